# Die Seite: was überall steht.
web-skip = Zum Inhalt
web-nav = Seiten
web-home = Meine Partien
web-front-page = Startseite
web-lobby = Lobby
web-cups = Turniere
web-learn = Lernen
web-settings = Einstellungen
web-loading = Einen Moment …
web-lost = Hier ist nichts
web-lost-about = Unter dieser Adresse gibt es keine Seite.
web-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-player = Spieler { $number }
web-colon = { $name }: { $words }

# Die Startseite.
web-play-now = Spielen
web-seats = Spieler
web-level = Bots
web-edition = Ausgabe
web-preset-standard = Standard
web-preset-fr = Französische Regeln
web-preset-de = Deutsche Regeln
web-preset-en = Englische Regeln
web-preset-it = Italienische Regeln
web-preset-short = Kurzer Feldzug

# Die Lobby.
web-lobby-waiting = Warten auf Mitspieler
web-lobby-running = Laufende Partien
web-lobby-none = Kein Tisch wartet. Eröffne einen: Die anderen sehen ihn hier.
web-lobby-quiet = Gerade spielt niemand öffentlich.
web-open-table-of = Tisch eröffnen: { $game }
web-my-tables-over = Deine beendeten Partien
web-row-join = Mitspielen
web-row-look = Zusehen
web-row-resume = Weiterspielen
web-row-relive = Ansehen
web-row-won = gewonnen
web-join = Mit Link oder Code beitreten
web-join-go = Beitreten
web-join-wrong = Das ist weder der Link noch der Code eines Tisches. Kopiere den ganzen Link.
web-minutes = { $minutes } Min.

# Einen Tisch eröffnen.
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
web-set-pace = Tempo der Animationen
web-set-pace-off = Ohne Animation
web-set-pace-fast = Schnell
web-set-pace-normal = Normal
web-set-pace-slow = Langsam
web-keep = Meine Partien sichern
web-keep-this = Diese Partie sichern
web-account = Dein Konto
web-sign-in = Anmelden
web-keep-why = Du spielst als Gast: Nur dieser Browser kennt dich.
web-friend = Mit Freunden
web-name-ask = Wie sollen wir dich nennen?
web-name-given = Solange du keinen Namen wählst, heißt du { $name }.
web-strength = Stärke der Bots
web-crew-more = Einen Bot hinzufügen
web-rules-of = Regeln: { $game }
