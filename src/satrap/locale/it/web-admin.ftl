web-admin = Gestione
web-admin-key = Chiave di gestione
web-admin-key-about = «satrap admin key» la mostra sul server. Questo browser la dimentica quando si chiude la scheda.
web-admin-enter = Entra
web-admin-leave = Esci
web-admin-refused = Questa chiave qui non vale.
web-admin-reports = Segnalazioni
web-admin-people = Persone
web-admin-penalties = Sanzioni
web-admin-tables = Tavoli
web-admin-trail = Registro
web-admin-none = Qui non c’è nulla.
web-admin-said = Che cosa si è detto al tavolo
web-admin-decision = Che cosa si è deciso
web-admin-close = Chiudi la segnalazione
web-admin-about = Persona segnalata
web-admin-name = Parte del nome
web-admin-find = Cerca
web-admin-person = Identificativo della persona
web-admin-reason = Motivo, mostrato alla persona
web-admin-days = Giorni; 0: per sempre
web-admin-silence = Silenzia
web-admin-ban = Bandisci
web-admin-until = fino al { $day }
web-admin-for-good = per sempre
web-admin-lift = Revoca
web-admin-look = Guarda il registro
web-admin-look-about = Se la partita è in corso, i giocatori vengono a sapere che hai guardato, e perché.
web-admin-jobs = Attività
web-admin-job-due = prevista il { $day }
web-admin-job-tries = { $tries ->
    [0] non ancora tentata
    [one] fallita una volta
   *[other] fallita { $tries } volte
}
web-admin-job-failing = Solo ciò che è fallito
web-admin-job-errors = Ultimi errori dall’avvio del server
web-admin-member = Membro
web-admin-guest = Ospite
web-admin-bot = Bot
web-admin-first = qui per la prima volta il { $day }
web-admin-seen = visto per l’ultima volta il { $day }
web-admin-devices = { $count ->
    [0] nessun dispositivo collegato
    [one] un dispositivo
   *[other] { $count } dispositivi
}
web-admin-sign-out = Disconnetti ovunque
web-admin-tables-of = Tavoli
web-admin-status = Stato
web-admin-status-all = Tutti
web-admin-status-waiting = In attesa
web-admin-status-running = In corso
web-admin-status-over = Finiti
web-admin-more = Mostra altro
web-admin-match = Al tavolo
web-admin-private = privato
web-admin-deed-silence = Silenziato
web-admin-deed-ban = Escluso
web-admin-deed-lift-silence = Silenzio revocato
web-admin-deed-lift-ban = Esclusione revocata
web-admin-deed-close-report = Segnalazione chiusa
web-admin-deed-look = Partita consultata
web-admin-deed-ratings = Rating ricalcolati
web-admin-deed-sign-out = Disconnesso ovunque
web-admin-deed-tables-of = Tavoli di una persona consultati
web-admin-look-why = Perché guardi; in una partita in corso i giocatori lo leggono
