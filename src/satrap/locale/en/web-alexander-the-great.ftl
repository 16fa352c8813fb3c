# Alexander the Great on the page: the tableau, the board, their names for screen readers.
web-atg-tableau = Your tableau
web-atg-boxes = In the boxes
web-atg-box-order = Order
web-atg-box-army = Armies
web-atg-box-temple = Temples
web-atg-box-city = Cities
web-atg-less = One fewer: { $box }
web-atg-more = One more: { $box }
web-atg-free = { $cubes ->
    [one] One cube still to place
   *[other] { $cubes } cubes still to place
}
web-atg-all-placed = { $cubes ->
    [one] The cube is placed
   *[other] All { $cubes } cubes are placed
}
web-atg-none-free = { $cubes ->
    [one] The cube is already placed: take it from the other box first.
   *[other] All { $cubes } cubes are already placed: take one from another box first.
}
web-atg-none-here = There is no cube in this box to take back.
web-atg-not-all = { $cubes ->
    [one] Place every cube first: one is still left.
   *[other] Place every cube first: { $cubes } are still left.
}
web-atg-ready = Ready
web-atg-sealed = Ready: sealed until all screens are lifted.
web-atg-change = Change
web-atg-reveal = The screens are lifted
web-atg-screen = { $cubes ->
    [one] One cube
   *[other] { $cubes } cubes
} behind the screen
web-atg-left = to build: { $temple ->
    [one] 1 temple
   *[other] { $temple } temples
}, { $city ->
    [one] 1 city
   *[other] { $city } cities
}
web-atg-to-build = to build
web-atg-place = position { $place }
web-atg-order = Turn order, with points
web-atg-in-place = Position { $place }: { $name }, { $points ->
    [one] one point
   *[other] { $points } points
}
web-atg-no-place = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
web-atg-empty-place = Position { $place }: still free
web-atg-turn = Region { $region }, turn { $turn }
web-atg-march-turn =
    { $short ->
        [0] Region { $at } of { $regions }
       *[other] Region { $region } ({ $at } of { $regions })
    }, turn { $turn }

# Marching and building.
web-atg-hint-take = Select where your armies are, or where they should go.
web-atg-hint-lead = Armies from { $place }: select a highlighted province to move them there.
web-atg-way = From { $from } to { $to }
web-atg-price = Price { $price }, once for the whole group
web-atg-go = { $steps ->
    [one] with 1 step left
   *[other] with { $steps } steps left
}
web-atg-pay = How to pay
web-atg-pay-from = { $temple } from temples, { $city } from cities
web-atg-march = { $armies ->
    [one] March with one army
   *[other] March with { $armies } armies
}
web-atg-all-go = All of these armies are already moving.
web-atg-none-goes = None of these armies is moving.
web-atg-nobody-goes = Choose at least one army to march.
web-atg-take = Pick up the armies: { $place }
web-atg-lead = Lead the armies here{ $price ->
    [0] { "" }
   *[other] {" "}for { $price }
}: { $place }
web-atg-site-temple = Temple site in { $province }
web-atg-site-city = City site in { $province }
web-atg-hint-build = Select where you want to build. Dashed pieces are attempts; they are paid for when the turn is scored.
web-atg-laid-temple = You have laid down a temple in { $province }: it is built when the turn is scored
web-atg-laid-city = You have laid down a city in { $province }: it is built when the turn is scored
web-atg-aside = { $cubes } set aside

# The board in words.
web-atg-province = { $province }, no. { $number }, { $bears }
web-atg-armies = { $armies ->
    [one] one army
   *[other] { $armies } armies
}
web-atg-armies-steps = { $armies ->
    [one] one army
   *[other] { $armies } armies
} with { $steps ->
    [0] no steps
    [one] one step
   *[other] { $steps } steps
} left
web-atg-temples = { $count ->
    [one] a temple
   *[other] { $count } temples
}
web-atg-city = a city
web-atg-lying-temple = is trying to build a temple
web-atg-lying-city = is trying to build a city
web-atg-begins = The march begins in { $first }; once an army enters { $last }, the region ends after that turn.
web-atg-at-symbol = On the campaign symbol: { $pieces }
web-atg-arrows = Arrows: { $arrows }
web-atg-entries = Ways in: { $arrows }
web-atg-nobody = Nobody is here.
web-atg-arrow = { $province } { $price ->
    [0] (free)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } by ship { $price ->
    [0] (free)
   *[other] ({ $price })
}
web-atg-tableaus = Cubes in the boxes

# The end of a region.
web-atg-ended-army = Most armies
web-atg-ended-total = This region
web-atg-ended-score = Score
web-atg-go-on = On to { $region }

# What lies ahead, in a hint or an analysis.
web-atg-then-temple = Temple in { $place }
web-atg-then-city = City in { $place }
