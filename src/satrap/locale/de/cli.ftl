# Was „--help“ sagt.
cli-about = Brettspiele im Terminal: spielen, nachspielen, Bots spielen lassen.
cli-about-play = Eine Partie spielen, mit Menschen an dieser Tastatur und mit Bots.
cli-about-replay = Eine gespeicherte Partie Schritt für Schritt ansehen.
cli-about-sim = Bots viele Partien spielen lassen und zählen.
cli-about-balance = Bots viele Partien spielen lassen und berichten, wie ausgewogen und wie lebendig das Spiel ist.
cli-about-arena = Bots gegeneinander spielen lassen und bewerten.
cli-about-verify = Den Beweis einer beendeten Partie prüfen: jedes Mischen und das ganze Protokoll.
cli-about-serve = Menschen und Bots über das Netz spielen lassen: Tische auf diesem Rechner.
cli-opt-game = Das Spiel: { $games }.
cli-opt-seat = Wer spielt, einmal für jeden Platz: ein Name, oder bot: und einer von { $bots }. Ohne Angabe wirst du gefragt.
cli-opt-preset = Die Ausgabe der Regeln oder die Art der Partie.
cli-opt-option = Eine Option der Regeln; kann mehrmals angegeben werden.
cli-opt-board = Ein anderer Spielplan: sein Name oder eine Datei.
cli-opt-lang = Die Sprache: { $languages }.
cli-opt-seed = Der Startwert des Zufalls, hexadezimal: Der gleiche Startwert mischt gleich.
cli-opt-resume = Eine gespeicherte Partie fortsetzen.
cli-opt-autosave = Wo die Partie nach jeder Entscheidung gespeichert wird. Ohne Angabe: in deinem Datenordner.
cli-opt-record-file = Eine gespeicherte Partie.
cli-opt-ply = Der Schritt, bei dem es losgeht, von 1 an gezählt; 0 ist der Anfang.
cli-opt-observer = Mit wessen Augen: ein Platz, von 0 an gezählt, public, oder open für alles.
cli-opt-all = Das ganze Protokoll und die letzte Stellung ausgeben, ohne zu fragen.
cli-opt-seats = Wie viele Plätze.
cli-opt-games = Wie viele Partien.
cli-opt-sim-seed = Der Startwert: Der gleiche Startwert spielt die gleichen Partien.
cli-opt-bots = Ein Bot für alle Plätze, oder einer für jeden, durch Kommas getrennt.
cli-opt-jobs = Wie viele Prozesse gleichzeitig spielen; die Partien bleiben die gleichen.
cli-opt-abandon = Wie viele Spieler jede Partie verlassen, zu einem zufälligen Zeitpunkt; der Ersatzspieler des Servers spielt weiter.
cli-opt-record = Ein Ordner für die Aufzeichnung jeder Partie.
cli-opt-json = Ein JSON-Objekt ausgeben.
cli-opt-counts = Eine Zahl von Spielern; kann mehrmals angegeben werden. Ohne Angabe: alle, die das Spiel erlaubt.
cli-opt-balance-out = Der Ordner für den Bericht.
cli-opt-all-jobs = Wie viele Prozesse gleichzeitig spielen; ohne Angabe einer je Kern. Die Partien bleiben die gleichen.
cli-opt-fresh = Neu anfangen, auch wenn schon etwas gespielt oder geschrieben ist.
cli-opt-proof-file = Der Beweis einer beendeten Partie.
cli-opt-head = Ein Kettenwert (head), den du während der Partie notiert hast: Er muss im Protokoll vorkommen.
cli-opt-host = Die Adresse, auf der der Server lauscht; 127.0.0.1 ist nur dieser Rechner.
cli-opt-port = Der Port; 0 nimmt einen freien.
cli-opt-data = Der Ordner für alle Tische. Ohne Angabe: dein Datenordner.
cli-opt-away = Nach wie vielen Sekunden andere einen Bot für jemanden spielen lassen dürfen, der weg ist.
cli-opt-keep-finished = Wie viele Minuten beendete Tische im Speicher bleiben, wenn niemand mehr zusieht. Sobald wieder jemand zusieht, sind sie wieder da.
cli-opt-slack = Vervielfacht alle Grenzen für Anfragen und Verbindungen.
cli-opt-web = Der Ordner einer gebauten Seite, statt der mitgelieferten.

# Der Server.
cli-folder-in-use = Ein anderer Server hat seine Tische in { $folder }: Halte ihn zuerst an, oder nenne mit --data einen anderen Ordner.
cli-cannot-serve = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }.
cli-port-taken = Port { $port } auf { $host } ist von einem anderen Programm belegt: Beende es, oder nenne einen anderen Port mit --port { $other } (make play ARGS="--port { $other }").
cli-serving = Satrap ist bereit unter { $address } (Strg-C beendet).

