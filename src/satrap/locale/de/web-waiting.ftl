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
web-chair-open = Offen für alle
web-chair-invited = Für jemanden mit dem Link
web-chair-device = An diesem Gerät
web-chair-bot = Bot
web-chair-mine = Du
web-chair-free = freier Stuhl
web-empty-chair = Ein freier Stuhl
web-kept-for = Frei gehalten für { $name }
web-seat-of = Platz { $number }: { $name }, { $note }
web-host = Gastgeber
web-is-ready = bereit
web-not-ready = noch nicht bereit
web-not-here = noch nicht da
web-learning = lernt die Regeln
web-bot-about = Bot: { $about }
web-bot-away = Bot wegnehmen
web-chair-away = Stuhl wegnehmen
web-sit-here = Hier hinsetzen
web-sit-device = Noch jemand an diesem Gerät
web-free-seat = Den Platz von { $name } frei machen
web-leave = Tisch verlassen
web-the-game = Das Spiel
web-change = Ändern
web-change-done = Fertig
web-chairs = Stühle
web-takes = Dauert etwa
web-options = Alle Regeloptionen
web-option-more = Alle Ausgaben im Vergleich
web-clock-label = Bedenkzeit
web-clock-none = Unbegrenzt
web-increment = Sekunden extra je Zug
web-invite = Lade Freunde mit dem Link ein
web-invite-about = Wer ihn öffnet, kann einen Stuhl nehmen. Ohne Konto.
web-listed = Den Tisch auch in der Lobby zeigen
web-copy = Kopieren
web-copied = Kopiert
web-share-link = Teilen
web-learn-waiting = Lernen, während du wartest
web-back-to-table = Zurück zum Tisch
web-ready-now = Bereit
web-start = Starten
web-start-few = Erst müssen { $count } Stühle besetzt sein.
web-start-empty = { $count ->
    [one] Der freie Stuhl verschwindet, wenn du startest.
   *[other] Die freien Stühle verschwinden, wenn du startest.
}

# Wer eingeladen ist.
web-invites = { $name } lädt dich ein zu
web-invited = Du bist eingeladen zu
web-player-count = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
web-minutes-each = { $minutes } min pro Spieler
web-without-clock = ohne Zeitlimit
web-sits-waiting = wartet
web-sit = Stuhl nehmen
web-name-first = Erst dein Name: So sehen dich die anderen. Dann drück noch einmal.
web-learn-first = Erst in 5 Minuten lernen
web-learn-first-about = Der Stuhl bleibt so lange für dich frei.
web-all-taken = Alle Stühle sind besetzt. Sieh zu, oder eröffne einen eigenen Tisch.
web-watch-here = Zusehen
web-own-table = Einen eigenen Tisch eröffnen
