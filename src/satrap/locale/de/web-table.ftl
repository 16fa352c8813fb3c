# Vor einer Partie.
web-table = Tisch

# Ein gemeinsames Gerät.
web-curtain = { $name }, du bist dran
web-curtain-about = Gib das Gerät weiter. Geheimes bleibt verdeckt, bis du es sehen willst.
web-curtain-open = Ich bin { $name }: aufdecken

# Am Tisch.
web-board = Der Spielplan
web-board-loading = Der Spielplan wird aufgebaut …
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-players = Spieler
web-you = du
web-name-you = { $name } (du)
web-name-bot = { $name } (Bot)
web-name-change = Namen für die nächste Partie ändern
web-presence-here = am Tisch
web-presence-away = nicht da
web-presence-bot = Bot
web-ready = fertig
web-your-turn = du bist dran
web-their-turn = am Zug
web-recap-again = Noch einmal ansehen
web-end-turn = Zug beenden
web-end-early = Du hast noch eine Aktion.
web-end-anyway = Trotzdem beenden
web-last-action = Das war deine letzte Aktion: Beende den Zug oder nimm sie zurück.
web-press-again = Bestätigen
web-tools = Werkzeuge
web-turn = Zug { $turn }
web-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-clock = Restzeit
web-clock-by = Zeit für den Zug bis: { $when }
web-panels = Bereiche
web-panel-board = Spielplan
web-panel-players = Spieler
web-panel-log = Protokoll
web-panel-chat = Chat
web-panel-notes = Meine Notizen
web-panel-words = Spielplan in Worten
web-chat-say = Nachricht schreiben
web-chat-send = Senden
web-chat-players = Bis zum Ende der Partie kann das nur lesen, wer mitspielt.
web-chat-watchers = Bis zum Ende der Partie kann das nur lesen, wer zusieht.
web-chat-rematch = Vor der Revanche gesagt
web-chat-hidden = { $name } ist stummgeschaltet.
web-chat-muted = Für dich stumm
web-chat-about = Optionen für { $name }
web-chat-mute = Für mich stummschalten
web-chat-unmute = { $name } wieder anzeigen
web-chat-mute-all = Für alle stummschalten
web-chat-allow = { $name } wieder zulassen
web-chat-remove = { $name } ausschließen
web-report = { $name } melden
web-report-why = Warum meldest du { $name }?
web-report-about = Die Betreiber dieser Seite sehen deine Worte und was an diesem Tisch geschrieben wurde, und können die Partie einsehen.
web-report-send = Meldung abschicken
web-report-sent = Danke. Die Betreiber sehen es sich an.
web-chat-hushed = Stummgeschaltet oder ausgeschlossen
web-chat-is-muted = { $name } ist für alle stummgeschaltet.
web-chat-is-removed = { $name } wurde ausgeschlossen.
web-notes-about = Deine eigenen Notizen: Niemand sonst sieht sie.
web-notes-kept = Gespeichert.
web-notes-lost = Nicht gespeichert. Versuch es noch einmal.
web-notation = Eine Aktion eintippen
web-notation-do = Ausführen
web-watching = Du schaust zu: Nur wer mitspielt, kann ziehen.
web-notation-about = Wie man Aktionen schreibt
web-choices = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-other = Abbrechen
web-undo = Rückgängig
web-redo = Wiederherstellen
web-restart-turn = Zug neu beginnen
web-link-connecting = Verbinde …
web-link-lost = { $count ->
    [0] Verbindung verloren. Neuer Versuch …
    [one] Verbindung verloren. Ein Zug wartet und wird automatisch gesendet.
   *[other] Verbindung verloren. { $count } Züge warten und werden automatisch gesendet.
}
web-link-removed = Du wurdest von diesem Tisch ausgeschlossen.
web-link-signed-out = Dieses Gerät wurde abgemeldet. Lade die Seite neu, um zuzusehen, oder öffne einen Link von einem deiner anderen Geräte, um weiterzuspielen.
web-menu = Menü
web-plain = Der Tisch

# Gehen, wiederkommen, zurückgehen.
web-return = Meinen Platz wieder einnehmen
web-away-bot = Ein Bot spielt für dich.
web-undo-asked-title = Jemand möchte etwas zurücknehmen
web-undo-asked = { $name } möchte mehrere Schritte zurücknehmen. Was seither zu sehen war, wird neu gezogen.
web-undo-asked-last = { $name } möchte die letzte eigene Aktion zurücknehmen. Was seither zu sehen war, wird neu gezogen.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-waiting = Du möchtest etwas zurücknehmen. Die Antwort von { $names } steht noch aus.
web-undo-withdraw = Nicht mehr fragen
web-replace = Einen Bot für { $name } spielen lassen
web-abandon = Ende der Partie vorschlagen
web-abandon-not = Vorschlag zurückziehen
web-end-asked-title = Jemand möchte die Partie beenden
web-end-asked = { $name } möchte die Partie ohne Sieger beenden; sie wird dann nicht gewertet. Wenn niemand widerspricht, endet die Partie { $when }.
web-end-refuse = Weiterspielen
web-close = Schließen
web-end-declined = Die Partie geht weiter: Nicht alle wollen sie beenden.
web-end-declined-by = { $name } möchte weiterspielen.
web-day-time = { $day } um { $time }
web-declined-you = Du hast abgelehnt, was { $name } vorschlug. Die Partie geht weiter.
web-ends-at = Ohne Antwort von { $names } endet die Partie { $when }.
web-end-missing = Du hast vorgeschlagen, die Partie zu beenden. Die Antwort von { $names } steht noch aus.
web-leave-match = Einen Bot für mich spielen lassen
web-resign = Aufgeben
web-stand-in = { $bot } (Bot) spielt
web-invite-watch = Link zu diesem Tisch

