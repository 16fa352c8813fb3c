# Che cosa depone a favore di una mossa di Alexandros, e che cosa conta in una scelta.
advice-alexandros-wins = Chiude la partita con una vittoria.
advice-alexandros-score =
    { $points ->
        [one] Dà subito 1 punto.
       *[other] Dà subito { $points } punti.
    }
advice-alexandros-land = Lascia terre che sarà difficile togliere.
advice-alexandros-income = La prossima riscossione renderebbe di più.
advice-alexandros-hope = Prepara terre libere che presto si potranno occupare.
advice-alexandros-spoils = Presto si potrebbero conquistare le terre di un altro giocatore.
advice-alexandros-hand = Lascia in mano le carte migliori.
advice-alexandros-guards = Lascia guardie di riserva per i prossimi turni.
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
    [one] Rende 1 punto
   *[other] Rende { $points } punti
}; { $best ->
    [0] nessun altro guadagna nulla.
   *[other] nessun altro guadagna più di { $best }.
}
advice-alexandros-levies-two = { $points ->
    [one] Rende 1 punto
   *[other] Rende { $points } punti
}; { $best ->
    [0] { $name } non guadagna nulla.
   *[other] { $name } ne guadagna solo { $best }.
}
advice-alexandros-card = La carta { $card } serve per { $place } (valore { $value }): { $lacking ->
    [0] poi non manca più nulla.
    [one] poi manca solo una carta.
   *[other] poi mancano ancora { $lacking } carte.
}
advice-alexandros-draws = { $lacking ->
    [one] Per { $place } (valore { $value }) manca una carta: potrebbe essere nel mazzo.
   *[other] Per { $place } (valore { $value }) mancano { $lacking } carte: potrebbero essere nel mazzo.
}
advice-alexandros-back-pays = Con una guardia invece di due, { $place } paga di nuovo le tasse: { $value }.
advice-alexandros-back = La guardia di { $place } vale di più nella riserva.
advice-alexandros-walls = Sul vertice a { $side } di { $place } la marcia { $walls ->
    [0] non richiede muri
    [one] richiede un solo muro
   *[other] richiede { $walls } muri
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
matters-alexandros-free = { $place } (valore { $value }) non è di nessuno: { $lacking ->
    [0] hai tutto ciò che serve per occuparla. Chi altro la vuole?
    [one] per occuparla ti manca una carta.
   *[other] per occuparla ti mancano { $lacking } carte.
}
matters-alexandros-reach = { $name } tiene { $place } (valore { $value }). Le sue guardie si cacciano con: { $cards }; { $lacking ->
    [0] hai tutto ciò che serve per conquistarla.
    [one] per conquistarla ti manca una carta.
   *[other] per conquistarla ti mancano { $lacking } carte.
}
matters-alexandros-closable = { $place } si può chiudere in questo turno e varrebbe { $value }: { $lacking ->
    [0] potresti occuparla subito.
    [one] per occuparla ti mancherebbe una carta.
   *[other] per occuparla ti mancherebbero { $lacking } carte.
}
matters-alexandros-rich = { $name } tiene { $place } (valore { $value }): che cosa servirebbe per cambiare le cose?
matters-alexandros-levy = Riscuotere adesso frutterebbe { $mine } a te e { $theirs } a { $name }: è il momento giusto?

better-alexandros-wins = La partita è vinta entro due turni nel { $best }% delle simulazioni con la mossa migliore, nel { $played }% con quella giocata.
better-alexandros-losses = La partita è persa entro due turni nel { $played }% delle simulazioni con la mossa giocata, nel { $best }% con quella migliore.
better-alexandros-lost = Con la mossa giocata, { $place } (valore { $value }) non regge: nel { $percent }% delle simulazioni { $name } la conquista entro due turni.
better-alexandros-lost-you = Con la mossa giocata, { $place } (valore { $value }) non regge: nel { $percent }% delle simulazioni la conquisti tu entro due turni.
better-alexandros-levy = La riscossione ha reso almeno altrettanto a { $other }: { $gains }.
better-alexandros-levy-other-you = La riscossione ha reso almeno altrettanto a te: { $gains }.
better-alexandros-score-now = Dopo il turno, rispetto a { $other }: { $ahead } con la mossa migliore, { $was } con quella giocata.
better-alexandros-score-now-other-you = Dopo il turno, rispetto a te: { $ahead } con la mossa migliore, { $was } con quella giocata.
better-alexandros-score-later = Due turni dopo, rispetto a { $other }: circa { $ahead } con la mossa migliore, { $was } con quella giocata.
better-alexandros-score-later-other-you = Due turni dopo, rispetto a te: circa { $ahead } con la mossa migliore, { $was } con quella giocata.
better-alexandros-taxes-now = Che cosa frutterebbe allora una riscossione ({ $name } – { $other }): { $mine } – { $theirs } con la mossa migliore, { $before } – { $rival } con quella giocata.
better-alexandros-taxes-later = Che cosa frutterebbe una riscossione due turni dopo ({ $name } – { $other }): circa { $mine } – { $theirs } con la mossa migliore, { $before } – { $rival } con quella giocata.
better-alexandros-land-now = Le terre di { $name } varrebbero allora in tutto { $best } con la mossa migliore, { $played } con quella giocata.
better-alexandros-land-now-you = Le tue terre varrebbero allora in tutto { $best } con la mossa migliore, { $played } con quella giocata.
better-alexandros-land-later = Due turni dopo, le terre di { $name } varrebbero in tutto circa { $best } con la mossa migliore, { $played } con quella giocata.
better-alexandros-land-later-you = Due turni dopo, le tue terre varrebbero in tutto circa { $best } con la mossa migliore, { $played } con quella giocata.
better-alexandros-follows = Il vantaggio non si vede subito, ma nei turni che seguono.
