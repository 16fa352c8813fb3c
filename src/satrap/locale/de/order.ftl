# Was Betreiber tun und was man davon erfährt

server-ban = Du darfst hier keine Tische mehr eröffnen, dich nicht setzen und nichts schreiben. Grund: { $reason }
server-ban-until = Du darfst hier noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang keine Tische eröffnen, dich nicht setzen und nichts schreiben. Grund: { $reason }
server-silence = Du darfst hier nichts mehr schreiben. Grund: { $reason }
server-silence-until = Du darfst hier noch { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} lang nichts schreiben. Grund: { $reason }
server-report-self = Du kannst dich nicht selbst melden.
server-no-person = Diese Person gibt es nicht.
server-no-penalty = Diese Person hat keine solche Sperre.
server-no-report = Es gibt keine solche offene Meldung.
cli-about-admin = Auf einem laufenden Server für Ordnung sorgen: Personen, Sperren, Meldungen, Tische.
cli-about-admin-people = Personen über einen Teil ihres Namens finden.
cli-about-admin-penalties = Auflisten, wer was bis wann nicht darf.
cli-about-admin-silence = Jemanden einige Tage lang nichts schreiben lassen.
cli-about-admin-ban = Jemanden einige Tage lang keine Tische eröffnen, nicht Platz nehmen und nichts schreiben lassen.
cli-about-admin-lift = Eine Sperre aufheben.
cli-about-admin-reports = Die offenen Meldungen auflisten, mit dem, was am Tisch geschrieben wurde.
cli-about-admin-close = Eine Meldung mit einer Entscheidung abschließen.
cli-about-admin-tables = Alle Tische auflisten, auch private.
cli-about-admin-look = Das ganze Protokoll einer Partie zeigen. Läuft sie noch, erfahren die Spieler davon.
cli-about-admin-trail = Auflisten, was Betreiber getan haben.
cli-opt-admin-server = Die Adresse des laufenden Servers.
cli-opt-admin-name = Ein Teil des Namens.
cli-opt-admin-person = Die Kennung einer Person, wie aufgelistet.
cli-opt-admin-kind = silence oder ban.
cli-opt-admin-reason = Der Grund; die Person erfährt ihn.
cli-opt-admin-look = Der Grund; die Spieler erfahren ihn.
cli-opt-admin-days = Für wie viele Tage; 0 heißt für immer.
cli-opt-admin-report = Die Kennung einer Meldung, wie aufgelistet.
cli-opt-admin-decision = Was entschieden wurde.
cli-opt-admin-closed = Stattdessen die abgeschlossenen Meldungen auflisten.
cli-opt-admin-status = Nur Tische, die warten (waiting), laufen (running) oder beendet sind (over).
cli-admin-done = Erledigt und festgehalten.
cli-admin-none = Es gibt keine.
cli-admin-no-server = Unter { $server } antwortet kein Server: Starte ihn, oder gib seine Adresse mit --server an.
cli-admin-refused = Der Server hat abgelehnt: { $reason }
