# The log, addressed to the player it is about.
atg-event-ended-winners-you = The match is over: { $reason }. { $count ->
    [one] You won.
   *[other] You share the win: { $winners }.
}
atg-event-revealed-you = You put { $order } on turn order, { $army } on armies, { $temple } on temples and { $city } on cities.
atg-event-oldest-you = Nobody bid for turn order: you go first, then clockwise.
atg-event-place-you = Position { $place }: you.
atg-event-armies-you = You put { $armies ->
    [one] one army
   *[other] { $armies } armies
} on campaign symbol { $region }.
atg-event-moved-free-you = You moved { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target }.
atg-event-moved-you = You moved { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target } and paid { $temple ->
    [0] { $city } from the city box
   *[other] { $temple } from the temple box{ $city ->
        [0] { "" }
       *[other] { " " }and { $city } from the city box
    }
}.
atg-event-goal-you = You entered { $province }: the region ends after this turn.
atg-event-stopped-you = You ended your march.
atg-event-laid-temple-you = You placed a temple in { $province }.
atg-event-built-temple-you = You built a temple in { $province } for { $price }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Outbid: { $names }.
}
atg-event-tie-temple-names-you = Nobody built a temple in { $province }: a tie between { $names }.
atg-event-unpaid-temple-names-you = The temple in { $province } could not be paid for: { $names }.
atg-event-award-temple-you = { $region }: you have the most temples, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-award-temple-board-you = You have the most temples on the board: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-laid-city-you = You placed a city in { $province }.
atg-event-built-city-you = You built a city in { $province } for { $price }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Outbid: { $names }.
}
atg-event-tie-city-names-you = Nobody built a city in { $province }: a tie between { $names }.
atg-event-unpaid-city-names-you = The city in { $province } could not be paid for: { $names }.
atg-event-award-city-you = { $region }: you have the most cities, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-award-city-board-you = You have the most cities on the board: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-province-you = You have the most armies in { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-resplit-you = You now have { $temple } for temples and { $city } for cities.
atg-event-halved-you = Awards count half in the short campaign: you lost { $points ->
    [one] one award point
   *[other] { $points } award points
}.
