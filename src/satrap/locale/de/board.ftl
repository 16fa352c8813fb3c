# Was an einer Plandatei falsch sein kann.
board-too-long = Die Datei ist für einen Plan zu lang: höchstens { $most } Zeichen.
board-unreadable = Die Datei ist nicht als TOML lesbar (Zeile { $line }, Spalte { $column }).
board-unknown-key = „{ $key }“ ist in einer Plandatei unbekannt. Erlaubt sind: { $known }.
board-missing-key = Der Eintrag „{ $key }“ fehlt.
board-other-game = Das ist ein Plan für „{ $game }“, nicht für „{ $expected }“.
board-bad-name = „{ $name }“ ist kein Name für einen Plan: Erlaubt sind höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
board-not-text = Der Eintrag „{ $key }“ muss ein Text in Anführungszeichen sein und darf nicht leer sein.
board-long-text = Der Eintrag „{ $key }“ ist zu lang: höchstens { $most } Zeichen.
board-rows-not-text = „rows“ muss eine Liste von Texten sein, einer für jede Reihe von Dreiecken.
board-bad-letter = Reihe { $row }, Spalte { $column }: „{ $letter }“ ist nicht erlaubt. Es gelten . für Felder ohne Symbol, T A H L S für die Symbole, ~ für Meer, ein Leerzeichen außerhalb des Plans.
board-too-many-rows = Zu viele Reihen: höchstens { $most }.
board-row-too-long = Reihe { $row } ist zu lang: höchstens { $most } Dreiecke.
board-first-column = Reihe { $row } beginnt mit Land: Setze an den Anfang jeder Reihe ~ oder ein Leerzeichen (ohne die Reihen gegeneinander zu verschieben), damit alle Ecken eine Nummer haben.
board-no-land = Auf diesem Plan ist kein Land.
board-too-many-spaces = Der Plan hat { $count } Felder; erlaubt sind höchstens { $most }.
board-too-many-symbols = Der Plan hat { $count } Symbolfelder; erlaubt sind höchstens { $most }.
board-in-pieces = Das Land hängt nicht zusammen: Kein Weg über Seiten führt zu { $space } (Reihe { $row }, Spalte { $column }).
board-start-no-point = „{ $start }“ ist kein Name einer Ecke. Eine Ecke ist ein Buchstabe und eine Zahl, wie c7.
board-start-off-board = Die Startecke { $start } gehört zu keinem Feld auf diesem Plan.
board-map-keys = „map“ braucht genau diese Einträge: { $known }.
board-map-number = Der Eintrag „{ $key }“ von „map“ muss eine Zahl sein.
board-map-range = Der Eintrag „{ $key }“ von „map“ muss zwischen { $least } und { $most } liegen.
board-name-twice = Der Ortsname „{ $label }“ ist zweimal vergeben: an { $first } und an { $second }.
board-name-no-space = Der Ortsname „{ $label }“ steht bei „{ $space }“, das kein Feld dieses Plans ist.
board-not-packaged = Es gibt keinen mitgelieferten Plan „{ $name }“. Verfügbar: { $known }.

# Worte auf dem Bild eines Plans.
board-drawn-standard =
    Unsere eigene Rekonstruktion ({ $name }):
    Vom gedruckten Plan gibt es keine öffentliche Abbildung.
board-drawn-own = Plan { $name }, { $hash }

# `satrap board`.
cli-about-board = Einen eigenen Plan prüfen oder einen zeichnen.
cli-about-board-check = Eine Plandatei prüfen und mit allem vergleichen, was vom gedruckten Plan bekannt ist.
cli-about-board-show = Einen Plan als SVG-Bild zeichnen.
cli-opt-board-file = Eine Plandatei, oder ein Spiel für dessen Standardplan.
cli-opt-board-out = Die Datei, die geschrieben wird. Ohne Angabe wird das Bild ausgegeben.
board-checked = Plan { $name }, { $hash }
board-all-hold = Der Plan ist spielbar, und alle { $count } Angaben stimmen.
board-some-differ = Der Plan ist spielbar. { $count ->
    [one] Eine Angabe weicht ab
   *[other] { $count } Angaben weichen ab
} (–), was bei einem eigenen Plan nicht schadet.
board-some-fail = { $count ->
    [one] Eine Angabe stimmt
   *[other] { $count } Angaben stimmen
} nicht (✗).
board-column-known = bekannt
board-column-here = auf diesem Plan
