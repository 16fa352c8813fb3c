# The home page: tables where something waits.
web-home-yours = Your turn
web-home-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-home-nothing = Nothing is waiting for you.
web-home-others = Waiting for others
web-home-opening = Not begun yet
web-home-turn = turn { $turn }
web-home-with = with { $names }
web-home-watch = Watch
web-home-move = Your move
web-home-did = { $name }: { $words }
web-home-ready = { $name } has decided.
web-home-to-move = { $names } to move
web-home-left = { $time } left
web-home-over = Time is up.
web-home-note = Note
web-home-note-new = Write a note
web-home-note-done = Done
web-home-lost = Your tables cannot be shown right now. Try again in a moment.
web-home-daily = New correspondence table
web-home-daily-which = Which game?
web-home-rating = Rating
web-home-rating-which = Which rating
web-home-rating-kind = { $game }, { $seats } players
web-home-week = { $change } this week
web-home-cup = Your tournament
web-home-cup-round = Round { $round } of { $rounds }
web-home-cup-begins = Round { $round } begins { $when }.
web-home-cup-against = You against { $names }
web-home-cup-see = See the tournament
web-home-cup-standings = See the standings
web-home-away = One move a day is enough. Away until Sunday? Your clocks can rest.
web-home-vacation = Take a vacation
web-home-on-vacation = You’re on vacation until { $when }.
web-home-vacation-change = Change
web-home-does-atg-prompt-move-of = { $names } marches
web-home-does-atg-prompt-build-of = { $names } builds
web-home-gathered = Everyone is ready: start the match.
web-home-news-play = Play
web-home-news-begin = Start
web-home-news-chair = Take the chair
web-home-news-see = See
web-home-bots = Play against bots
web-home-learn = Learn in 5 minutes
web-home-lobby = Find a table