# Was falsch sein kann.
cli-unknown-language = Es gibt keine Sprache „{ $language }“. Verfügbar: { $languages }.
cli-unknown-observer = Es gibt keinen Beobachter „{ $observer }“: Gib einen Platz von 0 bis { $most } an, public, oder open.
cli-cannot-save = { $file } kann nicht geschrieben werden: { $reason }.
cli-file-exists = { $file } gibt es schon. Wähle eine andere Datei, oder setze sie fort: --resume.
cli-cannot-read = { $file } kann nicht gelesen werden: { $reason }.
cli-no-seed = Diese Aufzeichnung enthält keinen Startwert, also weiß niemand, was noch gezogen wird: Sie lässt sich ansehen, aber nicht fortsetzen.
cli-bad-seed = Ein Startwert hat höchstens { $most } Ziffern, von 0 bis 9 und von a bis f.
cli-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
cli-name-twice = Es heißt schon jemand { $name }.
cli-name-of-bot = „{ $name }“ ist der Name eines Bots. Für einen Bot schreib bot: und einen dieser Namen: { $bots }.
cli-bots-count = Bots: { $bots }, Plätze: { $seats }. Nenne einen für alle oder einen für jeden.
cli-abandon-count = { $left } Spieler können nicht gehen, wo { $seats } spielen.
cli-balance-other = { $file } wurde mit anderen Einstellungen erstellt ({ $names }). Nimm diese wieder, oder einen anderen Ordner (--out), oder fang neu an: --fresh.
cli-balance-damaged = { $file } ist beschädigt und kann nicht fortgesetzt werden. Fang neu an: --fresh.

# Vor einer Partie.
cli-you = Spieler
cli-ask-name = Dein Name [{ $name }]:
cli-ask-others = Wie viele Gegner, { $least } bis { $most } [{ $least }]:
cli-bad-others = Bitte tippe eine Zahl von { $least } bis { $most }, oder nur Enter für { $least }.
cli-ask-opponent = Gegner { $number } ist ein Bot ({ $bots }) oder ein Mensch (tippe den Namen) [1]:

# Während einer Partie.
cli-choose = { $name }, tippe eine Nummer (oder help):
cli-prompt = { $name }>
cli-menu-long = „why 7“ sagt, was Nummer 7 bedeutet.
cli-menu-count = Möglichkeiten: { $count }.
cli-no-such-number = Eine Nummer { $number } gibt es in der Liste nicht: Sie geht von 1 bis { $most }.
cli-possible = Möglich: { $label } ({ $action }). Dann geschieht:
cli-hand-nothing = Alles, was du weißt, liegt offen.
cli-log-earlier = ({ $count ->
    [one] eine frühere Zeile
   *[other] { $count } frühere Zeilen
}: Tippe „log all“.)
cli-leave = { $name }, das war vorerst alles. Enter leert den Bildschirm (undo nimmt deine letzte Entscheidung zurück):
cli-arrive = Gib die Tastatur an { $name }. { $name } drückt Enter:
cli-saved = Gespeichert in { $file }.
cli-quit = Die Partie ist gespeichert. Weiter geht es mit: { $command }
cli-sheet = Wertungsblatt
cli-over = Die Aufzeichnung liegt in { $file }. „satrap replay“ zeigt sie Schritt für Schritt.

# Zurücknehmen.
cli-undone = Zurückgenommen.
cli-undone-redrawn = Zurückgenommen. Seither war etwas zu sehen, darum wurde alles, was noch verdeckt ist, neu gezogen.
cli-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
cli-undo-alone = „undo!“ nimmt deine letzte Entscheidung trotzdem zurück; was noch verdeckt ist, wird dann neu gezogen.
cli-undo-together = „undo!“ nimmt deine letzte Entscheidung zurück, wenn alle einverstanden sind; was noch verdeckt ist, wird dann neu gezogen.
cli-undo-ask = { $asked }, darf { $asking } die letzte Entscheidung zurücknehmen? (j/n)
cli-undo-refused = { $name } ist nicht einverstanden. Nichts hat sich geändert.
cli-yes = j

# Was „help“ sagt.
cli-usage-number = 3
cli-help-number = Nummer 3 der Liste wählen
cli-usage-notation = Wörter
cli-help-notation = mit den Wörtern daneben wählen; mehrere Entscheidungen in einer Zeile, durch ; getrennt
cli-usage-why = why 3, why WÖRTER
cli-help-why = was dann geschieht, oder warum es nicht geht
cli-usage-hand = hand
cli-help-hand = was nur du sehen kannst
cli-usage-log = log, log all
cli-help-log = was geschehen ist
cli-usage-undo = undo
cli-help-undo = deine letzte Entscheidung zurücknehmen
cli-usage-undo-more = undo!
cli-help-undo-more = dasselbe, auch wenn seither etwas zu sehen war; was noch verdeckt ist, wird dann neu gezogen
cli-usage-save = save, save DATEI
cli-help-save = jetzt speichern, auch in einer anderen Datei; jede Entscheidung wird automatisch gespeichert, eine geheime, sobald alle entschieden haben
cli-usage-help = help
cli-help-help = dieser Text
cli-usage-quit = quit
cli-help-quit = aufhören; du kannst später weiterspielen
cli-usage-enter = Enter
cli-help-enter = den Tisch und die Liste noch einmal zeigen

