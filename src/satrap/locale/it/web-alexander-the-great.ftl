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
web-atg-all-placed = { $cubes ->
    [one] Il cubo è piazzato
   *[other] Tutti e { $cubes } i cubi sono piazzati
}
web-atg-none-free = { $cubes ->
    [one] Il cubo è già piazzato: prima toglilo dall’altra casella.
   *[other] Tutti e { $cubes } i cubi sono già piazzati: prima togline uno da un’altra casella.
}
web-atg-none-here = In questa casella non c’è nessun cubo da togliere.
web-atg-not-all = { $cubes ->
    [one] Prima piazza tutti i cubi: ne resta uno.
   *[other] Prima piazza tutti i cubi: ne restano { $cubes }.
}
web-atg-ready = Fatto
web-atg-sealed = Fatto: resta segreto finché non si alzano tutti gli schermi.
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
web-atg-place = posizione { $place }
web-atg-order = Ordine di gioco, con i punti
web-atg-in-place = Posizione { $place }: { $name }, { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-atg-no-place = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-atg-empty-place = Posizione { $place }: ancora libera
web-atg-turn = Regione { $region }, turno { $turn }
web-atg-march-turn =
    { $short ->
        [0] Regione { $at } di { $regions }
       *[other] Regione { $region } ({ $at } di { $regions })
    }, turno { $turn }

# Marching and building.
web-atg-hint-take = Premi dove stanno le tue armate, o dove devono andare.
web-atg-hint-lead = Armate scelte ({ $place }): premi una provincia illuminata per guidarle lì.
web-atg-way = { $from } → { $to }
web-atg-price = Prezzo { $price }, una volta per tutto il gruppo
web-atg-go = { $steps ->
    [one] ancora un passo
   *[other] ancora { $steps } passi
}
web-atg-pay = Come pagare
web-atg-pay-from = { $temple } dai templi, { $city } dalle città
web-atg-march = { $armies ->
    [one] Marcia con un’armata
   *[other] Marcia con { $armies } armate
}
web-atg-all-go = Tutte queste armate partono già.
web-atg-none-goes = Nessuna di queste armate parte.
web-atg-nobody-goes = Scegli almeno un’armata che parta.
web-atg-take = Scegli le armate: { $place }
web-atg-lead = Guida qui le armate{ $price ->
    [0] { "" }
   *[other] {" "}per { $price }
}: { $place }
web-atg-site-temple = Sito per un tempio ({ $province })
web-atg-site-city = Sito per una città ({ $province })
web-atg-hint-build = Premi dove vuoi costruire. I pezzi tratteggiati sono tentativi; si paga al conteggio del turno.
web-atg-laid-temple = Tempio posato ({ $province }): si costruisce al conteggio del turno
web-atg-laid-city = Città posata ({ $province }): si fonda al conteggio del turno
web-atg-aside = { $cubes ->
    [one] { $cubes } messo da parte
   *[other] { $cubes } messi da parte
}

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
web-atg-lying-temple = un tempio posato
web-atg-lying-city = una città posata
web-atg-begins = Prima provincia: { $first }. Ultima: { $last }; chi vi entra chiude la regione con questo turno.
web-atg-at-symbol = Sul simbolo di campagna: { $pieces }
web-atg-arrows = Frecce: { $arrows }
web-atg-entries = Accessi: { $arrows }
web-atg-nobody = Qui non c’è nessuno.
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
web-atg-go-on = Avanti: { $region }

# Il seguito, in un suggerimento o in un’analisi.
web-atg-then-temple = Posa un tempio ({ $place })
web-atg-then-city = Posa una città ({ $place })
