# Alexandros: cards and symbols.
card-temple = temple
card-amphora = amphora
card-horse = horse
card-lyre = lyre
card-soldier = soldier
card-both = both cards
card-unseen = a hidden card
card-none = none
cards-of = { $count } × { $card }
symbol-temple = temple
symbol-amphora = amphora
symbol-horse = horse
symbol-lyre = lyre
symbol-soldier = soldier
place = { $place } ({ $space })
where = { $place } ({ $symbol })
gain = { $name } { $points }
open-land = open land
province-part = { $place } (worth { $value })

# The log: what happened.
event-dealt = { $name } got a first card: { $card }.
event-card-drawn = { $name } drew a card from the deck: { $card }.
event-turned-up = Turned up: { $card }.
event-reshuffled = { $count ->
    [one] The one discarded card became
   *[other] The { $count } discarded cards were shuffled into
} a new deck.
event-turn-began = Turn { $number }: { $name }.
event-card-chosen = { $name } chose the face-up card { $card }.
event-joker-used = { $name } used a joker: { $cards }.
event-special-played = { $name } played { $card } from hand for Alexander's special move.
event-stayed = { $name } could not move Alexander.
event-space-chosen = { $name } set out for { $where }.
event-point-chosen = { $name } chose the { $side } corner ({ $point }).
event-step-taken = { $name } chose the way { $side }, by { $point }.
event-marched = Alexander marched to { $place }; { $name } { $red ->
    [0] { $black ->
        [0] laid no new wall
        [one] laid one wall
       *[other] laid { $black } walls
    }
   *[other] { $black ->
        [0] { $red ->
            [one] laid one red wall
           *[other] laid { $red } red walls
        }
       *[other] laid walls: { $black } black, { $red } red
    }
}.
event-province-split = The walls divided the land: { $parts }.
event-owned-split = The walls divided { $name }'s province worth { $value }: { $parts }.
event-last-turn = This is the last turn: { $reason }.
event-card-taken = { $name } took the face-up card { $card }.
event-guard-placed = { $name } set a guard down at { $where }.
event-occupied = { $name } occupied the province of { $place }, worth { $value }, with { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-taken-over = { $name } took the province of { $place }, worth { $value }, from { $loser }{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-cards-given = { $loser } got from { $name }: { $cards }.
event-taxes-levied = { $name } levied taxes with { $card }: { $gains }.
event-guard-taken-back = { $name } took back the guard at { $where }.
event-passed = { $name } did nothing more.
event-ended = The match is over: { $reason }. { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
reason-red_wall = a red wall was laid
reason-walls_used_up = the walls are used up
reason-hundred = somebody has 100 points
reason-no_moves = nobody could move Alexander for a whole round
reason-turn_cap = the last turn of the options was played

# Buttons: what can be done.
do-march = March with the face-up card { $card }
do-joker = Use { $card } as a joker
do-joker-for = Use { $card } as a joker, for a { $symbol } space
do-special = Special move: play { $card } from your hand
do-special-for = Special move: play { $card } from your hand, for a { $symbol } space
do-stay = Leave Alexander where he is: no move is possible
do-space = March to { $where }
do-point = Stop at the { $side } corner ({ $point })
do-step = Go { $side } (by { $point })
do-draw = Draw a card from the deck
do-take = Take the face-up card { $card }
do-occupy = Occupy { $place } (worth { $value }): first guard at { $where }
do-takeover = Take over { $place } (worth { $value }): first guard at { $where }
do-guard = A further guard at { $where }
do-pay = Pay the cards
do-give = Give { $card }
do-levy = Levy taxes with { $card }: { $gains }
do-retrieve = Take back the guard at { $where }
do-pass = Do nothing more in this turn

# Why something is not possible.
unknown-verb = "{ $verb }" is no action. Actions are: { $verbs }.
wrong-words = Say "{ $verb }" like this: { $example }.
unknown-card = There is no card "{ $word }". Cards are: temple, amphora, horse, lyre, soldier.
unknown-space = There is no space "{ $word }" on this board. A space is a point and d or u, as in c7d.
unknown-point = There is no point "{ $word }" on this board. A point is a letter and a number, as in c7.
now-source = First choose the card that moves Alexander.
now-space = Now choose the space that Alexander marches to.
now-point = Now choose the point where Alexander ends.
now-path = Now choose the next point of the path.
now-act = Alexander has moved; now choose one of the further actions.
now-guards = Now pay, or place a further guard.
now-give = Now choose a card for the player who lost the province.
stay-can-move = Alexander must move: there is a card that can move him.
card-not-shown = There is no face-up card { $card }.
card-not-held = You have no { $card } card.
joker-not-now = No joker now: a card is one only when no space with its symbol is free.
no-free-space = No space with the symbol { $card } is free.
special-own-symbol = There are free spaces with the symbol { $card }: it leads to the nearest of them.
walls-too-few = There are not enough walls for that: only { $left } are left.
space-not-nearest = { $space } is not the nearest free space with this symbol that can be paid for.
space-not-free = { $space } is not a free space with this symbol.
point-elsewhere = { $point } is not a corner of { $space }.
step-not-shortest = { $point } is not on a shortest path that can be paid for.
no-card-left = There is no card left to draw.
no-action-left = Both actions of this turn are done.
no-province-yet = That land is not closed off yet: it is no province.
guard-needs-symbol = A guard needs a space with a symbol; { $space } is open land.
no-guard-left = You have no guard left to place.
province-yours = That province is yours already.
province-occupied = That province is occupied: take it over instead.
province-free = That province is free: occupy it instead.
cannot-pay = You lack cards for that province: { $cards }. Guards can stand in for { $guards } of them at most.
cannot-pay-from-here = With a guard there you would lack cards that your { $guards } guards cannot replace: { $cards }.
cannot-pay-after = After driving out the guards you would lack: { $cards }. You have { $guards } guards.
cannot-remove = To drive out the guards you lack: { $cards }.
guard-only-if-missing = In this edition a further guard is allowed only where a card is missing.
guard-fewest = In this match you may use no more guards than your missing cards require: this one must stand where a card is missing.
guard-elsewhere = { $space } is not a symbol space of that province without a guard of yours.
pay-missing = You lack: { $cards }. Place a further guard instead.
give-not-played = No { $card } card is left among the cards you played.
levied-already = Taxes can be levied only once in a turn.
levy-no-guard = None of your guards stands on a { $card } space.
no-guard-there = You have no guard at { $space }.
pass-must-act = In this match an action must be taken while there is one.

# The table in a terminal.
show-display = Face up: { $cards }
show-deck = Deck: { $count }, discarded: { $discarded }
show-walls = Walls left: { $black } black, { $red } red
show-hand = Your hand: { $cards }
show-seat = { $name }: points { $score }, guards to place { $guards }, cards { $cards }
show-provinces = Provinces:
show-free = free
show-province = { $name } ({ $owner }): worth { $value }, guards { $guards }, symbols: { $symbols }

# The status line: what is to do now, for you and of others.
prompt-source = Choose a face-up card, or give up one of your hand: Alexander marches to the nearest free space with its symbol.
prompt-source-of = { $name } chooses the card that moves Alexander.
prompt-stay = No card can move Alexander: let him stay.
prompt-space = Choose the space that Alexander marches to.
prompt-space-of = { $name } chooses the space that Alexander marches to.
prompt-point = Choose the corner where Alexander stops.
prompt-point-of = { $name } chooses the corner where Alexander stops.
prompt-path = Choose the way: where does Alexander go next?
prompt-path-of = { $name } chooses Alexander’s way.
prompt-act = { $actions ->
    [0] You may still take back guards.
    [one] You have one more action: take a card, claim a province or levy taxes.
   *[other] You have { $actions } actions: take cards, claim provinces, levy taxes.
}
prompt-act-levied = { $actions ->
    [0] You may still take back guards.
   *[other] You have one more action: take a card or claim a province. Taxes are levied once a turn.
}
prompt-act-of = { $name } { $actions ->
    [0] may still take back guards.
    [one] has one more action.
   *[other] has { $actions } actions.
}
prompt-guards = Pay for the province, or place a further guard.
prompt-guards-lacking = Place a further guard. You lack: { $cards }.
prompt-guards-pay = Pay for the province.
prompt-guards-of = { $name } pays for a province, or places a further guard.
prompt-give = Choose a card for { $loser }, who lost the province.
prompt-give-of = { $name } chooses a card for { $loser }, who lost the province.
