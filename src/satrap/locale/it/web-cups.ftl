web-cup-game = Gioco
web-cups-open = Iscrizioni aperte
web-cups-running = In corso
web-cups-over = Finiti
web-cups-none = Nessun torneo cerca partecipanti. Aprine uno!
web-cups-new = Nuovo torneo
web-cups-members = I tornei sono per i membri.
web-cup-players = Partecipanti: { $played } su { $most }
web-cup-format-swiss = Sistema svizzero
web-cup-format-robin = Girone all’italiana
web-cup-format-knockout = Eliminazione diretta
web-cup-live = dal vivo
web-cup-daily = per corrispondenza
web-cup-mine = partecipi
web-cup-join = Partecipa
web-cup-leave = Lascia il torneo
web-cup-here = Ci sono
web-cup-here-done = Ci sei
web-cup-to-table = Al tavolo
web-cup-start = Inizia adesso
web-cup-cancel = Annulla il torneo
web-cup-remove = Escludi { $name }
web-cup-add-bot = Aggiungi bot
web-cup-invite = Invito
web-cup-cancelled = Questo torneo è stato annullato.
web-cup-by = Organizza { $name }
web-cup-round = Turno { $round }
web-cup-rounds = Turni
web-cup-standings = Classifica
web-cup-player = Giocatore
web-cup-you = tu
web-cup-out = ritirato, gioca un bot
web-cup-points = Punti
web-cup-buchholz = Buchholz
web-cup-wins = Vittorie
web-cup-table = Tavolo { $number }
web-cup-table-mine = Tavolo { $number }, la tua partita
web-cup-free = { $name }: riposa
web-cup-ties = A parità di punti decidono: scontri diretti, Buchholz, vittorie, parte dei punteggi
web-cup-need = Che cosa ti serve
web-cup-name = Nome del torneo
web-cup-seats = Giocatori per tavolo
web-cup-format = Formula
web-cup-minutes = Minuti per giocatore
web-cup-when = Inizio (lascia vuoto per avviarlo tu)
web-cup-public = Tutti possono trovarlo
web-cup-bots = I bot possono partecipare
web-cup-open = Apri il torneo
cup-need-win = Vinci, e la coppa è tua.
cup-need-level = Se vinci, altri possono raggiungerti; allora decidono gli spareggi.
cup-need-hope = Vinci, e spera che chi ti precede non vinca.
cup-need-nothing = Comunque vada, la coppa è tua.
cup-need-rounds = { $rounds ->
    [one] Dopo questo turno ne resta uno.
   *[other] Dopo questo turno ne restano { $rounds }.
}
cup-need-through = Vinci, e sei nel prossimo turno.
cup-need-final = Vinci, e la coppa è tua.
web-cup-bye = riposo
web-cup-bye-mine = In questo turno riposi, e ricevi un punto intero.
web-cup-ties-equal = Chi è ancora pari divide il posto.
web-cup-by-met = Scontri diretti
web-cup-by-buchholz = Buchholz
web-cup-by-wins = Vittorie
web-cup-by-share = Parte dei punteggi
web-cup-about-met = che cosa hanno fatto fra loro quelli alla pari, se si sono incontrati tutti
web-cup-about-buchholz = i punti di tutti i tuoi avversari insieme
web-cup-about-wins = primi posti a un tavolo, anche condivisi
web-cup-about-share = la tua parte di tutto ciò che si è segnato ai tuoi tavoli
web-cup-decided = Che cosa ha deciso fra chi è pari
web-cup-tie = { $ahead } precede { $behind } – { $by }: { $more } a { $less }
web-cup-place = Posto
web-cup-rated = punteggio { $rating }
web-cup-program = bot
web-cup-taking-part = Partecipanti: { $count }
web-cup-final = Classifica finale
web-cup-after = Dopo { $rounds ->
    [1] un turno
    [2] due turni
    [3] tre turni
    [4] quattro turni
   *[other] { $rounds } turni
}
web-cup-in-round = turno { $round }
web-cup-round-over = Il turno { $round } è finito
web-cup-is-over = Il torneo è finito
web-cup-playing = in corso
web-cup-host-starts = comincia quando lo dice l’organizzatore
web-cup-against = contro
web-cup-has-points = Punti: { $points }
web-cup-look-back = Rivedi la partita
web-cup-also = Anche nel turno { $round }
web-cup-results = Tutte le partite
web-cup-of = { $game } in { $seats ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $seats }
}
web-cup-count-rounds = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
web-cup-count-players = { $count ->
    [one] { $count } partecipante
   *[other] { $count } partecipanti
}
web-cup-taking = Partecipazione
web-cup-keep = I tornei sono per i membri. Prima conserva le tue partite, poi partecipa: due clic.
web-cup-keep-go = Conserva le mie partite
web-cup-watching = Questo torneo è cominciato; puoi guardare ogni tavolo pubblico.
web-cup-left = Non partecipi più; un bot continua al tuo posto.
web-cup-leave-open = Il tuo posto torna libero; puoi tornare fino all’inizio.
web-cup-leave-running = Un bot continua al tuo posto, e finisci dietro a tutti quelli che restano. Non puoi tornare.
web-cup-leave-now = Lascia
web-cup-invite-about = Chi ha questo link può vedere il torneo e partecipare.
web-cup-host = Organizzi questo torneo
web-cup-bot-level = Livello del bot
web-cup-bot-count = Quanti
web-cup-remove-whom = Escludi qualcuno
web-cup-remove-open = Il posto torna libero.
web-cup-remove-running = Un bot continua al suo posto, dietro a tutti quelli che restano. Non si torna indietro.
web-cup-remove-now = Escludi
web-cup-cancel-open = Tutti gli iscritti lo sapranno. Non si torna indietro.
web-cup-cancel-running = Tutti lo sapranno, e non ci saranno altri turni. Le partite in corso si possono finire.
web-cup-cancel-now = Annulla
web-cup-format-about-swiss = Tutti giocano tutti i turni, contro altri con altrettanti punti.
web-cup-format-about-robin = Ognuno incontra tutti gli altri, possibilmente lo stesso numero di volte. Fino a 16 partecipanti.
web-cup-format-about-knockout = Il primo di ogni tavolo passa il turno.
web-cup-pace = Ritmo
web-cup-pace-live = Dal vivo
web-cup-pace-days = Per corrispondenza
web-cup-increment = Secondi in più per ogni mossa
web-cup-days = Giorni per mossa
web-cup-bank = Giorni di riserva per tutta la partita
web-cup-more = Altro
web-cup-rounds-wanted = Numero di turni
web-cup-rounds-about = 0: quanti ne servono
web-cup-fill = Comincia quando ci sono tanti iscritti
web-cup-fill-about = 0: alla sua ora, o quando lo dici tu
web-cup-pause = Minuti fra due turni
web-cup-stand-in = Gioca per chi è assente
web-cup-fills = I bot occupano i posti rimasti liberi agli ultimi tavoli
