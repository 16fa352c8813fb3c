# Die Seite: was überall steht.
web-skip = Zum Inhalt
web-nav = Seiten
web-home = Startseite
web-lobby = Lobby
web-learn = Lernen
web-settings = Einstellungen
web-loading = Einen Moment …
web-lost = Hier ist nichts
web-lost-about = Unter dieser Adresse gibt es keine Seite.
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-guest = Gast
web-player = Spieler { $number }

# Die Startseite.
web-front = Zwei Spiele um Alexander den Großen
web-front-about = Spiele mit Freunden oder mit Bots. Ohne Konto, ohne Installation.
web-play-now = Losspielen
web-seats = Spieler
web-level = Bots
web-edition = Ausgabe
web-preset-standard = Standard
web-preset-fr = Französische Regeln
web-preset-de = Deutsche Regeln
web-preset-en = Englische Regeln
web-preset-it = Italienische Regeln
web-preset-short = Kurzer Feldzug
web-open-table = Tisch eröffnen
web-go-on = Weiterspielen
web-my-tables = Deine Tische
web-my-tables-over = Beendet
web-watch = Zusehen
web-front-friends = Mit Freunden
web-front-friends-about = Eröffne einen Tisch und verschick den Link, oder setz dich an einen, der wartet.
web-front-learn = Neu hier?
web-front-learn-about = Die Einführung auf dem echten Plan dauert keine zehn Minuten.

# Die Lobby.
web-lobby-waiting = Warten auf Mitspieler
web-lobby-running = Laufende Partien
web-lobby-none = Kein Tisch wartet. Eröffne einen: Die anderen sehen ihn hier.
web-lobby-quiet = Gerade spielt niemand öffentlich.
web-row-join = Mitspielen
web-row-look = Zusehen
web-row-resume = Weiterspielen
web-row-relive = Ansehen
web-join = Mit Link oder Code beitreten
web-join-go = Beitreten
web-join-wrong = Das ist weder der Link noch der Code eines Tisches. Kopiere den ganzen Link.
web-minutes = { $minutes } Min.

# Ein neuer Tisch.
web-game = Spiel
web-chair-of-bot = Bot: { $bot }
web-seat-more = Ein Platz mehr
web-seat-less = Ein Platz weniger
web-seat-most = Dieses Spiel ist für höchstens { $count } Spieler.
web-seat-least = Dieses Spiel braucht mindestens { $count } Spieler.
web-chair-mine = Du
web-seat-later = Deinen Platz wählst du am Tisch.
web-seat-watch = Auf allen Plätzen sitzen Bots: Du schaust zu.
web-options = Alle Regeloptionen
web-option-more = Alle Ausgaben im Vergleich
web-clock-label = Bedenkzeit
web-clock-none = Unbegrenzt
web-increment = Sekunden extra je Zug
web-public = Wer mitspielen kann
web-public-yes = Alle: erscheint in der Lobby
web-public-no = Nur wer den Link hat
web-open = Tisch eröffnen

# Lesen.
web-rules = Regeln
web-rulings = Regelfragen
web-tutorial = Einführung
web-about = Über die Spiele
web-contents = Inhalt
web-search = Suchen
web-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Abschnitt
   *[other] { $count } Abschnitte
}

# Einstellungen.
web-set-name = Dein Name am Tisch
web-set-language = Sprache
web-set-theme = Beleuchtung
web-set-theme-auto = Wie das Gerät
web-set-theme-light = Tageslicht
web-set-theme-dark = Lampenlicht
web-set-pace = Animation
web-set-pace-off = Aus
web-set-pace-fast = Schnell
web-set-pace-normal = Normal
web-set-pace-slow = Langsam
web-set-confirm = Jede Wahl bestätigen
web-set-confirm-off = Nie
web-set-confirm-touch = Auf Touchscreens
web-set-confirm-on = Immer
web-set-sound = Töne
web-set-letters = Buchstaben bei den Symbolen
web-set-colours = Farben der Plätze
web-set-colours-ours = Standardfarben
web-set-seat = Platz { $number }
web-devices = Deine Geräte
web-devices-about = Jedes davon kennt dich und behält deine Plätze. Ein Gerät, das 90 Tage lang nicht benutzt wird, wird vergessen.
web-device-this = Dieses Gerät
web-device-other = Ein anderes Gerät
web-device-since = seit dem { $day } hier, zuletzt gesehen am { $seen }
web-device-forget-this = Dieses Gerät abmelden
web-device-forget-other = Das Gerät abmelden, das seit dem { $day } hier ist
web-devices-forget = Alle anderen Geräte abmelden
web-devices-none = Mit diesem Gerät warst du noch an keinem Tisch.
