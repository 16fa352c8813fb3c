# The menu at the table.
web-menu-turn = Questo turno
web-menu-table = Al tavolo
web-menu-read = Da leggere
web-menu-leave = Uscire
web-ask-undo = Chiedi di annullare
web-shortcuts = Scorciatoie
web-sound-off = Audio disattivato
web-sound-on = Audio attivo
web-leave-about = Un bot gioca per te finché non torni.
web-leave-now = Esci ora
web-abandon-about = Se tutti sono d’accordo, la partita finisce senza vincitore.
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
web-notice-refused = La tua richiesta è stata rifiutata: si continua.
web-notice-ends = { $name } vorrebbe chiudere la partita.
web-notice-came = { $name } è qui.
web-notice-left = { $name } non è più qui.
web-notice-bot = Ora un bot gioca per { $name }.
web-notice-back = { $name } è di ritorno e gioca di nuovo.
web-notice-sat = { $name } ha preso posto al tuo tavolo.
web-notice-began = La partita è iniziata.
web-notice-rematch = { $name } propone una rivincita.
web-notice-open-chat = Leggi
web-notice-open-rematch = Siediti
web-notice-open-table = Al tavolo
web-panel-chat-news = { $count ->
    [one] Chat: un nuovo messaggio
   *[other] Chat: { $count } nuovi messaggi
}

# The rules beside the board.
web-rules-search = Cerca nelle regole
web-rules-all = Pagina intera
