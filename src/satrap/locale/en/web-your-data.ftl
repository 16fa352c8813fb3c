# The page about your data: taking it with you, deleting your account.
web-data-none = You have not joined a table on this device yet, so there is nothing of yours here.
web-data-export = Take your data with you
web-data-export-about = One file with everything of yours: your tables, finished matches with their proofs, messages, notes, results and settings. Satrap can read it back, here or on another server.
web-data-download = Download everything
web-data-delete = Delete your account
web-data-goes = This disappears at once, from the database and from the files of the server:
web-data-goes-name = your name, in every match you played
web-data-goes-words = what you said at tables, your notes, and what you reported
web-data-goes-ways = your devices, addresses, settings and notifications
web-data-goes-imported = records that you imported
web-data-stays = This stays:
web-data-stays-matches = the matches, for those you played them with: they see a former player, and every proof still holds
web-data-stays-others = what others said or downloaded before, and copies that the operator keeps for emergencies, until they are deleted too
web-data-seats = In matches that are still being played, a bot takes your seat. Tables of yours that have not begun are closed.
web-data-forever = This cannot be undone. Download your data first if you want to keep any of it.
web-data-type = To confirm, type your name: { $name }
web-data-delete-now = Delete my account for good
web-data-deleted = Your account is deleted. Thank you for playing.

# API tokens.
web-keys = API tokens
web-keys-about = A token lets a program act for you, for as long as you choose and only for what you allow. It cannot open this page, your devices or your account.
web-keys-docs = What programs can do
web-keys-until = { $scopes } – until { $when }
web-keys-end = End
web-keys-end-of = End the token { $name }
web-keys-once = This is the new token. Copy it now: it is not shown again.
web-keys-name = What the token is for
web-keys-scopes = What it may do
web-keys-scope-read = look at your tables and matches (read)
web-keys-scope-play = sit down, play and talk (play)
web-keys-scope-tables = open tables and import matches (tables)
web-keys-days = How long it is valid
web-keys-for = { $most } days
web-keys-make = Create a token

# Accounts with which programs play.
web-program = Bot accounts
web-program-about = A program of yours can play under a name of its own. Everybody sees that it is a program: its name ends in “(bot)” everywhere, and it can only join tournaments that allow bots.
web-program-new = It needs an account of its own: in a private window of your browser, join a table as a guest, keep your games with a password, and open this page in that window. Then create an API token for it.
web-program-be = Use this account for a program
web-program-sure = { $name } then ends in “(bot)” wherever the name is shown. This cannot be undone, and it is only possible if no rated match has been played with this account.
web-program-yes = Make this a bot account for good
web-program-is = This is a bot account: { $name }. An API token lets the program play.
