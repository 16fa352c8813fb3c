# Che cosa dice «--help».
cli-about = Giochi da tavolo nel terminale: gioca, rivedi, fai giocare i bot.
cli-about-play = Gioca una partita, con persone a questa tastiera e con bot.
cli-about-replay = Rivedi passo per passo una partita salvata.
cli-about-sim = Fai giocare molte partite ai bot, e mostra le statistiche.
cli-about-balance = Fai giocare molte partite ai bot, e riferisci quanto il gioco è equilibrato e vivace.
cli-about-arena = Fai giocare i bot l’uno contro l’altro e valutali.
cli-about-verify = Verifica la prova di una partita finita: ogni mescolata, e tutto il diario.
cli-about-serve = Fai giocare persone e bot in rete: tavoli su questa macchina.
cli-opt-game = Il gioco: { $games }.
cli-opt-seat = Chi gioca, una volta per ogni posto: un nome, oppure bot: e uno tra { $bots }. Se manca, ti viene chiesto.
cli-opt-preset = L’edizione delle regole, o il tipo di partita.
cli-opt-option = Un’opzione delle regole; si può ripetere.
cli-opt-board = Un altro tabellone: il suo nome, o un file.
cli-opt-lang = La lingua: { $languages }.
cli-opt-seed = Il seme casuale, in cifre esadecimali: lo stesso seme mescola allo stesso modo.
cli-opt-resume = Riprendi una partita salvata.
cli-opt-autosave = Dove la partita viene salvata dopo ogni mossa. Predefinito: la tua cartella dei dati.
cli-opt-record-file = Una partita salvata.
cli-opt-ply = La mossa da cui cominciare, contata da 1; 0 è l’inizio.
cli-opt-observer = Di chi mostrare la vista: un posto contato da 0, public, oppure open per vedere tutto.
cli-opt-all = Stampa tutto il diario e l’ultima posizione, senza chiedere nulla.
cli-opt-seats = Quanti posti.
cli-opt-games = Quante partite.
cli-opt-sim-seed = Il seme: lo stesso seme gioca le stesse partite.
cli-opt-bots = Un bot per tutti i posti, o uno per ciascuno, separati da virgole.
cli-opt-jobs = Quanti processi giocano insieme; le partite restano le stesse.
cli-opt-abandon = Quanti giocatori lasciano ogni partita, in un momento casuale; continua il sostituto del server.
cli-opt-record = Una cartella per la registrazione di ogni partita.
cli-opt-json = Stampa un oggetto JSON.
cli-opt-counts = Un numero di giocatori; si può ripetere. Predefinito: tutti quelli che il gioco permette.
cli-opt-balance-out = La cartella per il rapporto.
cli-opt-all-jobs = Quanti processi giocano insieme; predefinito: uno per ogni core. Le partite restano le stesse.
cli-opt-fresh = Ricomincia da capo, ignorando ciò che è già stato giocato o scritto.
cli-opt-proof-file = La prova di una partita finita.
cli-opt-head = Un’impronta della catena (head) annotata durante la partita: deve comparire nel diario.
cli-opt-host = L’indirizzo di ascolto; 127.0.0.1 vuol dire solo questa macchina.
cli-opt-port = La porta; 0 ne prende una libera.
cli-opt-data = La cartella di tutti i tavoli. Predefinito: la tua cartella dei dati.
cli-opt-away = Dopo quanti secondi gli altri possono far giocare un bot per chi è andato via.
cli-opt-keep-finished = Per quanti minuti i tavoli finiti restano in memoria quando nessuno li guarda più. Tornano appena qualcuno li guarda.
cli-opt-slack = Moltiplica tutti i limiti di richieste e connessioni.
cli-opt-web = La cartella di una pagina già compilata, al posto di quella del pacchetto.

# The server.
cli-folder-in-use = Un altro server usa già { $folder }: fermalo prima, o indica un’altra cartella con --data.
cli-cannot-serve = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
cli-port-taken = La porta { $port } su { $host } è occupata da un altro programma: fermalo, o indica un’altra porta con --port { $other } (make play ARGS="--port { $other }").
cli-serving = Satrap è pronto all’indirizzo { $address } (Ctrl-C lo ferma).

