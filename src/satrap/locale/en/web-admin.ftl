web-admin = Operators
web-admin-key = Operators’ key
web-admin-key-about = “satrap admin key” prints it on the server. This browser forgets it when the tab is closed.
web-admin-enter = Sign in
web-admin-leave = Sign out
web-admin-refused = This key does not count here.
web-admin-reports = Reports
web-admin-people = People
web-admin-penalties = Penalties
web-admin-tables = Tables
web-admin-trail = Trail
web-admin-none = There is nothing here.
web-admin-said = What was said at the table
web-admin-decision = What was decided
web-admin-close = Close the report
web-admin-about = Reported person
web-admin-name = Part of the name
web-admin-find = Search
web-admin-person = Id of the person
web-admin-reason = Reason; the person is shown it
web-admin-days = Days; 0 means for good
web-admin-silence = Silence
web-admin-ban = Ban
web-admin-until = until { $day }
web-admin-for-good = for good
web-admin-lift = Lift
web-admin-look = Look into the log
web-admin-look-about = If the match is running, its players learn that you looked, and why.
web-admin-jobs = Jobs
web-admin-job-due = due { $day }
web-admin-job-tries = { $tries ->
    [0] not tried yet
    [one] failed once
   *[other] failed { $tries } times
}
web-admin-job-failing = Only what has failed
web-admin-job-errors = Last errors since the server was started
web-admin-member = Member
web-admin-guest = Guest
web-admin-bot = Bot
web-admin-first = first seen { $day }
web-admin-seen = last seen { $day }
web-admin-devices = { $count ->
    [0] signed in nowhere
    [one] one device
   *[other] { $count } devices
}
web-admin-sign-out = Sign out everywhere
web-admin-tables-of = Tables
web-admin-status = Status
web-admin-status-all = All
web-admin-status-waiting = Waiting
web-admin-status-running = Running
web-admin-status-over = Over
web-admin-more = Show more
web-admin-match = To the table
web-admin-private = private
web-admin-deed-silence = Silenced
web-admin-deed-ban = Banned
web-admin-deed-lift-silence = Silence lifted
web-admin-deed-lift-ban = Ban lifted
web-admin-deed-close-report = Report closed
web-admin-deed-look = Looked into a match
web-admin-deed-ratings = Ratings computed again
web-admin-deed-sign-out = Signed out everywhere
web-admin-deed-tables-of = Looked at somebody’s tables
web-admin-look-why = Why you look; players of a running match are shown it
