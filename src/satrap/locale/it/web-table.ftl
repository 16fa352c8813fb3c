# Prima di una partita.
web-table = Tavolo

# Un dispositivo condiviso.
web-curtain = { $name }, tocca a te
web-curtain-about = Passa il dispositivo. Ciò che è segreto resta nascosto finché non lo dici tu.
web-curtain-open = Sono { $name }: mostra il mio gioco

# Al tavolo.
web-board = Il tabellone
web-board-loading = Preparazione del tabellone…
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-zoom-fit = Mostra tutto
web-players = Giocatori
web-you = tu
web-name-you = { $name } (tu)
web-name-bot = { $name } (bot)
web-name-change = Cambia nome per la prossima partita
web-presence-here = qui
web-presence-away = assente
web-presence-bot = bot
web-ready = fatto
web-your-turn = tocca a te
web-their-turn = di turno
web-recap-again = Rivedi
web-end-turn = Termina il turno
web-end-early = Hai ancora un’azione.
web-end-anyway = Termina comunque
web-last-action = Era la tua ultima azione: termina il turno o annullala.
web-press-again = Conferma
web-tools = Strumenti
web-turn = Turno { $turn }
web-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
web-clock = Tempo rimasto
web-clock-by = Mossa entro: { $when }
web-panels = Pannelli
web-panel-board = Tabellone
web-panel-players = Giocatori
web-panel-log = Diario
web-panel-chat = Chat
web-panel-notes = Le mie note
web-panel-words = In parole
web-chat-say = Scrivi un messaggio
web-chat-send = Invia
web-chat-players = Fino alla fine della partita, lo legge solo chi gioca.
web-chat-watchers = Fino alla fine della partita, lo legge solo chi guarda.
web-chat-rematch = Detto prima della rivincita
web-chat-hidden = I messaggi di { $name } sono nascosti.
web-chat-muted = Silenziati per te
web-chat-about = Opzioni per { $name }
web-chat-mute = Silenzia per me
web-chat-unmute = Non silenziare più { $name }
web-chat-mute-all = Silenzia per tutti
web-chat-allow = Riammetti { $name }
web-chat-remove = Allontana { $name }
web-report = Segnala { $name }
web-report-why = Perché segnali { $name }?
web-report-about = Gli amministratori del sito vedranno il tuo messaggio e quello che è stato scritto a questo tavolo, e possono guardare la partita.
web-report-send = Invia la segnalazione
web-report-sent = Grazie. Gli amministratori se ne occuperanno.
web-chat-hushed = Silenziati o allontanati
web-chat-is-muted = { $name } non può più scrivere.
web-chat-is-removed = { $name } non può più stare a questo tavolo.
web-notes-about = Le tue note: nessun altro le vede.
web-notes-kept = Salvato.
web-notes-lost = Non salvato. Riprova.
web-notation = Scrivi un’azione
web-notation-do = Esegui
web-watching = Stai guardando: può agire solo chi gioca.
web-notation-about = Come si scrivono le azioni
web-choices = { $count ->
    [one] Una scelta
   *[other] { $count } scelte
}
web-other = Altra scelta
web-undo = Annulla
web-redo = Ripristina
web-restart-turn = Ricomincia il turno
web-link-connecting = Connessione…
web-link-lost = { $count ->
    [0] Connessione persa. Nuovo tentativo…
    [one] Connessione persa. Una mossa è in attesa e partirà da sola.
   *[other] Connessione persa. { $count } mosse sono in attesa e partiranno da sole.
}
web-link-removed = Chi ha aperto questo tavolo ti ha allontanato.
web-link-signed-out = Questo dispositivo è stato disconnesso. Ricarica la pagina per guardare, o apri un link da un altro tuo dispositivo per continuare a giocare.
web-menu = Menu
web-plain = Il tavolo

# Andarsene, tornare, tornare indietro.
web-return = Riprendi il mio posto
web-away-bot = Un bot gioca per te.
web-undo-asked-title = Qualcuno chiede di tornare indietro
web-undo-asked = { $name } vorrebbe annullare più mosse. Ciò che si è visto da allora sarà estratto di nuovo.
web-undo-asked-last = { $name } vorrebbe annullare la sua ultima azione. Ciò che si è visto da allora sarà estratto di nuovo.
web-undo-agree = D’accordo
web-undo-refuse = Rifiuta
web-undo-waiting = Hai chiesto di annullare. Si attende la risposta di { $names }.
web-undo-withdraw = Ritira la richiesta
web-replace = Fai giocare un bot per { $name }
web-abandon = Proponi di chiudere la partita
web-abandon-not = Ritira la proposta
web-end-asked-title = Qualcuno vorrebbe chiudere la partita
web-end-asked = { $name } vorrebbe chiudere la partita senza vincitore; non varrebbe per la classifica. Se nessuno si oppone, la partita finirà { $when }.
web-end-refuse = Continua
web-close = Chiudi
web-end-declined = La partita continua: non tutti vogliono chiuderla.
web-end-declined-by = { $name } vuole continuare la partita.
web-day-time = { $day } alle { $time }
web-declined-you = Hai rifiutato la richiesta di { $name }. La partita continua.
web-ends-at = Senza una risposta di { $names } la partita finirà { $when }.
web-end-missing = Hai proposto di chiudere la partita. Si attende la risposta di { $names }.
web-leave-match = Fai giocare un bot per me
web-resign = Abbandona
web-stand-in = { $bot } (bot) sta giocando
web-invite-watch = Link a questo tavolo