# Che cosa può non andare.
cli-unknown-language = Non c’è una lingua «{ $language }». Disponibili: { $languages }.
cli-unknown-observer = Non c’è un osservatore «{ $observer }»: indica un posto da 0 a { $most }, public, oppure open.
cli-cannot-save = Non si può scrivere { $file }: { $reason }.
cli-file-exists = { $file } esiste già. Scegli un altro file, o riprendi questa partita: --resume.
cli-cannot-read = Non si può leggere { $file }: { $reason }.
cli-no-seed = Questa registrazione non contiene un seme, quindi nessuno sa che cosa resta da pescare: si può rivedere, ma non riprendere.
cli-bad-seed = Un seme ha al massimo { $most } cifre, da 0 a 9 e da a a f.
cli-bad-name = Un nome ha da 1 a { $most } caratteri, tutti stampabili.
cli-name-twice = C’è già qualcuno di nome { $name }.
cli-name-of-bot = «{ $name }» è il nome di un bot. Per un bot scrivi bot: e uno di questi: { $bots }.
cli-bots-count = Bot indicati: { $bots }; posti: { $seats }. Indicane uno per tutti, o uno per ciascuno.
cli-abandon-count = In una partita da { $seats } non possono andarsene in { $left }: sono troppi.
cli-balance-other = { $file } è stato fatto con altre impostazioni ({ $names }). Usa di nuovo quelle, o un’altra cartella (--out), o ricomincia da capo: --fresh.
cli-balance-damaged = { $file } è danneggiato e non si può riprendere. Ricomincia da capo: --fresh.

# Prima di una partita.
cli-you = Giocatore
cli-ask-name = Il tuo nome [{ $name }]:
cli-ask-others = Quanti avversari, da { $least } a { $most } [{ $least }]:
cli-bad-others = Scrivi un numero da { $least } a { $most }, o premi solo Invio per { $least }.
cli-ask-opponent = L’avversario { $number } è un bot ({ $bots }) o una persona (scrivi il nome) [1]:

# Durante una partita.
cli-choose = { $name }, scrivi un numero (o help):
cli-prompt = { $name }>
cli-menu-long = «why 7» spiega che cosa significa il numero 7.
cli-menu-count = Possibilità: { $count }.
cli-no-such-number = Nella lista non c’è il numero { $number }: va da 1 a { $most }.
cli-possible = Possibile: { $label } ({ $action }). Risultato:
cli-hand-nothing = Non hai informazioni segrete: tutto ciò che sai è visibile a tutti.
cli-log-earlier = ({ $count ->
    [one] una riga precedente
   *[other] { $count } righe precedenti
}: scrivi «log all».)
cli-leave = { $name }, per ora è tutto. Invio pulisce lo schermo (undo annulla la tua ultima mossa):
cli-arrive = Passa la tastiera. { $name } preme Invio:
cli-saved = Salvata in { $file }.
cli-quit = La partita è salvata. Per riprenderla: { $command }
cli-sheet = Foglio dei punti
cli-over = La registrazione è in { $file }. «satrap replay» la mostra passo per passo.

# Annullare una mossa.
cli-undone = Mossa annullata.
cli-undone-redrawn = Mossa annullata. Nel frattempo si era visto qualcosa, perciò tutto ciò che è ancora nascosto è stato estratto di nuovo.
cli-undo-nothing = Non c’è ancora nulla da annullare.
cli-undo-alone = «undo!» annulla comunque la tua ultima mossa; ciò che è ancora nascosto viene allora estratto di nuovo.
cli-undo-together = «undo!» annulla la tua ultima mossa se tutti sono d’accordo; ciò che è ancora nascosto viene allora estratto di nuovo.
cli-undo-ask = { $asked }, { $asking } può annullare l’ultima mossa? (s/n)
cli-undo-refused = { $name } non è d’accordo. Non è cambiato nulla.
cli-yes = s

# Che cosa dice «help».
cli-usage-number = 3
cli-help-number = scegli il numero 3 della lista
cli-usage-notation = parole
cli-help-notation = scegli con le parole scritte accanto; più mosse in una riga, separate da ;
cli-usage-why = why 3, why PAROLE
cli-help-why = che cosa succederebbe, o perché non è possibile
cli-usage-hand = hand
cli-help-hand = ciò che solo tu puoi vedere
cli-usage-log = log, log all
cli-help-log = che cosa è successo
cli-usage-undo = undo
cli-help-undo = annulla la tua ultima mossa
cli-usage-undo-more = undo!
cli-help-undo-more = lo stesso, anche se da allora si è visto qualcosa; ciò che è ancora nascosto viene estratto di nuovo
cli-usage-save = save, save FILE
cli-help-save = salva adesso, o in un altro file; ogni mossa si salva da sé, quelle segrete quando tutti hanno scelto
cli-usage-help = help
cli-help-help = questo testo
cli-usage-quit = quit
cli-help-quit = esci; potrai riprendere più tardi
cli-usage-enter = Invio
cli-help-enter = mostra di nuovo il tavolo e la lista

