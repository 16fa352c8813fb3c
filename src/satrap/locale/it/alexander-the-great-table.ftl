# Alessandro Magno in parole: il diario, i pulsanti, i motivi.
atg-none = nessuno
atg-place = { $place }
atg-symbol = il simbolo di campagna
atg-choose-split = Metti i tuoi { $cubes } cubi nelle quattro caselle: split ORDINE ARMATE TEMPLI CITTÀ, per esempio split 2 6 4 3.
atg-choose-move = Muovi un gruppo di armate: move DA A ARMATE, poi il prezzo dalle caselle templi e città se c’è, per esempio 1t1c. Oppure: stop.

# Il diario: che cosa è successo.
atg-event-region = Regione { $number }, { $region }: tutti hanno 15 cubi.
atg-event-revealed = { $name } ha messo { $order } sull’ordine di gioco, { $army } sulle armate, { $temple } sui templi, { $city } sulle città.
atg-event-lots = Tra pari ha deciso la sorte, in quest’ordine: { $names }.
atg-event-oldest = Nessuno ha offerto per l’ordine di gioco: comincia { $name }, poi in senso orario.
atg-event-place = { $name } gioca in posizione { $place }.
atg-event-turn = Turno { $number } nella regione { $region }. L’ordine di gioco: { $names }.
atg-event-armies = { $name } ha messo { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} sul simbolo di campagna { $region }.
atg-event-moved-free = { $name } ha mosso { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }).
atg-event-moved = { $name } ha mosso { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }) e ha pagato { $temple ->
    [0] { $city } dalla casella città
   *[other] { $temple } dalla casella templi{ $city ->
        [0] { "" }
       *[other] , { $city } dalla casella città
    }
}.
atg-event-goal = { $name } ha raggiunto { $province }: la regione finisce con questo turno.
atg-event-stopped = { $name } non muove oltre.
atg-event-laid-temple = { $name } vuole costruire un tempio in { $province }.
atg-event-laid-city = { $name } vuole fondare una città in { $province }.
atg-event-province = { $name } ha il maggior numero di armate in { $province }: { $points } punti.
atg-event-built-temple = { $name } ha costruito un tempio in { $province } per { $price }: { $points } punti.{ $rivals ->
    [0] { "" }
   *[other] { " " }Invano: { $names }.
}
atg-event-built-city = { $name } ha fondato una città in { $province } per { $price }: { $points } punti.{ $rivals ->
    [0] { "" }
   *[other] { " " }Invano: { $names }.
}
atg-event-region-ended = La regione { $number }, { $region }, è finita: { $reason }.
atg-event-resplit = { $name } ha ora per i templi { $temple }, per le città { $city }.
atg-event-award-temple = { $name } ha il maggior numero di templi in { $region }: { $points } punti.
atg-event-award-city = { $name } ha il maggior numero di città in { $region }: { $points } punti.
atg-event-award-temple-board = { $name } ha il maggior numero di templi sul tabellone: { $points } punti.
atg-event-award-city-board = { $name } ha il maggior numero di città sul tabellone: { $points } punti.
atg-event-halved = Nella campagna breve i premi valgono la metà: { $name } ne perde { $points } punti.
atg-event-ended = La partita è finita: { $reason }. { $count ->
    [one] Ha vinto { $winners }.
   *[other] { $winners } si dividono la vittoria.
}
reason-last_province = si è entrati nell’ultima provincia
reason-three_turns = si sono giocati tre turni nella regione

# Pulsanti: che cosa si può fare.
atg-do-split = ordine di gioco { $order }, armate { $army }, templi { $temple }, città { $city }
atg-do-resplit = templi { $temple }, città { $city }
atg-do-place = Giocare in posizione { $place }
atg-do-move = Muovere { $armies ->
    [one] un’armata
   *[other] { $armies } armate
}: { $source } → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }per { $price } ({ $temple ->
        [0] dalle città
       *[other] { $city ->
            [0] dai templi
           *[other] { $temple } dai templi, { $city } dalle città
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , già in marcia { $tired }
}
atg-do-stop = Non muovere oltre
atg-do-temple = Tentare un tempio in { $place }, per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
}{ $short ->
    [0] { "" }
   *[other] { "; nella casella dei templi ne restano troppo pochi" }
}
atg-do-city = Tentare una città in { $place }, per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
}{ $short ->
    [0] { "" }
   *[other] { "; nella casella delle città ne restano troppo pochi" }
}
atg-do-temple-against = Tentare un tempio in { $place }, contro { $names }, { $price ->
    [0] invano allo stato attuale
   *[other] per { $price } allo stato attuale
}
atg-do-city-against = Tentare una città in { $place }, contro { $names }, { $price ->
    [0] invano allo stato attuale
   *[other] per { $price } allo stato attuale
}
atg-do-confirm = Nessun altro tentativo

