# The bell with its list, and the page of settings for notifications.
web-news = News
web-news-bell = { $count ->
    [0] News: nothing new
    [one] News: one is new
   *[other] News: { $count } are new
}
web-news-none = Nothing new. When it’s your turn or somebody asks you something, it’s listed here.
web-news-waiting = { $count ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $count } tables
}
web-notices-title = Notifications
web-notices-about = While you are watching a table, you get no notifications about it. A notification that you have dealt with disappears from your other devices.
web-notices-back = Back to the table
web-notices-turn = Get notified when it’s your turn
web-notices-turn-mail = Send me an e-mail when it’s my turn
web-notices-turn-mail-on = You get an e-mail when it’s your turn, when somebody asks you something, and when a match is over.
web-notices-turn-push = Notify this device
web-notices-turn-push-on = This device tells you when it’s your turn, when somebody asks you something, and when a match is over.
web-notices-kinds = What you are notified of
web-notices-kind-your-turn = It’s your turn
web-notices-kind-reminder = Your time is running out
web-notices-kind-table = Invitations, rematches, questions to you
web-notices-kind-over = A match is over
web-notices-kind-cup = Tournaments
web-notices-kind-people = People
web-notices-kind-order = From the operators
web-notices-way-page = In the page
web-notices-way-push = Push
web-notices-way-mail = E-mail
web-notices-way-webhook = Webhook
web-notices-cell = { $kind }: { $way }
web-notices-push = Push
web-notices-push-here = Show notifications on this device, even if Satrap is not open
web-notices-push-other = Another device shows notifications too.
web-notices-push-remove = Turn off there
web-notices-push-none = This browser cannot show notifications while Satrap is closed. On an iPhone, add Satrap to the home screen first.
web-notices-push-insecure = Push needs https; at this address it does not work.
web-notices-push-denied = This browser does not allow notifications from this site. To allow them, open the site’s settings – in most browsers with the icon next to the address – and choose “Allow” for notifications.
web-notices-mail = E-mail
web-notices-mail-none = This server sends no e-mail.
web-notices-mail-address = You have no confirmed e-mail address yet.
web-notices-mail-add = Add an e-mail address
web-notices-mail-to = Send notifications to { $address }
web-notices-mail-ended = Your mail server has refused our e-mails. Turn the switch off and on to try again.
web-notices-mails = How often
web-notices-mails-each = One by one
web-notices-mails-away = Together, after half an hour
web-notices-mails-daily = Once a day
web-notices-hour = At what time
web-notices-reminders = Remind me before my time is up
web-notices-minutes = { $minutes ->
    [one] one minute before
   *[other] { $minutes } minutes before
}
web-notices-hours = { $hours ->
    [one] 1 hour before
   *[other] { $hours } hours before
}
web-notices-quiet = Quiet hours
web-notices-quiet-on = Send nothing in these hours; deliver it afterwards
web-notices-quiet-start = From
web-notices-quiet-end = Until
web-notices-zone = Your time zone
web-notices-webhooks = Discord, Slack and others
web-notices-webhooks-about = Your notifications can go to a channel of yours. Create a webhook there and paste its address here.
web-notices-style = Where to
web-notices-style-discord = Discord
web-notices-style-slack = Slack
web-notices-style-plain = My own address (JSON)
web-notices-url = Address of the webhook
web-notices-add = Add this webhook
web-notices-test = Send a test
web-notices-test-good = The test has arrived.
web-notices-test-bad = The test has not arrived: there was no answer, or a refusal.
web-notices-remove = Remove
web-notices-secret = Secret for checking the signature:
web-notices-silent = No answer since { $when }. We keep trying.
web-notices-ended = Given up on { $when }: no answer, or a refusal. Remove it and add it again to try once more.
web-notices-offer = Shall we tell you when it’s your turn?
web-notices-offer-on = Turn on notifications
web-notices-offer-off = No, thanks
