# What can be wrong with a board file.
board-too-long = The file is too long for a board: at most { $most } characters.
board-unreadable = The file cannot be read as TOML: look at line { $line }, column { $column }.
board-unknown-key = “{ $key }” is not a known entry of a board file. Known entries: { $known }.
board-missing-key = The entry “{ $key }” is missing.
board-other-game = This is a board for “{ $game }”, not for “{ $expected }”.
board-bad-name = “{ $name }” is not a valid board name: use lower-case letters, digits and hyphens, at most 40.
board-not-text = The entry “{ $key }” must be non-empty text in quotes.
board-long-text = The entry “{ $key }” is too long: at most { $most } characters.
board-rows-not-text = “rows” must be a list of strings, one for each row of triangles.
board-bad-letter = Row { $row }, column { $column }: “{ $letter }” is not allowed. Use . for open land, T A H L S for the symbols, ~ for sea, a blank for what is off the board.
board-too-many-rows = There are too many rows: at most { $most }.
board-row-too-long = Row { $row } is too long: at most { $most } triangles.
board-first-column = Row { $row } begins with land: put ~ or a blank first in every row (and keep the rows aligned), so that all points have a number.
board-no-land = There is no land on this board.
board-too-many-spaces = The board has { $count } spaces; at most { $most } are allowed.
board-too-many-symbols = The board has { $count } spaces with a symbol; at most { $most } are allowed.
board-in-pieces = The land is not connected: { $space } (row { $row }, column { $column }) cannot be reached side to side.
board-start-no-point = “{ $start }” is not the name of a point. A point is a letter and a number, as in c7.
board-start-off-board = The start point { $start } is not a corner of any space on this board.
board-map-keys = “map” needs exactly these entries: { $known }.
board-map-number = The entry “{ $key }” of “map” must be a number.
board-map-range = The entry “{ $key }” of “map” must be between { $least } and { $most }.
board-name-twice = The place name “{ $label }” is given twice: to { $first } and to { $second }.
board-name-no-space = The place name “{ $label }” is given to “{ $space }”, which is not a space on this board.
board-not-packaged = There is no packaged board called “{ $name }”. Available: { $known }.

# Words on the picture of a board.
board-drawn-standard =
    Our own reconstruction ({ $name }):
    no public record of the printed board exists.
board-drawn-own = Board { $name }, { $hash }

# `satrap board`.
cli-about-board = Check a board of your own, or draw one.
cli-about-board-check = Check a board file and compare it with everything known about the printed board.
cli-about-board-show = Draw a board as an SVG picture.
cli-opt-board-file = A board file, or a game for its standard board.
cli-opt-board-out = The file to write. If not given, the picture is printed.
board-checked = Board { $name }, { $hash }
board-all-hold = The board is playable, and all { $count } facts hold.
board-some-differ = The board is playable. { $count ->
    [one] One fact differs
   *[other] { $count } facts differ
} (–), which does no harm on a board of your own.
board-some-fail = { $count ->
    [one] One fact does
   *[other] { $count } facts do
} not hold (✗).
board-column-known = known
board-column-here = on this board
