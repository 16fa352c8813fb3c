# Alexander the Great on the page: the tableau, the board, their names for screen readers.
web-atg-tableau = La tua plancia
web-atg-boxes = Nelle caselle
web-atg-box-order = Ordine
web-atg-box-army = Armate
web-atg-box-temple = Templi
web-atg-box-city = Città
web-atg-less = Uno in meno: { $box }
web-atg-more = Uno in più: { $box }
web-atg-free = { $cubes ->
    [one] Ancora un cubo da piazzare
   *[other] Ancora { $cubes } cubi da piazzare
}
web-atg-none-free = { $cubes ->
    [one] Il cubo è già piazzato: prima toglilo dall’altra casella.
   *[other] Tutti e { $cubes } i cubi sono già piazzati: prima togline uno da un’altra casella.
}
web-atg-none-here = In questa casella non c’è nessun cubo da togliere.
web-atg-ready = Fatto
web-atg-sealed = Fatto: si mostra quando tutti hanno scelto.
web-atg-change = Cambia
web-atg-reveal = Gli schermi si alzano
web-atg-screen = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
} dietro lo schermo
web-atg-left = da costruire: { $temple ->
    [one] { $temple } tempio
   *[other] { $temple } templi
}, { $city } città
web-atg-to-build = da costruire
web-atg-used-up-temple = Tutti i tuoi templi sono costruiti.
web-atg-used-up-city = Tutte le tue città sono costruite.
web-atg-used-up-short = solo per frecce
web-atg-ask-end = Con i tuoi cubi non c’è più niente da costruire: termina il turno.
web-atg-left-temple = { $count ->
    [one] ancora un tempio da costruire
   *[other] ancora { $count } templi da costruire
}
web-atg-left-city = { $count ->
    [one] ancora una città da costruire
   *[other] ancora { $count } città da costruire
}
web-atg-place = posizione { $place }
web-atg-order = Ordine di gioco, con i punti
web-atg-no-place = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-atg-empty-place = Posizione { $place }: ancora libera
web-atg-turn = Turno { $turn }.

# The board in words.
web-atg-province = { $province }, numero { $number }, { $bears }
web-atg-armies = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
}
web-atg-armies-steps = { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} con { $steps ->
    [0] nessun passo rimasto
    [one] ancora un passo
   *[other] ancora { $steps } passi
}
web-atg-temples = { $count ->
    [one] un tempio
   *[other] { $count } templi
}
web-atg-city = una città
web-atg-lying-temple = prova a costruire un tempio
web-atg-lying-city = prova a costruire una città
web-atg-begins = Prima provincia: { $first }. Ultima: { $last }; chi vi entra chiude la regione con questo turno.
web-atg-at-symbol = Sul simbolo di campagna: { $pieces }
web-atg-arrows = Frecce: { $arrows }
web-atg-entries = Accessi: { $arrows }
web-atg-arrow = { $province } { $price ->
    [0] (gratis)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } per nave { $price ->
    [0] (gratis)
   *[other] ({ $price })
}
web-atg-tableaus = Cubi nelle caselle

# The end of a region.
web-atg-ended-army = Più armate
web-atg-ended-total = Questa regione
web-atg-ended-score = Punteggio
web-atg-ended-failed = fallito: { $places }
web-atg-ended-awards = Premi finali finora, compreso tutto l’impero:
web-atg-ended-last_province = Finita con l’ingresso nell’ultima provincia.
web-atg-ended-three_turns = Finita dopo il terzo turno.
web-atg-go-on = Avanti: { $region }
web-atg-go-on-last = Avanti, ultima regione: { $region }

# Il seguito, in un suggerimento o in un’analisi.
web-atg-then-temple = Prova a costruire un tempio: { $place }
web-atg-then-city = Prova a costruire una città: { $place }

