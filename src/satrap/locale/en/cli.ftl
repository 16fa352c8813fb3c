# What `--help` says.
cli-about = Board games in the terminal: play, replay, let bots play.
cli-about-play = Play a match, with people at this keyboard and with bots.
cli-about-replay = Step through a saved match.
cli-about-sim = Let bots play many games, and show statistics.
cli-about-balance = Let bots play many games, and report how fair and how lively the game is.
cli-about-arena = Let bots play against each other, and rate them.
cli-about-verify = Check the proof of a finished match: every shuffle, and the whole log.
cli-about-serve = Let people and bots play over the network: tables on this machine.
cli-opt-game = The game: { $games }.
cli-opt-seat = Who plays, once for each seat: a name, or bot: and one of { $bots }. If not given, you are asked.
cli-opt-preset = The edition of the rules, or the kind of match.
cli-opt-option = One option of the rules; can be given several times.
cli-opt-board = Another board: its name, or a file.
cli-opt-lang = The language: { $languages }.
cli-opt-seed = The random seed, in hexadecimal: the same seed gives the same shuffles.
cli-opt-resume = Resume a saved match.
cli-opt-autosave = Where the match is saved after each decision. Default: your data folder.
cli-opt-record-file = A saved match.
cli-opt-ply = The decision to start at, counted from 1; 0 is the start.
cli-opt-observer = Whose view to show: a seat counted from 0, public, or open for everything.
cli-opt-all = Print the whole log and the last position, without asking anything.
cli-opt-seats = How many seats.
cli-opt-games = How many games.
cli-opt-sim-seed = The seed: the same seed plays the same games.
cli-opt-bots = One bot for all seats, or one for each, separated by commas.
cli-opt-jobs = How many processes play at the same time; the games stay the same.
cli-opt-abandon = How many players leave each game at a random moment; the server’s stand-in plays on for them.
cli-opt-record = A folder for the record of each game.
cli-opt-json = Print one JSON object.
cli-opt-counts = A number of players; can be given several times. Default: all that the game allows.
cli-opt-balance-out = The folder for the report.
cli-opt-all-jobs = How many processes play at the same time; default: one per core. The games stay the same.
cli-opt-fresh = Start over, ignoring anything already played or written.
cli-opt-proof-file = The proof of a finished match.
cli-opt-head = A chain hash (head) that you noted during the match: it must be in the log.
cli-opt-host = The address to listen on; 127.0.0.1 means this machine only.
cli-opt-port = The port; 0 takes a free one.
cli-opt-data = The folder for all tables. Default: your data folder.
cli-opt-away = After how many seconds the others may let a bot play for someone who is gone.
cli-opt-keep-finished = How many minutes finished tables stay in memory once nobody is looking at them. They come back as soon as someone looks.
cli-opt-slack = Multiplies all limits on requests and connections.
cli-opt-web = The folder of a built page, instead of the one that came with the package.

# The server.
cli-folder-in-use = Another server is using { $folder }: stop it first, or name another folder with --data.
cli-cannot-serve = Cannot listen on { $host }, port { $port }: { $reason }.
cli-port-taken = Port { $port } on { $host } is in use by another program: stop that one, or name another port with --port { $other } (make play ARGS="--port { $other }").
cli-serving = Satrap is up at { $address } (Ctrl-C stops it).

# What can be wrong.
cli-unknown-language = There is no language “{ $language }”. Available: { $languages }.
cli-unknown-observer = There is no observer “{ $observer }”: give a seat from 0 to { $most }, public, or open.
cli-cannot-save = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } already exists. Choose another file, or resume it: --resume.
cli-cannot-read = { $file } cannot be read: { $reason }.
cli-no-seed = This record holds no seed, so nobody knows what is still to be drawn: it can be replayed, but not resumed.
cli-bad-seed = A seed has at most { $most } digits, from 0 to 9 and from a to f.
cli-bad-name = A name has 1 to { $most } characters, all of them printable.
cli-name-twice = There is already someone called { $name }.
cli-name-of-bot = “{ $name }” is the name of a bot. For a bot, write bot: and one of these: { $bots }.
cli-bots-count = Bots named: { $bots }, seats: { $seats }. Name one for all, or one for each.
cli-abandon-count = { $left } of { $seats } players cannot leave: that is too many.
cli-balance-other = { $file } was made with other settings ({ $names }). Use those again, or another folder (--out), or start over: --fresh.
cli-balance-damaged = { $file } is damaged and cannot be resumed. Start over: --fresh.

# Before a match.
cli-you = Player
cli-ask-name = Your name [{ $name }]:
cli-ask-others = How many opponents, { $least } to { $most } [{ $least }]:
cli-bad-others = Please type a number from { $least } to { $most }, or just press Enter for { $least }.
cli-ask-opponent = Opponent { $number } is a bot ({ $bots }) or a person (type the name) [1]:

