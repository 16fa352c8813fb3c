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
