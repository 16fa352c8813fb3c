# Die Seite über die eigenen Daten: mitnehmen, Konto löschen.
web-data-none = Auf diesem Gerät hast du noch an keinem Tisch gesessen, also gibt es hier nichts von dir.
web-data-export = Deine Daten mitnehmen
web-data-export-about = Eine Datei mit allem, was dir gehört: deine Tische, beendete Partien mit ihren Beweisen, Nachrichten, Notizen, Ergebnisse und Einstellungen. Satrap kann sie wieder lesen, hier oder auf einem anderen Server.
web-data-download = Alles herunterladen
web-data-delete = Dein Konto löschen
web-data-goes = Das verschwindet sofort, aus der Datenbank und aus den Dateien des Servers:
web-data-goes-name = dein Name, in jeder Partie, die du gespielt hast
web-data-goes-words = was du an Tischen gesagt hast, deine Notizen und deine Meldungen
web-data-goes-ways = deine Geräte, Adressen, Einstellungen und Benachrichtigungen
web-data-goes-imported = Aufzeichnungen, die du importiert hast
web-data-stays = Das bleibt:
web-data-stays-matches = die Partien, für alle, mit denen du gespielt hast: Sie sehen einen ehemaligen Spieler, und jeder Beweis stimmt weiterhin
web-data-stays-others = was andere gesagt oder schon heruntergeladen haben, und Kopien, die der Betreiber für Notfälle aufbewahrt, bis auch sie gelöscht werden
web-data-seats = In laufenden Partien übernimmt ein Bot deinen Platz. Deine Tische, an denen noch nicht gespielt wird, werden geschlossen.
web-data-forever = Das lässt sich nicht rückgängig machen. Lade deine Daten vorher herunter, wenn du etwas davon behalten willst.
web-data-type = Gib zur Bestätigung deinen Namen ein: { $name }
web-data-delete-now = Mein Konto endgültig löschen
web-data-deleted = Dein Konto ist gelöscht. Danke fürs Mitspielen.

# API tokens.
web-keys = API-Token
web-keys-about = Mit einem Token handelt ein Programm für dich: so lange, wie du willst, und nur bei dem, was du erlaubst. Diese Seite, deine Geräte und dein Konto öffnet es nicht.
web-keys-docs = Was Programme tun können
web-keys-until = { $scopes } – bis { $when }
web-keys-end = Beenden
web-keys-end-of = Das Token { $name } beenden
web-keys-once = Das ist das neue Token. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
web-keys-name = Wofür das Token ist
web-keys-scopes = Was es darf
web-keys-scope-read = deine Tische und Partien ansehen (read)
web-keys-scope-play = sich setzen, spielen und reden (play)
web-keys-scope-tables = Tische eröffnen und Partien importieren (tables)
web-keys-days = Wie lange es gilt
web-keys-for = { $most } Tage
web-keys-make = Ein Token erstellen

# Accounts with which programs play.
web-program = Bot-Konten
web-program-about = Ein Programm von dir kann unter eigenem Namen spielen. Alle sehen, dass es ein Programm ist: Sein Name endet überall auf „(bot)“, und an Turnieren darf es nur teilnehmen, wenn Bots zugelassen sind.
web-program-new = Es braucht ein eigenes Konto: Setz dich in einem privaten Fenster deines Browsers als Gast an einen Tisch, sichere die Partien mit einem Passwort und öffne dort diese Seite. Erstelle dann ein API-Token für das Programm.
web-program-be = Dieses Konto für ein Programm nutzen
web-program-sure = { $name } endet dann auf „(bot)“, wo immer der Name steht. Das lässt sich nicht rückgängig machen und geht nur, solange mit diesem Konto keine gewertete Partie gespielt wurde.
web-program-yes = Endgültig zum Bot-Konto machen
web-program-is = Das ist ein Bot-Konto: { $name }. Mit einem API-Token kann das Programm spielen.
