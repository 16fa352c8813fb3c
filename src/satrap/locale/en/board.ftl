# What can be wrong with a board file.
board-too-long = The file is too long for a board: at most { $most } characters.
board-unreadable = The file is not readable as TOML: look at line { $line }, column { $column }.
board-unknown-key = "{ $key }" means nothing in a board file. Known are: { $known }.
board-missing-key = The entry "{ $key }" is missing.
board-other-game = This is a board for "{ $game }", not for "{ $expected }".
board-bad-name = "{ $name }" is no name for a board: use small letters, digits and hyphens, at most 40.
board-not-text = The entry "{ $key }" must be a text in quotes, and not empty.
board-long-text = The entry "{ $key }" is too long: at most { $most } characters.
board-rows-not-text = "rows" must be a list of texts, one for each row of triangles.
board-bad-letter = Row { $row }, column { $column }: "{ $letter }" stands for nothing. Use . for open land, T A H L S for the symbols, ~ for sea, a blank for what is off the board.
board-too-many-rows = There are too many rows: at most { $most }.
board-row-too-long = Row { $row } is too long: at most { $most } triangles.
board-first-column = Row { $row } begins with land: put ~ or a blank first in every row (and keep the rows in step), so that all points have a number.
board-no-land = There is no land on this board.
board-too-many-spaces = The board has { $count } spaces; at most { $most } are allowed.
board-too-many-symbols = The board has { $count } spaces with a symbol; at most { $most } are allowed.
board-in-pieces = The land is in pieces: no way over sides leads to { $space } (row { $row }, column { $column }).
board-start-no-point = "{ $start }" is not the name of a point. A point is a letter and a number, as in c7.
board-start-off-board = The start point { $start } is not a corner of any space of this board.
board-map-keys = "map" needs exactly these entries: { $known }.
board-map-number = The entry "{ $key }" of "map" must be a number.
board-map-range = The entry "{ $key }" of "map" must lie between { $least } and { $most }.
board-name-twice = The place name "{ $label }" is given twice: to { $first } and to { $second }.
board-name-no-space = The place name "{ $label }" is given to "{ $space }", which is no space of this board.
board-not-packaged = There is no board called "{ $name }" in the package. There are: { $known }.

# Words on the picture of a board.
board-drawn-standard =
    A reconstruction of our own ({ $name }):
    no record of the printed board is public.
board-drawn-own = Board { $name }, { $hash }

# `satrap board`.
cli-about-board = Check a board of your own, or draw one.
cli-about-board-check = Check a board file, and print every known fact of the printed board with its value here.
cli-about-board-show = Draw a board as an SVG picture.
cli-opt-board-file = A board file, or a game for its standard board.
cli-opt-board-out = The file to write. Without it the picture is printed.
board-checked = Board { $name }, { $hash }
board-all-hold = It can be played on, and all { $count } facts hold.
board-some-differ = It can be played on. { $count ->
    [one] One fact differs
   *[other] { $count } facts differ
} (–), which does no harm on a board of your own.
board-some-fail = { $count ->
    [one] One fact does
   *[other] { $count } facts do
} not hold (✗).
board-column-known = known
board-column-here = on this board
