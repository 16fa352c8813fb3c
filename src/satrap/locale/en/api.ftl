# What the server refuses.
server-no-table = There is no such table, or you need its link.
server-nobody = Choose a name first: come as a guest.
server-not-invited = This chair is for somebody with the link.
server-changed = The table has changed since you last looked: here it is as it is now.
server-other-origin = This page may not use this server.
server-not-over = This match is not over yet.
server-no-ply = The match has no such ply.
server-too-large = That message is too long: at most { $most } bytes.
server-too-many = That was too much at once: wait a little.
server-unavailable = Nothing can be stored now, and nothing was done: try again.
server-unreadable = That message cannot be read: { $reason }
server-bad-name = A name has 1 to 24 letters that can be printed.
server-unknown-board = There is no board "{ $board }". There are: { $boards }.
server-no-route = There is nothing here.
server-failed = The server made a mistake; nothing was done.
server-no-proof = There is no proof of this match: it was not played to its end here.
server-websocket = This address speaks WebSocket alone: connect to it, or look at /api.
