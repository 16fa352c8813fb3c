# Alexandros auf der Seite: der Plan, die Karten, die Spieler, der Plan in Worten.
web-alx-table = Auf dem Tisch
web-alx-face-up = Aufgedeckt
web-alx-deck = Stapel
web-alx-deck-of = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
web-alx-discard = Abgelegt
web-alx-discarded = Abgelegte Karten: { $cards }
web-alx-walls = Mauern übrig
web-alx-hand = Deine Hand
web-alx-hand-empty = Keine Karten
web-alx-played = Deine gespielten Karten
web-alx-provinces = Provinzen
web-alx-no-provinces = Noch ist keine Provinz abgeschlossen.
web-alx-alexander-at = Alexander steht auf { $point }.
web-alx-free = Frei
web-alx-worth = Ertrag { $value }
web-alx-no-symbols = Keine Symbole
web-alx-guards-here = { $count ->
    [one] Ein Statthalter
   *[other] { $count } Statthalter
}
web-alx-no-tax = Sie bringt keine Steuern: Dafür darf nur ein einziger Statthalter darin stehen.
web-alx-removal = Um die Statthalter zu vertreiben: { $cards }
web-alx-enough = Du kannst sie nehmen: { $guards ->
    [one] ein Statthalter
   *[other] { $guards } Statthalter
}{ $cards ->
    [0] { "" }
    [one] { " " }und eine Karte
   *[other] { " " }und { $cards } Karten
}.
web-alx-for-now = Noch nicht abgeschlossen: Der Ertrag kann sich ändern.
web-alx-lack = Dir fehlt: { $cards }
web-alx-press-claim = Antippen, um sie zu nehmen
web-alx-press-why = Antippen, um zu sehen, was dir fehlt
web-alx-province-free = Freie Provinz ({ $where }), Ertrag { $value }. Symbole: { $symbols }.
web-alx-province-of = Provinz von { $name } ({ $where }), Ertrag { $value }. Symbole: { $symbols }. { $guards ->
    [one] Ein Statthalter.
   *[other] { $guards } Statthalter.
}
web-alx-guards-at = Statthalter auf: { $places }.
web-alx-fact-reserve = { $count ->
    [one] Ein Statthalter zu setzen
   *[other] { $count } Statthalter zu setzen
}
web-alx-fact-cards = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-alx-fact-held = { $count ->
    [one] Eine Provinz
   *[other] { $count } Provinzen
}
web-alx-short-reserve = { $count ->
    [one] Statthalter
   *[other] Statthalter
}
web-alx-short-cards = { $count ->
    [one] Karte
   *[other] Karten
}
web-alx-short-held = { $count ->
    [one] Provinz
   *[other] Provinzen
}

# Wie es weiterginge, in einem Tipp oder einer Analyse.
web-alx-then-occupy = Die Provinz besetzen, Statthalter: { $where }
web-alx-then-takeover = Die Provinz übernehmen, Statthalter: { $where }
web-alx-then-levy = Steuern erheben mit { $card }
