# The front page.
web-front = Two board games about Alexander the Great
web-learn-soon = Learn in 5 minutes
web-learned = learned
web-name-plays = You play as { $name }.
web-name-other = Change
web-name-keep = Keep this name
web-game-players = { $least }–{ $most } players
web-crew = { $bots ->
    [1] You and one bot
    [2] You and two bots
    [3] You and three bots
    [4] You and four bots
   *[other] You and { $bots } bots
}
web-crew-least = At least { $count } play
web-crew-most = At most { $count } play
web-crew-less = Remove bot { $number }
web-go-on = Matches to continue
web-go-on-one = Your current match
web-go-on-turn = It’s your turn
web-go-on-theirs = { $names } to move
web-go-on-open = Your open table
web-go-on-gathered = Everyone is ready
web-go-on-many = Your matches: { $count }
web-go-on-for-me = { $count ->
    [one] One of them is waiting for you
   *[other] { $count } of them are waiting for you
}
web-go-on-over = Your last match
web-go-on-with = { $game }, with { $names }
web-go-on-verb = Continue
web-go-on-list = Show
web-go-on-look = View
