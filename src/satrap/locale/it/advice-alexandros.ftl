# Che cosa parla per una mossa di Alexandros, e di che cosa si tratta.
advice-alexandros-wins = Chiude la partita, e la vince.
advice-alexandros-score =
    { $points ->
        [one] Porta subito 1 punto.
       *[other] Porta subito { $points } punti.
    }
advice-alexandros-land = Lascia terre difficili da riprendere.
advice-alexandros-income = La prossima riscossione renderebbe di più.
advice-alexandros-hope = Lascia terre libere che si potranno presto occupare.
advice-alexandros-spoils = Presto si potrebbero conquistare terre di un altro giocatore.
advice-alexandros-hand = Lascia in mano le carte migliori.
advice-alexandros-guards = Conserva guardie nella riserva per ciò che viene.
advice-alexandros-ready = Assicura il vantaggio nelle tasse e conserva una carta per riscuoterle.
advice-alexandros-eve = Se la prossima riscossione chiude la partita, è vinta.
advice-alexandros-against = È a { $name } che costa di più.
advice-alexandros-quiet = Non concede nulla.
matters-alexandros-wins = Puoi chiudere la partita adesso, e vincere.
matters-alexandros-score = Ci sono punti da prendere subito.
matters-alexandros-land = Cerca terre che puoi tenere: che cosa non potrebbe prenderti nessuno?
matters-alexandros-income = Pensa alla tua prossima riscossione: che cosa la renderebbe più ricca?
matters-alexandros-hope = Guarda le terre libere: che cosa potrai presto occupare?
matters-alexandros-spoils = Guarda le terre degli altri: dove puoi entrare?
matters-alexandros-hand = Pensa alla tua mano: di quali carte avrai bisogno?
matters-alexandros-guards = Pensa alla tua riserva: le guardie che rendono poco mancano altrove.
matters-alexandros-ready = Confronta le tasse: riscuotere conviene quando guadagni più degli altri.
matters-alexandros-eve = La fine è vicina: chi vince se la prossima riscossione chiude la partita?
matters-alexandros-against = Tieni d’occhio { $name }: che cosa può portare il suo prossimo turno, e puoi impedirlo?
matters-alexandros-quiet = Più vie si equivalgono: non concedere nulla.
