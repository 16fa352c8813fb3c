# Alexander the Great in words: the log, the buttons, the reasons.
atg-none = nobody
atg-symbol = the campaign symbol
atg-choose-split = Put your { $cubes } cubes into the four boxes: split ORDER ARMIES TEMPLES CITIES, for example split 2 6 4 3.
atg-choose-move = Move a group of armies: move FROM TO ARMIES, then the price from your temple and city boxes if there is one, for example 1t1c. Or: stop.

# The log: what happened.
atg-event-region = { $region }: everyone gets 15 cubes.
atg-event-revealed = { $name } put { $order } on turn order, { $army } on armies, { $temple } on temples and { $city } on cities.
atg-event-lots = Ties were broken by lot, in this order: { $names }.
atg-event-oldest = Nobody bid for turn order: { $name } goes first, then clockwise.
atg-event-place = Position { $place }: { $name }.
atg-event-turn = Turn { $number }. Turn order: { $names }.
atg-event-armies = { $name } put { $armies ->
    [one] one army
   *[other] { $armies } armies
} on campaign symbol { $region }.
atg-event-moved-free = { $name } moved { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target }.
atg-event-moved = { $name } moved { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target } and paid { $temple ->
    [0] { $city } from the city box
   *[other] { $temple } from the temple box{ $city ->
        [0] { "" }
       *[other] { " " }and { $city } from the city box
    }
}.
atg-event-goal = { $name } entered { $province }: the region ends after this turn.
atg-event-stopped = { $name } ended the march.
atg-event-laid-temple = { $name } placed a temple in { $province }.
atg-event-laid-city = { $name } placed a city in { $province }.
atg-event-province = { $name } has the most armies in { $province }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-built-temple = { $name } built a temple in { $province } for { $price }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Outbid: { $names }.
}
atg-event-built-city = { $name } built a city in { $province } for { $price }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Outbid: { $names }.
}
atg-event-region-ended-three_turns = { $region } ends after its third turn.
atg-event-region-ended-last_province = { $region } ends: its last province was entered.
atg-event-resplit = { $name } now has { $temple } for temples and { $city } for cities.
atg-event-award-temple = { $region }: { $name } has the most temples, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-award-city = { $region }: { $name } has the most cities, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-award-temple-board = { $name } has the most temples on the board: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-award-city-board = { $name } has the most cities on the board: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
atg-event-halved = Awards count half in the short campaign: { $name } lost { $points ->
    [one] one award point
   *[other] { $points } award points
}.
atg-event-ended = The match is over: { $reason }. { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
reason-last_province = the last province was entered
reason-three_turns = the third turn has been played

# Buttons: what can be done.
atg-do-split = order { $order }, armies { $army }, temples { $temple }, cities { $city }
atg-do-resplit = temples { $temple }, cities { $city }
atg-do-place = Take position { $place }
atg-do-move = { $armies ->
    [one] One army
   *[other] { $armies } armies
} to { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $temple ->
        [0] cities { $city }
       *[other] temples { $temple }{ $city ->
            [0] { "" }
           *[other] , cities { $city }
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , { $tired } already moved
}
atg-do-stop = End march
atg-do-temple = Temple in { $place } ({ $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { ": not enough" }
})
atg-do-city = City in { $place } ({ $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { ": not enough" }
})
atg-do-temple-against = Temple in { $place }, contested ({ $price ->
    [0] hopeless
   *[other] { $price }
})
atg-do-city-against = City in { $place }, contested ({ $price ->
    [0] hopeless
   *[other] { $price }
})
atg-do-confirm = End turn
atg-about-against = Rivals right now: { $names }.
atg-about-short-temple = There is not enough in your temple box.
atg-about-short-city = There is not enough in your city box.

# Why something is not possible.
atg-unknown-verb = “{ $verb }” is not an action. Actions are: { $verbs }.
atg-wrong-words = Write “{ $verb }” like this: { $example }.
atg-unknown-province = There is no province “{ $word }” on this board.
atg-now-allocate = First split your cubes between the four boxes.
atg-now-order = Now choose a position in the turn order.
atg-now-move = Now move your armies, or choose “{ atg-do-stop }”.
atg-now-build = Your armies have moved. Build now, or choose “{ atg-do-confirm }”.
atg-now-redistribute = Now split your remaining cubes between temples and cities.
atg-split-all = You placed { $total ->
    [one] one cube
   *[other] { $total } cubes
}; all { $cubes } must be placed.
atg-resplit-all = You have { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} to split, not { $total }.
atg-no-such-place = There is no position { $place }: the turn order has { $most }.
atg-place-taken = Position { $place } is taken by { $name }.
atg-too-few-armies = { $armies ->
    [0] No army can
   *[other] Only { $armies } can
} march from { $place }.
atg-cannot-pay = The arrow costs { $price }; in your boxes: temples { $temple }, cities { $city }.
atg-wrong-price = The arrow costs exactly { $price }; add it to the move, as in 1t1c. In your boxes: temples { $temple }, cities { $city }.
atg-freshest-anyway = The armies with the most steps left go first anyway: just type { $armies }.
atg-wrong-groups = There are not that many armies with those steps left; the numbers must add up to { $armies }.
atg-other-region = The region { $region } does not include { $place }.
atg-no-arrow = No arrow leads from { $source } to { $target }.
atg-no-army = You have no army in { $place }.
atg-no-site-temple = { $place } has no site for a temple.
atg-no-site-city = { $place } has no site for a city.
atg-city-stands = { $place } already has a city; a province can never have two.
atg-laid-temple = You have already placed a temple in { $place } this turn.
atg-laid-city = You have already placed a city in { $place } this turn.
atg-none-left-temple = You have no temple left.
atg-none-left-city = You have no city left.

# The terminal.
notation-alexander_the_great =
    Each province shows its number, T for a temple site, C for a city site, its name, and its word in actions; X ends the region.
    Its arrows are listed below it: where they lead, and what entering there costs.
    2×3›› are three armies of player 2 with two steps left; 2TC are a temple and a city of player 2; (tc) are attempts of this turn.
    Words for actions: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    A price is paid from the temple box (t), the city box (c) or both: 1t1c. The armies with the most steps left go first;
    to choose others, write how many have used how many steps: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Region { $number }: { $region }, turn { $turn } of at most 3
atg-show-seat = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}; order { $order }, armies { $army }, temples { $temple }, cities { $city }; still to build: temples { $temples }, cities { $cities }; { $place ->
    [0] no position yet
   *[other] position { $place }
}
atg-show-seat-hidden = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
}; 15 cubes behind the screen; still to build: temples { $temples }, cities { $cities }
atg-sheet-seat = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: provinces { $province }, temples { $temple }, cities { $city }, final awards { $award }
atg-sheet-awarded = { $name }, { $score ->
    [one] 1 point
   *[other] { $score } points
}: provinces { $province }, temples { $temple }, cities { $city }, final awards { $award } ({ $awards })
atg-sheet-award-temple = most temples: { $region }
atg-sheet-award-city = most cities: { $region }
atg-sheet-award-temple-board = most temples: whole board
atg-sheet-award-city-board = most cities: whole board
atg-event-tie-temple = Nobody built a temple in { $province }: a tie between { $names }.
atg-event-tie-city = Nobody built a city in { $province }: a tie between { $names }.
atg-event-unpaid-temple = { $names } could not pay for the temple in { $province }.
atg-event-unpaid-city = { $names } could not pay for the city in { $province }.
atg-no-armies = Choose how many armies to move: at least one.

# The status line: what to do now, for you and for others.
atg-prompt-allocate = Split your { $cubes } cubes between the four boxes.
atg-prompt-allocate-all = Everyone is splitting 15 cubes behind a screen.
atg-prompt-order = Choose your position in the turn order.
atg-prompt-order-of = { $name } is choosing a position in the turn order.
atg-prompt-move = Move your armies, then choose “{ atg-do-stop }”.
atg-prompt-move-of = { $name } is moving armies.
atg-prompt-build = Place temples and cities where your armies are, then choose “{ atg-do-confirm }”.
atg-prompt-build-last = You can place one more building; then your turn is over. Or choose “{ atg-do-confirm }”.
atg-prompt-build-of = { $name } is building.
atg-prompt-redistribute = { $cubes ->
    [one] Put your last cube into temples or cities.
   *[other] Split your last { $cubes } cubes between temples and cities.
}
atg-prompt-redistribute-all = Everyone is splitting their remaining cubes between temples and cities.

# What can be built in a province.
march-bears-temple = a temple
march-bears-city = a city
march-bears-both = a temple and a city
march-bears-none = no symbol
