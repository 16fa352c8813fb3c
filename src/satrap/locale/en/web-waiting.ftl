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
web-host-starts = { $name } starts the game
web-chair-open = Open to everyone
web-chair-invited = For someone with the link
web-chair-device = On this device
web-chair-bot = Bot
web-chair-mine = You
web-chair-free = free chair
web-empty-chair = An empty chair
web-kept-for = Kept for { $name }
web-seat-of = Seat { $number }: { $name }, { $note }
web-host = host
web-is-ready = ready
web-not-ready = not ready yet
web-not-here = not here yet
web-learning = learning the rules
web-bot-about = bot: { $about }
web-bot-away = Take the bot away
web-chair-away = Take the chair away
web-sit-here = Sit here
web-sit-device = Someone else on this device
web-free-seat = Free { $name }’s seat
web-leave = Leave the table
web-the-game = The game
web-change = Change
web-change-done = Done
web-chairs = Chairs
web-takes = Takes about
web-options = All rule options
web-option-more = Compare all editions
web-clock-label = Clock
web-clock-none = No clock
web-increment = Extra seconds per turn
web-invite = Invite friends with the link
web-invite-about = Whoever opens it may take a chair. No account needed.
web-listed = Also list the table in the lobby
web-copy = Copy
web-copied = Copied
web-share-link = Share
web-learn-waiting = Learn while you wait
web-back-to-table = Back to the table
web-ready-now = Ready
web-start = Start
web-start-few = { $count } chairs must be taken before you can start.
web-start-empty = { $count ->
    [one] The empty chair is taken away when you start.
   *[other] The empty chairs are taken away when you start.
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
web-sit = Take the chair
web-name-first = First your name: this is how the others see you. Then press again.
web-learn-first = First learn it in 5 minutes
web-learn-first-about = The chair is kept for you.
web-all-taken = Every chair is taken. Watch, or open a table of your own.
web-watch-here = Watch
web-own-table = Open a table of my own
