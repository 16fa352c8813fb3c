# Ein Mensch an mehreren Geräten.
server-link-over = Dieser Link wurde schon benutzt oder ist zu alt: mach am anderen Gerät einen neuen.
server-name-or-link = Komm mit einem Namen oder mit einem Link, nicht mit beidem.
server-not-your-seat = Dieser Platz ist nicht deiner, und seine Notizen sind es auch nicht.