# Nachspielen.
cli-ply = Schritt { $ply } von { $most }
cli-replay-prompt = Enter: weiter, b: zurück, 0-{ $most }: dorthin, q: beenden
cli-replay-help = Bitte tippe nur Enter, b, q oder eine Zahl von 0 bis { $most }.

# Simulationen.
cli-sim-bar = Partien
cli-sim-games = Partien: { $value }
cli-sim-decisions = Entscheidungen: { $value }
cli-sim-seconds = Sekunden: { $value }
cli-sim-decisions-per-second = Entscheidungen je Sekunde: { $value }
cli-sim-left = Von Bots übernommene, verlassene Plätze: { $left }
cli-sim-ends = Gründe für das Ende:
cli-sim-end = { $reason }: { $count }
cli-sim-turns = Züge: { $least } bis { $most }, Median { $median }
cli-sim-scores = Punkte: { $least } bis { $most }, Median { $median }
cli-sim-seat = { $name }: Siege { $wins }, im Mittel { $mean } Punkte

# Ausgewogenheit.
cli-balance-done = Der Bericht steht in { $file }.
cli-balance-written = Der Bericht in { $file } ist auf dem neuesten Stand. --fresh spielt alle Partien noch einmal.
cli-balance-stopped = Angehalten. Partien in { $file }: { $done } von { $total }. Der gleiche Befehl macht dort weiter.
cli-choose-words = { $name }, tippe deine Wahl (oder help):
cli-possible-only = Möglich: { $label } ({ $action }).
cli-opt-starter = Wer beginnt oder am ältesten ist, als Nummer ab 1. Ohne Angabe wird gelost.

# Die Arena.
cli-opt-arena-bots = Die Bots, durch Kommas getrennt. Ohne Angabe: alle Stufen.
cli-opt-arena-games = Wie viele Partien mindestens: Jede Kartenverteilung wird in jeder Sitzordnung gespielt.
cli-opt-arena-seconds = Sekunden je Zug für einen Bot, der sucht; ohne Angabe denkt jeder so viel wie seine Stufe.
cli-opt-arena-out = Der Ordner, in dem Partien bleiben, um später weiterzumachen. Ohne Angabe: dein Datenordner.
cli-opt-ladder = Jede Stufe gegen die nächste spielen lassen, bis zu 400 Partien zu zweit und zu viert, bis sich ihre Intervalle nicht mehr überschneiden.
cli-opt-ladder-page = Die Seite, auf die das Ergebnis geschrieben wird.
cli-arena-played =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }. 1500 ist der Durchschnitt; 400 mehr heißt 10 zu 1; Intervalle zu 95 %.
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-interval = Intervall
cli-arena-wins = Siege
cli-arena-share = Anteil (fair 1)
cli-arena-margin = Abstand
cli-arena-typical = Ein Zug
cli-arena-slow = 95 % in
cli-arena-plot = Wertungen und ihre Intervalle:
cli-ladder-rung = { $seats } Plätze, { $lower } und { $upper }: { $games } Partien, ein Vorsprung von { $lead } ({ $low } bis { $high }).
cli-ladder-done = Das Ergebnis steht in { $file }.
cli-ladder-top = { $seats } Plätze, nach der Uhr: { $top } allein gegen { $lower }: { $games } Partien, { $share }-mal der gerechte Anteil an Siegen.
cli-ladder-seconds = Die Rangleiter vergleicht die Stufen, wie sie sind: --seconds weglassen.
cli-ladder-json = Die Rangleiter wird als Seite geschrieben: --json weglassen.
cli-ladder-other = { $file } hat einen anderen Inhalt, der verloren ginge. Wähle eine andere Datei: --page.
cli-preparing = Der Maschinencode der Bots wird erzeugt, einmalig; das dauert etwa eine Minute …
arena-bots = Nenne mindestens zwei verschiedene Bots, jeden einmal, oder einen je Platz: nicht „{ $bots }“.
# Die Analyse einer Partie, im Terminal.
cli-about-analyse = Eine gespeicherte Partie durchsehen: wo sie sich entschied und was besser gewesen wäre.
cli-opt-budget = Höchster Aufwand: Ein Server wendet 4000 auf. Eine lange Partie wird dann weniger gründlich beurteilt.
cli-analyse-bar = Züge
cli-analyse-chances = Die Gewinnchancen, Zug für Zug, wenn alles offen läge:
cli-analyse-turning = Die Wendepunkte:
cli-analyse-even = Kein Zug dieser Partie hat viel gekostet.
cli-analyse-lost = Schritt { $ply }: { $name } hat { $lost ->
    [one] einen Prozentpunkt
   *[other] { $lost } Prozentpunkte
} Gewinnchance verschenkt.
cli-analyse-played = Gespielt: { $plays } ({ $chance } %)
cli-analyse-better = Besser: { $plays } ({ $chance } %)
