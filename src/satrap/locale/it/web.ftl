# La pagina: ciò che si trova dappertutto.
web-skip = Vai al contenuto
web-nav = Pagine
web-home = Le mie partite
web-front-page = Pagina iniziale
web-lobby = Tavoli
web-cups = Tornei
web-learn = Impara
web-settings = Impostazioni
web-loading = Un momento…
web-lost = Qui non c’è nulla
web-lost-about = A questo indirizzo non c’è nessuna pagina.
web-no-server = Il server non risponde. Riprova tra un momento.
web-player = Giocatore { $number }
web-colon = { $name }: { $words }

# La pagina iniziale.
web-play-now = Gioca
web-seats = Giocatori
web-level = Bot
web-edition = Edizione
web-preset-standard = Standard
web-preset-fr = Regole francesi
web-preset-de = Regole tedesche
web-preset-en = Regole inglesi
web-preset-it = Regole italiane
web-preset-short = Campagna breve

# La sala.
web-lobby-waiting = In attesa di giocatori
web-lobby-running = In corso
web-lobby-none = Nessun tavolo aspetta. Aprine uno: gli altri lo vedranno qui.
web-lobby-quiet = In questo momento nessuno gioca in pubblico.
web-open-table-of = Apri un tavolo: { $game }
web-my-tables-over = Le tue partite concluse
web-row-join = Partecipa
web-row-look = Guarda
web-row-resume = Riprendi
web-row-relive = Rivedi
web-row-won = vittoria
web-join = Entra con un link o un codice
web-join-go = Vai
web-join-wrong = Questo non è né il link né il codice di un tavolo. Copia il link intero.
web-minutes = { $minutes } min

# Aprire un tavolo.
web-open = Apri il tavolo

# Leggere.
web-rules = Regole
web-rulings = Chiarimenti
web-tutorial = Tutorial
web-about = Sui giochi
web-contents = Indice
web-search = Cerca
web-found = { $count ->
    [0] Nessun risultato
    [one] Una sezione
   *[other] { $count } sezioni
}

# Impostazioni.
web-set-name = Il tuo nome al tavolo
web-set-language = Lingua
web-set-pace = Velocità delle animazioni
web-set-pace-off = Senza animazioni
web-set-pace-fast = Veloce
web-set-pace-normal = Normale
web-set-pace-slow = Lenta
web-keep = Conserva le mie partite
web-keep-this = Conserva questa partita
web-account = Il tuo account
web-sign-in = Accedi
web-keep-why = Giochi come ospite: solo questo browser ti conosce.
web-friend = Con un amico
web-name-ask = Come dobbiamo chiamarti?
web-name-given = Finché non scegli un nome, giochi come { $name }.
web-strength = Forza dei bot
web-crew-more = Aggiungi un bot
web-rules-of = Regole: { $game }
