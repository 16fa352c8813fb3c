# The page: what is on every page.
web-skip = Skip to content
web-nav = Pages
web-home = Home
web-front-page = Front page
web-lobby = Lobby
web-cups = Tournaments
web-learn = Learn
web-settings = Settings
web-loading = One moment…
web-lost = Nothing here
web-lost-about = There is no page at this address.
web-no-server = The server is not responding. Try again in a moment.
web-player = Player { $number }
web-colon = { $name }: { $words }

# The front page.
web-play-now = Play
web-seats = Players
web-level = Bots
web-edition = Edition
web-preset-standard = Standard
web-preset-fr = French rulebook
web-preset-de = German rulebook
web-preset-en = English rulebook
web-preset-it = Italian rulebook
web-preset-short = Short campaign

# The lobby.
web-lobby-waiting = Waiting for players
web-lobby-running = In progress
web-lobby-none = No table is waiting. Open one: others will see it here.
web-lobby-quiet = Nobody is playing in public right now.
web-open-table-of = Open a table: { $game }
web-my-tables-over = Your finished matches
web-row-join = Join
web-row-look = Watch
web-row-resume = Resume
web-row-relive = Replay
web-row-won = won
web-join = Join with a link or a code
web-join-go = Join
web-join-wrong = This is neither the link nor the code of a table. Copy the whole link.
web-minutes = { $minutes } min

# Opening a table.
web-open = Open the table

# Reading.
web-rules = Rules
web-rulings = Rulings
web-tutorial = Tutorial
web-about = About the games
web-contents = Contents
web-search = Search
web-found = { $count ->
    [0] Nothing found
    [one] One section
   *[other] { $count } sections
}

# Settings.
web-set-name = Your name at the table
web-set-language = Language
web-set-pace = Animation speed
web-set-pace-off = No animation
web-set-pace-fast = Fast
web-set-pace-normal = Normal
web-set-pace-slow = Slow
web-keep = Keep my games
web-keep-this = Keep this game
web-account = Your account
web-sign-in = Sign in
web-keep-why = You play as a guest, and only this browser knows you.
web-friend = With a friend
web-name-ask = What should we call you?
web-name-given = Until you choose a name, you play as { $name }.
web-strength = Strength of the bots
web-crew-more = Add a bot
web-rules-of = Rules of { $game }
