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
