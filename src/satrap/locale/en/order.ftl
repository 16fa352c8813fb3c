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
