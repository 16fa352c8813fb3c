# A person on several devices.
server-link-over = This link was used already, or is too old: make a new one on the other device.
server-name-or-link = Come with a name, or with a link, not with both.
server-not-your-seat = That seat is not yours, and neither are its notes.
