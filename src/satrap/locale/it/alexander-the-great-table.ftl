# Alessandro Magno in parole: il diario, i pulsanti, i motivi.
atg-none = nessuno
atg-symbol = simbolo di campagna
atg-choose-split = Metti i tuoi { $cubes } cubi nelle quattro caselle: split ORDINE ARMATE TEMPLI CITTÀ, per esempio split 2 6 4 3.
atg-choose-move = Muovi un gruppo di armate: move DA A ARMATE, poi, se c’è un prezzo, quanto paghi dalle caselle templi e città, per esempio 1t1c. Oppure: stop.

# Il diario: che cosa è successo.
atg-event-region = { $region }: tutti ricevono 15 cubi.
atg-event-revealed = { $name } ha messo { $order } sull’ordine di gioco, { $army } sulle armate, { $temple } sui templi e { $city } sulle città.
atg-event-lots = Gli spareggi sono stati decisi a sorte, in quest’ordine: { $names }.
atg-event-oldest = Nessuno ha fatto offerte per l’ordine di gioco: comincia { $name }, poi in senso orario.
atg-event-place = { $name } ha preso la posizione { $place }.
atg-event-turn = Turno { $number }. Ordine di gioco: { $names }.
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
atg-event-stopped = { $name } ha terminato la marcia.
atg-event-laid-temple = { $province }: { $name } vuole costruire un tempio.
atg-event-laid-city = { $province }: { $name } vuole fondare una città.
atg-event-province = { $province }: { $name } ha segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di armate.
atg-event-built-temple = { $province }: { $name } ha costruito un tempio per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).{ $rivals ->
    [0] { "" }
   *[other] { " " }Senza successo: { $names }.
}
atg-event-built-city = { $province }: { $name } ha fondato una città per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).{ $rivals ->
    [0] { "" }
   *[other] { " " }Senza successo: { $names }.
}
atg-event-region-ended-three_turns = Fine della regione { $region }, dopo il terzo turno.
atg-event-region-ended-last_province = Fine della regione { $region }: qualcuno è entrato nell’ultima provincia.
atg-event-resplit = { $name } ora ha { $temple } per i templi e { $city } per le città.
atg-event-award-temple = { $region }: { $name } ha segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di templi.
atg-event-award-city = { $region }: { $name } ha segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di città.
atg-event-award-temple-board = Tutto il tabellone: { $name } ha segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di templi.
atg-event-award-city-board = Tutto il tabellone: { $name } ha segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di città.
atg-event-halved = Nella campagna breve i premi valgono la metà: { $name } ha perso { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di premio.
atg-event-ended = La partita è finita: { $reason }. { $count ->
    [one] Ha vinto { $winners }.
   *[other] { $winners } si dividono la vittoria.
}
reason-last_province = qualcuno è entrato nell’ultima provincia
reason-three_turns = il terzo turno è stato giocato

# Pulsanti: che cosa si può fare.
atg-do-split = ordine { $order }, armate { $army }, templi { $temple }, città { $city }
atg-do-resplit = templi { $temple }, città { $city }
atg-do-place = Prendi la posizione { $place }
atg-do-move = { $armies ->
    [one] Un’armata
   *[other] { $armies } armate
} → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $temple ->
        [0] città { $city }
       *[other] templi { $temple }{ $city ->
            [0] { "" }
           *[other] , città { $city }
        }
    })
}{ $tired ->
    [0] { "" }
    [one] , 1 già mossa
   *[other] , { $tired } già mosse
}
atg-do-stop = Termina la marcia
atg-do-temple = Tempio ({ $place }), { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
}{ $short ->
    [0] { "" }
   *[other] { ": non bastano" }
}
atg-do-city = Città ({ $place }), { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
}{ $short ->
    [0] { "" }
   *[other] { ": non bastano" }
}
atg-do-temple-against = Tempio conteso ({ $place }): { $price ->
    [0] invano
   *[other] { $price }
}
atg-do-city-against = Città contesa ({ $place }): { $price ->
    [0] invano
   *[other] { $price }
}
atg-do-confirm = Termina il turno
atg-about-against = Per ora contro { $names }.
atg-about-short-temple = Nella casella templi non ce ne sono abbastanza.
atg-about-short-city = Nella casella città non ce ne sono abbastanza.

