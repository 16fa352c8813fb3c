# Alexandros sulla pagina: il tabellone, le carte, i giocatori, il tabellone a parole.
web-alx-table = Sul tavolo
web-alx-face-up = Scoperte
web-alx-deck-of = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
web-alx-discarded = Carte scartate: { $cards }
web-alx-hand = La tua mano
web-alx-hand-empty = Nessuna carta
web-alx-played = Le carte che hai giocato
web-alx-provinces = Province
web-alx-no-provinces = Nessun muro ha ancora chiuso una provincia.
web-alx-alexander-at = Alessandro è sul vertice { $point }.
web-alx-free = Libera
web-alx-worth = valore { $value }
web-alx-no-symbols = Nessun simbolo: nessuno può occuparla.
web-alx-guards-here = { $count ->
    [one] Una guardia
   *[other] { $count } guardie
}
web-alx-no-tax = Niente tasse: rende solo una provincia con una sola guardia.
web-alx-removal = Per cacciare le guardie: { $cards }
web-alx-total = Con la provincia stessa, in tutto: { $cards }
web-alx-enough = Può essere tua con { $guards ->
    [one] una guardia
   *[other] { $guards } guardie
}{ $cards ->
    [0] { "" }
    [one] { " " }e una carta
   *[other] { " " }e { $cards } carte
}.
web-alx-for-now = Questa terra non è ancora chiusa: il suo valore può cambiare.
web-alx-lack = Carte che ti mancano ancora: { $cards }
web-alx-press-occupy = Sceglila per occuparla
web-alx-press-takeover = Sceglila per conquistarla
web-alx-press-why = Sceglila per vedere che cosa ti manca
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

# Marciare, prendere province e riscuotere le tasse sul tabellone.
web-alx-ask-march = Scegli un vertice che brilla: Alessandro marcia fin lì.
web-alx-ask-march-short = Tocca un vertice che brilla.
web-alx-ask-card = Più carte portano lì: scegli quella da usare.
web-alx-ask-card-hand = Più carte portano lì: scegli quella da usare. Se viene dalla tua mano, viene scartata.
web-alx-marches = Dove Alessandro può marciare
web-alx-corner = { $place }, vertice a { $side }
web-alx-march = con { $card }, { $walls ->
    [0] nessun nuovo muro
    [one] un muro
   *[other] { $walls } muri
}
web-alx-which-card = Con quale carta? Sceglila.
web-alx-walls-left = { $count ->
    [0] Nessun muro rimasto
    [one] Un muro rimasto
   *[other] { $count } muri rimasti
}
web-alx-goal = Obiettivo: { $points }
web-alx-last-turn = Ultimo turno
web-alx-last-about = Questo è l’ultimo turno: poi la partita finisce.
web-alx-end-about = Il turno in cui si deve posare un muro rosso è l’ultimo. La partita finisce anche quando un punteggio arriva a { $points }.
web-alx-from-hand = Questa carta viene dalla tua mano e verrà scartata.
web-alx-or-hand = Una carta della tua mano verrebbe scartata.
web-alx-ask-back = ↻ ritira una guardia.
web-alx-ask-back-short = { $actions ->
    [one] Ancora un’azione.
   *[other] { $actions } azioni.
} ↻ ritira una guardia.
web-alx-walls-new = { $walls ->
    [0] Nessun nuovo muro
    [one] Un muro
   *[other] { $walls } muri
}
web-alx-walls-red = { $red ->
    [one] di cui uno rosso: ultimo turno
   *[other] di cui { $red } rossi: ultimo turno
}
web-alx-ways = { $ways } percorsi possibili
web-alx-closes = chiude { $place }, valore { $value }
web-alx-of = di { $name }
web-alx-drive-out = Per cacciare le guardie:
web-alx-slot-card = paga una carta
web-alx-slot-guard = ci va una guardia
web-alx-slot-missing = manca la carta
web-alx-guard-stays = Senza una carta adatta, qui deve restare una guardia: { $cards }.
web-alx-another-guard = Un’altra guardia
web-alx-fewer-guards = Una guardia in meno
web-alx-instead = Le guardie sostituiscono: { $cards }.
web-alx-untaxed = Più di una guardia qui ({ $count }): nessuna tassa.
web-alx-price-cards = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
}
web-alx-price-guards = { $reserve ->
    [0] Non hai più guardie
    [one] La tua ultima guardia
   *[other] { $count ->
        [one] Una
       *[other] { $count }
    } delle tue { $reserve } guardie
}
web-alx-last-drawn = Peschi una carta: termina il turno per vederla, o annulla.
web-alx-last-wins = { $points ->
    [one] Un punto
   *[other] { $points } punti
}: termina il turno e la vittoria è tua!
web-alx-last-over = Così finisce la partita: termina il turno o annulla.
web-alx-cancel = Annulla
web-alx-occupy-now = Occupa
web-alx-levy-now = Riscuoti le tasse
web-alx-levy-short = tasse
web-alx-levy-of = { $points ->
    [one] Le tasse renderebbero ora un punto
   *[other] Le tasse renderebbero ora { $points } punti
}
web-alx-levies = { $name } riscuote le tasse
web-alx-levied-with = con { $card } ({ $place })
web-alx-levied-with-only = con { $card }
web-alx-discarded-count = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}

# Che cosa ha fatto qualcuno in un turno, in poche parole; più breve su un telefono.
web-alx-did-march-full = { $walls ->
    [0] ha marciato senza muri
    [one] ha marciato e messo un muro
   *[other] ha marciato e messo { $walls } muri
}
web-alx-did-march-short = { $walls ->
    [0] ness1 muro
    [one] 1 muro
   *[other] { $walls } muri
}
web-alx-did-occupy-full = ha occupato { $place }, valore { $value }
web-alx-did-occupy-short = ha occupato { $place }
web-alx-did-takeover-full = ha tolto a { $name } { $place }, valore { $value }
web-alx-did-takeover-short = ha conquistato { $place }
web-alx-did-levy-full = ha riscosso le tasse, +{ $points }
web-alx-did-levy-short = tasse +{ $points }
web-alx-did-cards-full = { $count ->
    [one] ha preso una carta
   *[other] ha preso { $count } carte
}
web-alx-did-cards-short = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-alx-did-back = { $count ->
    [one] ha ritirato una guardia
   *[other] ha ritirato { $count } guardie
}
web-alx-did-stay = Alessandro è rimasto dov’era
web-over-hundred = { $mine ->
    [1] La partita è finita perché hai raggiunto 100 punti.
    [2] La partita è finita perché più giocatori hanno raggiunto 100 punti.
   *[other] La partita è finita perché { $name } ha raggiunto 100 punti.
}
web-over-red_wall = La partita è finita perché è stato messo un muro rosso.
web-over-walls_used_up = La partita è finita perché i muri erano esauriti.
web-over-no_moves = La partita è finita perché per un giro intero nessuno ha potuto muovere Alessandro.
web-over-turn_cap = La partita è finita perché è stato raggiunto il numero massimo di turni.