# During a match.
cli-choose = { $name }, type a number (or help):
cli-prompt = { $name }>
cli-menu-long = “why 7” explains number 7.
cli-menu-count = Possibilities: { $count }.
cli-no-such-number = There is no number { $number } in the list: it goes from 1 to { $most }.
cli-possible = Possible: { $label } ({ $action }). What it would do:
cli-hand-nothing = You have no secret information: everything you know is public.
cli-log-earlier = ({ $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: type “log all”.)
cli-leave = { $name }, that’s it for now. Enter clears the screen (undo takes back your last decision):
cli-arrive = Pass the keyboard to { $name }. { $name } presses Enter:
cli-saved = Saved in { $file }.
cli-quit = The match is saved. To resume: { $command }
cli-sheet = Score sheet
cli-over = The record is in { $file }. “satrap replay” steps through it.

# Taking back.
cli-undone = Taken back.
cli-undone-redrawn = Taken back. Something new had been revealed, so everything still hidden was drawn again.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-alone = “undo!” takes back your last decision anyway; everything still hidden is then drawn again.
cli-undo-together = “undo!” takes back your last decision if everyone agrees; everything still hidden is then drawn again.
cli-undo-ask = { $asked }, may { $asking } take back the last decision? (y/n)
cli-undo-refused = { $name } does not agree. Nothing has changed.
cli-yes = y

# What `help` says.
cli-usage-number = 3
cli-help-number = choose number 3 from the list
cli-usage-notation = words
cli-help-notation = choose by the words beside it; several decisions in one line, with ; between them
cli-usage-why = why 3, why WORDS
cli-help-why = what it would do, or why it is not possible
cli-usage-hand = hand
cli-help-hand = what only you can see
cli-usage-log = log, log all
cli-help-log = what happened
cli-usage-undo = undo
cli-help-undo = take back your last decision
cli-usage-undo-more = undo!
cli-help-undo-more = the same even if something new has been revealed; everything still hidden is then drawn again
cli-usage-save = save, save FILE
cli-help-save = save now, or in another file; decisions are saved automatically, secret ones once everyone has decided
cli-usage-help = help
cli-help-help = this text
cli-usage-quit = quit
cli-help-quit = stop; you can resume later
cli-usage-enter = Enter
cli-help-enter = show the table and the list again

# Replays.
cli-ply = Decision { $ply } of { $most }
cli-replay-prompt = Enter: next, b: back, 0-{ $most }: go there, q: quit
cli-replay-help = Please press Enter, or type b, q, or a number from 0 to { $most }.

# Simulations.
cli-sim-bar = Games
cli-sim-games = Games: { $value }
cli-sim-decisions = Decisions: { $value }
cli-sim-seconds = Seconds: { $value }
cli-sim-decisions-per-second = Decisions per second: { $value }
cli-sim-left = Players who left and were replaced by a bot: { $left }
cli-sim-ends = Why games ended:
cli-sim-end = { $reason }: { $count }
cli-sim-turns = Turns: { $least } to { $most }, median { $median }
cli-sim-scores = Scores: { $least } to { $most }, median { $median }
cli-sim-seat = { $name }: wins { $wins }, { $mean } points on average

# Balance.
cli-balance-done = The report is in { $file }.
cli-balance-written = The report in { $file } is up to date. --fresh plays all games again.
cli-balance-stopped = Stopped. Games kept in { $file }: { $done } of { $total }. Run the same command again to continue.
cli-choose-words = { $name }, type your choice (or help):
cli-possible-only = Possible: { $label } ({ $action }).
cli-opt-starter = The player who begins, or who is the oldest, by number from 1; chosen at random if not given.

# The arena.
cli-opt-arena-bots = The bots, separated by commas. Default: all levels.
cli-opt-arena-games = Minimum number of games: every deal is played by all bots in every order of seats.
cli-opt-arena-seconds = Seconds per turn for bots that search; otherwise each thinks as much as its level does.
cli-opt-arena-out = The folder where games are kept, so that you can continue later. Default: your data folder.
cli-opt-ladder = Let each level play the next one, up to 400 games at two and four seats, until their intervals no longer overlap.
cli-opt-ladder-page = The page to write the results to.
cli-arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    }. The mean rating is 1500; 400 points more mean odds of 10 to 1; intervals are 95%.
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-interval = Interval
cli-arena-wins = Wins
cli-arena-share = Share (fair: 1)
cli-arena-margin = Margin
cli-arena-typical = Typical turn
cli-arena-slow = 95% within
cli-arena-plot = Ratings and their intervals:
cli-ladder-rung = { $seats } seats, { $lower } and { $upper }: { $games } games, a lead of { $lead } ({ $low } to { $high }).
cli-ladder-done = The results are in { $file }.
cli-ladder-top = { $seats } seats, by the clock: { $top } alone against { $lower }: { $games } games, { $share } times the fair share of wins.
cli-ladder-seconds = The ladder compares levels as they are: omit --seconds.
cli-ladder-json = The ladder is written to a page: omit --json.
cli-ladder-other = { $file } has other content, which would be lost. Choose another file: --page.
cli-preparing = Compiling the bots, just this once; this takes about a minute…
arena-bots = Name at least two different bots, each once, or one for each seat: not “{ $bots }”.
# The analysis of a match, in the terminal.
cli-about-analyse = Go through a saved match: where it was decided, and what would have been better.
cli-opt-budget = The most effort to spend: a server spends 4000. A long match is then judged less thoroughly.
cli-analyse-bar = Turns
cli-analyse-chances = Winning chances, turn by turn, with all hidden information revealed:
cli-analyse-turning = Turning points:
cli-analyse-even = No turn of this match was costly.
cli-analyse-lost = Decision { $ply }: { $name } gave away { $lost ->
    [one] 1 percentage point
   *[other] { $lost } percentage points
} of winning chances.
cli-analyse-played = Played: { $plays } ({ $chance }%)
cli-analyse-better = Better: { $plays } ({ $chance }%)
