# The log, addressed to the player it is about.
event-dealt-you = You were dealt a first card: { $card }.
event-dealt-hidden-you = You were dealt a hidden card.
event-card-drawn-you = You drew a card from the deck: { $card }.
event-card-drawn-hidden-you = You drew a card from the deck.
event-turn-began-you = Turn { $number }: it is your turn.
event-card-chosen-you = You chose the face-up { $card } card.
event-joker-used-you = You used a joker: { $cards }.
event-special-played-you = You played the { $card } card from your hand for a special move.
event-stayed-you = You could not move Alexander.
event-space-chosen-you = You set out for { $where }.
event-point-chosen-you = You chose the { $side } corner ({ $point }).
event-step-taken-you = You chose the path to the { $side } ({ $point }).
event-marched-you = Alexander marched to { $place }; you { $red ->
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
event-owned-split-you = The walls divided your province worth { $value }: { $parts }.
event-card-taken-you = You took the face-up { $card } card.
event-guard-placed-you = You placed a guard at { $where }.
event-occupied-you = You occupied the province of { $place }, worth { $value }, with { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-taken-over-you = You took over the province of { $place }, worth { $value }, from { $loser }{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-taken-over-loser-you = { $name } took over the province of { $place }, worth { $value }, from you{ $paid ->
    [0] { "." }
   *[other] { " " }and paid: { $cards }.
}
event-cards-given-you = You gave { $loser }: { $cards }.
event-cards-given-loser-you = { $name } gave you: { $cards }.
event-taxes-levied-you = You levied taxes with the { $card } card: { $gains }.
event-guard-taken-back-you = You took back your guard at { $where }.
event-passed-you = You ended your turn.
event-ended-winners-you = The match is over: { $reason }. { $count ->
    [one] You won.
   *[other] You share the win: { $winners }.
}
