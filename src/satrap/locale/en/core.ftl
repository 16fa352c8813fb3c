# Sentences of the contract: setting up, playing, undoing, reading records.
name = { $name }
names-and = { $names } and { $last }
you = you
option-value = { $option } cannot be “{ $value }”. It can be: { $values }.
unknown-option = There is no option “{ $option }”. Available: { $options }.
unknown-preset = There is no preset “{ $preset }”. Available: { $presets }.
unknown-game = There is no game “{ $game }”. Available: { $games }.
unknown-starter = There is no seat { $starter }: seats are numbered from 0 to { $most }.
seats = This game is for { $least } to { $most } players, not { $count }.
match-over = The match is over.
not-your-decision = You have nothing to decide right now: waiting for { $names }.
not-your-turn = It is not your turn.
illegal-action = That is not possible now.
seen-in-between = The first of these reveals something new: look at it, then continue.
undo-no-such-ply = There is no decision { $ply } to return to; the last one before this is { $most }.
undo-seen = You cannot simply take this back: someone else has played since, or something new was revealed.
undo-ask = Someone else is deciding now: ask them to let you take this back.
record-too-large = This file is too large for a record: at most { $most } bytes.
record-unreadable = This record cannot be read: { $reason }.
record-replay = This record cannot be replayed: { $reason }
record-entry = Entry { $number } of this record cannot be played: { $reason }
record-empty-entry = An entry of this record contains nothing that can be played.
record-entries = The entries of this record do not follow from one another.
record-hash = Replaying this record leads to a different state from the one recorded.
record-result = The result or the draws of this record do not match a replay.
record-other-game = This record is from another game: { $game }.
record-newer-rules = This record was made with rules version { $rules }; only versions up to { $known } are known here.
record-commitment = The seed of this record does not match its commitment.
record-unknown-board = This record was played on a board that is not known here: { $board }.
record-board-hash = The board “{ $board }” is not the one that this record was played on.
position-unreadable = This position cannot be read: { $reason }.
position-unsound = This position is impossible: { $reason }.

# The status line: whose turn it is, what to do, who won.
prompt-away = Waiting for { $name }, who is away.
prompt-choosing = { $task } Still choosing: { $names }.
prompt-ready = Your choice is in. Still choosing: { $names }.
prompt-you-won = You won with { $points ->
    [one] one point
   *[other] { $points } points
}.
prompt-won-for-you = You were away at the end; the bot in your place won with { $points ->
    [one] one point
   *[other] { $points } points
}.
prompt-won = { $name } won with { $points ->
    [one] one point
   *[other] { $points } points
}.
prompt-shared = { $names } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each.
prompt-you-resigned = You resigned: { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
prompt-resigned-you-won = { $name } resigned: you win.
prompt-resigned = { $name } resigned: { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
prompt-abandoned = The match was ended early; nobody won.
