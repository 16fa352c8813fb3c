# Alexandros auf der Seite: der Plan, die Karten, die Spieler, der Plan in Worten.
web-alx-table = Auf dem Tisch
web-alx-face-up = Aufgedeckt
web-alx-deck-of = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}
web-alx-discarded = Abgelegte Karten: { $cards }
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
web-alx-press-claim = Wählen, um sie zu nehmen
web-alx-press-why = Wählen, um zu sehen, was dir fehlt
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

# Marschieren, besetzen und Steuern erheben auf dem Plan.
web-alx-ask-march = Wähle eine leuchtende Ecke: Alexander marschiert dorthin.
web-alx-ask-march-short = Wähle eine leuchtende Ecke.
web-alx-ask-card = Mehrere Karten führen dorthin: Wähle eine.
web-alx-ask-card-hand = Mehrere Karten führen dorthin: Wähle eine. Eine Karte aus der Hand wird abgelegt.
web-alx-marches = Wohin Alexander marschieren kann
web-alx-corner = { $place }, Ecke im { $side }
web-alx-march = mit { $card }, { $walls ->
    [0] keine neue Mauer
    [one] eine Mauer
   *[other] { $walls } Mauern
}
web-alx-which-card = Mit welcher Karte? Wähle sie.
web-alx-walls-left = { $count ->
    [0] keine Mauern übrig
    [one] eine Mauer übrig
   *[other] { $count } Mauern übrig
}
web-alx-goal = Ziel: { $points }
web-alx-last-turn = Letzter Zug
web-alx-last-about = Dies ist der letzte Zug: Danach endet die Partie.
web-alx-end-about = Ein Zug, in dem eine rote Mauer gelegt werden muss, ist der letzte. Die Partie endet auch, wenn ein Punktestand { $points } erreicht.
web-alx-from-hand = Diese Karte kommt aus deiner Hand und wird abgelegt.
web-alx-or-hand = Eine Karte aus deiner Hand würde abgelegt.
web-alx-ask-back = ↻ nimmt einen Statthalter zurück.
web-alx-ask-back-short = { $actions ->
    [one] Noch eine Aktion.
   *[other] { $actions } Aktionen.
} ↻ nimmt einen Statthalter zurück.
web-alx-walls-new = { $walls ->
    [0] Keine neue Mauer
    [one] Eine Mauer
   *[other] { $walls } Mauern
}
web-alx-walls-red = { $red ->
    [one] davon eine rote: letzter Zug
   *[other] davon { $red } rote: letzter Zug
}
web-alx-ways = { $ways } Wege zur Wahl
web-alx-closes = schließt { $place } ab, Ertrag { $value }
web-alx-of = gehört { $name }
web-alx-drive-out = Um die Statthalter zu vertreiben:
web-alx-slot-card = eine Karte bezahlt
web-alx-slot-guard = ein Statthalter steht dort
web-alx-slot-missing = die Karte fehlt
web-alx-instead = Statthalter ersetzen: { $cards }.
web-alx-untaxed = Mehr als ein Statthalter hier ({ $count }): keine Steuern.
web-alx-price-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-alx-price-guards = { $count ->
    [one] ein Statthalter
   *[other] { $count } Statthalter
} von { $reserve }
web-alx-cancel = Abbrechen
web-alx-levy-now = Steuern erheben
web-alx-levy-short = Steuern
web-alx-levy-of = { $points ->
    [one] Steuern brächten jetzt einen Punkt
   *[other] Steuern brächten jetzt { $points } Punkte
}
web-alx-levies = { $name } erhebt Steuern
web-alx-levied-with = mit { $card }, aus { $place }
web-alx-levied-with-only = mit { $card }
web-alx-discarded-count = { $count } abgelegt

# Was jemand in einem Zug getan hat, in wenigen Worten; auf dem Telefon kürzer.
web-alx-did-march-full = { $walls ->
    [0] keine Mauer, nach { $point }
    [one] eine Mauer bis { $point }
   *[other] { $walls } Mauern bis { $point }
}
web-alx-did-march-short = { $walls ->
    [0] keine Mauer
    [one] eine Mauer
   *[other] { $walls } Mauern
}
web-alx-did-occupy-full = { $place } besetzt, { $value }
web-alx-did-occupy-short = { $place } besetzt
web-alx-did-takeover-full = { $place } von { $name } übernommen, { $value }
web-alx-did-takeover-short = { $place } übernommen
web-alx-did-levy-full = Steuern erhoben, +{ $points }
web-alx-did-levy-short = Steuern +{ $points }
web-alx-did-cards-full = { $count ->
    [one] eine Karte genommen
   *[other] { $count } Karten genommen
}
web-alx-did-cards-short = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-alx-did-stay = Alexander blieb stehen
web-over-hundred = Die Partie war zu Ende, weil jemand 100 Punkte erreicht hat.
web-over-red_wall = Die Partie war zu Ende, weil eine rote Mauer gelegt wurde.
web-over-walls_used_up = Die Partie war zu Ende, weil die Mauern aufgebraucht waren.
web-over-no_moves = Die Partie war zu Ende, weil eine ganze Runde lang niemand Alexander bewegen konnte.
web-over-turn_cap = Die Partie war zu Ende, weil die Höchstzahl der Züge erreicht war.
