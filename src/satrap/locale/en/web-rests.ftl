# The page about vacations and weekends.
web-rests-title = Vacation and weekends
web-rests-vacation = Vacation
web-rests-about = Your clocks rest at every correspondence table that allows it. Nothing starts by itself: you say when you’re away.
web-rests-first = First day
web-rests-last = Last day
web-rests-take = Take a vacation
web-rests-another = Another vacation
web-rests-left = { $left ->
    [one] One of { $most } days left in { $year }
   *[other] { $left } of { $most } days left in { $year }
}
web-rests-counts = Each day counts, including today if you leave today.
web-rests-planned = Planned
web-rests-now = You’re on vacation until { $when }.
web-rests-back = I’m back
web-rests-off = Call it off
web-rests-change = Change
web-rests-save = Save the new days
web-rests-week = Your week
web-rests-weekend = Where clocks rest at weekends, these are your days off: two at most.
web-rests-quiet = Some tables let the clocks rest at night. Yours then rests during your quiet hours, but for no more than ten hours each night. You get no notifications in your quiet hours.
web-rests-later = Your clocks follow this change from { $when }: they can follow a new one once a week.
web-rests-seen = The others at your tables see how long your clock rests, but not where you live.
