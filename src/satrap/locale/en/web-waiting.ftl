# The waiting room.
web-table-of = { $name }’s table
web-table-waiting = Waiting for players. Send them the link.
web-table-waiting-for = Waiting for { $name }, who has been invited.
web-late = { $name } is here, but not ready yet.
web-late-learning = { $name } is still learning the rules.
web-table-full = Everyone is here: start the match.
web-table-full-wait = Everyone is here. Waiting for the host to start the match.
web-table-called = Everyone is here. Shuffling…
web-table-closed = This table was closed before the match began.
web-freed = The host has freed your seat.
web-host-starts = { $name } starts the match
web-host-changes = { $name } is changing the settings
web-chair-open = Open to everyone
web-chair-invited = For someone with the link
web-chair-device = On this device
web-chair-bot = Bot
web-chair-mine = You
web-chair-free = your seat
web-empty-chair = Free seat
web-kept-for = Kept for { $name }
web-seat-of = Seat { $number }: { $name }, { $note }
web-host = host
web-is-ready = ready
web-not-ready = not ready yet
web-not-here = not here yet
web-learning = learning the rules
web-changing = changing the settings
web-bot-about = bot: { $about }
web-bot-away = Remove the bot
web-chair-away = Remove the seat
web-sit-here = Sit here
web-sit-device = Someone else on this device
web-free-seat = Free { $name }’s seat
web-leave = Leave the table
web-the-game = The game
web-change = Change
web-change-done = Done
web-chairs = Seats
web-takes = Takes about
web-begins = { $name } begins this match.
web-begins-you = You begin this match.
web-options = All rule options
web-option-more = Compare all editions
web-clock-label = Clock
web-clock-none = No clock
web-increment = Extra seconds per turn
web-invite = Invite friends with the link
web-invite-about = Whoever opens it can take a seat. No account needed.
web-listed = Also list the table in the lobby
web-copy = Copy
web-copied = Copied
web-share-link = Share
web-learn-waiting = Learn while you wait
web-back-to-table = Back to the table
web-ready-now = Ready
web-start = Start
web-start-few = Seats to be taken before you can start: { $count }.
web-start-empty = { $count ->
    [one] The free seat is removed when you start.
   *[other] The free seats are removed when you start.
}

# The invited friend.
web-invites = { $name } invites you to
web-invited = You are invited to
web-player-count = { $count ->
    [one] one player
   *[other] { $count } players
}
web-minutes-each = { $minutes } min each
web-without-clock = no clock
web-sits-waiting = waiting
web-sit = Take a seat
web-name-first = First your name: this is how the others see you. Then take a seat.
web-learn-first = First learn it in 5 minutes
web-learn-first-about = The seat is kept for you.
web-all-taken = Every seat is taken. Watch, or open a table of your own.
web-watch-here = Watch
web-own-table = Open a table of my own

# Which board.
web-board-standard = Standard board
web-board-custom = Another custom board
web-board-which = Board
web-board-draw = Draw a board
