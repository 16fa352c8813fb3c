# What operators do, and what people are told of it

server-ban = You may not open tables, sit down or talk here any more. Reason: { $reason }
server-ban-until = You may not open tables, sit down or talk here for { $hours ->
    [one] another hour
   *[other] another { $hours } hours
}. Reason: { $reason }
server-silence = You may not talk here any more. Reason: { $reason }
server-silence-until = You may not talk here for { $hours ->
    [one] another hour
   *[other] another { $hours } hours
}. Reason: { $reason }
server-report-self = You cannot report yourself.
server-no-person = There is no such person.
server-no-penalty = This person has no such penalty.
server-no-report = There is no such open report.
cli-about-admin = Keep order on a running server: people, penalties, reports, tables.
cli-about-admin-people = Find people by a part of their name.
cli-about-admin-penalties = List what people may not do, and until when.
cli-about-admin-silence = Let someone say nothing for some days.
cli-about-admin-ban = Let someone open no tables, take no seat and say nothing for some days.
cli-about-admin-lift = End a penalty.
cli-about-admin-reports = List the open reports, with what was said at the table.
cli-about-admin-close = Close a report with a decision.
cli-about-admin-tables = List all tables, private ones too.
cli-about-admin-look = Show the whole log of a match. If it is running, its players learn of it.
cli-about-admin-trail = List what operators have done.
cli-opt-admin-server = The address of the running server.
cli-opt-admin-name = A part of the name.
cli-opt-admin-person = The id of a person, as listed.
cli-opt-admin-kind = silence or ban.
cli-opt-admin-reason = The reason; the person is shown it.
cli-opt-admin-look = The reason; the players are shown it.
cli-opt-admin-days = For how many days; 0 means for good.
cli-opt-admin-report = The id of a report, as listed.
cli-opt-admin-decision = What was decided.
cli-opt-admin-closed = List the closed reports instead.
cli-opt-admin-status = Only tables that are waiting, running or over.
cli-admin-done = Done, and noted in the trail.
cli-admin-none = There are none.
cli-admin-no-server = No server answers at { $server }: start it, or give its address with --server.
cli-admin-refused = The server refused: { $reason }
