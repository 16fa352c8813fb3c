# What a choice would do, addressed to whoever chooses: in the present, as “you”.
foreseen-atg-event-place = You take position { $place } in the turn order.
foreseen-atg-event-moved-free = You move { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target }.
foreseen-atg-event-moved = You move { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target } and pay { $temple ->
    [0] { $city } from the city box
   *[other] { $temple } from the temple box{ $city ->
        [0] { "" }
       *[other] { " " }and { $city } from the city box
    }
}.
foreseen-atg-event-goal = You enter { $province }: the region ends after this turn.
foreseen-atg-event-stopped = You end your march.
foreseen-atg-event-laid-temple = You place a temple in { $province }.
foreseen-atg-event-laid-city = You place a city in { $province }.
foreseen-atg-event-armies = You put { $armies ->
    [one] one army
   *[other] { $armies } armies
} on campaign symbol { $region }.
foreseen-atg-event-turn = Turn order: { $names }.
