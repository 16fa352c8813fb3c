# The board editor.
web-editor = Board editor
web-editor-own-title = My board
web-editor-tools = Tools
web-editor-land = land
web-editor-sea = sea
web-editor-outside = off the board
web-editor-start = start
web-editor-place = place name
web-editor-grid = The grid of triangles
web-editor-cell = Row { $row }, column { $column }: { $what }
web-editor-panel = Details
web-editor-draw = Back to drawing
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-undone = Undone.
web-editor-redone = Redone.
web-editor-undo-none = There is nothing to undo.
web-editor-redo-none = There is nothing to redo.
web-editor-save-none = Nothing has changed since you last saved.
web-editor-save = Save
web-editor-saved = Saved
web-editor-saved-as = “{ $title }” is saved in this browser.
web-editor-play = Play on it
web-editor-play-title = Play on “{ $title }”
web-editor-back = Back to drawing

# What the server says about it.
web-editor-checking = One moment…
web-editor-sound = This board is playable.
web-editor-away = The board cannot be checked right now. Keep drawing: we will try again.
web-editor-spaces = { $count ->
    [one] One space
   *[other] { $count } spaces
}
web-editor-parts = { $open } open, { $symbols } with a symbol

# Start and places.
web-editor-start-is = The start is at { $point }.
web-editor-start-where = The start must be a corner of a land triangle.
web-editor-place-where = Only land can have a name.
web-editor-place-of = Name of { $space }
web-editor-place-set = Set name

# Boards: your own, and what to start from.
web-editor-title = Title
web-editor-name = Short name
web-editor-own = Your boards
web-editor-none = None yet. Boards you save stay in this browser.
web-editor-delete = Delete “{ $title }”
web-editor-deleted = “{ $title }” is deleted.
web-editor-bring-back = Restore
web-editor-begin = Start from
web-editor-empty = Empty sheet
web-editor-import = Open a board file…
web-editor-export = Download as a file

# Keys.
web-editor-keys = Keyboard and touch
web-editor-key-move = from triangle to triangle
web-editor-key-paint = use the tool
web-editor-key-symbols = place a symbol
web-editor-key-ground = land, sea, off the board
web-editor-key-start = start at a corner; again: the next corner
web-editor-key-place = name the place
web-editor-key-ctrl = Ctrl Z, Y
web-editor-key-undo = undo, redo
web-editor-touch = One finger draws, two fingers move and zoom. With a mouse: the wheel zooms, the right button moves.
