# What a choice would do, addressed to whoever chooses: in the present, as “you”.
foreseen-of-turn-began = Next: { $name }.
foreseen-card-drawn = You draw a card from the deck.
foreseen-turned-up = A new card is turned up.
foreseen-reshuffled = The discarded cards become a new deck.
foreseen-card-chosen = You take the face-up { $card } card.
foreseen-joker-used = You use a joker: { $cards }.
foreseen-special-played = You play the { $card } card from your hand.
foreseen-stayed = Alexander stays where he is.
foreseen-space-chosen = Alexander sets out for { $where }.
foreseen-point-chosen = Alexander will stop at the { $side } corner.
foreseen-step-taken = Alexander goes { $side }.
foreseen-marched = On the way to { $place } you { $red ->
    [0] { $black ->
        [0] lay no new wall
        [one] lay one wall
       *[other] lay { $black } walls
    }
   *[other] { $black ->
        [0] { $red ->
            [one] lay one red wall
           *[other] lay { $red } red walls
        }
       *[other] lay walls: { $black } black, { $red } red
    }
}.
foreseen-province-split = The walls divide the land: { $parts }.
foreseen-owned-split = The walls divide a province worth { $value }: { $parts }.
foreseen-last-turn = This then becomes the last turn.
foreseen-card-taken = You take the face-up { $card } card.
foreseen-guard-placed = You place a guard at { $where }.
foreseen-occupied = You occupy the province of { $place }, worth { $value }, with { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $paid ->
    [0] { "." }
   *[other] { " " }and pay: { $cards }.
}
foreseen-taken-over = You take over the province of { $place }, worth { $value }, from { $loser }{ $paid ->
    [0] { "." }
   *[other] { " " }and pay: { $cards }.
}
foreseen-cards-given = You give { $loser }: { $cards }.
foreseen-taxes-levied = You levy taxes with the { $card } card: { $gains }.
foreseen-guard-taken-back = You take back the guard at { $where }.
foreseen-passed = You end your turn.
foreseen-ended = The match ends. Winner: { $winners }.
