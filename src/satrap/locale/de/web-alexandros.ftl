# Alexandros auf der Seite: der Spielplan, die Karten, die Spieler, der Spielplan in Worten.
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
web-alx-no-symbols = Keine Symbole: Niemand kann sie besetzen.
web-alx-guards-here = { $count ->
    [one] Ein Statthalter
   *[other] { $count } Statthalter
}
web-alx-no-tax = Sie bringt keine Steuern: Dafür darf nur ein einziger Statthalter darin stehen.
web-alx-removal = Um die Statthalter zu vertreiben: { $cards }
web-alx-total = Mit der Provinz selbst insgesamt: { $cards }
web-alx-enough = Du bekommst sie für { $guards ->
    [one] einen Statthalter
   *[other] { $guards } Statthalter
}{ $cards ->
    [0] { "" }
    [one] { " " }und eine Karte
   *[other] { " " }und { $cards } Karten
}.
web-alx-for-now = Noch nicht abgeschlossen: Der Ertrag kann sich ändern.
web-alx-lack = Dir fehlt noch: { $cards }
web-alx-press-occupy = Drücken, um sie zu besetzen
web-alx-press-takeover = Drücken, um sie zu übernehmen
web-alx-press-why = Drücken, um zu sehen, was dir fehlt
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

# Marschieren, besetzen und Steuern erheben auf dem Spielplan.
web-alx-ask-march = Wähle eine leuchtende Ecke: Alexander zieht dorthin.
web-alx-ask-march-short = Tippe auf eine leuchtende Ecke.
web-alx-ask-card = Mehrere Karten führen dorthin: Wähle eine.
web-alx-ask-card-hand = Mehrere Karten führen dorthin: Wähle eine. Kommt sie aus der Hand, wird sie abgelegt.
web-alx-marches = Wohin Alexander ziehen kann
web-alx-corner = { $place }, Ecke im { $side }
web-alx-march = mit { $card }, { $walls ->
    [0] keine neue Mauer
    [one] eine Mauer
   *[other] { $walls } Mauern
}
web-alx-which-card = Mit welcher Karte? Wähle sie.
web-alx-walls-left = { $count ->
    [0] Keine Mauern übrig
    [one] Eine Mauer übrig
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
web-alx-guard-stays = Ohne passende Karte muss dort ein Statthalter stehen: { $cards }.
web-alx-another-guard = Ein weiterer Statthalter
web-alx-fewer-guards = Ein Statthalter weniger
web-alx-instead = Statthalter ersetzen: { $cards }.
web-alx-untaxed = Mehr als ein Statthalter hier ({ $count }): keine Steuern.
web-alx-price-cards = { $count ->
    [0] Keine Karten
    [one] Eine Karte
   *[other] { $count } Karten
}
web-alx-price-guards = { $reserve ->
    [0] Du hast keinen Statthalter mehr
    [one] Dein letzter Statthalter
   *[other] { $count } von { $reserve } Statthaltern
}
web-alx-last-drawn = Du ziehst eine Karte: Beende den Zug, um sie zu sehen, oder mach es rückgängig.
web-alx-last-wins = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}: Beende den Zug, und du hast gewonnen!
web-alx-last-over = Damit endet die Partie: Beende den Zug oder mach es rückgängig.
web-alx-cancel = Abbrechen
web-alx-occupy-now = Besetzen
web-alx-levy-now = Steuern erheben
web-alx-levy-short = Steuern
web-alx-levy-of = { $points ->
    [one] Steuern brächten jetzt einen Punkt
   *[other] Steuern brächten jetzt { $points } Punkte
}
web-alx-levies = { $name } erhebt Steuern
web-alx-levied-with = mit { $card } ({ $place })
web-alx-levied-with-only = mit { $card }
web-alx-discarded-count = { $count } abgelegt

# Was jemand in einem Zug getan hat, in wenigen Worten; auf dem Telefon kürzer.
web-alx-did-march-full = { $walls ->
    [0] keine Mauer gelegt
    [one] eine Mauer gelegt
   *[other] { $walls } Mauern gelegt
}
web-alx-did-march-short = { $walls ->
    [0] k1 Mauer
    [one] 1 Mauer
   *[other] { $walls } Mauern
}
web-alx-did-occupy-full = { $place } besetzt, Ertrag { $value }
web-alx-did-occupy-short = { $place } besetzt
web-alx-did-takeover-full = { $place } von { $name } übernommen, Ertrag { $value }
web-alx-did-takeover-short = { $place } übernommen
web-alx-did-levy-full = Steuern erhoben, +{ $points }
web-alx-did-levy-short = Steuern +{ $points }
web-alx-did-cards-full = { $count ->
    [one] eine Karte genommen
   *[other] { $count } Karten genommen
}
web-alx-did-cards-short = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-alx-did-back = { $count ->
    [one] einen Statthalter zurückgenommen
   *[other] { $count } Statthalter zurückgenommen
}
web-alx-did-stay = Alexander blieb stehen
web-over-hundred = { $mine ->
    [1] Die Partie endete, weil du 100 Punkte erreicht hast.
    [2] Die Partie endete, weil mehrere 100 Punkte erreicht haben.
   *[other] Die Partie endete, weil { $name } 100 Punkte erreicht hat.
}
web-over-red_wall = Die Partie endete, weil eine rote Mauer gelegt wurde.
web-over-walls_used_up = Die Partie endete, weil die Mauern aufgebraucht waren.
web-over-no_moves = Die Partie endete, weil eine ganze Runde lang niemand Alexander bewegen konnte.
web-over-turn_cap = Die Partie endete, weil die Höchstzahl der Züge erreicht war.
