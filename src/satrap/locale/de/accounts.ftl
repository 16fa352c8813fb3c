# Sich anmelden.
server-sign-in-again = Melde dich bitte zuerst noch einmal an: Deine letzte Anmeldung hier ist über zehn Minuten her.
server-sign-in-refused = Name und Passwort gehören nicht zusammen. Prüf beide, oder melde dich anders an.
server-sign-in-late = Das hat zu lange gedauert. Beginn die Anmeldung bitte noch einmal.
server-sign-in-taken = Damit meldet sich hier schon jemand an.
server-last-way-in = Das ist dein letzter Weg, dich anzumelden: Füg zuerst einen anderen hinzu.
server-no-passkey = Du hast keinen solchen Passkey: Sieh dir die Liste noch einmal an.
server-passkeys-many = Du hast schon { $most } Passkeys; mehr sind nicht möglich. Entfern zuerst einen davon.
server-passkey-refused = Dieser Passkey ließ sich hier nicht prüfen. Versuch es noch einmal, oder melde dich anders an.
server-passkey-late = Das hat zu lange gedauert oder kam doppelt an. Versuch es bitte noch einmal mit dem Passkey.
server-password-length = Ein Passwort hat { $least } bis { $most } Zeichen. Ein paar Wörter, die du dir merkst, sind besser als seltsame Zeichen.
server-password-common = Dieses Passwort würden andere als Erstes versuchen. Wähl eines, auf das nur du kommst.
server-bad-mail-address = Das ist keine E-Mail-Adresse: Sie sollte aussehen wie ana@example.org.
server-no-mail = Dieser Server verschickt keine E-Mail.
server-letter-over = Link und Code dieser E-Mail wurden schon benutzt oder sind abgelaufen. Lass dir eine neue schicken.
server-letter-elsewhere = Öffne diesen Link in dem Browser, in dem du ihn angefordert hast, oder gib dort den Code ein.
server-address-taken = Diese Adresse gehört einem anderen Mitglied.
server-link-or-code = Schick entweder den Link einer E-Mail oder ihren Code.
server-code-wrong = Dieser Code gilt nicht: Er ist falsch, schon benutzt oder zu alt.
server-factor-on = Die Anmeldung in zwei Schritten ist schon eingeschaltet.
server-members-only = Sichere zuerst deine Partien: Das können nur Mitglieder.
server-bot-rated = Mit diesem Konto wurden schon gewertete Partien gespielt. Lege für das Programm ein neues an.
mail-sign-in-subject = Dein Code für Satrap: { $code }
mail-sign-in-words =
    Dein Code für Satrap ist { $code }.

    Gib ihn dort ein, wo du ihn angefordert hast, oder öffne diesen Link und drück dort auf den Knopf:
    { $link }

    Beides gilt einmal, 15 Minuten lang. Falls du nichts angefordert hast, musst du nichts tun: Ohne diese E-Mail kommt niemand hinein.