# Perché qualcosa non si può fare.
atg-unknown-verb = «{ $verb }» non è un’azione. Le azioni sono: { $verbs }.
atg-wrong-words = «{ $verb }» si scrive così: { $example }.
atg-unknown-province = Su questo tabellone non c’è la provincia «{ $word }».
atg-now-allocate = Prima ripartisci i tuoi cubi tra le quattro caselle.
atg-now-order = Ora scegli una posizione nell’ordine di gioco.
atg-now-move = Ora muovi le tue armate, o scegli «{ atg-do-stop }».
atg-now-build = Le armate hanno marciato; ora costruisci, o scegli «{ atg-do-confirm }».
atg-now-redistribute = Ora ripartisci i cubi rimasti tra templi e città.
atg-split-all = Cubi da mettere nelle caselle: { $cubes }, non { $total }.
atg-resplit-all = Cubi da ripartire: { $cubes }, non { $total }.
atg-no-such-place = Non c’è la posizione { $place }: l’ordine di gioco ne ha { $most }.
atg-place-taken = La posizione { $place } è già di { $name }.
atg-too-few-armies = Armate che possono partire da lì ({ $place }): { $armies }.
atg-cannot-pay = La freccia costa { $price }; nelle tue caselle: templi { $temple }, città { $city }.
atg-wrong-price = La freccia costa esattamente { $price }; aggiungilo alla mossa, come 1t1c. Nelle tue caselle: templi { $temple }, città { $city }.
atg-freshest-anyway = Le armate più fresche partono comunque per prime: scrivi solo { $armies }.
atg-wrong-groups = Non ci sono tante armate con questi passi; indicane { $armies } in tutto.
atg-other-region = Fuori dalla regione { $region }: { $place }.
atg-no-arrow = Nessuna freccia porta lì ({ $source } → { $target }).
atg-no-army = Lì non hai armate ({ $place }).
atg-no-site-temple = Lì non c’è un sito per un tempio ({ $place }).
atg-no-site-city = Lì non c’è un sito per una città ({ $place }).
atg-city-stands = Lì c’è già una città ({ $place }); non ce n’è mai una seconda.
atg-laid-temple = Lì hai già posato un tempio ({ $place }).
atg-laid-city = Lì hai già posato una città ({ $place }).
atg-none-left-temple = Non hai più templi.
atg-none-left-city = Non hai più città.

# Il terminale.
notation-alexander_the_great =
    Ogni provincia mostra il suo numero, T per un sito da tempio, C per un sito da città, il nome e la sua parola nelle azioni; X chiude la regione.
    Sotto stanno le sue frecce: dove portano e quanto costa entrare.
    2×3›› sono tre armate del giocatore 2 con due passi rimasti; 2TC sono un tempio e una città del giocatore 2; (tc) sono tentativi di questo turno.
    Parole per le azioni: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Un prezzo si paga dalla casella templi (t), città (c) o da entrambe: 1t1c. Le armate più fresche partono per prime;
    per sceglierne altre, scrivi quante hanno già fatto quanti passi: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Regione { $number }: { $region }, turno { $turn } di 3 al massimo
atg-show-seat = { $name }: punti { $score }; ordine { $order }, armate { $army }, templi { $temple }, città { $city }; ancora da costruire: templi { $temples }, città { $cities }; { $place ->
    [0] ancora senza posizione
   *[other] posizione { $place }
}
atg-show-seat-hidden = { $name }: punti { $score }; 15 cubi dietro lo schermo; ancora da costruire: templi { $temples }, città { $cities }
atg-sheet-seat = { $name }, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}: province { $province }, templi { $temple }, città { $city }, premi finali { $award }
atg-sheet-awarded = { $name }, { $score ->
    [one] 1 punto
   *[other] { $score } punti
}: province { $province }, templi { $temple }, città { $city }, premi finali { $award } ({ $awards })
atg-sheet-award-temple = { $region }: più templi
atg-sheet-award-city = { $region }: più città
atg-sheet-award-temple-board = tabellone: più templi
atg-sheet-award-city-board = tabellone: più città
atg-event-tie-temple = { $province }: nessun tempio costruito, parità tra { $names }.
atg-event-tie-city = { $province }: nessuna città fondata, parità tra { $names }.
atg-event-unpaid-temple = { $province }: tempio non pagato ({ $names }).
atg-event-unpaid-city = { $province }: città non pagata ({ $names }).
atg-no-armies = Indica quante armate partono: almeno una.

# La riga di stato: che cosa c’è da fare, per te e per gli altri.
atg-prompt-allocate = Ripartisci i tuoi { $cubes } cubi tra le quattro caselle.
atg-prompt-allocate-all = Tutti ripartiscono 15 cubi dietro lo schermo.
atg-prompt-order = Scegli la tua posizione nell’ordine di gioco.
atg-prompt-order-of = { $name } sceglie una posizione nell’ordine di gioco.
atg-prompt-move = Muovi le tue armate, poi scegli «{ atg-do-stop }».
atg-prompt-move-of = { $name } muove le armate.
atg-prompt-build = Posa templi e città dove hai armate, poi scegli «{ atg-do-confirm }».
atg-prompt-build-last = Puoi posare un ultimo edificio; poi il tuo turno è finito. Oppure scegli «{ atg-do-confirm }».
atg-prompt-build-of = { $name } posa gli edifici.
atg-prompt-redistribute = { $cubes ->
    [one] Metti il tuo ultimo cubo nei templi o nelle città.
   *[other] Ripartisci i tuoi ultimi { $cubes } cubi tra templi e città.
}
atg-prompt-redistribute-all = Tutti ripartiscono i cubi rimasti tra templi e città.

# What can be built in a province.
march-bears-temple = un tempio
march-bears-city = una città
march-bears-both = un tempio e una città
march-bears-none = nessun simbolo
