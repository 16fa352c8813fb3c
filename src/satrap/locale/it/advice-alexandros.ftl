# Che cosa depone a favore di una mossa di Alexandros, e che cosa conta in una scelta.
advice-alexandros-wins = Chiude la partita con una vittoria.
advice-alexandros-score =
    { $points ->
        [one] Ti dà subito 1 punto.
       *[other] Ti dà subito { $points } punti.
    }
advice-alexandros-land = Ti lascia terre che sarà difficile toglierti.
advice-alexandros-income = La prossima riscossione renderebbe di più.
advice-alexandros-hope = Prepara terre libere che potrai presto occupare.
advice-alexandros-spoils = Presto potresti conquistare le terre di un altro giocatore.
advice-alexandros-hand = Ti lascia in mano le carte migliori.
advice-alexandros-guards = Ti lascia guardie di riserva per i prossimi turni.
advice-alexandros-ready = Dà il vantaggio nelle tasse e lascia una carta per riscuoterle.
advice-alexandros-eve = Porta alla vittoria se la prossima riscossione chiude la partita.
advice-alexandros-against = Danneggia soprattutto { $name }.
advice-alexandros-quiet = Non concede nulla.
advice-alexandros-takes-over = Conquista { $place } (valore { $value }), finora di { $name }.
advice-alexandros-occupies = Occupa { $place } (valore { $value }).
advice-alexandros-closes-occupies = { $walls ->
    [0] Chiude { $place } (valore { $value }) e la occupa subito.
    [one] Un muro chiude { $place } (valore { $value }), che viene subito occupata.
   *[other] { $walls } muri chiudono { $place } (valore { $value }), che viene subito occupata.
}
advice-alexandros-closes-payable = { $walls ->
    [one] Un muro chiude { $place } (valore { $value }): c’è già tutto ciò che serve per occuparla.
   *[other] { $walls } muri chiudono { $place } (valore { $value }): c’è già tutto ciò che serve per occuparla.
}
advice-alexandros-closes = { $walls ->
    [one] Un muro chiude { $place } (valore { $value })
   *[other] { $walls } muri chiudono { $place } (valore { $value })
}; { $lacking ->
    [0] per occuparla manca solo una guardia.
    [one] per occuparla manca una carta.
   *[other] per occuparla mancano { $lacking } carte.
}
advice-alexandros-cuts = Riduce la provincia di { $place }, in mano a { $name }: da { $before } a { $value }.
advice-alexandros-levies = { $points ->
    [one] Frutta 1 punto
   *[other] Frutta { $points } punti
}; { $best ->
    [0] nessun altro guadagna nulla.
   *[other] nessun altro guadagna più di { $best }.
}
advice-alexandros-card = La carta { $card } serve per { $place } (valore { $value }): { $lacking ->
    [0] poi non manca più nulla.
    [one] poi manca ancora una carta.
   *[other] poi mancano ancora { $lacking } carte.
}
advice-alexandros-draws = { $lacking ->
    [one] Per { $place } (valore { $value }) manca una carta: potrebbe essere nel mazzo.
   *[other] Per { $place } (valore { $value }) mancano { $lacking } carte: potrebbero essere nel mazzo.
}
advice-alexandros-back-pays = Con una guardia invece di due, { $place } paga di nuovo le tasse: { $value }.
advice-alexandros-back = La guardia di { $place } vale di più nella riserva.
advice-alexandros-walls = Sul vertice a { $side } di { $place } la marcia { $walls ->
    [0] non posa alcun muro
    [one] posa un solo muro
   *[other] posa { $walls } muri
} e non chiude nulla che altri potrebbero occupare.
matters-alexandros-wins = Puoi chiudere la partita adesso, e vincere.
matters-alexandros-score = Ci sono punti da prendere subito.
matters-alexandros-land = Cerca terre che puoi tenere: quali non potrebbe toglierti nessuno?
matters-alexandros-income = Pensa alla tua prossima riscossione: che cosa la farebbe rendere di più?
matters-alexandros-hope = Guarda le terre libere: quali potrai presto occupare?
matters-alexandros-spoils = Guarda le terre degli altri: quali puoi conquistare?
matters-alexandros-hand = Pensa alla tua mano: di quali carte avrai bisogno?
matters-alexandros-guards = Pensa alla tua riserva: una guardia che rende poco qui può mancare altrove.
matters-alexandros-ready = Confronta le tasse: riscuotere conviene quando guadagni più degli altri.
matters-alexandros-eve = La fine è vicina: chi vince se la prossima riscossione chiude la partita?
matters-alexandros-against = Tieni d’occhio { $name }: che cosa può fare nel prossimo turno, e puoi impedirlo?
matters-alexandros-quiet = Più mosse si equivalgono: non concedere nulla.
matters-alexandros-free = { $place } (valore { $value }) non è di nessuno: quanto ti costerebbe, e chi altro la vuole?
matters-alexandros-rich = { $name } tiene { $place } (valore { $value }): che cosa servirebbe per cambiare le cose?
matters-alexandros-levy = Riscuotere adesso frutterebbe { $mine } a te e { $theirs } a { $name }: è il momento giusto?