# Nach einer Partie.
web-result = Ergebnis
web-how-won = Wie es dazu kam
web-won-you = Du hast gewonnen
web-won-bot = Ein Bot hat für dich gewonnen
web-won = { $name } hat gewonnen
web-won-shared = { $names } teilen sich den Sieg
web-won-nobody = Kein Sieger
web-resigned-you = Du hast aufgegeben.
web-won-facts = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
web-won-facts-alexander-the-great = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
web-next-level = Nächste Stufe: { $level }
web-study = Wendepunkte
web-study-about = Die Gewinnchancen aller, Zug für Zug
web-study-back = Zurück zum Ergebnis
web-study-played = gespielt
web-study-better = besser
web-turning-at = Wendepunkt { $number }: { $name }
web-sheet-total = Summe
web-result-board = Zum Spielplan
web-rematch = Revanche
web-rematch-other = Zusammen { $game } spielen
web-rematch-asked-other = { $name } möchte mit dir { $game } spielen.
web-play-on = Von hier weiterspielen
web-result-more = Mehr
web-share = Link zu diesem Moment kopieren
web-download = Aufzeichnung herunterladen
web-set-position = Beginnt mit einer vorgegebenen Stellung. Spielen andere mit, werden alle verdeckten Karten neu verteilt.
web-set-position-short = beginnt mit einer vorgegebenen Stellung
web-teaching = Ein Lehrtisch: Er beginnt mit einer vorgegebenen Stellung und bekannten Karten, und die Partie zählt nicht.
web-teaching-short = Lehrtisch mit bekannten Karten
web-open-hands = Offene Karten zum Lernen: Alle sehen alles, ohne Wertung
web-open-hands-about = Offene Karten zum Lernen: Alle hier, auch wer nur zuschaut, sehen jede Hand und jede Wahl. Die Partie zählt nicht.
web-open-hands-short = offene Karten zum Lernen
web-open-chosen = { $name } hat gewählt: { $choice }
web-shuffle-by = Ins Mischen gingen Zufallsbytes von { $names } ein.
web-shuffle-nobody = Niemand an diesem Tisch hat Zufallsbytes zum Mischen beigetragen.
web-shuffle-left-out = Von { $names } kamen die Zufallsbytes nicht rechtzeitig: Es wurde ohne sie gemischt.
web-verify = Wurde fair gemischt?
web-verify-holds = Alles stimmt: Der Zufall stand vor der Partie fest, jede Ziehung war die vorgesehene, und keine der { $lines } Zeilen des Protokolls wurde geändert. Das hat dein Gerät nachgerechnet.
web-verify-lots = Wurde fair ausgelost?
web-verify-mine-in = Die Zufallsbytes dieses Geräts sind ins Mischen eingegangen.
web-verify-mine-left-out = Die Zufallsbytes dieses Geräts sind nicht ins Mischen eingegangen: Sie wurden nicht rechtzeitig offengelegt.
web-verify-mine-missing = Aber die Zufallsbytes dieses Geräts stehen nicht im Protokoll. Wenn du dich nicht mit einem anderen Gerät noch einmal hingesetzt hast, traue dieser Partie nicht.
web-verify-fails = Die Prüfung ist fehlgeschlagen. Behalte die Datei, und traue dieser Partie nicht.
web-verify-file = Beweis herunterladen
web-verify-removed = { $count ->
    [one] Ein Name wurde entfernt, weil jemand sein Konto gelöscht hat; an der Partie ändert das nichts.
   *[other] { $count } Namen wurden entfernt, weil Konten gelöscht wurden; an der Partie ändert das nichts.
}
web-plot = Punkte im Lauf der Partie
web-sheet = Woher die Punkte kamen
web-sheet-places = Im Einzelnen
web-replay = Wiedergabe
web-replay-first = Zum Anfang
web-replay-turn-back = Zum vorigen Zug
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-turn-on = Zum nächsten Zug
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-turn = Zug { $turn } von { $turns }
web-replay-eyes = Sicht von
web-replay-open = Alles offen
web-replays = Wiedergabe: Zug von { $name }
web-replays-own = Wiedergabe: dein Zug
web-replays-some = Wiedergabe
web-since = Seit deinem letzten Zug
web-since-watch = Ansehen
web-next-table = Nächster Tisch ({ $count })
web-next-none = Sonst wartet nichts auf dich.
web-since-told = Seit deinem letzten Zug: { $words }
web-since-did = { $name } – { $words }
