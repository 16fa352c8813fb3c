# La pagina: ciò che si trova dappertutto.
web-skip = Vai al contenuto
web-nav = Pagine
web-home = Pagina iniziale
web-lobby = Sala
web-learn = Impara
web-settings = Impostazioni
web-loading = Un momento…
web-lost = Qui non c’è nulla
web-lost-about = A questo indirizzo non c’è nessuna pagina.
web-no-server = Il server non risponde. Riprova tra un momento.
web-guest = Ospite
web-player = Giocatore { $number }

# La pagina iniziale.
web-front = Due giochi su Alessandro Magno
web-front-about = Giochi da tavolo, con gli amici o con i bot. Senza account, niente da installare.
web-play-now = Gioca subito
web-seats = Giocatori
web-level = Bot
web-edition = Edizione
web-preset-standard = Standard
web-preset-fr = Regole francesi
web-preset-de = Regole tedesche
web-preset-en = Regole inglesi
web-preset-it = Regole italiane
web-preset-short = Campagna breve
web-open-table = Apri un tavolo
web-go-on = Riprendi la partita
web-my-tables = I tuoi tavoli
web-my-tables-over = Finiti
web-watch = Guarda
web-front-friends = Con gli amici
web-front-friends-about = Apri un tavolo e invia il link, o siediti a uno che aspetta.
web-front-learn = Prima volta qui?
web-front-learn-about = Il tutorial sul vero tabellone dura meno di dieci minuti.

# La sala.
web-lobby-waiting = In attesa di giocatori
web-lobby-running = In corso
web-lobby-none = Nessun tavolo aspetta. Aprine uno: gli altri lo vedranno qui.
web-lobby-quiet = In questo momento nessuno gioca in pubblico.
web-row-join = Partecipa
web-row-look = Guarda
web-row-resume = Riprendi
web-row-relive = Rivedi
web-join = Entra con un link o un codice
web-join-go = Vai
web-join-wrong = Questo non è né il link né il codice di un tavolo. Copia il link intero.
web-minutes = { $minutes } min

# Un nuovo tavolo.
web-game = Gioco
web-chair-of-bot = Bot: { $bot }
web-seat-more = Un posto in più
web-seat-less = Un posto in meno
web-seat-most = A questo gioco si gioca al massimo in { $count }.
web-seat-least = Per questo gioco bisogna essere almeno in { $count }.
web-chair-mine = Tu
web-seat-later = Sceglierai il tuo posto al tavolo.
web-seat-watch = Tutti i posti sono dei bot: tu guarderai.
web-options = Tutte le opzioni delle regole
web-option-more = Confronta tutte le edizioni
web-clock-label = Orologio
web-clock-none = Senza orologio
web-increment = Secondi in più per turno
web-public = Chi può partecipare
web-public-yes = Tutti: appare nella sala
web-public-no = Solo chi ha il link
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
web-set-theme = Luce
web-set-theme-auto = Come il dispositivo
web-set-theme-light = Giorno
web-set-theme-dark = Lampada
web-set-pace = Animazioni
web-set-pace-off = Nessuna
web-set-pace-fast = Veloci
web-set-pace-normal = Normali
web-set-pace-slow = Lente
web-set-confirm = Conferma ogni scelta
web-set-confirm-off = Mai
web-set-confirm-touch = Sui touch screen
web-set-confirm-on = Sempre
web-set-sound = Suoni
web-set-letters = Lettere accanto ai simboli
web-set-colours = Colori dei posti
web-set-colours-ours = Colori predefiniti
web-set-seat = Posto { $number }
web-devices = I tuoi dispositivi
web-devices-about = Ognuno di questi ti riconosce e conserva i tuoi posti. Un dispositivo non usato per 90 giorni viene dimenticato.
web-device-this = Questo dispositivo
web-device-other = Un altro dispositivo
web-device-since = primo accesso: { $day }, ultimo accesso: { $seen }
web-device-forget-this = Disconnetti questo dispositivo
web-device-forget-other = Disconnetti il dispositivo (primo accesso: { $day })
web-devices-forget = Disconnetti tutti gli altri dispositivi
web-devices-none = Non hai ancora usato questo dispositivo a un tavolo.
