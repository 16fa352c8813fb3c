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
web-atg-none-free = { $cubes ->
    [one] The cube is already placed: take it from the other box first.
   *[other] All { $cubes } cubes are already placed: take one from another box first.
}
web-atg-none-here = There is no cube in this box to take back.
web-atg-ready = Ready
web-atg-sealed = Ready: shown once everyone is ready.
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
web-atg-used-up-temple = All your temples are built.
web-atg-used-up-city = All your cities are built.
web-atg-used-up-short = all built
web-atg-ask-end = Nothing more to build with your cubes: end your turn.
web-atg-only-roads-temple = All your temples are built: cubes here only pay for roads.
web-atg-only-roads-city = All your cities are built: cubes here only pay for roads.
web-atg-left-temple = { $count ->
    [one] one temple left to build
   *[other] { $count } temples left to build
}
web-atg-left-city = { $count ->
    [one] one city left to build
   *[other] { $count } cities left to build
}
web-atg-place = position { $place }
web-atg-order = Turn order, with points
web-atg-no-place = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
web-atg-empty-place = Position { $place }: still free
web-atg-turn = Region { $region }, turn { $turn }

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
web-atg-ended-failed = failed: { $places }
web-atg-go-on = On to { $region }

# What lies ahead, in a hint or an analysis.
web-atg-then-temple = Temple in { $place }
web-atg-then-city = City in { $place }

# Marching and building.
web-atg-pay = How to pay
web-atg-pay-from = { $temple } from temples, { $city } from cities
web-atg-take = Pick up the armies: { $place }
web-atg-lead = Lead the armies here{ $price ->
    [0] { "" }
   *[other] {" "}for { $price }
}: { $place }
web-atg-free-way = free
web-atg-to = To { $place }
web-atg-via = via { $places }
web-atg-of = of { $most }
web-atg-how-many = How many armies
web-atg-fewer = One army fewer
web-atg-another = One army more
web-atg-press-again = Press { $place } again
web-atg-ends-match = Ends the match after this turn.
web-atg-ends-region = Ends the region after this turn.
web-atg-ask-take = Press or drag your armies.
web-atg-ask-where = { $armies ->
    [one] Where to with your army?
   *[other] Where to with { $armies } armies?
}
web-atg-ask-from = { $armies ->
    [one] Where to with the army in { $place }?
   *[other] Where to with the { $armies } armies in { $place }?
}
web-atg-ask-again = { $armies ->
    [one] One army to { $place }: press it again.
   *[other] { $armies } armies to { $place }: press it again.
}
web-atg-ask-build = Where will you try to build?
web-atg-stop-temple = End the march and try a temple in { $place }
web-atg-stop-city = End the march and try a city in { $place }
web-atg-tag-mine = yours for { $price }, +{ $points }
web-atg-tag-mine-short = you pay { $price }
web-atg-tag-theirs = { $name }, pays { $price }
web-atg-tag-theirs-short = { $name } pays { $price }
web-atg-tag-even = even: nobody
web-atg-tag-even-short = even
web-atg-tag-unpaid = not enough

# The screen.
web-atg-split-title = { $cubes ->
    [one] Split your cube in secret
   *[other] Split your { $cubes } cubes in secret
}
web-atg-splitting = choosing…
web-atg-note-order = most cubes choose first
web-atg-note-army = most in a province: +2
web-atg-note-temple = from 1 cube: 3 points
web-atg-note-city = from 2 cubes: 5 points
web-atg-taken = Position { $place }: { $name }

# The campaign, and what the others did.
web-atg-campaign = The campaign
web-atg-turn-of = turn { $turn }
web-atg-last-turn = last turn
web-atg-scoring = scoring
web-atg-recap = { $armies ->
    [one] One army
   *[other] { $armies } armies
} in { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
}{ $temples ->
    [0] { "" }
    [one] , one temple tried
   *[other] , { $temples } temples tried
}{ $cities ->
    [0] { "" }
    [one] , one city tried
   *[other] , { $cities } cities tried
}
web-atg-recap-short = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $temples ->
    [0] { "" }
    [one] , 1 temple
   *[other] , { $temples } temples
}{ $cities ->
    [0] { "" }
    [one] , 1 city
   *[other] , { $cities } cities
}

# The scoring, staged.
web-atg-contest-army = Most armies in { $province }
web-atg-contest-temple = The temple of { $province }
web-atg-contest-city = The city of { $province }
web-atg-contest-most = { $mine ->
    [1] You have the most: +{ $points }.
   *[other] { $name } has the most: +{ $points }.
}
web-atg-contest-alone = { $mine ->
    [1] You build and pay { $price }: +{ $points }.
   *[other] { $name } builds and pays { $price }: +{ $points }.
}
web-atg-contest-won = { $mine ->
    [1] You build for { $price } (rival bid: { $rival }): +{ $points }.
   *[other] { $name } builds for { $price } (rival bid: { $rival }): +{ $points }.
}
web-atg-contest-tie = Even: nobody builds.
web-atg-contest-unpaid = Nobody can pay.
web-atg-skip = press to go on
web-atg-award-even = even
web-atg-awards = The final awards
web-atg-award-temple = { $name } has the most temples here: +{ $points } at the end
web-atg-award-city = { $name } has the most cities here: +{ $points } at the end
web-atg-award-none-temple = Most temples here: a tie, no award
web-atg-award-none-city = Most cities here: a tie, no award
web-atg-awards-now = awards so far: +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Provinces
web-atg-for-temple = Temples
web-atg-for-city = Cities
web-atg-for-award = Awards at the end
web-atg-whole-empire = The whole empire

# What a site would bring, for the board in words.
web-atg-site-taken = City: built by { $name }; no other can follow.
web-atg-site-open-temple = Temple: open, nobody is trying; 3 points for 1 cube.
web-atg-site-open-city = City: open, nobody is trying; 5 points for 2 cubes.
web-atg-site-won-temple = Temple: bids { $bids }; { $name } would build and pay { $price }. Points: { $points }.
web-atg-site-won-city = City: bids { $bids }; { $name } would build and pay { $price }. Points: { $points }.
web-atg-site-nobody-temple = Temple: bids { $bids }; as it stands, nobody would build.
web-atg-site-nobody-city = City: bids { $bids }; as it stands, nobody would build.
web-over-last_province = The match ended because the last province of the last region was entered.
web-over-three_turns = The match ended after three turns in the last region.
