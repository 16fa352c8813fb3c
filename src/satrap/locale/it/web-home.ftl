# La pagina iniziale: i tavoli dove qualcosa aspetta.
web-home-yours = Tocca a te
web-home-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
web-home-nothing = Niente ti aspetta in questo momento.
web-home-others = Tocca agli altri
web-home-opening = Non ancora iniziati
web-home-turn = turno { $turn }
web-home-with = con { $names }
web-home-watch = Guarda
web-home-move = Fai la tua mossa
web-home-did = { $name }: { $words }
web-home-ready = { $name } ha deciso.
web-home-to-move = Tocca a { $names }
web-home-left = ancora { $time }
web-home-over = Il tempo è scaduto.
web-home-note = Nota
web-home-note-new = Scrivi una nota
web-home-note-done = Fatto
web-home-lost = Adesso non è possibile mostrare i tuoi tavoli. Riprova tra un attimo.
web-home-daily = Nuova partita per corrispondenza
web-home-daily-which = A quale gioco?
web-home-rating = Rating
web-home-rating-which = Quale rating
web-home-rating-kind = { $game }, { $seats } giocatori
web-home-week = { $change } questa settimana
web-home-cup = Il tuo torneo
web-home-cup-round = Turno { $round } di { $rounds }
web-home-cup-begins = Il turno { $round } comincia { $when }.
web-home-cup-against = Tu contro { $names }
web-home-cup-see = Vai al torneo
web-home-cup-standings = Vai alla classifica
web-home-away = Basta una mossa al giorno. Via fino a domenica? Il tuo tempo può fermarsi.
web-home-vacation = Prenditi una vacanza
web-home-on-vacation = Sei in vacanza fino a { $when }.
web-home-vacation-change = Modifica
web-home-does-atg-prompt-move-of = { $names } marcia
web-home-does-atg-prompt-build-of = { $names } costruisce
web-home-gathered = Sono tutti pronti: avvia la partita.
web-home-news-play = Gioca
web-home-news-begin = Avvia
web-home-news-chair = Prendi posto
web-home-news-see = Vedi
web-home-bots = Gioca contro i bot
web-home-learn = Impara in 5 minuti
web-home-lobby = Trova un tavolo
