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
web-atg-used-up-short = for arrows only
web-atg-ask-end = Nothing more to build with your cubes: end your turn.
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
web-atg-turn = Turn { $turn }.

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
web-atg-ended-awards = Final awards so far, the whole empire included:
web-atg-ended-last_province = Ended when its last province was entered.
web-atg-ended-three_turns = Ended after its third turn.
web-atg-go-on = Next: { $region }
web-atg-go-on-last = Next: { $region }, the last region

# What lies ahead, in a hint or an analysis.
web-atg-then-temple = Temple in { $place }
web-atg-then-city = City in { $place }

# Marching and building.
web-atg-pay = How to pay
web-atg-pay-from = { $temple } from temples, { $city } from cities
web-atg-pay-loses-temple = { $count ->
    [one] You could then build one temple fewer.
   *[other] You could then build { $count } temples fewer.
}
web-atg-pay-loses-city = { $count ->
    [one] You could then build one city fewer.
   *[other] You could then build { $count } cities fewer.
}
web-atg-take = Pick up the armies: { $place }
web-atg-lead = Lead the armies here{ $price ->
    [0] { "" }
   *[other] {" "}for { $price }
}: { $place }
web-atg-free-way = free
web-atg-via = via { $places }
web-atg-of = of { $most }
web-atg-how-many = How many armies
web-atg-fewer = One army fewer
web-atg-another = One army more
web-atg-march = March here
web-atg-do-march = { $armies ->
    [one] March one army to { $place }
   *[other] March { $armies } armies to { $place }
}
web-atg-ends-match = Ends the match after this turn.
web-atg-ends-region = Ends the region after this turn.
web-atg-ask-take = Press or drag your armies.
web-atg-ask-take-or-end = Press or drag your armies, or end the march.
web-atg-ask-order = Choose your position: the first begins, the last sees what the others try.
web-atg-ask-where = { $armies ->
    [one] Where should your army go?
   *[other] Where should your { $armies } armies go?
}
web-atg-ask-from = { $armies ->
    [one] Where should your army in { $place } go?
   *[other] Where should your { $armies } armies in { $place } go?
}
web-atg-ask-again = { $armies ->
    [one] One army to { $place }: press it again to confirm.
   *[other] { $armies } armies to { $place }: press it again to confirm.
}
web-atg-ask-behind = { $armies ->
    [one] One army stays behind.
   *[other] { $armies } armies stay behind.
}
web-atg-ask-build = Where will you try to build?
web-atg-more-temples = A province can hold several temples: one more each turn, for 3 points.
web-atg-stop-temple = End the march and try a temple in { $place }
web-atg-stop-city = End the march and try a city in { $place }
web-atg-tag-mine = yours
web-atg-tag-mine-so-far = yours so far
web-atg-tag-theirs = { $name } builds
web-atg-tag-theirs-so-far = { $name } so far
web-atg-tag-even = tied: nobody builds
web-atg-tag-even-short = tied
web-atg-tag-even-so-far = tied so far
web-atg-tag-unpaid = not enough cubes

# The screen.
web-atg-split-title = { $cubes ->
    [one] Place your last cube in secret
   *[other] Split your { $cubes } cubes in secret
}
web-atg-resplit-why = Before turn { $turn } of { $turns } in this region, what is left in both boxes is split again.
web-atg-splitting = choosing…
web-atg-note-order = to choose first
web-atg-note-army = most armies: 2 points
web-atg-note-temple = 1 cube or more: 3 points
web-atg-note-city = 2 cubes or more: 5 points
web-atg-taken = Position { $place }: { $name }

# The campaign, and what the others did.
web-atg-campaign = The campaign
web-atg-turn-of = turn { $turn }
web-atg-last-turn = last turn
web-atg-region-of = { $region ->
    [1] first of three regions
   *[other] second of three regions
}
web-atg-last-region = last region
web-atg-scoring = scoring
web-atg-recap = { $armies ->
    [one] One army
   *[other] { $armies } armies
} in { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
}{ $temples ->
    [0] { "" }
    [one] , one temple placed
   *[other] , { $temples } temples placed
}{ $cities ->
    [0] { "" }
    [one] , one city placed
   *[other] , { $cities } cities placed
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
web-atg-contest-tie = Tied: nobody builds.
web-atg-contest-unpaid = Nobody can pay.
web-atg-skip = press to skip
web-atg-award-even = tied
web-atg-awards = The final awards
web-atg-awards-on = Continue
web-atg-award-temple = { $mine ->
    [1] You have
   *[other] { $name } has
} the most temples here: +{ $points } at the end
web-atg-award-city = { $mine ->
    [1] You have
   *[other] { $name } has
} the most cities here: +{ $points } at the end
web-atg-award-none-temple = Most temples here: a tie, no award
web-atg-award-none-city = Most cities here: a tie, no award
web-atg-awards-now = awards so far: +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Provinces
web-atg-for-temple = Temples
web-atg-for-city = Cities
web-atg-for-award = Final awards
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
web-atg-plan = Prepare your split for { $region }
web-atg-plan-short = Prepare your split
web-atg-plan-ready = Your split for { $region } is prepared
web-atg-plan-ready-short = Your split is ready
web-atg-plan-about = This split is played as soon as the next region begins. Until then you can change it, and nobody sees it. What is left before another turn in the present region is split separately.
web-atg-plan-keep = Keep it ready
web-atg-plan-drop = Remove it
web-atg-plan-close = Close
web-atg-plan-lost = Not saved. Try again.
