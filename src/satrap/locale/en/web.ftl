# The page: what stands on every page.
web-skip = To the content
web-nav = Pages
web-home = Front page
web-lobby = Lobby
web-learn = Learn
web-settings = Settings
web-loading = One moment …
web-lost = Nothing here
web-lost-about = There is no page at this address.
web-no-server = The server does not answer. Try again in a moment.
web-guest = Guest
web-player = Player { $number }

# The front page.
web-front = Play Alexander’s games
web-front-about = Two board games about Alexander the Great, with friends or with bots. No account, nothing to install.
web-game-alexandros = Alexandros
web-game-alexander_the_great = Alexander the Great
web-game-about-alexandros = Lead Alexander’s march, wall in provinces behind him, hold them with guards and levy taxes. 2 to 4 players, about 45 minutes.
web-game-about-alexander_the_great = Split 15 cubes in secret, march through six regions, build temples and cities. 2 to 5 players, about 60 minutes.
web-play-now = Play now
web-seats = Players
web-level = Bots
web-edition = Edition
web-bot-simple = Thoughtful
web-bot-random = Random
web-preset-standard = Standard
web-preset-fr = French
web-preset-de = German
web-preset-en = English
web-preset-it = Italian

# Before a match.
web-table = Table
web-table-waiting = Waiting for players. Send them the link.
web-table-full = Everybody is here.
web-chair-open = Open to everybody
web-chair-invited = For who has the link
web-chair-device = On this device
web-chair-bot = Bot
web-sit = Sit down
web-sit-here = Sit down on this device
web-invite = Link to this table
web-copy = Copy
web-copied = Copied
web-start = Start the match
web-leave = Leave the table

# A shared device.
web-curtain = { $name }, it is your turn
web-curtain-about = Pass the device on. What is secret is shown only when you say so.
web-curtain-open = I am { $name }: show my side

# At the table.
web-board = The board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show all
web-players = Players
web-you = you
web-presence-here = here
web-presence-away = away
web-presence-bot = bot
web-ready = ready
web-points = { $points ->
    [one] one point
   *[other] { $points } points
}
web-clock = Time left
web-panels = Panels
web-panel-players = Players
web-panel-log = Log
web-panel-chat = Chat
web-panel-notes = Notes
web-panel-words = Words
web-chat-say = Say something
web-chat-send = Send
web-chat-players = Only players can read this.
web-chat-watchers = Only those who watch can read this, until the match is over.
web-notes-about = Your own notes: nobody else sees them.
web-notes-kept = Saved.
web-notes-lost = Not saved. Try again.
web-notation = Type an action
web-notation-do = Do it
web-notation-about = How actions are written
web-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
web-other = Something else
web-undo = Undo
web-redo = Redo
web-restart-turn = Restart turn
web-link-connecting = Connecting …
web-link-lost = { $count ->
    [0] Connection lost. Trying again …
    [one] Connection lost. One move waits and goes out by itself.
   *[other] Connection lost. { $count } moves wait and go out by themselves.
}
