web-cup-game = Game
web-cups-open = Open to join
web-cups-running = Under way
web-cups-over = Finished
web-cups-none = No tournament is open to join. Open one!
web-cups-new = New tournament
web-cups-members = Tournaments are for members.
web-cup-players = Players: { $played } of { $most }
web-cup-format-swiss = Swiss
web-cup-format-robin = Round robin
web-cup-format-knockout = Knockout
web-cup-live = live
web-cup-daily = by correspondence
web-cup-mine = you take part
web-cup-join = Take part
web-cup-leave = Leave the tournament
web-cup-here = I am here
web-cup-here-done = You are here
web-cup-to-table = To the table
web-cup-start = Start now
web-cup-cancel = Cancel the tournament
web-cup-remove = Remove { $name }
web-cup-add-bot = Add bots
web-cup-invite = Invitation
web-cup-cancelled = This tournament was cancelled.
web-cup-by = Organised by { $name }
web-cup-round = Round { $round }
web-cup-rounds = Rounds
web-cup-standings = Standings
web-cup-player = Player
web-cup-you = you
web-cup-out = dropped out, a bot plays
web-cup-points = Points
web-cup-buchholz = Buchholz
web-cup-wins = Wins
web-cup-table = Table { $number }
web-cup-table-mine = Table { $number }, your game
web-cup-free = { $name }: bye
web-cup-ties = Ties on points are broken by: head to head, Buchholz, wins, share of the scores
web-cup-need = What you need
web-cup-name = Name of the tournament
web-cup-seats = Players at a table
web-cup-format = Format
web-cup-minutes = Minutes for each player
web-cup-when = Starts at (leave empty to start it yourself)
web-cup-public = Everybody can find it
web-cup-bots = Bots may take part
web-cup-open = Open the tournament
cup-need-win = Win, and the cup is yours.
cup-need-level = If you win, others may draw level; then the tie-breaks decide.
cup-need-hope = Win, and hope that those ahead of you do not.
cup-need-nothing = Whatever happens, the cup is yours.
cup-need-rounds = { $rounds ->
    [one] One more round after this one.
   *[other] { $rounds } more rounds after this one.
}
cup-need-through = Win, and you are in the next round.
cup-need-final = Win, and the cup is yours.
web-cup-bye = bye
web-cup-bye-mine = You have a bye in this round, and a whole point for it.
web-cup-ties-equal = Whoever is level even then shares the place.
web-cup-by-met = Head to head
web-cup-by-buchholz = Buchholz
web-cup-by-wins = Wins
web-cup-by-share = Share of the scores
web-cup-about-met = what those who are level made of their own meetings, if all of them have met
web-cup-about-buchholz = the points of all your opponents together
web-cup-about-wins = first places at a table, shared ones too
web-cup-about-share = your part of all the points scored at your tables
web-cup-decided = What has decided between equals
web-cup-tie = { $ahead } is ahead of { $behind } – { $by }: { $more } to { $less }
web-cup-place = Place
web-cup-rated = rated { $rating }
web-cup-program = bot
web-cup-taking-part = Taking part: { $count }
web-cup-final = Final standings
web-cup-after = After { $rounds ->
    [1] one round
    [2] two rounds
    [3] three rounds
    [4] four rounds
   *[other] { $rounds } rounds
}
web-cup-in-round = round { $round }
web-cup-round-over = Round { $round } is over
web-cup-is-over = The tournament is over
web-cup-playing = under way
web-cup-host-starts = begins when the organiser says so
web-cup-against = against
web-cup-has-points = Points: { $points }
web-cup-look-back = Look at the match
web-cup-also = Also in round { $round }
web-cup-results = All games
web-cup-of = { $game } for { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $seats }
}
web-cup-count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
web-cup-count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-cup-taking = Taking part
web-cup-keep = Tournaments are for members. Keep your games first, then take part: two clicks.
web-cup-keep-go = Keep my games
web-cup-watching = This tournament has begun; you can watch every public table.
web-cup-left = You are no longer taking part; a bot plays on for you.
web-cup-leave-open = Your place is free again; you can come back until the start.
web-cup-leave-running = A bot plays on for you, and you come after all who stay. You cannot come back.
web-cup-leave-now = Leave
web-cup-invite-about = Anybody with this link can see the tournament and take part.
web-cup-host = You organise this tournament
web-cup-bot-level = Bot level
web-cup-bot-count = How many
web-cup-remove-whom = Remove somebody
web-cup-remove-open = Their place is free again.
web-cup-remove-running = A bot plays on for them, and they come after all who stay. There is no way back.
web-cup-remove-now = Remove
web-cup-cancel-open = Everybody who has joined is told. There is no way back.
web-cup-cancel-running = Everybody is told, and there are no more rounds. Matches that are running can be finished.
web-cup-cancel-now = Cancel it
web-cup-format-about-swiss = Everybody plays all rounds, against others with as many points.
web-cup-format-about-robin = Everybody meets everybody, equally often if possible. Up to 16 players.
web-cup-format-about-knockout = The first of each table goes on.
web-cup-pace = Pace
web-cup-pace-live = Live
web-cup-pace-days = By correspondence
web-cup-increment = Seconds added for each turn
web-cup-days = Days for each move
web-cup-bank = Spare days for the whole match
web-cup-more = More
web-cup-rounds-wanted = Number of rounds
web-cup-rounds-about = 0: as many as it needs
web-cup-fill = Starts when so many have joined
web-cup-fill-about = 0: at its time, or when you say so
web-cup-pause = Minutes between two rounds
web-cup-stand-in = Plays for those who are absent
web-cup-fills = Bots take the chairs that are left at the last tables
