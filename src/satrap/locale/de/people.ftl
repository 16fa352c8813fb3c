# Ein Mensch an mehreren Geräten.
server-link-over = Dieser Link wurde schon benutzt oder ist abgelaufen: Erstelle am anderen Gerät einen neuen.
server-name-or-link = Gib einen Namen oder einen Link an, nicht beides.
server-not-your-seat = Dieser Platz ist nicht deiner, und seine Notizen sind es auch nicht.
server-no-device = Du hast kein solches Gerät: Sieh dir die Liste noch einmal an.
server-too-many-waiting = Du bist schon an { $most } Tischen, die noch nicht begonnen haben; mehr sind nicht möglich. Verlass oder schließ zuerst einen davon.

# Jemand, der sein Konto gelöscht hat.
former-player = Ehemaliger Spieler
former-player-at = { former-player } { $number }
server-deletion-name = Um dein Konto zu löschen, gib deinen Namen genau so ein: { $name }.
server-key-over = Dieses API-Token gilt nicht oder nicht mehr.
server-key-scope = Diesem API-Token fehlt der Bereich { $scope }.
server-key-never = Mit einem API-Token geht das nicht: Melde dich auf der Seite an.
server-no-key = Du hast kein solches API-Token: Sieh noch einmal in der Liste nach.
server-too-many-keys = Du hast { $most } API-Token, und mehr sind nicht erlaubt: Beende zuerst eines davon.
