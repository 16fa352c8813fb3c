# Sentences of the contract: setting up, playing, undoing, reading records.
name = { $name }
names-and = { $names } and { $last }
option-value = { $option } cannot be "{ $value }". It can be: { $values }.
unknown-option = There is no option "{ $option }". There are: { $options }.
unknown-preset = There is no preset "{ $preset }". There are: { $presets }.
unknown-game = There is no game "{ $game }". There are: { $games }.
unknown-starter = There is no seat { $starter }: seats are numbered from 0 to { $most }.
seats = { $count ->
    [one] One player is too few
   *[other] { $count } players do not fit
}: this game is for { $least } to { $most }.
match-over = The match is over.
not-your-decision = It is not your decision now: waiting for { $names }.
not-your-turn = It is not your turn.
illegal-action = That is not possible now.
seen-in-between = Something new is shown after the first of these: look at it, then go on.
undo-no-such-ply = There is no ply { $ply } to return to; the last one before this is { $most }.
undo-seen = This cannot be taken back freely: somebody else has played since, or something new was seen.
record-too-large = This file is too large for a record: at most { $most } bytes.
record-unreadable = This is not a record that can be read: { $reason }
record-replay = This record cannot be played again: { $reason }
record-entry = Entry { $number } of this record cannot be played: { $reason }
record-empty-entry = An entry of this record says nothing that can be played.
record-entries = The entries of this record do not lead to each other.
record-hash = Playing this record again leads to another state than the record says.
record-result = The result or the draws of this record are not what playing it again gives.
record-other-game = This record is of another game: { $game }.
record-newer-rules = This record was made with rules version { $rules }; known here are versions up to { $known }.
record-commitment = The seed of this record does not fit its commitment.
record-unknown-board = This record was played on a board that is not known here: { $board }.
record-board-hash = The board "{ $board }" is not the one that this record was played on.
position-unreadable = This position cannot be read: { $reason }
position-unsound = This position cannot be: { $reason }.

# The status line: whose turn it is, what to do, who won.
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
prompt-abandoned = The match was broken off; nobody won.