# Rivedere una partita.
cli-ply = Mossa { $ply } di { $most }
cli-replay-prompt = Invio: avanti, b: indietro, 0-{ $most }: vai lì, q: esci
cli-replay-help = Scrivi solo Invio, b, q, o un numero da 0 a { $most }.

# Simulazioni.
cli-sim-bar = Partite
cli-sim-games = Partite: { $value }
cli-sim-decisions = Decisioni: { $value }
cli-sim-seconds = Secondi: { $value }
cli-sim-decisions-per-second = Decisioni al secondo: { $value }
cli-sim-left = Posti lasciati e passati a un bot: { $left }
cli-sim-ends = Perché le partite sono finite:
cli-sim-end = { $reason }: { $count }
cli-sim-turns = Turni: da { $least } a { $most }, mediana { $median }
cli-sim-scores = Punti: da { $least } a { $most }, mediana { $median }
cli-sim-seat = { $name }: vittorie { $wins }, { $mean } punti in media

# Equilibrio.
cli-balance-done = Il rapporto è in { $file }.
cli-balance-written = Il rapporto in { $file } è aggiornato. --fresh rigioca tutte le partite.
cli-balance-stopped = Fermato. Partite conservate in { $file }: { $done } su { $total }. Lo stesso comando continua da lì.
cli-choose-words = { $name }, scrivi la tua scelta (o help):
cli-possible-only = Possibile: { $label } ({ $action }).
cli-opt-starter = Chi comincia, o è il più anziano, per numero da 1; se manca, si estrae a sorte.

# The arena.
cli-opt-arena-bots = I bot, separati da virgole. Predefinito: tutti i livelli.
cli-opt-arena-games = Quante partite almeno: ogni distribuzione è giocata da tutti i bot, in ogni ordine di posti.
cli-opt-arena-seconds = Secondi per turno per i bot che esplorano; altrimenti ognuno pensa secondo il suo livello.
cli-opt-arena-out = La cartella dove restano le partite, per continuare più tardi. Predefinito: la tua cartella dei dati.
cli-opt-ladder = Fai giocare ogni livello contro il successivo, fino a 400 partite in due e in quattro, finché i loro intervalli si separano.
cli-opt-ladder-page = La pagina in cui scrivere il risultato.
cli-arena-played =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }. La media è 1500; 400 punti in più vogliono dire 10 a 1; intervalli al 95%.
cli-arena-bot = Bot
cli-arena-rating = Punteggio
cli-arena-interval = Intervallo
cli-arena-wins = Vittorie
cli-arena-share = Quota (equa: 1)
cli-arena-margin = Scarto
cli-arena-typical = Un turno
cli-arena-slow = 95% entro
cli-arena-plot = Punteggi e intervalli:
cli-ladder-rung = { $seats } posti, { $lower } e { $upper }: { $games } partite, un vantaggio di { $lead } (da { $low } a { $high }).
cli-ladder-done = Il risultato è in { $file }.
cli-ladder-top = { $seats } posti, a tempo: { $top } da solo contro { $lower }: { $games } partite, { $share } volte la quota equa di vittorie.
cli-ladder-seconds = La scala confronta i livelli così come sono: ometti --seconds.
cli-ladder-json = La scala viene scritta in una pagina: ometti --json.
cli-ladder-other = { $file } contiene altro, che andrebbe perso. Scegli un altro file: --page.
cli-preparing = Preparazione del codice macchina dei bot, una volta per tutte; ci vuole circa un minuto…
arena-bots = Indica almeno due bot diversi, ciascuno una volta, o uno per posto: non «{ $bots }».
# L’analisi di una partita, nel terminale.
cli-about-analyse = Esamina una partita salvata: dove si è decisa, e che cosa sarebbe stato meglio.
cli-opt-budget = Impegno massimo: un server arriva a 4000. Una partita lunga viene allora valutata meno a fondo.
cli-analyse-bar = Turni
cli-analyse-chances = Probabilità di vincere, turno per turno, con tutto scoperto:
cli-analyse-turning = Momenti decisivi:
cli-analyse-even = Nessun turno di questa partita è costato molto.
cli-analyse-lost = Mossa { $ply }: { $name } ha sprecato { $lost ->
    [one] 1 punto percentuale
   *[other] { $lost } punti percentuali
} di probabilità di vincere.
cli-analyse-played = Giocato: { $plays } ({ $chance }%)
cli-analyse-better = Meglio: { $plays } ({ $chance }%)