# Marciare e costruire.
web-atg-pay = Come pagare
web-atg-pay-from = { $temple } dai templi, { $city } dalle città
web-atg-pay-loses-temple = { $count ->
    [one] Potrai allora costruire un tempio in meno.
   *[other] Potrai allora costruire { $count } templi in meno.
}
web-atg-pay-loses-city = { $count ->
    [one] Potrai allora costruire una città in meno.
   *[other] Potrai allora costruire { $count } città in meno.
}
web-atg-take = Prendi le armate: { $place }
web-atg-lead = Porta qui le armate{ $price ->
    [0] { "" }
   *[other] {" "}per { $price }
}: { $place }
web-atg-free-way = gratis
web-atg-via = tappe: { $places }
web-atg-of = su { $most }
web-atg-how-many = Quante armate
web-atg-fewer = Un’armata in meno
web-atg-another = Un’armata in più
web-atg-march = Marcia fin qui
web-atg-do-march = { $armies ->
    [one] Manda un’armata: { $place }
   *[other] Manda { $armies } armate: { $place }
}
web-atg-ends-match = Conclude la partita dopo questo turno.
web-atg-ends-region = Conclude la regione dopo questo turno.
web-atg-ask-take = Prendi o trascina le tue armate.
web-atg-ask-take-or-end = Prendi o trascina le tue armate, oppure termina la marcia.
web-atg-ask-order = Scegli la tua posizione: la prima comincia, l’ultima vede che cosa tentano gli altri.
web-atg-ask-where = { $armies ->
    [one] Dove deve andare la tua armata?
   *[other] Dove devono andare le tue { $armies } armate?
}
web-atg-ask-from = { $armies ->
    [one] { $place }: dove deve andare la tua armata?
   *[other] { $place }: dove devono andare le tue { $armies } armate?
}
web-atg-ask-again = { $armies ->
    [one] Un’armata, destinazione { $place }: premi di nuovo per confermare.
   *[other] { $armies } armate, destinazione { $place }: premi di nuovo per confermare.
}
web-atg-ask-behind = { $armies ->
    [one] Un’armata resta indietro.
   *[other] { $armies } armate restano indietro.
}
web-atg-ask-build = Dove vuoi provare a costruire?
web-atg-more-temples = Una provincia può avere più templi: uno in più a ogni turno, per 3 punti.
web-atg-stop-temple = Termina la marcia e prova a costruire un tempio: { $place }
web-atg-stop-city = Termina la marcia e prova a costruire una città: { $place }
web-atg-tag-mine = costruisci tu
web-atg-tag-mine-so-far = per ora costruisci tu
web-atg-tag-theirs = costruisce { $name }
web-atg-tag-theirs-so-far = per ora { $name }
web-atg-tag-even = parità: nessuno costruisce
web-atg-tag-even-short = parità
web-atg-tag-even-so-far = per ora parità
web-atg-tag-unpaid = cubi insufficienti

# Lo schermo.
web-atg-split-title = { $cubes ->
    [one] Metti in segreto il tuo ultimo cubo
   *[other] Ripartisci in segreto i tuoi { $cubes } cubi
}
web-atg-resplit-why = Prima del turno { $turn } di { $turns } in questa regione si ripartisce di nuovo ciò che resta nelle due caselle.
web-atg-splitting = riflette…
web-atg-note-order = per scegliere per primo
web-atg-note-army = maggioranza: 2 punti
web-atg-note-temple = da 1 cubo: 3 punti
web-atg-note-city = da 2 cubi: 5 punti
web-atg-taken = Posizione { $place }: { $name }

