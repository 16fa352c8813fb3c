# Was man mitgeteilt bekommt: auf der Seite, als Push, per E-Mail oder per Webhook.
notice-turn = Du bist am Zug gegen { $names }.
notice-begin = Alle sind bereit: Du kannst die Partie gegen { $names } starten.
notice-over = Deine Partie gegen { $names } ist zu Ende.
notice-over-won = Du hast deine Partie gegen { $names } gewonnen.
notice-over-shared = Du teilst dir den Sieg in deiner Partie gegen { $names }.
notice-over-lost = Deine Partie gegen { $names } ist zu Ende. Sieg für { $winners }.
notice-undo = { $names } fragt, ob etwas zurückgenommen werden darf.
notice-clock = { $names } möchte mit einer anderen Bedenkzeit spielen.
notice-end = { $names } möchte die Partie ohne Sieger beenden.
notice-again = { $names } möchte noch einmal spielen. Ein Platz ist für dich reserviert.
notice-seat-time = Deine Zeit gegen { $names } ist abgelaufen. Ein Bot spielt für dich, bis du zurückkommst.
notice-seat-away = Du warst abwesend. Ein Bot spielt für dich gegen { $names }, bis du zurückkommst.
notice-reminder-minutes = { $minutes ->
    [one] Noch eine Minute für deinen Zug gegen { $names }.
   *[other] Noch { $minutes } Minuten für deinen Zug gegen { $names }.
}
notice-reminder-hours = { $hours ->
    [one] Noch eine Stunde für deinen Zug gegen { $names }.
   *[other] Noch { $hours } Stunden für deinen Zug gegen { $names }.
}
notice-reminder-days = { $days ->
    [one] Noch ein Tag für deinen Zug gegen { $names }.
   *[other] Noch { $days } Tage für deinen Zug gegen { $names }.
}
notice-report-decided = Deine Meldung wurde geprüft und entschieden. Danke.
notice-test = Das ist ein Test: Hier kommen deine Benachrichtigungen an.
notices-subject = { $count ->
    [one] Eine Benachrichtigung von Satrap
   *[other] { $count } Benachrichtigungen von Satrap
}
moment = { $at }
notices-until = Zeit für den Zug bis: { $when } ({ $zone })
notices-of-game = { $game } – { $words }
notices-foot = Du bekommst diese Nachricht, weil du Benachrichtigungen per E-Mail eingeschaltet hast. Das änderst du hier:
notices-leave = Um diese E-Mails abzubestellen:
notices-unsubscribe-title = Abbestellen
notices-unsubscribe-ask = Drück den Knopf, dann bekommst du keine E-Mails mehr zu deinen Partien. In den Einstellungen kannst du sie wieder einschalten.
notices-unsubscribe-button = Diese E-Mails abbestellen
notices-unsubscribe-done = Du bekommst keine E-Mails mehr zu deinen Partien. In den Einstellungen kannst du sie wieder einschalten.
notices-bad-zone = Es gibt keine Zeitzone namens { $zone }.
notices-bad-push = Die Push-Adresse dieses Browsers ist nicht verwendbar.
notices-no-mail = Bestätige zuerst eine E-Mail-Adresse; außerdem braucht dieser Server einen Mailserver.
notices-members-only = Webhooks sind für Mitglieder: Sichere zuerst deine Partien.
notices-bad-webhook = Ein Webhook braucht eine öffentliche Adresse, die mit https beginnt.
notices-many-webhooks = Du kannst höchstens { $most } Webhooks haben.
notices-no-place = Dorthin gehen keine Benachrichtigungen von dir.
notices-many-places = Deine Benachrichtigungen können an höchstens { $most } Orte gehen. Entferne zuerst einen.
notice-cup-paired = { $cup }, Runde { $round }: Du triffst auf { $names }.
notice-cup-free = { $cup }: In Runde { $round } hast du spielfrei und bekommst einen ganzen Punkt.
notice-cup-begun = { $cup }: Runde { $round } hat begonnen, dein Tisch ist offen.
notice-cup-over = { $cup } ist zu Ende: Du bist auf Platz { $rank }.
notice-cup-cancelled = { $cup } findet nicht statt.
