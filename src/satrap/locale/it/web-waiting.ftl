# La sala d’attesa.
web-table-of = Il tavolo di { $name }
web-table-waiting = Mancano ancora giocatori: invia loro il link.
web-table-waiting-for = Si aspetta { $name }: l’invito è partito.
web-late = { $name } è qui, ma si sta ancora preparando.
web-late-learning = { $name } sta ancora imparando le regole.
web-table-full = Ci sono tutti: avvia la partita.
web-table-full-wait = Ci sono tutti. Si aspetta che chi ha aperto il tavolo avvii la partita.
web-table-called = Ci sono tutti. Si mescola…
web-table-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
web-freed = Chi ha aperto questo tavolo ha liberato il tuo posto.
web-host-starts = { $name } dà inizio alla partita
web-host-changes = { $name } sta cambiando le impostazioni
web-chair-open = Aperto a tutti
web-chair-invited = Per chi ha il link
web-chair-device = Su questo dispositivo
web-chair-bot = Bot
web-chair-mine = Tu
web-chair-free = il tuo posto
web-empty-chair = Posto libero
web-kept-for = Riservato a { $name }
web-seat-of = Posto { $number }: { $name }, { $note }
web-host = ospita
web-is-ready = può cominciare
web-not-ready = si sta preparando
web-not-here = non ancora qui
web-learning = impara le regole
web-changing = cambia le impostazioni
web-bot-about = bot: { $about }
web-bot-away = Togli il bot
web-chair-away = Togli il posto
web-sit-here = Siediti qui
web-sit-device = Qualcun altro su questo dispositivo
web-free-seat = Libera il posto di { $name }
web-leave = Lascia il tavolo
web-the-game = Il gioco
web-change = Modifica
web-change-done = Fatto
web-chairs = Posti
web-takes = Durata
web-begins = Questa partita la comincia { $name }.
web-begins-you = Questa partita la cominci tu.
web-options = Tutte le opzioni delle regole
web-option-more = Confronta tutte le edizioni
web-clock-label = Tempo di riflessione
web-clock-none = Senza limite di tempo
web-increment = Secondi in più per turno
web-invite = Invita gli amici con il link
web-invite-about = Chi lo apre può prendere posto, senza account.
web-listed = Mostra il tavolo anche nell’elenco pubblico
web-copy = Copia
web-copied = Copiato
web-share-link = Condividi
web-learn-waiting = Impara mentre aspetti
web-back-to-table = Torna al tavolo
web-ready-now = Ci sono
web-start = Avvia
web-start-few = Posti da occupare prima di cominciare: { $count }.
web-start-empty = { $count ->
    [one] Il posto libero viene tolto all’inizio della partita.
   *[other] I posti liberi vengono tolti all’inizio della partita.
}

# L’amico invitato.
web-invites = { $name } ti invita a
web-invited = Hai un invito per
web-player-count = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
web-minutes-each = { $minutes } min a testa
web-without-clock = senza limite di tempo
web-sits-waiting = in attesa
web-sit = Prendi posto
web-name-first = Prima il tuo nome: così ti vedono gli altri. Poi conferma di nuovo.
web-learn-first = Prima impara in 5 minuti
web-learn-first-about = Il posto resta tuo.
web-all-taken = Tutti i posti sono occupati. Guarda, o apri un tavolo tuo.
web-watch-here = Guarda
web-own-table = Apri un tavolo mio

# Which board.
web-board-standard = Tabellone standard
web-board-custom = Un altro tabellone personalizzato
web-board-which = Tabellone
web-board-draw = Disegna un tabellone
