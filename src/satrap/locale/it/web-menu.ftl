# The menu at the table.
web-menu-turn = Questo turno
web-menu-table = Al tavolo
web-menu-read = Da leggere
web-menu-leave = Esci
web-ask-undo = Chiedi di annullare
web-undo-mine = Annulla la mia ultima azione
web-shortcuts = Scorciatoie
web-sound-off = Audio disattivato
web-sound-on = Audio attivo
web-leave-about = Un bot gioca per te finché non torni.
web-leave-alone = Un bot gioca per te. Tra loro i bot giocano in fretta: la partita finirà presto.
web-leave-now = Sì, fallo giocare
web-abandon-about = Se tutti sono d’accordo, la partita finisce senza vincitore. Non vale per la classifica.
web-abandon-alone = Chiudi la partita
web-abandon-bots = Giochi solo con dei bot: la partita finisce subito, senza vincitore.
web-abandon-now = Sì, proponilo
web-abandon-end = Sì, chiudila
web-resign-two = { $name } vince subito. Non si torna indietro.
web-resign-more = Un bot prende il tuo posto per sempre, e tu guardi. Non si torna indietro.
web-resign-now = Sì, abbandona
web-no = No

# Shortcuts.
web-key-hint = Mostra un suggerimento
web-key-undo = Annulla
web-key-redo = Ripristina
web-key-restart = Ricomincia il turno
web-key-end = Termina il turno o la marcia
web-key-board = Mostra tutto il tabellone, e ritorno
web-key-log = Apri o chiudi il diario
web-key-chat = Apri o chiudi la chat
web-key-rules = Apri o chiudi le regole
web-key-menu = Apri o chiudi il menu
web-key-sound = Attiva o disattiva l’audio
web-key-keys = Questo elenco
web-key-next = Alla scelta successiva
web-key-press = Scegli
web-key-escape = Chiudi, annulla
web-key-move = Sposta il tabellone (quando è selezionato)
web-key-zoom = Più vicino, più lontano (quando è selezionato)
web-key-tab = Tab
web-key-enter = Invio
web-key-esc = Esc
web-key-arrows = Frecce

# What others do meanwhile.
web-notices = Novità dal tavolo
web-notice-said = { $name }: { $words }
web-notice-asked = { $name } chiede di annullare una mossa.
web-notice-granted = Annullato, con l’accordo di { $name }.
web-notice-refused = { $name } non vuole: si continua.
web-notice-clock-asked = { $name } vorrebbe un altro tempo di riflessione.
web-notice-clock-granted = Da adesso vale il nuovo tempo di riflessione.
web-notice-clock-refused = { $name } non vuole: il tempo di riflessione resta com’è.
web-notice-lapsed = Il gioco è andato avanti: la tua richiesta non vale più.
web-notice-ends = { $name } vorrebbe chiudere la partita.
web-notice-came = { $name } è qui.
web-notice-left = { $name } non è più qui.
web-notice-bot = Ora un bot gioca per { $name }.
web-notice-back = { $name } è di ritorno e gioca di nuovo.
web-notice-sat = { $name } ha preso posto al tuo tavolo.
web-notice-began = La partita è iniziata.
web-notice-rematch = { $name } vorrebbe giocare ancora.
web-notice-planned = La ripartizione che avevi preparato è stata applicata.
web-notice-inspected = Un amministratore ha guardato questa partita: { $words }
web-notice-open-chat = Leggi
web-notice-open-rematch = Partecipa
web-notice-open-table = Al tavolo
web-panel-chat-news = { $count ->
    [one] Chat: un nuovo messaggio
   *[other] Chat: { $count } nuovi messaggi
}

# The rules beside the board.
web-rules-search = Cerca nelle regole
web-rules-all = Pagina intera
web-next-about = Comincia subito una nuova partita.
web-next-now = Sì, gioca
web-my-page = La mia pagina
web-your-data = I tuoi dati
web-key-table = Vai al prossimo tavolo che ti aspetta
web-ratings = Classifiche