# Perché qualcosa non si può fare.
atg-unknown-verb = «{ $verb }» non è un’azione. Le azioni sono: { $verbs }.
atg-wrong-words = Scrivi «{ $verb }» così: { $example }.
atg-unknown-province = Su questo tabellone non c’è la provincia «{ $word }».
atg-now-allocate = Prima ripartisci i tuoi cubi tra le quattro caselle.
atg-now-order = Ora scegli una posizione nell’ordine di gioco.
atg-now-move = Ora muovi le tue armate, o fermati.
atg-now-build = Le armate hanno marciato; ora costruisci, o fermati qui.
atg-now-redistribute = Ora ripartisci i cubi rimasti tra templi e città.
atg-split-all = Metti { $total } cubi nelle caselle; devono essere { $cubes }.
atg-resplit-all = Ripartisci { $total } cubi; ce ne sono { $cubes }.
atg-no-such-place = Non c’è la posizione { $place }: l’ordine di gioco ne ha { $most }.
atg-place-taken = La posizione { $place } è presa da { $name }.
atg-too-few-armies = Da lì ({ $place }) non possono marciare tante armate: { $armies }.
atg-cannot-pay = La freccia costa { $price }; nelle tue caselle: templi { $temple }, città { $city }.
atg-wrong-price = La freccia costa esattamente { $price }; aggiungilo alla mossa, come 1t1c. Nelle tue caselle: templi { $temple }, città { $city }.
atg-freshest-anyway = Le armate più fresche partono comunque per prime: di’ solo { $armies }.
atg-wrong-groups = Non ci sono tante armate con questi passi; nominane { $armies } in tutto.
atg-other-region = { $place } non è nella regione { $region }.
atg-no-arrow = Nessuna freccia porta lì ({ $source } → { $target }).
atg-no-army = Non hai armate in { $place }.
atg-no-site-temple = { $place } non ha posto per un tempio.
atg-no-site-city = { $place } non ha posto per una città.
atg-city-stands = In { $place } c’è già una città; non ce n’è mai una seconda.
atg-laid-temple = Tenti già un tempio in { $place }.
atg-laid-city = Tenti già una città in { $place }.
atg-none-left-temple = Non hai più templi.
atg-none-left-city = Non hai più città.

# Il terminale.
notation-alexander_the_great =
    Ogni provincia mostra il suo numero, T per un posto da tempio, C per una città, il nome e la sua parola nelle azioni; X finisce la regione.
    Sotto stanno le sue frecce: dove portano e quanto costa entrare.
    2×3›› sono tre armate del giocatore 2 con due passi rimasti; 2TC sono un tempio e una città del giocatore 2; (tc) sono tentativi di questo turno.
    Parole delle azioni: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Un prezzo si paga dalla casella templi (t), città (c) o da entrambe: 1t1c. Le armate più fresche partono per prime;
    per sceglierne altre, di’ quante hanno fatto quanti passi: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Regione { $number }: { $region }, turno { $turn } di 3 al massimo
atg-show-seat = { $name }: { $score } punti; ordine { $order }, armate { $army }, templi { $temple }, città { $city }; ancora da costruire: templi { $temples }, città { $cities }; { $place ->
    [0] ancora senza posizione
   *[other] gioca in posizione { $place }
}
atg-show-seat-hidden = { $name }: { $score } punti; 15 cubi dietro lo schermo; ancora da costruire: templi { $temples }, città { $cities }
atg-sheet-seat = { $name }, { $score } punti: province { $province }, templi { $temple }, città { $city }, premi finali { $award }
atg-sheet-awarded = { $name }, { $score } punti: province { $province }, templi { $temple }, città { $city }, premi finali { $award } ({ $awards })
atg-sheet-award-temple = più templi in { $region }
atg-sheet-award-city = più città in { $region }
atg-sheet-award-temple-board = più templi sul tabellone
atg-sheet-award-city-board = più città sul tabellone
atg-event-tie-temple = Nessun tempio in { $province }: parità tra { $names }.
atg-event-tie-city = Nessuna città in { $province }: parità tra { $names }.
atg-event-unpaid-temple = Il tempio in { $province } non si è potuto pagare: { $names }.
atg-event-unpaid-city = La città in { $province } non si è potuta pagare: { $names }.
atg-no-armies = Di’ quante armate partono: almeno una.

# La riga di stato: che cosa c’è da fare, per te e per gli altri.
atg-prompt-allocate = Ripartisci i tuoi { $cubes } cubi tra le quattro caselle.
atg-prompt-allocate-all = Tutti ripartiscono 15 cubi dietro lo schermo.
atg-prompt-order = Scegli la tua posizione nell’ordine di gioco.
atg-prompt-order-of = { $name } sceglie una posizione nell’ordine di gioco.
atg-prompt-move = Muovi le tue armate, poi fermati.
atg-prompt-move-of = { $name } muove le armate.
atg-prompt-build = Tenta di costruire templi e città dove hai armate, poi scegli «{ atg-do-confirm }».
atg-prompt-build-last = Puoi tentare un’ultima costruzione; poi il tuo turno è finito. Oppure scegli «{ atg-do-confirm }».
atg-prompt-build-of = { $name } tenta di costruire.
atg-prompt-redistribute = Ripartisci { $cubes ->
    [one] il tuo ultimo cubo
   *[other] i tuoi ultimi { $cubes } cubi
} tra templi e città.
atg-prompt-redistribute-all = Tutti ripartiscono ciò che resta tra templi e città.
