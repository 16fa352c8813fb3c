# La campanella con la sua lista, e le impostazioni delle notifiche.
web-news = Novità
web-news-bell = { $count ->
    [0] Novità: nessuna
    [one] Novità: una notifica
   *[other] Novità: { $count } notifiche
}
web-news-none = Nessuna novità. Quando tocca a te o qualcuno ti chiede qualcosa, lo trovi qui.
web-news-waiting = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
web-notices-title = Notifiche
web-notices-about = Finché guardi un tavolo non ricevi notifiche che lo riguardano. Una notifica a cui hai già risposto sparisce dagli altri dispositivi.
web-notices-back = Torna al tavolo
web-notices-turn = Per sapere quando tocca a te
web-notices-turn-mail = Mandami un’e-mail quando tocca a me
web-notices-turn-mail-on = Ricevi un’e-mail quando tocca a te, quando qualcuno ti chiede qualcosa e quando una partita finisce.
web-notices-turn-push = Avvisami su questo dispositivo
web-notices-turn-push-on = Questo dispositivo ti avvisa quando tocca a te, quando qualcuno ti chiede qualcosa e quando una partita finisce.
web-notices-kinds = Che cosa ti segnaliamo
web-notices-kind-your-turn = Tocca a te
web-notices-kind-reminder = Il tuo tempo sta per scadere
web-notices-kind-table = Inviti, rivincite, domande
web-notices-kind-over = Una partita è finita
web-notices-kind-cup = Tornei
web-notices-kind-people = Persone
web-notices-kind-order = Da chi gestisce il sito
web-notices-way-page = Nella pagina
web-notices-way-push = Push
web-notices-way-mail = E-mail
web-notices-way-webhook = Webhook
web-notices-cell = { $kind }: { $way }
web-notices-push = Push
web-notices-push-here = Mostra le notifiche su questo dispositivo, anche se Satrap non è aperto
web-notices-push-other = Anche un altro dispositivo mostra le notifiche.
web-notices-push-remove = Disattiva lì
web-notices-push-none = Questo browser non può mostrare nulla quando Satrap è chiuso. Su un iPhone aggiungi prima Satrap alla schermata Home.
web-notices-push-insecure = Le notifiche push hanno bisogno di https; a questo indirizzo non funzionano.
web-notices-push-denied = Questo browser blocca le notifiche di questo sito. Per consentirle, apri le impostazioni del sito – nella maggior parte dei browser con l’icona accanto all’indirizzo – e scegli «Consenti» per le notifiche.
web-notices-mail = E-mail
web-notices-mail-none = Questo server non invia e-mail.
web-notices-mail-address = Non hai ancora un indirizzo e-mail confermato.
web-notices-mail-add = Aggiungi un indirizzo e-mail
web-notices-mail-to = Invia le notifiche a { $address }
web-notices-mail-ended = Il tuo server di posta ha rifiutato le nostre e-mail. Disattiva e riattiva per riprovare.
web-notices-mails = Quanto spesso
web-notices-mails-each = Uno alla volta
web-notices-mails-away = Insieme, dopo mezz’ora
web-notices-mails-daily = Una volta al giorno
web-notices-hour = A che ora
web-notices-reminders = Ricordamelo prima che scada il mio tempo
web-notices-minutes = { $minutes ->
    [one] un minuto prima
   *[other] { $minutes } minuti prima
}
web-notices-hours = { $hours ->
    [one] 1 ora prima
   *[other] { $hours } ore prima
}
web-notices-quiet = Ore di quiete
web-notices-quiet-on = Non inviare nulla in queste ore, ma dopo
web-notices-quiet-start = Dalle
web-notices-quiet-end = Alle
web-notices-zone = Il tuo fuso orario
web-notices-webhooks = Discord, Slack e altri
web-notices-webhooks-about = Le tue notifiche possono andare in un tuo canale. Crea lì un webhook e incolla qui il suo indirizzo.
web-notices-style = Dove
web-notices-style-discord = Discord
web-notices-style-slack = Slack
web-notices-style-plain = Un mio indirizzo (JSON)
web-notices-url = Indirizzo del webhook
web-notices-add = Aggiungi questo webhook
web-notices-test = Invia una prova
web-notices-test-good = La prova è arrivata.
web-notices-test-bad = La prova non è arrivata: nessuna risposta, o un rifiuto.
web-notices-remove = Togli
web-notices-secret = Segreto per verificare la firma:
web-notices-silent = Nessuna risposta dal { $when }. Continuiamo a provare.
web-notices-ended = Abbiamo rinunciato il { $when }: nessuna risposta, o un rifiuto. Toglilo e aggiungilo di nuovo per riprovare.
web-notices-offer = Vuoi sapere quando tocca a te?
web-notices-offer-on = Attiva le notifiche
web-notices-offer-off = No, grazie