# Dopo una partita.
web-result = Risultato
web-how-won = Come è andata
web-won-you = Hai vinto
web-won-bot = Un bot ha vinto per te
web-won = Ha vinto { $name }
web-won-shared = { $names } si dividono la vittoria
web-won-nobody = Nessun vincitore
web-resigned-you = Hai abbandonato.
web-won-facts = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
web-won-facts-alexander-the-great = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
web-next-level = Livello successivo: { $level }
web-study = I momenti decisivi
web-study-about = Le possibilità di vittoria di ognuno, turno dopo turno
web-study-back = Torna al risultato
web-study-played = giocato
web-study-better = meglio
web-turning-at = Momento decisivo { $number }: { $name }
web-sheet-total = Totale
web-result-board = Mostra il tabellone
web-rematch = Rivincita
web-rematch-other = Giocate insieme a { $game }
web-rematch-asked-other = { $name } vorrebbe giocare con te a { $game }.
web-play-on = Continua da qui
web-result-more = Altro
web-share = Copia un link a questo momento
web-download = Scarica la registrazione
web-set-position = Comincia da una posizione scelta. Se giocano altri, tutte le carte nascoste vengono ridistribuite.
web-set-position-short = comincia da una posizione scelta
web-teaching = Un tavolo didattico: comincia da una posizione scelta con carte note, e la partita non conta.
web-teaching-short = tavolo didattico con carte note
web-open-hands = A carte scoperte, per imparare: tutti vedono tutto, fuori classifica
web-open-hands-about = A carte scoperte, per imparare: tutti i presenti, anche chi guarda, vedono ogni mano e ogni scelta. La partita non conta.
web-open-hands-short = a carte scoperte, per imparare
web-open-chosen = { $name } ha scelto: { $choice }
web-shuffle-by = Nel mescolamento sono entrati byte casuali di { $names }.
web-shuffle-nobody = Nessuno a questo tavolo ha aggiunto byte casuali al mescolamento.
web-shuffle-left-out = I byte casuali di { $names } non sono arrivati in tempo: si è mescolato senza.
web-verify = Il sorteggio era corretto?
web-verify-holds = Tutto torna: il caso era fissato prima della partita, ogni estrazione è stata quella prevista, e nessuna delle { $lines } righe del diario è stata cambiata. L’ha verificato il tuo dispositivo.
web-verify-lots = Il sorteggio era corretto?
web-verify-mine-in = I byte casuali di questo dispositivo sono entrati nel mescolamento.
web-verify-mine-left-out = I byte casuali di questo dispositivo non sono entrati nel mescolamento: non sono stati rivelati in tempo.
web-verify-mine-missing = Ma i byte casuali di questo dispositivo non sono nel diario. Se non hai ripreso posto da un altro dispositivo, non fidarti di questa partita.
web-verify-fails = I conti non tornano. Conserva il file, e non fidarti di questa partita.
web-verify-file = Scarica la prova
web-verify-removed = { $count ->
    [one] Un nome è stato rimosso, perché qualcuno ha eliminato il proprio account; per la partita non cambia nulla.
   *[other] { $count } nomi sono stati rimossi, perché degli account sono stati eliminati; per la partita non cambia nulla.
}
web-plot = I punti nel corso della partita
web-sheet = Da dove vengono i punti
web-sheet-places = Nel dettaglio
web-replay = Rivedi la partita
web-replay-first = All’inizio
web-replay-turn-back = Al turno precedente
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-turn-on = Al turno successivo
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-stop = Ferma
web-replay-turn = Turno { $turn } di { $turns }
web-replay-eyes = Visto da
web-replay-open = Tutto scoperto
web-replays = Replay: muove { $name }
web-replays-own = Replay: la tua mossa
web-replays-some = Replay
web-since = Dalla tua ultima mossa
web-since-watch = Guarda
web-next-table = Prossimo tavolo ({ $count })
web-next-none = Nient’altro ti aspetta.
web-since-told = Dalla tua ultima mossa: { $words }
web-since-did = { $name } – { $words }
