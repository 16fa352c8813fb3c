# Che cosa fanno gli amministratori, e che cosa se ne dice

server-ban = Qui non puoi più aprire tavoli, sederti né scrivere. Motivo: { $reason }
server-ban-until = Qui non puoi aprire tavoli, sederti né scrivere per { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
}. Motivo: { $reason }
server-silence = Qui non puoi più scrivere. Motivo: { $reason }
server-silence-until = Qui non puoi scrivere per { $hours ->
    [one] un’altra ora
   *[other] altre { $hours } ore
}. Motivo: { $reason }
server-report-self = Non puoi segnalare te stesso.
server-no-person = Questa persona non esiste.
server-no-penalty = Questa persona non ha una sanzione del genere.
server-no-report = Non c’è una segnalazione aperta del genere.
cli-about-admin = Moderare un server in funzione: persone, sanzioni, segnalazioni, tavoli.
cli-about-admin-people = Trovare persone da una parte del nome.
cli-about-admin-penalties = Elencare le sanzioni e quando finiscono.
cli-about-admin-silence = Impedire a qualcuno di scrivere per alcuni giorni.
cli-about-admin-ban = Impedire a qualcuno di aprire tavoli, sedersi e scrivere per alcuni giorni.
cli-about-admin-lift = Togliere una sanzione.
cli-about-admin-reports = Elencare le segnalazioni aperte, con quello che è stato scritto al tavolo.
cli-about-admin-close = Chiudere una segnalazione con una decisione.
cli-about-admin-tables = Elencare tutti i tavoli, anche privati.
cli-about-admin-look = Mostrare tutto il registro di una partita. Se è in corso, i giocatori lo vengono a sapere.
cli-about-admin-trail = Elencare che cosa hanno fatto gli amministratori.
cli-opt-admin-server = L’indirizzo del server in funzione.
cli-opt-admin-name = Una parte del nome.
cli-opt-admin-person = L’identificativo di una persona, come nell’elenco.
cli-opt-admin-kind = silence o ban.
cli-opt-admin-reason = Il motivo; la persona lo vedrà.
cli-opt-admin-look = Il motivo; i giocatori lo vedranno.
cli-opt-admin-days = Per quanti giorni; 0 vuol dire per sempre.
cli-opt-admin-report = L’identificativo di una segnalazione, come nell’elenco.
cli-opt-admin-decision = Che cosa è stato deciso.
cli-opt-admin-closed = Elencare invece le segnalazioni chiuse.
cli-opt-admin-status = Solo i tavoli in attesa (waiting), in corso (running) o finiti (over).
cli-admin-done = Fatto, e annotato.
cli-admin-none = Non ce ne sono.
cli-admin-no-server = Nessun server risponde a { $server }: avvialo, o indica il suo indirizzo con --server.
cli-admin-refused = Il server ha rifiutato: { $reason }
