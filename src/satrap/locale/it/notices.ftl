# Che cosa si viene a sapere: nella pagina, con una notifica push, per e-mail o per webhook.
notice-turn = Tocca a te contro { $names }.
notice-begin = Sono tutti pronti: puoi avviare la partita contro { $names }.
notice-over = La tua partita contro { $names } è finita.
notice-over-won = Hai vinto la partita contro { $names }.
notice-over-shared = Condividi la vittoria nella partita contro { $names }.
notice-over-lost = La tua partita contro { $names } è finita. Vittoria di { $winners }.
notice-undo = { $names } chiede di annullare qualcosa.
notice-clock = { $names } vorrebbe giocare con un altro tempo di riflessione.
notice-end = { $names } vorrebbe finire la partita senza vincitori.
notice-again = { $names } vorrebbe giocare di nuovo. C’è un posto riservato per te.
notice-seat-time = Il tuo tempo contro { $names } è scaduto. Un bot gioca per te finché non torni.
notice-seat-away = In tua assenza, un bot gioca per te contro { $names } finché non torni.
notice-reminder-minutes = { $minutes ->
    [one] Manca un minuto per giocare contro { $names }.
   *[other] Mancano { $minutes } minuti per giocare contro { $names }.
}
notice-reminder-hours = { $hours ->
    [one] Manca un’ora per giocare contro { $names }.
   *[other] Mancano { $hours } ore per giocare contro { $names }.
}
notice-reminder-days = { $days ->
    [one] Manca un giorno per giocare contro { $names }.
   *[other] Mancano { $days } giorni per giocare contro { $names }.
}
notice-report-decided = La tua segnalazione è stata esaminata e si è deciso. Grazie.
notice-test = Questa è una prova: qui arriveranno le tue notifiche.
notices-subject = { $count ->
    [one] Una notifica da Satrap
   *[other] { $count } notifiche da Satrap
}
moment = { $at }
notices-until = Mossa entro: { $when } ({ $zone })
notices-of-game = { $game } – { $words }
notices-foot = Ricevi questo messaggio perché hai attivato le notifiche per e-mail. Puoi cambiarlo qui:
notices-leave = Per non ricevere più queste e-mail:
notices-unsubscribe-title = Annulla l’iscrizione
notices-unsubscribe-ask = Premi il pulsante per non ricevere più e-mail sulle tue partite. Puoi riattivarle nelle impostazioni.
notices-unsubscribe-button = Non ricevere più queste e-mail
notices-unsubscribe-done = Non riceverai più e-mail sulle tue partite. Puoi riattivarle nelle impostazioni.
notices-bad-zone = Non c’è nessun fuso orario chiamato { $zone }.
notices-bad-push = L’indirizzo push di questo browser non si può usare.
notices-no-mail = Conferma prima un indirizzo e-mail; inoltre questo server deve poter inviare e-mail.
notices-members-only = I webhook sono per chi è membro: conserva prima le tue partite.
notices-bad-webhook = Un webhook ha bisogno di un indirizzo pubblico che cominci con https.
notices-many-webhooks = Puoi avere al massimo { $most } webhook.
notices-no-place = Le tue notifiche non vanno lì.
notices-many-places = Le tue notifiche possono andare al massimo in { $most } posti. Togline prima uno.
notice-cup-paired = { $cup }, turno { $round }: incontri { $names }.
notice-cup-free = { $cup }: nel turno { $round } riposi e ottieni un punto intero.
notice-cup-begun = { $cup }: il turno { $round } è iniziato e il tuo tavolo è aperto.
notice-cup-over = { $cup } è finito: il tuo posto è il { $rank }.
notice-cup-cancelled = { $cup } non si terrà.
