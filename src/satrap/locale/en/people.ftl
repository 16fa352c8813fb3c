# A person on several devices.
server-link-over = This link was used already, or is too old: make a new one on the other device.
server-name-or-link = Come with a name, or with a link, not with both.
server-not-your-seat = That seat is not yours, and neither are its notes.
server-no-device = You have no such device: look at the list again.
server-too-many-waiting = You are already at { $most } tables that have not started, and that is the limit: leave or close one of them first.
