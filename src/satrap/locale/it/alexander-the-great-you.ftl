# Il diario, rivolto al giocatore di cui parla.
atg-event-ended-winners-you = La partita è finita: { $reason }. { $count ->
    [one] Hai vinto.
   *[other] Condividi la vittoria: { $winners }.
}
atg-event-revealed-you = Hai messo { $order } sull’ordine di gioco, { $army } sulle armate, { $temple } sui templi e { $city } sulle città.
atg-event-oldest-you = Nessuno ha fatto offerte per l’ordine di gioco: cominci tu, poi in senso orario.
atg-event-place-you = Hai preso la posizione { $place }.
atg-event-armies-you = Hai messo { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} sul simbolo di campagna { $region }.
atg-event-moved-free-you = Hai mosso { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }).
atg-event-moved-you = Hai mosso { $armies ->
    [one] un’armata
   *[other] { $armies } armate
} ({ $source } → { $target }) e hai pagato { $temple ->
    [0] { $city } dalla casella città
   *[other] { $temple } dalla casella templi{ $city ->
        [0] { "" }
       *[other] , { $city } dalla casella città
    }
}.
atg-event-goal-you = Hai raggiunto { $province }: la regione finisce con questo turno.
atg-event-stopped-you = Hai terminato la marcia.
atg-event-laid-temple-you = { $province }: vuoi costruire un tempio.
atg-event-built-temple-you = { $province }: hai costruito un tempio per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).{ $rivals ->
    [0] { "" }
   *[other] { " " }Senza successo: { $names }.
}
atg-event-tie-temple-names-you = { $province }: nessun tempio costruito, parità: { $names }.
atg-event-unpaid-temple-names-you = { $province }: tempio non pagato ({ $names }).
atg-event-award-temple-you = { $region }: hai segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di templi.
atg-event-award-temple-board-you = Tutto il tabellone: hai segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di templi.
atg-event-laid-city-you = { $province }: vuoi fondare una città.
atg-event-built-city-you = { $province }: hai fondato una città per { $price ->
    [one] 1 cubo
   *[other] { $price } cubi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).{ $rivals ->
    [0] { "" }
   *[other] { " " }Senza successo: { $names }.
}
atg-event-tie-city-names-you = { $province }: nessuna città fondata, parità: { $names }.
atg-event-unpaid-city-names-you = { $province }: città non pagata ({ $names }).
atg-event-award-city-you = { $region }: hai segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di città.
atg-event-award-city-board-you = Tutto il tabellone: hai segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di città.
atg-event-province-you = { $province }: hai segnato { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per il maggior numero di armate.
atg-event-resplit-you = Ora hai { $temple } per i templi e { $city } per le città.
atg-event-halved-you = Nella campagna breve i premi valgono la metà: hai perso { $points ->
    [one] 1 punto
   *[other] { $points } punti
} di premio.
