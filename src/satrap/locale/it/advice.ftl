# Che cosa parla per una mossa, e di che cosa si tratta.
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
advice-alexander-the-great-score = Promette più punti in questa regione della maggior parte delle scelte.
advice-alexander-the-great-temples = Promette più templi della maggior parte delle scelte.
advice-alexander-the-great-cities = Promette più città della maggior parte delle scelte.
advice-alexander-the-great-temple-award = Avvicina al premio per il maggior numero di templi.
advice-alexander-the-great-city-award = Avvicina al premio per il maggior numero di città.
advice-alexander-the-great-against = È a { $name } che costa di più.
advice-alexander-the-great-quiet = Non concede nulla.
advice-alexander-the-great-order = Qui i cubi per l’ordine di turno rendono.
advice-alexander-the-great-armies = Qui le armate rendono.
advice-alexander-the-great-temple = Qui i cubi per i templi rendono.
advice-alexander-the-great-city = Qui i cubi per le città rendono.
advice-alexander-the-great-mixed = Regge qualunque cosa scelgano gli altri.
matters-alexander-the-great-score = Conta i punti di questa regione: che cosa resta da prendere, e a che prezzo?
matters-alexander-the-great-temples = I templi contano: dove non ne costruisce nessun altro?
matters-alexander-the-great-cities = Le città contano: dove non ne costruisce nessun altro?
matters-alexander-the-great-temple-award = Il premio per il maggior numero di templi è aperto: ogni tempio vale doppio.
matters-alexander-the-great-city-award = Il premio per il maggior numero di città è aperto: ogni città vale doppio.
matters-alexander-the-great-against = Tieni d’occhio { $name }: che cosa sta per guadagnare { $name }, e puoi impedirlo?
matters-alexander-the-great-quiet = Più vie si equivalgono: non concedere nulla.
matters-alexander-the-great-order = Qui conta l’ordine di turno: chi gioca per ultimo vede che cosa fanno tutti gli altri.
matters-alexander-the-great-armies = Questa regione chiede armate: la via verso i siti è lunga o contesa.
matters-alexander-the-great-temple = Qui contano i templi: pensa a quanto costano e a quanto rendono.
matters-alexander-the-great-city = Qui contano le città: pensa a quanto costano e a quanto rendono.
matters-alexander-the-great-mixed = Ciò che si prevede si batte: una divisione equilibrata è difficile da punire.
