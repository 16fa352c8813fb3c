# Alexandros on the page: the board, the tray, the panels, the board in words.
web-alx-table = On the table
web-alx-face-up = Face up
web-alx-deck = Deck
web-alx-deck-of = { $count ->
    [0] The deck is empty
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
web-alx-discard = Discarded
web-alx-discarded = Discarded cards: { $cards }
web-alx-walls = Walls left
web-alx-hand = Your hand
web-alx-hand-empty = No cards
web-alx-played = The cards you played
web-alx-provinces = Provinces
web-alx-no-provinces = No walls have enclosed a province yet.
web-alx-alexander-at = Alexander stands at { $point }.
web-alx-free = Free
web-alx-worth = worth { $value }
web-alx-no-symbols = No symbols
web-alx-guards-here = { $count ->
    [one] One guard
   *[other] { $count } guards
}
web-alx-no-tax = No tax: only a province with exactly one guard earns it.
web-alx-removal = To drive out the guards: { $cards }
web-alx-enough = You can claim it: { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $cards ->
    [0] { "" }
    [one] { " " }and one card
   *[other] { " " }and { $cards } cards
}.
web-alx-for-now = Not enclosed yet: its value may still change.
web-alx-lack = You lack: { $cards }
web-alx-press-claim = Select to claim it
web-alx-press-why = Select to see what you lack
web-alx-province-free = Free province at { $where }, worth { $value }. Symbols: { $symbols }.
web-alx-province-of = Province of { $name } at { $where }, worth { $value }. Symbols: { $symbols }. { $guards ->
    [one] One guard.
   *[other] { $guards } guards.
}
web-alx-guards-at = Guards at: { $places }.
web-alx-fact-reserve = { $count ->
    [one] One guard to place
   *[other] { $count } guards to place
}
web-alx-fact-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
web-alx-fact-held = { $count ->
    [one] One province
   *[other] { $count } provinces
}
web-alx-short-reserve = { $count ->
    [one] guard
   *[other] guards
}
web-alx-short-cards = { $count ->
    [one] card
   *[other] cards
}
web-alx-short-held = { $count ->
    [one] province
   *[other] provinces
}

# What lies ahead, in a hint or an analysis.
web-alx-then-occupy = Occupy the province: guard at { $where }
web-alx-then-takeover = Take over the province: guard at { $where }
web-alx-then-levy = Levy taxes with { $card }