# La campagna, e che cosa hanno fatto gli altri.
web-atg-campaign = La campagna
web-atg-turn-of = turno { $turn }
web-atg-last-turn = ultimo turno
web-atg-region-of = { $region ->
    [1] prima delle tre regioni
   *[other] seconda delle tre regioni
}
web-atg-last-region = ultima regione
web-atg-scoring = conteggio
web-atg-recap = { $armies ->
    [one] Un’armata
   *[other] { $armies } armate
} in { $provinces ->
    [one] una provincia
   *[other] { $provinces } province
}{ $temples ->
    [0] { "" }
    [one] , un tempio previsto
   *[other] , { $temples } templi previsti
}{ $cities ->
    [0] { "" }
    [one] , una città prevista
   *[other] , { $cities } città previste
}
web-atg-recap-short = { $armies ->
    [0] nessuna armata
    [one] 1 armata
   *[other] { $armies } armate
}{ $temples ->
    [0] { "" }
    [one] , 1 tempio
   *[other] , { $temples } templi
}{ $cities ->
    [0] { "" }
    [one] , 1 città
   *[other] , { $cities } città
}

# Il conteggio in scena.
web-atg-contest-army = Più armate: { $province }
web-atg-contest-temple = Il tempio: { $province }
web-atg-contest-city = La città: { $province }
web-atg-contest-most = { $mine ->
    [1] Ne hai di più: +{ $points }.
   *[other] { $name } ne ha di più: +{ $points }.
}
web-atg-contest-alone = { $mine ->
    [1] Costruisci e paghi { $price }: +{ $points }.
   *[other] { $name } costruisce e paga { $price }: +{ $points }.
}
web-atg-contest-won = { $mine ->
    [1] Costruisci e paghi { $price }, uno in più dell’offerta rivale ({ $rival }): +{ $points }.
   *[other] { $name } costruisce e paga { $price }, uno in più dell’offerta rivale ({ $rival }): +{ $points }.
}
web-atg-contest-tie = Parità: nessuno costruisce.
web-atg-contest-unpaid = Nessuno può pagare.
web-atg-skip = premi per saltare
web-atg-award-even = parità
web-atg-awards = I premi finali
web-atg-awards-on = Avanti
web-atg-award-temple = { $mine ->
    [1] Hai
   *[other] { $name } ha
} più templi qui: +{ $points } alla fine
web-atg-award-city = { $mine ->
    [1] Hai
   *[other] { $name } ha
} più città qui: +{ $points } alla fine
web-atg-award-none-temple = Più templi qui: parità, nessun premio
web-atg-award-none-city = Più città qui: parità, nessun premio
web-atg-awards-now = premi finora: +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Province
web-atg-for-temple = Templi
web-atg-for-city = Città
web-atg-for-award = Premi finali
web-atg-whole-empire = Tutto l’impero

# Che cosa darebbe un sito, per il tabellone in parole.
web-atg-site-taken = Città: già costruita ({ $name }); non ce ne sarà un’altra.
web-atg-site-open-temple = Tempio: libero, nessuno ci prova; 3 punti per 1 cubo.
web-atg-site-open-city = Città: libera, nessuno ci prova; 5 punti per 2 cubi.
web-atg-site-won-temple = Tempio: offerte { $bids }; costruirebbe { $name }, pagando { $price }. Punti: { $points }.
web-atg-site-won-city = Città: offerte { $bids }; costruirebbe { $name }, pagando { $price }. Punti: { $points }.
web-atg-site-nobody-temple = Tempio: offerte { $bids }; per ora non costruirebbe nessuno.
web-atg-site-nobody-city = Città: offerte { $bids }; per ora non costruirebbe nessuno.
web-over-last_province = La partita è finita perché qualcuno è entrato nell’ultima provincia dell’ultima regione.
web-over-three_turns = La partita è finita dopo tre turni nell’ultima regione.
web-atg-plan = Prepara la ripartizione: { $region }
web-atg-plan-short = Prepara la ripartizione
web-atg-plan-ready = Ripartizione pronta: { $region }
web-atg-plan-ready-short = Ripartizione pronta
web-atg-plan-about = Si applica appena comincia quella regione. Fino ad allora puoi cambiarla, e nessuno la vede. Ciò che resta prima di un altro turno nella regione attuale si ripartisce a parte.
web-atg-plan-keep = Tieni pronta
web-atg-plan-drop = Togli
web-atg-plan-close = Chiudi
web-atg-plan-lost = Non salvato. Riprova.
