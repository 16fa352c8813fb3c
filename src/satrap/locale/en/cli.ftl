# What `--help` says.
cli-about = Board games in the terminal: play, watch again, let bots play.
cli-about-play = Play a match, with people at this keyboard and with bots.
cli-about-replay = Step through a saved match.
cli-about-sim = Let bots play many games, and count.
cli-about-balance = Let bots play many games, and report how fair and how lively the game is.
cli-about-arena = Let bots play against each other, and rate them.
cli-about-verify = Check the proof of a finished match: every shuffle, and the whole log.
cli-about-serve = Let people and bots play over the network: tables on this machine.
cli-opt-game = The game: { $games }.
cli-opt-seat = Who plays, once for each seat: a name, or bot: and one of { $bots }. Without it you are asked.
cli-opt-preset = The edition of the rules, or the kind of match.
cli-opt-option = One option of the rules; can be given several times.
cli-opt-board = Another board: its name, or a file.
cli-opt-lang = The language: { $languages }.
cli-opt-seed = The seed of all chance, in hexadecimal digits: the same seed shuffles alike.
cli-opt-resume = Go on with a saved match.
cli-opt-autosave = Where the match is saved after each decision. Without it: in your folder for data.
cli-opt-record-file = A saved match.
cli-opt-ply = The decision to begin at, counted from 1; 0 is the start.
cli-opt-observer = Through whose eyes: a seat counted from 0, public, or open for everything.
cli-opt-all = Print the whole log and the last position, and ask nothing.
cli-opt-seats = How many seats.
cli-opt-games = How many games.
cli-opt-sim-seed = The seed: the same seed plays the same games.
cli-opt-bots = One bot for all seats, or one for each with commas between them.
cli-opt-jobs = How many processes play at once; the games stay the same.
cli-opt-abandon = How many seats are left in each game, at a random moment; the stand-in of the server plays on.
cli-opt-record = A folder for the record of each game.
cli-opt-json = Print one JSON object.
cli-opt-counts = A number of players; can be given several times. Without it: all that the game allows.
cli-opt-balance-out = The folder for the report.
cli-opt-all-jobs = How many processes play at once; without it one for each core. The games stay the same.
cli-opt-fresh = Start anew, whatever has been played or written before.
cli-opt-proof-file = The proof of a finished match.
cli-opt-head = A head that you noted during the match: it must be one of the log’s.
cli-opt-host = The address to listen at; 127.0.0.1 is this machine alone.
cli-opt-port = The port; 0 takes a free one.
cli-opt-data = The folder for all tables. Without it: your folder for data.
cli-opt-away = After how many seconds others may let a bot play for somebody who is gone.
cli-opt-keep-finished = How many minutes finished tables stay in memory once nobody is looking at them. They come back as soon as somebody looks.
cli-opt-slack = Multiplies all limits on requests and connections.
cli-opt-web = The folder of a built page, in place of the one that came with the package.

# The server.
cli-folder-in-use = Another server keeps its tables in { $folder }: stop it first, or name another folder with --data.
cli-cannot-serve = Cannot listen at { $host }, port { $port }: { $reason }.
cli-port-taken = Port { $port } at { $host } is taken by another program: stop that one, or name another port with --port { $other } (make play ARGS="--port { $other }").
cli-serving = Satrap is up at { $address } (Ctrl-C stops it).

# What can be wrong.
cli-unknown-language = There is no language "{ $language }". There are: { $languages }.
cli-unknown-observer = There is no observer "{ $observer }": give a seat from 0 to { $most }, public, or open.
cli-cannot-save = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } is there already. Choose another file, or go on with it: --resume.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-no-seed = This record holds no seed, so nobody knows what is still to be drawn: it can be replayed, but not resumed.
cli-bad-seed = A seed has at most { $most } digits, from 0 to 9 and from a to f.
cli-bad-name = A name has 1 to { $most } characters, all of them printable.
cli-name-twice = There is already somebody called { $name }.
cli-name-of-bot = "{ $name }" is what a bot is called. For a bot say bot: and one of these: { $bots }.
cli-bots-count = { $bots } bots do not fit { $seats } seats: name one for all, or one for each.
cli-abandon-count = { $left } seats cannot be left where { $seats } play.
cli-balance-other = { $file } was made with other settings ({ $names }). Use those again, or another folder (--out), or start anew: --fresh.
cli-balance-damaged = { $file } is damaged and cannot be gone on with. Start anew: --fresh.

# Before a match.
cli-you = Player
cli-ask-name = Your name [{ $name }]:
cli-ask-others = How many opponents, { $least } to { $most } [{ $least }]:
cli-bad-others = Please type a number from { $least } to { $most }, or only Enter for { $least }.
cli-ask-opponent = Opponent { $number } is a bot ({ $bots }) or a person (type the name) [1]:

