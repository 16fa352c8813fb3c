# Das Wartezimmer.
web-table-of = Tisch von { $name }
web-table-waiting = Noch fehlen Mitspieler. Schick ihnen den Link.
web-table-waiting-for = Die Einladung ist verschickt. Noch fehlt { $name }.
web-late = { $name } ist da, aber noch nicht bereit.
web-late-learning = { $name } lernt noch die Regeln.
web-table-full = Alle sind da: Starte die Partie.
web-table-full-wait = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
web-table-called = Alle sind da. Es wird gemischt …
web-table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
web-freed = Wer diesen Tisch eröffnet hat, hat deinen Platz frei gemacht.
web-host-starts = { $name } startet die Partie
web-host-changes = { $name } ändert gerade die Einstellungen
web-chair-open = Offen für alle
web-chair-invited = Für jemanden mit dem Link
web-chair-device = An diesem Gerät
web-chair-bot = Bot
web-chair-mine = Du
web-chair-free = dein Platz
web-empty-chair = Freier Platz
web-kept-for = Frei gehalten für { $name }
web-seat-of = Platz { $number }: { $name }, { $note }
web-host = Gastgeber
web-is-ready = bereit
web-not-ready = noch nicht bereit
web-not-here = noch nicht da
web-learning = lernt die Regeln
web-changing = ändert die Einstellungen
web-bot-about = Bot: { $about }
web-bot-away = Bot entfernen
web-chair-away = Platz entfernen
web-sit-here = Hier hinsetzen
web-sit-device = Noch jemand an diesem Gerät
web-free-seat = Den Platz von { $name } frei machen
web-leave = Tisch verlassen
web-the-game = Das Spiel
web-change = Ändern
web-change-done = Fertig
web-chairs = Plätze
web-takes = Dauert etwa
web-begins = { $name } beginnt diese Partie.
web-begins-you = Du beginnst diese Partie.
web-options = Alle Regeloptionen
web-option-more = Alle Ausgaben im Vergleich
web-clock-label = Bedenkzeit
web-clock-none = Unbegrenzt
web-increment = Sekunden extra je Zug
web-invite = Lade Freunde mit dem Link ein
web-invite-about = Wer ihn öffnet, kann sich dazusetzen, ganz ohne Konto.
web-listed = Den Tisch auch in der Lobby zeigen
web-copy = Kopieren
web-copied = Kopiert
web-share-link = Teilen
web-learn-waiting = Lernen, während du wartest
web-back-to-table = Zurück zum Tisch
web-ready-now = Bereit
web-start = Starten
web-start-few = Zum Starten müssen mindestens so viele Plätze besetzt sein: { $count }.
web-start-empty = { $count ->
    [one] Der freie Platz verschwindet, wenn du startest.
   *[other] Die freien Plätze verschwinden, wenn du startest.
}

# Wer eingeladen ist.
web-invites = { $name } lädt dich ein zu
web-invited = Du bist eingeladen zu
web-player-count = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
web-minutes-each = { $minutes } Min. pro Spieler
web-without-clock = ohne Zeitlimit
web-sits-waiting = wartet
web-sit = Platz nehmen
web-name-first = Erst dein Name: So sehen dich die anderen. Dann bestätige noch einmal.
web-learn-first = Erst in 5 Minuten lernen
web-learn-first-about = Der Platz bleibt so lange für dich frei.
web-all-taken = Alle Plätze sind besetzt. Sieh zu oder eröffne einen eigenen Tisch.
web-watch-here = Zusehen
web-own-table = Einen eigenen Tisch eröffnen

# Which board.
web-board-standard = Standard-Spielplan
web-board-custom = Ein anderer eigener Spielplan
web-board-which = Spielplan
web-board-draw = Einen Spielplan zeichnen
