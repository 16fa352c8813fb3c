# Die Seite im Archiv mit den Daten einer Person.
export-readme = Alles, was Satrap von { $name } gespeichert hat.

    account.json, member.json: dein Name und seit wann es ihn hier gibt.
    devices.json: wo du angemeldet bist. preferences.json, targets.json: wovon du hören willst und wohin es geht.
    rests.json: dein Wochenende und dein Urlaub.
    tables.json: die Tische, die du eröffnet oder an denen du gesessen hast. tables/…/record.json und proof.json: deine beendeten Partien, jede mit ihrem Beweis.
    messages.json, notes.json, prepared.json: was du gesagt, notiert und vorbereitet hast.
    results.json, ratings.json, rated.json: wie du gespielt hast. notices.json: was dir mitgeteilt wurde.
    reports.json, penalties.json: was du gemeldet hast und was die Betreiber über dich entschieden haben.

    Zeiten („at“) sind Millisekunden seit 1970. Von laufenden Partien steht nur der Tisch in der Liste: Alles andere würde zeigen, was verdeckt ist.
    „satrap account read DATEI“ prüft alles, und mit „--import ADRESSE“ nimmst du deine Partien auf einen anderen Server mit.
