# Was an einer Spielplandatei falsch sein kann.
board-too-long = Die Datei ist für einen Spielplan zu lang: höchstens { $most } Zeichen.
board-unreadable = Die Datei ist nicht als TOML lesbar (Zeile { $line }, Spalte { $column }).
board-unknown-key = „{ $key }“ ist in einer Spielplandatei unbekannt. Erlaubt sind: { $known }.
board-missing-key = Der Eintrag „{ $key }“ fehlt.
board-other-game = Das ist ein Spielplan für „{ $game }“, nicht für „{ $expected }“.
board-bad-name = „{ $name }“ ist kein Name für einen Spielplan: Erlaubt sind höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
board-not-text = Der Eintrag „{ $key }“ muss ein Text in Anführungszeichen sein und darf nicht leer sein.
board-long-text = Der Eintrag „{ $key }“ ist zu lang: höchstens { $most } Zeichen.
board-rows-not-text = „rows“ muss eine Liste von Texten sein, einer für jede Reihe von Dreiecken.
board-bad-letter = Reihe { $row }, Spalte { $column }: „{ $letter }“ ist nicht erlaubt. Es gelten . für Felder ohne Symbol, T A H L S für die Symbole, ~ für Meer, ein Leerzeichen außerhalb des Spielplans.
board-too-many-rows = Zu viele Reihen: höchstens { $most }.
board-row-too-long = Reihe { $row } ist zu lang: höchstens { $most } Dreiecke.
board-first-column = Reihe { $row } beginnt mit Land: Setze an den Anfang jeder Reihe ~ oder ein Leerzeichen (ohne die Reihen gegeneinander zu verschieben), damit alle Ecken eine Nummer haben.
board-no-land = Auf diesem Spielplan ist kein Land.
board-too-many-spaces = Der Spielplan hat { $count } Felder; erlaubt sind höchstens { $most }.
board-too-many-symbols = Der Spielplan hat { $count } Symbolfelder; erlaubt sind höchstens { $most }.
board-in-pieces = Das Land hängt nicht zusammen: Kein Weg über Seiten führt zu { $space } (Reihe { $row }, Spalte { $column }).
board-start-no-point = „{ $start }“ ist kein Name einer Ecke. Eine Ecke ist ein Buchstabe und eine Zahl, wie c7.
board-start-off-board = Die Startecke { $start } gehört zu keinem Feld auf diesem Spielplan.
board-map-keys = „map“ braucht genau diese Einträge: { $known }.
board-map-number = Der Eintrag „{ $key }“ von „map“ muss eine Zahl sein.
board-map-range = Der Eintrag „{ $key }“ von „map“ muss zwischen { $least } und { $most } liegen.
board-name-twice = Der Ortsname „{ $label }“ ist zweimal vergeben: an { $first } und an { $second }.
board-name-no-space = Der Ortsname „{ $label }“ steht bei „{ $space }“, das kein Feld dieses Spielplans ist.
board-not-packaged = Es gibt keinen mitgelieferten Spielplan „{ $name }“. Verfügbar: { $known }.

# Worte auf dem Bild eines Spielplans.
board-drawn-standard =
    Unsere eigene Rekonstruktion ({ $name }):
    Vom gedruckten Spielplan gibt es keine öffentliche Abbildung.
board-drawn-own = Spielplan { $name }, { $hash }

# `satrap board`.
cli-about-board = Einen eigenen Spielplan prüfen oder einen zeichnen.
cli-about-board-check = Eine Spielplandatei prüfen und mit allem vergleichen, was vom gedruckten Spielplan bekannt ist.
cli-about-board-show = Einen Spielplan als SVG-Bild zeichnen.
cli-opt-board-file = Eine Spielplandatei, oder ein Spiel für dessen Standard-Spielplan.
cli-opt-board-out = Die Datei, die geschrieben wird. Ohne Angabe wird das Bild ausgegeben.
board-checked = Spielplan { $name }, { $hash }
board-all-hold = Der Spielplan ist spielbar, und alle { $count } Angaben stimmen.
board-some-differ = Der Spielplan ist spielbar. { $count ->
    [one] Eine Angabe weicht ab
   *[other] { $count } Angaben weichen ab
} (–), was bei einem eigenen Spielplan nicht schadet.
board-some-fail = { $count ->
    [one] Eine Angabe stimmt
   *[other] { $count } Angaben stimmen
} nicht (✗).
board-column-known = bekannt
board-column-here = auf diesem Spielplan
