# Alexander the Great in words: the log, the buttons, the reasons.
atg-none = nobody
atg-place = { $place }
atg-symbol = the campaign symbol
atg-choose-split = Put your { $cubes } cubes into the four boxes: split ORDER ARMIES TEMPLES CITIES, for example split 2 6 4 3.
atg-choose-move = Move a group of armies: move FROM TO ARMIES, then the price from your temple and city boxes if there is one, for example 1t1c. Or: stop.

# The log: what happened.
atg-event-region = Region { $number }, { $region }: everybody has 15 cubes.
atg-event-revealed = { $name } put { $order } on the order of play, { $army } on armies, { $temple } on temples, { $city } on cities.
atg-event-lots = Lots were drawn between equals, in this order: { $names }.
atg-event-oldest = Nobody bid for the order of play: { $name } begins, then clockwise.
atg-event-place = { $name } plays in position { $place }.
atg-event-turn = Turn { $number } in region { $region }. The order of play: { $names }.
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
       *[other] , { $city } from the city box
    }
}.
atg-event-goal = { $name } entered { $province }: the region ends with this turn.
atg-event-stopped = { $name } moved no further.
atg-event-laid-temple = { $name } wants to build a temple in { $province }.
atg-event-laid-city = { $name } wants to build a city in { $province }.
atg-event-province = { $name } has the most armies in { $province }: { $points } points.
atg-event-built-temple = { $name } built a temple in { $province } for { $price }: { $points } points.{ $rivals ->
    [0] { "" }
   *[other] { " " }In vain: { $names }.
}
atg-event-built-city = { $name } built a city in { $province } for { $price }: { $points } points.{ $rivals ->
    [0] { "" }
   *[other] { " " }In vain: { $names }.
}
atg-event-region-ended = Region { $number }, { $region }, is over: { $reason }.
atg-event-resplit = { $name } has now for temples { $temple }, for cities { $city }.
atg-event-award-temple = { $name } has the most temples in { $region }: { $points } points.
atg-event-award-city = { $name } has the most cities in { $region }: { $points } points.
atg-event-award-temple-board = { $name } has the most temples on the board: { $points } points.
atg-event-award-city-board = { $name } has the most cities on the board: { $points } points.
atg-event-halved = In the short campaign the awards count half: { $name } loses { $points } points of them.
atg-event-ended = The match is over: { $reason }. { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
reason-last_province = the last province was entered
reason-three_turns = three turns were played in the region

# Buttons: what can be done.
atg-do-split = order of play { $order }, armies { $army }, temples { $temple }, cities { $city }
atg-do-resplit = temples { $temple }, cities { $city }
atg-do-place = Play in position { $place }
atg-do-move = Move { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $source } to { $target }{ $price ->
    [0] { "" }
   *[other] { " " }for { $price } ({ $temple ->
        [0] from cities
       *[other] { $city ->
            [0] from temples
           *[other] { $temple } from temples, { $city } from cities
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , { $tired } of them already marched
}
atg-do-stop = Move no further
atg-do-temple = Try to build a temple in { $place }, for { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { ": too few are left in the temple box" }
}
atg-do-city = Try to build a city in { $place }, for { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { ": too few are left in the city box" }
}
atg-do-temple-against = Try to build a temple in { $place }, against { $names }, { $price ->
    [0] in vain as it stands
   *[other] for { $price } as it stands
}
atg-do-city-against = Try to build a city in { $place }, against { $names }, { $price ->
    [0] in vain as it stands
   *[other] for { $price } as it stands
}
atg-do-confirm = No more attempts

# Why something is not possible.
atg-unknown-verb = "{ $verb }" is no action. Actions are: { $verbs }.
atg-wrong-words = Say "{ $verb }" like this: { $example }.
atg-unknown-province = There is no province "{ $word }" on this board.
atg-now-allocate = First split your cubes between the four boxes.
atg-now-order = Now choose a position in the order of play.
atg-now-move = Now move your armies, or stop.
atg-now-build = The armies have marched; now build, or make no more attempts.
atg-now-redistribute = Now split the cubes you have left between temples and cities.
atg-split-all = You put { $total } cubes into the boxes; all { $cubes } must go there.
atg-resplit-all = You split { $total } cubes; there are { $cubes } to split.
atg-no-such-place = There is no position { $place }: the order of play has { $most }.
atg-place-taken = Position { $place } is taken by { $name }.
atg-too-few-armies = Not so many armies can march from there ({ $place }): { $armies }.
atg-cannot-pay = The arrow costs { $price }; in your boxes: temples { $temple }, cities { $city }.
atg-wrong-price = The arrow costs exactly { $price }; add it to the move, as in 1t1c. In your boxes: temples { $temple }, cities { $city }.
atg-freshest-anyway = The armies with most steps left go first anyway: just say { $armies }.
atg-wrong-groups = There are not so many armies with these steps left; name { $armies } in all.
atg-other-region = { $place } is not in the region { $region }.
atg-no-arrow = No arrow leads from { $source } to { $target }.
atg-no-army = You have no army in { $place }.
atg-no-site-temple = { $place } has no site for a temple.
atg-no-site-city = { $place } has no site for a city.
atg-city-stands = A city stands in { $place } already; there is never a second one.
atg-laid-temple = You try to build a temple in { $place } already.
atg-laid-city = You try to build a city in { $place } already.
atg-none-left-temple = You have no temple left.
atg-none-left-city = You have no city left.

# The terminal.
notation-alexander_the_great =
    Each province shows its number, T for a temple site, C for a city site, its name, and its word in actions; X ends the region.
    Below it stand its arrows: where they lead, and what entering there costs.
    2×3›› are three armies of player 2 with two steps left; 2TC are a temple and a city of player 2; (tc) are attempts of this turn.
    Words for actions: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    A price is paid from the temple box (t), the city box (c) or both: 1t1c. The armies with most steps left go first;
    to choose others say how many have used how many steps: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Region { $number }: { $region }, turn { $turn } of at most 3
atg-show-seat = { $name }: { $score } points; order { $order }, armies { $army }, temples { $temple }, cities { $city }; still to build: temples { $temples }, cities { $cities }; { $place ->
    [0] no position yet
   *[other] plays in position { $place }
}
atg-show-seat-hidden = { $name }: { $score } points; 15 cubes behind the screen; still to build: temples { $temples }, cities { $cities }
atg-sheet-seat = { $name }, { $score } points: provinces { $province }, temples { $temple }, cities { $city }, final awards { $award }
atg-sheet-awarded = { $name }, { $score } points: provinces { $province }, temples { $temple }, cities { $city }, final awards { $award } ({ $awards })
atg-sheet-award-temple = most temples in { $region }
atg-sheet-award-city = most cities in { $region }
atg-sheet-award-temple-board = most temples on the board
atg-sheet-award-city-board = most cities on the board
atg-event-tie-temple = Nobody built a temple in { $province }: a tie among { $names }.
atg-event-tie-city = Nobody built a city in { $province }: a tie among { $names }.
atg-event-unpaid-temple = The temple in { $province } could not be paid: { $names }.
atg-event-unpaid-city = The city in { $province } could not be paid: { $names }.
atg-no-armies = Say how many armies go: at least one.

# The status line: what is to do now, for you and of others.
atg-prompt-allocate = Split your { $cubes } cubes between the four boxes.
atg-prompt-allocate-all = Everybody splits 15 cubes behind a screen.
atg-prompt-order = Choose your position in the order of play.
atg-prompt-order-of = { $name } chooses a position in the order of play.
atg-prompt-move = Move your armies, then stop.
atg-prompt-move-of = { $name } moves armies.
atg-prompt-build = Try to build temples and cities where your armies are, then choose "{ atg-do-confirm }".
atg-prompt-build-last = You can lay down one more building; then your turn is over. Or choose "{ atg-do-confirm }".
atg-prompt-build-of = { $name } tries to build.
atg-prompt-redistribute = Split your last { $cubes ->
    [one] cube
   *[other] { $cubes } cubes
} between temples and cities.
atg-prompt-redistribute-all = Everybody splits what is left between temples and cities.
