# The menu at the table.
web-menu-turn = This turn
web-menu-table = At the table
web-menu-read = Read
web-menu-leave = Leave
web-ask-undo = Ask for an undo
web-undo-mine = Take back my last action
web-shortcuts = Shortcuts
web-sound-off = Sound is off
web-sound-on = Sound is on
web-leave-about = A bot plays for you until you come back.
web-leave-alone = A bot plays for you. Bots among themselves play fast: the match will soon be over.
web-leave-now = Yes, let it play
web-abandon-about = If everyone agrees, the match ends without a winner. It does not count for the ratings.
web-abandon-alone = End the match
web-abandon-bots = Only bots play with you: the match ends at once, without a winner.
web-abandon-now = Yes, offer it
web-abandon-end = Yes, end it
web-resign-two = { $name } wins at once. There is no way back.
web-resign-more = A bot takes over your seat for good, and you watch. There is no way back.
web-resign-now = Yes, resign
web-no = No

# Shortcuts.
web-key-hint = Show a hint
web-key-undo = Undo
web-key-redo = Redo
web-key-restart = Restart the turn
web-key-end = End the turn or the march
web-key-board = Show the whole board, and back
web-key-log = Open or close the log
web-key-chat = Open or close the chat
web-key-rules = Open or close the rules
web-key-menu = Open or close the menu
web-key-sound = Sound on or off
web-key-keys = This list
web-key-next = To the next choice
web-key-press = Choose
web-key-escape = Close, cancel
web-key-move = Move the board (when it has the focus)
web-key-zoom = Nearer, farther (when it has the focus)
web-key-tab = Tab
web-key-enter = Enter
web-key-esc = Esc
web-key-arrows = Arrow keys

# What others do meanwhile.
web-notices = News from the table
web-notice-said = { $name }: { $words }
web-notice-asked = { $name } would like to take something back.
web-notice-granted = { $name } agreed to the undo.
web-notice-refused = { $name } declined: play goes on.
web-notice-clock-asked = { $name } would like a different clock.
web-notice-clock-granted = The new clock counts from now on.
web-notice-clock-refused = { $name } declined: the clock stays as it is.
web-notice-lapsed = Play has gone on: your request no longer stands.
web-notice-ends = { $name } would like to end the match.
web-notice-came = { $name } is here.
web-notice-left = { $name } has left.
web-notice-bot = A bot is now playing for { $name }.
web-notice-back = { $name } is back and playing again.
web-notice-sat = { $name } has sat down at your table.
web-notice-began = The match has begun.
web-notice-rematch = { $name } would like to play again.
web-notice-planned = Your prepared split was played.
web-notice-inspected = An operator looked into this match: { $words }
web-notice-open-chat = Read
web-notice-open-rematch = Join
web-notice-open-table = To the table
web-panel-chat-news = { $count ->
    [one] Chat: one new message
   *[other] Chat: { $count } new messages
}

# The rules beside the board.
web-rules-search = Search the rules
web-rules-all = Whole page
web-next-about = A new match begins at once.
web-next-now = Yes, play
web-my-page = My page
web-your-data = Your data
web-key-table = Go to the next table that waits for you
web-ratings = Ratings
