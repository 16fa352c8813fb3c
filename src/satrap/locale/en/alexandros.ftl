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
open-land = remaining land
province-part = { $place } (worth { $value })

# The log: what happened.
event-dealt = { $name } was dealt a first card: { $card }.
event-dealt-hidden = { $name } was dealt a hidden card.
event-card-drawn = { $name } drew a card from the deck: { $card }.
event-card-drawn-hidden = { $name } drew a card from the deck.
event-turned-up = Turned up: { $card }.
event-reshuffled = { $count ->
    [one] The one discarded card became
   *[other] The { $count } discarded cards were shuffled into
} a new deck.
event-turn-began = Turn { $number }: { $name }.
event-card-chosen = { $name } chose the face-up { $card } card.
event-joker-used = { $name } used a joker: { $cards }.
event-special-played = { $name } played the { $card } card from hand for a special move.
event-stayed = { $name } could not move Alexander.
event-space-chosen = { $name } set out for { $where }.
event-point-chosen = { $name } chose the { $side } corner ({ $point }).
event-step-taken = { $name } chose the path to the { $side } ({ $point }).
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
event-owned-split = The walls divided { $name }’s province worth { $value }: { $parts }.
event-last-turn = This is the last turn: { $reason }.
event-card-taken = { $name } took the face-up { $card } card.
event-guard-placed = { $name } placed a guard at { $where }.
event-occupied = { $name } occupied the province of { $place }, worth { $value }, with { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-taken-over = { $name } took over the province of { $place }, worth { $value }, from { $loser }{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-cards-given = { $name } gave { $loser }: { $cards }.
event-taxes-levied = { $name } levied taxes with the { $card } card: { $gains }.
event-guard-taken-back = { $name } took back the guard at { $where }.
event-passed = { $name } ended the turn.
event-ended = The match is over: { $reason }. { $count ->
    [one] { $winners } won.
   *[other] { $winners } share the win.
}
reason-red_wall = a red wall was laid
reason-walls_used_up = the walls ran out
reason-hundred = 100 points were reached
reason-no_moves = nobody could move Alexander for a whole round
reason-turn_cap = the turn limit was reached

# Buttons: what can be done.
do-march = March to the nearest { $card }
do-joker = Use { $card } as a joker
do-joker-for = Joker: { $card } → { $symbol }
do-special = Special move: { $card } from your hand
do-special-for = Special move from hand: { $card } → { $symbol }
do-stay = Leave Alexander where he is
do-space = March to { $where }
do-point = Stop at the { $side } corner ({ $point })
do-step = Go { $side } (via { $point })
do-draw = Draw a card
do-take = Take the face-up { $card }
do-occupy = Occupy (worth { $value }): { $where }
do-takeover = Take over (worth { $value }): { $where }
do-guard = Another guard: { $where }
do-pay = Pay
do-give = Give { $card }
do-levy = Levy taxes with { $card } (+{ $points })
do-retrieve = Take back guard: { $where }
do-pass = End turn

# Why something is not possible.
unknown-verb = “{ $verb }” is not an action. Actions are: { $verbs }.
wrong-words = Write “{ $verb }” like this: { $example }.
unknown-card = There is no card “{ $word }”. Cards are: temple, amphora, horse, lyre, soldier.
unknown-space = There is no space “{ $word }” on this board. A space is a point and d or u, as in c7d.
unknown-point = There is no point “{ $word }” on this board. A point is a letter and a number, as in c7.
now-source = First choose the card that moves Alexander.
now-space = Now choose the space that Alexander marches to.
now-point = Now choose the corner where Alexander stops.
now-path = Now choose the next point of the path.
now-act = Alexander has moved; now choose one of your actions.
now-guards = Now pay, or place another guard.
now-give = Now choose a card for the player who lost the province.
march-open = Alexander marches to spaces with a symbol.
march-guarded = A guard stands there: Alexander cannot march to that space.
march-walled = A wall runs along that space: Alexander cannot march to it.
march-here = Alexander already touches that space: a march leads to another one.
march-no-card = No { $card } card is face up or in your hand: nothing leads there.
march-nearer = Another { $card } is nearer, counted in sides of triangles: the card leads there.
stay-can-move = Alexander must move: there is a card that can move him.
card-not-shown = There is no face-up { $card } card.
card-not-held = You have no { $card } card.
joker-not-now = You cannot use a joker now: a card is a joker only when no space with its symbol is free.
no-free-space = No space with the symbol { $card } is free.
special-own-symbol = There are free { $card } spaces: the card leads to the nearest one.
walls-too-few = There are not enough walls for that: { $left ->
    [0] none are left
    [one] only one is left
   *[other] only { $left } are left
}.
space-not-nearest = { $space } is not the nearest free space with this symbol for which there are enough walls.
space-not-free = { $space } is not a free space with this symbol.
point-elsewhere = { $point } is not a corner of { $space }.
step-not-shortest = { $point } is not on a shortest path for which there are enough walls.
no-card-left = There is no card left to draw.
no-action-left = You have used both actions this turn.
no-province-yet = That land is not enclosed yet.
guard-needs-symbol = A guard needs a space with a symbol; { $space } is open land.
no-guard-left = You have no guard left to place.
province-yours = That province is already yours.
province-occupied = That province is occupied: take it over instead.
province-free = That province is free: occupy it instead.
cannot-pay = You lack cards for that province: { $cards }. Guards can replace { $guards ->
    [0] none
   *[other] at most { $guards }
} of them.
cannot-pay-from-here = With a guard there you would lack cards that { $guards ->
    [one] your one guard
   *[other] your { $guards } guards
} cannot replace: { $cards }.
cannot-pay-after = After driving out the guards you would lack: { $cards }. You have { $guards ->
    [0] no guards
    [one] one guard
   *[other] { $guards } guards
} to place.
cannot-remove = To drive out the guards you lack: { $cards }.
guard-only-if-missing = In this edition an extra guard is allowed only where a card is missing.
guard-fewest = In this match you may use no more guards than your missing cards require: this one must stand where a card is missing.
guard-elsewhere = A guard must go on a symbol space of that province where you have none yet: { $space } is not one.
pay-missing = You lack: { $cards }. Place another guard instead.
give-not-played = No { $card } card is left among the cards you played.
levied-already = You can levy taxes only once a turn.
levy-no-guard = None of your guards stands on the symbol { $card }.
no-guard-there = You have no guard at { $space }.
pass-must-act = In this match you must take an action as long as one is possible.

# The table in a terminal.
show-display = Face up: { $cards }
show-deck = Deck: { $count }, discarded: { $discarded }
show-walls = Walls left: black { $black }, red { $red }
show-hand = Your hand: { $cards }
show-seat = { $name }: points { $score }, guards to place { $guards }, cards { $cards }
show-provinces = Provinces:
show-free = free
show-province = { $name } ({ $owner }): worth { $value }, guards { $guards }, symbols: { $symbols }

# The status line: what to do now, for you and for others.
prompt-source = Choose a face-up card, or play one from your hand: Alexander marches to the nearest free space with its symbol.
prompt-source-of = { $name } is choosing the card that moves Alexander.
prompt-stay = No card can move Alexander: he stays.
prompt-space = Choose the space that Alexander marches to.
prompt-space-of = { $name } is choosing the space that Alexander marches to.
prompt-point = Choose the corner where Alexander stops.
prompt-point-of = { $name } is choosing the corner where Alexander stops.
prompt-path = Where does Alexander go next?
prompt-path-of = { $name } is choosing Alexander’s path.
prompt-act = { $actions ->
    [0] You may still take back guards.
    [one] You have one more action: take a card, occupy or take over a province, or levy taxes.
   *[other] You have { $actions } actions: take cards, occupy or take over provinces, levy taxes.
}
prompt-act-levied = { $actions ->
    [0] You may still take back guards.
   *[other] You have one more action: take a card, or occupy or take over a province. You can levy taxes only once a turn.
}
prompt-act-of = { $name } { $actions ->
    [0] may still take back guards.
    [one] has one more action.
   *[other] has { $actions } actions.
}
prompt-guards = Pay for the province, or place another guard.
prompt-guards-lacking = Place another guard. You lack: { $cards }.
prompt-guards-pay = Pay for the province.
prompt-guards-of = { $name } is paying for a province, or placing another guard.
prompt-give = Choose a card for { $loser }, who lost the province: { $number } of { $all }.
prompt-give-of = { $name } is choosing a card for { $loser }, who lost the province.
