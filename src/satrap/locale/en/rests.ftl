# Vacations, weekends and quiet hours.
vacation-past = A vacation begins today at the earliest.
vacation-backwards = The last day of a vacation cannot come before the first.
vacation-far = You can plan a year ahead, but no further.
vacation-overlaps = You already have a vacation in these days.
vacation-many = You can have at most { $most } vacations planned.
vacation-budget = { $left ->
    [0] You have no days of vacation left in { $year }.
    [one] You have only one day of vacation left in { $year }.
   *[other] You have only { $left } days of vacation left in { $year }.
}
vacation-none = There is no such vacation any more.
rests-twice = A day can be in your weekend only once.
