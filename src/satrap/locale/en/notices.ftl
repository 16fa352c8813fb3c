# What people are told, in the page, by push, by mail or by webhook.
notice-turn = It’s your turn against { $names }.
notice-begin = Everyone is ready: you can start the match against { $names }.
notice-over = Your match against { $names } is over.
notice-over-won = You won your match against { $names }.
notice-over-shared = You share the win in your match against { $names }.
notice-over-lost = Your match against { $names } is over. Won by { $winners }.
notice-undo = { $names } asks whether something may be taken back.
notice-clock = { $names } would like to play with a different clock.
notice-end = { $names } would like to end the match without a winner.
notice-again = { $names } would like to play again. A seat is kept for you.
notice-seat-time = You ran out of time against { $names }. A bot plays for you until you come back.
notice-seat-away = You were away, so a bot plays for you against { $names } until you come back.
notice-reminder-minutes = { $minutes ->
    [one] One minute left for your turn against { $names }.
   *[other] { $minutes } minutes left for your turn against { $names }.
}
notice-reminder-hours = { $hours ->
    [one] One hour left for your turn against { $names }.
   *[other] { $hours } hours left for your turn against { $names }.
}
notice-reminder-days = { $days ->
    [one] One day left for your turn against { $names }.
   *[other] { $days } days left for your turn against { $names }.
}
notice-report-decided = Your report has been looked at, and a decision was made. Thank you.
notice-test = This is a test: your notifications will arrive here.
notices-subject = { $count ->
    [one] One notification from Satrap
   *[other] { $count } notifications from Satrap
}
moment = { $at }
notices-until = Move by: { $when } ({ $zone })
notices-of-game = { $game } – { $words }
notices-foot = You receive this because you turned on notifications by e-mail. Change that here:
notices-leave = To stop these e-mails:
notices-unsubscribe-title = Unsubscribe
notices-unsubscribe-ask = Press the button to get no more e-mails about your games. You can turn them on again in your settings.
notices-unsubscribe-button = Stop these e-mails
notices-unsubscribe-done = You will get no more e-mails about your games. You can turn them on again in your settings.
notices-bad-zone = There is no time zone called { $zone }.
notices-bad-push = This browser’s address for push cannot be used.
notices-no-mail = Confirm an e-mail address first; this server also needs a mail server.
notices-members-only = Webhooks are for members: keep your games first.
notices-bad-webhook = A webhook needs a public address that begins with https.
notices-many-webhooks = You can have at most { $most } webhooks.
notices-no-place = Your notifications do not go there.
notices-many-places = Your notifications can go to at most { $most } places. Remove one first.
notice-cup-paired = { $cup }, round { $round }: you meet { $names }.
notice-cup-free = { $cup }: you have a bye in round { $round } and get a full point.
notice-cup-begun = { $cup }: round { $round } has begun, and your table is open.
notice-cup-over = { $cup } is over: you finished in place { $rank }.
notice-cup-cancelled = { $cup } will not take place.
