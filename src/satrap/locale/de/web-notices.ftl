# Die Glocke mit ihrer Liste und die Einstellungen für Benachrichtigungen.
web-news = Neues
web-news-bell = { $count ->
    [0] Neues: nichts
    [one] Neues: eine Benachrichtigung
   *[other] Neues: { $count } Benachrichtigungen
}
web-news-none = Nichts Neues. Wenn du am Zug bist oder jemand dich etwas fragt, steht es hier.
web-news-waiting = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
web-notices-title = Benachrichtigungen
web-notices-about = Solange du an einem Tisch zusiehst, bekommst du dazu keine Benachrichtigungen. Eine Benachrichtigung, die du erledigt hast, verschwindet von deinen anderen Geräten.
web-notices-back = Zurück zum Tisch
web-notices-turn = Bescheid bekommen, wenn du am Zug bist
web-notices-turn-mail = Schick mir eine E-Mail, wenn ich am Zug bin
web-notices-turn-mail-on = Du bekommst eine E-Mail, wenn du am Zug bist, wenn dich jemand etwas fragt und wenn eine Partie zu Ende ist.
web-notices-turn-push = Auf diesem Gerät benachrichtigen
web-notices-turn-push-on = Dieses Gerät benachrichtigt dich, wenn du am Zug bist, wenn dich jemand etwas fragt und wenn eine Partie zu Ende ist.
web-notices-kinds = Was du erfährst
web-notices-kind-your-turn = Du bist am Zug
web-notices-kind-reminder = Deine Zeit läuft ab
web-notices-kind-table = Einladungen, Revanchen, Fragen an dich
web-notices-kind-over = Eine Partie ist zu Ende
web-notices-kind-cup = Turniere
web-notices-kind-people = Leute
web-notices-kind-order = Von der Leitung
web-notices-way-page = Auf der Seite
web-notices-way-push = Push
web-notices-way-mail = E-Mail
web-notices-way-webhook = Webhook
web-notices-cell = { $kind }: { $way }
web-notices-push = Push
web-notices-push-here = Benachrichtigungen auf diesem Gerät zeigen, auch wenn Satrap nicht offen ist
web-notices-push-other = Auch ein anderes Gerät zeigt Benachrichtigungen.
web-notices-push-remove = Dort ausschalten
web-notices-push-none = Dieser Browser kann nichts zeigen, solange Satrap geschlossen ist. Auf einem iPhone musst du Satrap zuerst zum Home-Bildschirm hinzufügen.
web-notices-push-insecure = Push braucht https; unter dieser Adresse geht es nicht.
web-notices-push-denied = Dieser Browser blockiert Benachrichtigungen dieser Website. Um sie zuzulassen, öffne die Einstellungen der Website – in den meisten Browsern über das Symbol neben der Adresse – und wähle bei den Benachrichtigungen „Zulassen“.
web-notices-mail = E-Mail
web-notices-mail-none = Dieser Server verschickt keine E-Mails.
web-notices-mail-address = Du hast noch keine bestätigte E-Mail-Adresse.
web-notices-mail-add = E-Mail-Adresse hinzufügen
web-notices-mail-to = Benachrichtigungen an { $address } senden
web-notices-mail-ended = Dein Mailserver hat unsere E-Mails abgelehnt. Schalte aus und wieder ein, um es noch einmal zu versuchen.
web-notices-mails = Wie oft
web-notices-mails-each = Einzeln
web-notices-mails-away = Gesammelt nach einer halben Stunde
web-notices-mails-daily = Einmal am Tag
web-notices-hour = Um wie viel Uhr
web-notices-reminders = Erinnere mich, bevor meine Zeit abläuft
web-notices-minutes = { $minutes ->
    [one] eine Minute vorher
   *[other] { $minutes } Minuten vorher
}
web-notices-hours = { $hours ->
    [one] 1 Stunde vorher
   *[other] { $hours } Stunden vorher
}
web-notices-quiet = Ruhezeit
web-notices-quiet-on = In diesen Stunden nichts senden, sondern erst danach
web-notices-quiet-start = Von
web-notices-quiet-end = Bis
web-notices-zone = Deine Zeitzone
web-notices-webhooks = Discord, Slack und andere
web-notices-webhooks-about = Deine Benachrichtigungen können auch in einem deiner Kanäle erscheinen. Lege dort einen Webhook an und füge seine Adresse hier ein.
web-notices-style = Wohin
web-notices-style-discord = Discord
web-notices-style-slack = Slack
web-notices-style-plain = Eigene Adresse (JSON)
web-notices-url = Adresse des Webhooks
web-notices-add = Diesen Webhook hinzufügen
web-notices-test = Test senden
web-notices-test-good = Der Test ist angekommen.
web-notices-test-bad = Der Test ist nicht angekommen: keine Antwort oder eine Ablehnung.
web-notices-remove = Entfernen
web-notices-secret = Geheimnis zum Prüfen der Signatur:
web-notices-silent = Keine Antwort seit { $when }. Wir versuchen es weiter.
web-notices-ended = Am { $when } aufgegeben: keine Antwort oder eine Ablehnung. Entferne ihn und füge ihn neu hinzu, um es noch einmal zu versuchen.
web-notices-offer = Möchtest du erfahren, wann du am Zug bist?
web-notices-offer-on = Benachrichtigungen einschalten
web-notices-offer-off = Nein danke
