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
