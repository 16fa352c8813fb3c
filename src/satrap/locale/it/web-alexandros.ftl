# Alexandros sulla pagina: il tabellone, le carte, i giocatori, il tabellone a parole.
web-alx-table = Sul tavolo
web-alx-face-up = Scoperte
web-alx-deck = Mazzo
web-alx-deck-of = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
web-alx-discard = Scarti
web-alx-discarded = Carte scartate: { $cards }
web-alx-walls = Muri rimasti
web-alx-hand = La tua mano
web-alx-hand-empty = Nessuna carta
web-alx-played = Le carte che hai giocato
web-alx-provinces = Province
web-alx-no-provinces = Nessun muro ha ancora chiuso una provincia.
web-alx-alexander-at = Alessandro è sul vertice { $point }.
web-alx-free = Libera
web-alx-worth = valore { $value }
web-alx-no-symbols = Nessun simbolo
web-alx-guards-here = { $count ->
    [one] Una guardia
   *[other] { $count } guardie
}
web-alx-no-tax = Niente tasse: rende solo una provincia con una sola guardia.
web-alx-removal = Per cacciare le guardie: { $cards }
web-alx-enough = Puoi prenderla: { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $cards ->
    [0] { "" }
    [one] { " " }e una carta
   *[other] { " " }e { $cards } carte
}.
web-alx-for-now = Non ancora chiuso: il suo valore può cambiare.
web-alx-lack = Carte mancanti: { $cards }
web-alx-press-claim = Premi per prenderla
web-alx-press-why = Premi per vedere che cosa ti manca
web-alx-province-free = Provincia libera: { $where }, valore { $value }. Simboli: { $symbols }.
web-alx-province-of = Provincia di { $name }: { $where }, valore { $value }. Simboli: { $symbols }. { $guards ->
    [one] Una guardia.
   *[other] { $guards } guardie.
}
web-alx-guards-at = Guardie su: { $places }.
web-alx-fact-reserve = { $count ->
    [one] Una guardia da mettere
   *[other] { $count } guardie da mettere
}
web-alx-fact-cards = { $count ->
    [one] Una carta in mano
   *[other] { $count } carte in mano
}
web-alx-fact-held = { $count ->
    [one] Una provincia
   *[other] { $count } province
}
web-alx-short-reserve = { $count ->
    [one] guardia
   *[other] guardie
}
web-alx-short-cards = { $count ->
    [one] carta
   *[other] carte
}
web-alx-short-held = { $count ->
    [one] provincia
   *[other] province
}

# Il seguito, in un suggerimento o in un’analisi.
web-alx-then-occupy = Occupa la provincia, guardia su { $where }
web-alx-then-takeover = Conquista la provincia, guardia su { $where }
web-alx-then-levy = Riscuoti le tasse con la carta { $card }
