# Die Seite des eigenen Kontos: Partien sichern, sich anmelden, und womit.
web-account-of = Angemeldet als { $name }
web-keep-about = Du spielst als Gast: Nur dieser Browser kennt dich. Sichere deine Partien, dann sind deine Tische, Notizen und Ergebnisse auf jedem deiner Geräte da.
web-keep-name = Der Name, den andere sehen
web-keep-passkey = Mit einem Passkey
web-keep-passkey-about = Nichts zu merken: dein Fingerabdruck, dein Gesicht oder deine Displaysperre.
web-keep-password = Mit einem Passwort
web-keep-mail = Per E-Mail
web-keep-member = Du bist schon Mitglied?
web-kept = Deine Partien sind gesichert, { $name }. Ab jetzt kannst du dich auf jedem Gerät anmelden.
web-address-confirmed = Deine E-Mail-Adresse ist bestätigt: { $address }
web-passkey-address = Unter { $host } funktionieren Passkeys nicht. Öffne Satrap unter { $other }, oder wähl einen anderen Weg.
web-passkey-insecure = Passkeys brauchen eine sichere Verbindung (https) und eine Adresse mit einem Namen. Wähl einen anderen Weg.
web-passkey-browser = Dieser Browser kennt keine Passkeys. Wähl einen anderen Weg.
web-passkey-stopped = Das wurde abgebrochen oder hat zu lange gedauert. Versuch es noch einmal, oder wähl einen anderen Weg.
web-passkey-here = Auf diesem Gerät hast du schon einen Passkey.

# Sich anmelden.
web-in-about = Deine Tische, Notizen und Ergebnisse kommen mit, und was du hier als Gast gespielt hast, auch.
web-in-passkey = Mit einem Passkey
web-in-name = Name
web-in-new = Neu hier? Spiel einfach los: Niemand muss sich anmelden.
web-in-back = Willkommen zurück, { $name }!
web-mail-address = E-Mail-Adresse
web-mail-send = E-Mail schicken
web-mail-sent = Falls { $address } sich hier anmelden darf, ist eine E-Mail unterwegs. Gib den Code daraus hier ein, oder öffne ihren Link.
web-mail-sent-new = Eine E-Mail an { $address } ist unterwegs. Gib den Code daraus hier ein, oder öffne ihren Link in diesem Browser.
web-mail-code = Code aus der E-Mail
web-mail-other = Andere Adresse
web-second-about = Noch ein Schritt: Gib den Code ein, den deine Authenticator-App jetzt zeigt, oder einen Wiederherstellungscode.
web-second-code = Code
web-link-mail = Das ist der Link aus deiner E-Mail. Er gilt erst, wenn du auf den Knopf drückst, und nur einmal.
web-link-mail-go = Mit diesem Link anmelden
web-link-mail-again = Neue E-Mail anfordern
web-link-device = Dieser Link kommt von einem anderen Gerät von dir. Drück auf den Knopf, dann sind deine Tische und Partien auch hier.
web-link-device-go = Hier als ich selbst spielen
web-again = Bist du es?
web-again-about = Deine letzte Anmeldung ist über zehn Minuten her. Melde dich bitte noch einmal an, dann geht es weiter.
web-again-stopped = Nichts wurde geändert.

# Womit man sich anmeldet.
web-account-rename = Namen ändern
web-account-renamed = Du heißt jetzt { $name }.
web-ways = Wie du dich anmeldest
web-passkeys = Passkeys
web-passkeys-none = Noch keiner. Ein Passkey ist der schnellste und sicherste Weg.
web-passkey-add = Passkey hinzufügen
web-passkey-used = seit dem { $day }, zuletzt benutzt am { $used }
web-password = Passwort
web-password-has = Du hast ein Passwort.
web-password-none = Du hast kein Passwort.
web-password-new = Neues Passwort
web-password-about = Mindestens 8 Zeichen. Am besten ein paar Wörter, die du dir merkst.
web-password-set = Passwort festlegen
web-password-change = Passwort ändern
web-password-change-about = Ein neues Passwort meldet alle deine anderen Geräte ab.
web-password-remove = Passwort entfernen
web-address = E-Mail-Adresse
web-address-confirm = Adresse bestätigen
web-address-none = Du hast keine angegeben.
web-address-add = Adresse hinzufügen
web-address-change = Andere Adresse
web-address-remove = Adresse entfernen
web-rename = Umbenennen
web-rename-of = { $name } umbenennen
web-rename-save = Speichern
web-rename-field = Name von { $name }
web-remove = Entfernen
web-remove-of = { $name } entfernen
web-cancel = Abbrechen

# Anmeldung in zwei Schritten.
web-factor = Anmeldung in zwei Schritten
web-factor-about = Wer sich mit Passwort oder per E-Mail als du anmeldet, muss dann noch einen Code von deinem Handy eingeben. Ein Passkey, der nach Fingerabdruck oder Displaysperre fragt, ist beide Schritte in einem.
web-factor-on = Sie ist eingeschaltet. { $codes ->
    [one] Ein Wiederherstellungscode ist übrig.
   *[other] { $codes } Wiederherstellungscodes sind übrig.
}
web-factor-begin = Einrichten
web-factor-secret = Scanne diesen Code mit einer Authenticator-App auf deinem Handy. Gib dann die sechs Ziffern ein, die die App zeigt.
web-factor-picture = QR-Code mit dem Schlüssel für eine Authenticator-App. Der Schlüssel selbst steht darunter.
web-factor-typed = Keine Kamera? Gib diesen Schlüssel in die App ein, oder öffne ihn in einer App auf diesem Gerät.
web-factor-open = In der App öffnen
web-factor-code = Code aus der App
web-factor-confirm = Einschalten
web-factor-codes = Die Anmeldung in zwei Schritten ist eingeschaltet. Das sind deine Wiederherstellungscodes: Jeder ersetzt die App einmal. Sie werden nicht noch einmal gezeigt; bewahr sie also jetzt sicher auf.
web-factor-file = Als Datei speichern
web-factor-kept = Sie sind sicher aufbewahrt
web-factor-off = Ausschalten
web-factor-off-code = Code aus der App oder ein Wiederherstellungscode

# Geräte.
web-devices = Deine Geräte
web-devices-about = Jedes davon kennt dich und behält deine Plätze. Ein Gerät, das 90 Tage lang nicht benutzt wird, wird vergessen. „Überall abmelden“ beendet auch deine API-Tokens.
web-device-this = Dieses Gerät
web-device-other = Ein anderes Gerät
web-device-since = seit dem { $day } hier, zuletzt gesehen am { $seen }
web-device-forget-this = Hier abmelden
web-device-forget-other = Abmelden
web-device-forget-of = { $name } abmelden
web-devices-forget = Alle anderen Geräte abmelden
web-devices-everywhere = Überall abmelden
web-devices-guest = Als Gast kannst du dich nicht wieder anmelden: Deine Partien wären für dich verloren. Sichere sie zuerst, oder drück noch einmal.
web-device-link = Auf einem anderen Gerät
web-device-link-about = Erstelle einen Link und öffne ihn dort innerhalb von zehn Minuten: Dann gehört auch dieses Gerät dir. Gib ihn niemandem sonst.
web-device-link-make = Link erstellen
web-account-data = Nimm deine Daten mit, erstelle API-Token oder lösche dein Konto.
