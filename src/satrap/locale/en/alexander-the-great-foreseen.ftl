# What a choice would bring, said to who chooses: now, and as "you".
foreseen-atg-event-place = You play in position { $place }.
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
       *[other] , { $city } from the city box
    }
}.
foreseen-atg-event-goal = You enter { $province }: the region ends with this turn.
foreseen-atg-event-stopped = You move no further.
foreseen-atg-event-laid-temple = You try to build a temple in { $province }.
foreseen-atg-event-laid-city = You try to build a city in { $province }.
foreseen-atg-event-armies = You put { $armies ->
    [one] one army
   *[other] { $armies } armies
} on campaign symbol { $region }.
foreseen-atg-event-turn = The order of play: { $names }.
