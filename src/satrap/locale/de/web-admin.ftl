web-admin = Betrieb
web-admin-key = Schlüssel für den Betrieb
web-admin-key-about = „satrap admin key“ zeigt ihn auf dem Server an. Dieser Browser vergisst ihn, sobald der Tab geschlossen wird.
web-admin-enter = Anmelden
web-admin-leave = Abmelden
web-admin-refused = Dieser Schlüssel gilt hier nicht.
web-admin-reports = Meldungen
web-admin-people = Leute
web-admin-penalties = Sperren
web-admin-tables = Tische
web-admin-trail = Protokoll
web-admin-none = Hier ist nichts.
web-admin-said = Was am Tisch gesagt wurde
web-admin-decision = Was entschieden wurde
web-admin-close = Meldung abschließen
web-admin-about = Gemeldete Person
web-admin-name = Teil des Namens
web-admin-find = Suchen
web-admin-person = Kennung der Person
web-admin-reason = Grund; die Person bekommt ihn zu sehen
web-admin-days = Tage; 0 heißt für immer
web-admin-silence = Stummschalten
web-admin-ban = Sperren
web-admin-until = bis { $day }
web-admin-for-good = für immer
web-admin-lift = Aufheben
web-admin-look = Log ansehen
web-admin-look-about = Läuft die Partie, erfahren die Spielenden davon und auch den Grund.
web-admin-jobs = Aufträge
web-admin-job-due = fällig { $day }
web-admin-job-tries = { $tries ->
    [0] noch nicht versucht
    [one] einmal fehlgeschlagen
   *[other] { $tries }-mal fehlgeschlagen
}
web-admin-job-failing = Nur, was fehlgeschlagen ist
web-admin-job-errors = Letzte Fehler seit dem Start des Servers
web-admin-member = Mitglied
web-admin-guest = Gast
web-admin-bot = Bot
web-admin-first = zuerst hier { $day }
web-admin-seen = zuletzt gesehen { $day }
web-admin-devices = { $count ->
    [0] nirgends angemeldet
    [one] ein Gerät
   *[other] { $count } Geräte
}
web-admin-sign-out = Überall abmelden
web-admin-tables-of = Tische
web-admin-status = Stand
web-admin-status-all = Alle
web-admin-status-waiting = Wartend
web-admin-status-running = Laufend
web-admin-status-over = Beendet
web-admin-more = Mehr zeigen
web-admin-match = Zum Tisch
web-admin-private = privat
web-admin-deed-silence = Stummgeschaltet
web-admin-deed-ban = Gesperrt
web-admin-deed-lift-silence = Stummschaltung aufgehoben
web-admin-deed-lift-ban = Sperre aufgehoben
web-admin-deed-close-report = Meldung abgeschlossen
web-admin-deed-look = Partie eingesehen
web-admin-deed-ratings = Wertungszahlen neu berechnet
web-admin-deed-sign-out = Überall abgemeldet
web-admin-deed-tables-of = Tische einer Person angesehen
web-admin-look-why = Grund; bei laufender Partie erfahren es alle, die spielen