# During a match.
cli-choose = { $name }, type a number (or help):
cli-prompt = { $name }>
cli-menu-long = "why 7" says what number 7 means.
cli-menu-count = There are { $count } possibilities.
cli-no-such-number = There is no number { $number } in the list: it goes from 1 to { $most }.
cli-possible = Possible: { $label } ({ $action }). It would bring:
cli-hand-nothing = Everything you know lies open.
cli-log-earlier = ({ $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: type "log all".)
cli-leave = { $name }, that was all for now. Enter clears the screen (undo takes your last decision back):
cli-arrive = Pass the keyboard to { $name }. { $name } presses Enter:
cli-saved = Saved in { $file }.
cli-quit = The match is saved. Go on with: { $command }
cli-sheet = Score sheet
cli-over = The record is in { $file }. "satrap replay" steps through it.

# Taking back.
cli-undone = Taken back.
cli-undone-redrawn = Taken back. Something had been seen since, so all that is still hidden was drawn anew.
cli-undo-nothing = You have decided nothing yet that could be taken back.
cli-undo-alone = "undo!" takes your last decision back all the same; what is still hidden is then drawn anew.
cli-undo-together = "undo!" takes your last decision back if everybody agrees; what is still hidden is then drawn anew.
cli-undo-ask = { $asked }, may { $asking } take the last decision back? (y/n)
cli-undo-refused = { $name } does not agree. Nothing has changed.
cli-yes = y

# What `help` says.
cli-usage-number = 3
cli-help-number = choose number 3 of the list
cli-usage-notation = words
cli-help-notation = choose by the words beside it; several decisions in one line with ; between them
cli-usage-why = why 3, why WORDS
cli-help-why = what this would bring, or why it is not possible
cli-usage-hand = hand
cli-help-hand = what only you can see
cli-usage-log = log, log all
cli-help-log = what happened
cli-usage-undo = undo
cli-help-undo = take your last decision back
cli-usage-undo-more = undo!
cli-help-undo-more = the same even if something has been seen since; what is still hidden is then drawn anew
cli-usage-save = save, save FILE
cli-help-save = save now, or in another file; every decision is saved by itself, a secret one when all are in
cli-usage-help = help
cli-help-help = this text
cli-usage-quit = quit
cli-help-quit = stop; you can go on later
cli-usage-enter = Enter
cli-help-enter = show the table and the list again

# Replays.
cli-ply = Decision { $ply } of { $most }
cli-replay-prompt = Enter: next, b: back, 0-{ $most }: go there, q: quit
cli-replay-help = Please type only Enter, b, q, or a number from 0 to { $most }.

# Simulations.
cli-sim-bar = Games
cli-sim-games = Games: { $value }
cli-sim-decisions = Decisions: { $value }
cli-sim-seconds = Seconds: { $value }
cli-sim-decisions-per-second = Decisions per second: { $value }
cli-sim-left = Seats that were left and taken over by a bot: { $left }
cli-sim-ends = Why games ended:
cli-sim-end = { $reason }: { $count }
cli-sim-turns = Turns: { $least } to { $most }, median { $median }
cli-sim-scores = Scores: { $least } to { $most }, median { $median }
cli-sim-seat = { $name }: wins { $wins }, { $mean } points on average

# Balance.
cli-balance-done = The report is in { $file }.
cli-balance-written = The report in { $file } is up to date. --fresh plays all games again.
cli-balance-stopped = Stopped: { $done } of { $total } games are kept in { $file }. The same command goes on from there.
cli-choose-words = { $name }, type your choice (or help):
cli-possible-only = Possible: { $label } ({ $action }).
cli-opt-starter = The player who begins, or who is the oldest, by number from 1; drawn when not told.

# The arena.
cli-opt-arena-bots = The bots, with commas between them. Without this: all levels.
cli-opt-arena-games = How many games at least: every deal is played by all in every order of seats.
cli-opt-arena-seconds = Seconds a turn may take a bot that searches; else each thinks as much as its level does.
cli-opt-arena-out = The folder where games are kept, to go on later. Without it: in your folder for data.
cli-opt-ladder = Let each level play the next one, up to 400 games at two and four seats, until their intervals are apart.
cli-opt-ladder-page = The page that tells of it.
cli-arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    }. Rating 1500 is the mean; 400 more are odds of 10 to 1; intervals are of 95 %.
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-interval = Interval
cli-arena-wins = Wins
cli-arena-share = Fair share
cli-arena-margin = Margin
cli-arena-typical = A turn
cli-arena-slow = 95 % within
cli-arena-plot = Ratings and their intervals:
cli-ladder-rung = { $seats } seats, { $lower } and { $upper }: { $games } games, a lead of { $lead } ({ $low } to { $high }).
cli-ladder-done = It stands in { $file }.
cli-ladder-top = { $seats } seats, by the clock: { $top } alone against { $lower }: { $games } games, { $share } times the fair share of wins.
cli-ladder-seconds = The ladder compares levels as they are: leave out --seconds.
cli-ladder-json = The ladder is told on a page: leave out --json.
cli-ladder-other = { $file } is another text, which would be lost. Choose another file: --page.
cli-preparing = Making the bots' machine code, once for all later starts; this takes about a minute ...
arena-bots = Name at least two different bots, each once, or one for each seat: not “{ $bots }”.
# The analysis of a match, in the terminal.
cli-about-analyse = Look through a saved match: where it was decided, and what would have been better.
cli-opt-budget = The most effort to spend: a server spends 4000. A long match is then judged less thoroughly.
cli-analyse-bar = Turns
cli-analyse-chances = The chances to win, turn by turn, with everything laid open:
cli-analyse-turning = The turning points:
cli-analyse-even = No turn of this match was costly.
cli-analyse-lost = Decision { $ply }: { $name } gave away { $lost } percentage points of the chance to win.
cli-analyse-played = Played: { $plays } ({ $chance } %)
cli-analyse-better = Better: { $plays } ({ $chance } %)
