# What the server refuses at tournaments.
cup-none = There is no such tournament, or its link is incomplete.
cup-members-only = Tournaments are for members: keep your games first, then take part.
cup-not-host = Only the organiser can do this.
cup-ended = This tournament is over.
cup-started = This tournament has already started.
cup-full = All { $most } places are taken.
cup-not-in = They are not taking part.
cup-not-yet = You can say that you are here from 15 minutes before a live round begins.
cup-too-few = At least two must take part.
cup-no-bots = Bots do not take part in this tournament.
cup-no-such-bot = There is no such bot for this game.
cup-no-such-tables = This game is not played with { $seats } at a table.
cup-too-many = At most { $most } can take part in this format.
cup-too-many-hosted = You already organise { $most } tournaments. Finish or cancel one of them first.
