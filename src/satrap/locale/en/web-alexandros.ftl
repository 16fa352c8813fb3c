# Alexandros on the page: the board, the tray, the panels, the board in words.
web-alx-table = On the table
web-alx-face-up = Face up
web-alx-deck-of = { $count ->
    [0] The deck is empty
    [one] Deck: one card
   *[other] Deck: { $count } cards
}
web-alx-discarded = Discarded cards: { $cards }
web-alx-hand = Your hand
web-alx-hand-empty = No cards
web-alx-played = The cards you played
web-alx-provinces = Provinces
web-alx-no-provinces = No walls have enclosed a province yet.
web-alx-alexander-at = Alexander stands at { $point }.
web-alx-free = Free
web-alx-worth = worth { $value }
web-alx-no-symbols = No symbols: nobody can occupy it.
web-alx-guards-here = { $count ->
    [one] One guard
   *[other] { $count } guards
}
web-alx-no-tax = No tax: only a province with exactly one guard earns it.
web-alx-removal = To drive out the guards: { $cards }
web-alx-total = With the province itself, in all: { $cards }
web-alx-enough = It can be yours for { $guards ->
    [one] one guard
   *[other] { $guards } guards
}{ $cards ->
    [0] { "" }
    [one] { " " }and one card
   *[other] { " " }and { $cards } cards
}.
web-alx-for-now = Not enclosed yet: its value may still change.
web-alx-lack = You are still short of: { $cards }
web-alx-press-occupy = Select to occupy it
web-alx-press-takeover = Select to take it over
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

# Marching, claiming and levying on the board.
web-alx-ask-march = Press a glowing corner: Alexander marches there.
web-alx-ask-march-short = Tap a glowing corner.
web-alx-ask-card = Several cards lead there: pick one.
web-alx-ask-card-hand = Several cards lead there: pick one. If it is from your hand, it is discarded.
web-alx-marches = Where Alexander can march
web-alx-corner = { $place }, { $side } corner
web-alx-march = with { $card }, { $walls ->
    [0] no new wall
    [one] one wall
   *[other] { $walls } walls
}
web-alx-which-card = Which card? Pick one.
web-alx-walls-left = { $count ->
    [0] No walls left
    [one] One wall left
   *[other] { $count } walls left
}
web-alx-goal = Goal: { $points }
web-alx-last-turn = Last turn
web-alx-last-about = This is the last turn: the match ends after it.
web-alx-end-about = A turn in which a red wall has to be laid is the last one. The match also ends when a score reaches { $points }.
web-alx-from-hand = This card comes from your hand and is discarded.
web-alx-or-hand = A card from your hand would be discarded.
web-alx-ask-back = ↻ takes a guard back.
web-alx-ask-back-short = { $actions ->
    [one] One more action.
   *[other] { $actions } actions.
} ↻ takes a guard back.
web-alx-walls-new = { $walls ->
    [0] No new wall
    [one] One wall
   *[other] { $walls } walls
}
web-alx-walls-red = { $red ->
    [one] one of them red: the last turn
   *[other] { $red } of them red: the last turn
}
web-alx-ways = { $ways } paths to choose from
web-alx-closes = closes { $place }, worth { $value }
web-alx-of = held by { $name }
web-alx-drive-out = To drive out the guards:
web-alx-slot-card = a card pays
web-alx-slot-guard = a guard stands there
web-alx-slot-missing = card missing
web-alx-guard-stays = Without a card for it, a guard has to stand there: { $cards }.
web-alx-another-guard = Another guard
web-alx-fewer-guards = One guard fewer
web-alx-instead = Guards stand in for: { $cards }.
web-alx-untaxed = Two or more guards here ({ $count }): no tax.
web-alx-price-cards = { $count ->
    [0] No cards
    [one] One card
   *[other] { $count } cards
}
web-alx-price-guards = { $reserve ->
    [0] You have no guards left
    [one] Your last guard
   *[other] { $count ->
        [one] One
       *[other] { $count }
    } of your { $reserve } guards
}
web-alx-last-drawn = You draw a card: end your turn to see it, or undo.
web-alx-last-wins = { $points ->
    [one] One point
   *[other] { $points } points
}: end your turn and the match is yours!
web-alx-last-over = This ends the match: end your turn, or undo it.
web-alx-cancel = Cancel
web-alx-occupy-now = Occupy
web-alx-levy-now = Levy taxes
web-alx-levy-short = levy
web-alx-levy-of = { $points ->
    [one] A levy now would bring one point
   *[other] A levy now would bring { $points } points
}
web-alx-levies = { $name } levies taxes
web-alx-levied-with = with { $card }, from { $place }
web-alx-levied-with-only = with { $card }
web-alx-discarded-count = { $count } discarded

# What somebody did in a turn, in a few words; shorter on a phone.
web-alx-did-march-full = { $walls ->
    [0] marched, laid no wall
    [one] marched, laid one wall
   *[other] marched, laid { $walls } walls
}
web-alx-did-march-short = { $walls ->
    [0] no wall
    [one] 1 wall
   *[other] { $walls } walls
}
web-alx-did-occupy-full = occupied { $place }, worth { $value }
web-alx-did-occupy-short = occupied { $place }
web-alx-did-takeover-full = took over { $place }, worth { $value }, from { $name }
web-alx-did-takeover-short = took over { $place }
web-alx-did-levy-full = levied taxes, +{ $points }
web-alx-did-levy-short = levy +{ $points }
web-alx-did-cards-full = { $count ->
    [one] took one card
   *[other] took { $count } cards
}
web-alx-did-cards-short = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-alx-did-back = { $count ->
    [one] took a guard back
   *[other] took { $count } guards back
}
web-alx-did-stay = Alexander stayed
web-over-hundred = { $mine ->
    [1] The match ended because you reached 100 points.
    [2] The match ended because several players reached 100 points.
   *[other] The match ended because { $name } reached 100 points.
}
web-over-red_wall = The match ended because a red wall was laid.
web-over-walls_used_up = The match ended because the walls ran out.
web-over-no_moves = The match ended because nobody could move Alexander for a whole round.
web-over-turn_cap = The match ended because the turn limit was reached.
