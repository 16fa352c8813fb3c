# Sätze des Vertrags: aufbauen, spielen, zurücknehmen, Aufzeichnungen lesen.
name = { $name }
names-and = { $names } und { $last }
option-value = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $values }.
unknown-option = Es gibt keine Option „{ $option }“. Es gibt: { $options }.
unknown-preset = Es gibt keine Ausgabe „{ $preset }“. Es gibt: { $presets }.
unknown-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $games }.
unknown-starter = Es gibt keinen Platz { $starter }: Die Plätze zählen von 0 bis { $most }.
seats = { $count ->
    [one] Eine Person ist zu wenig
   *[other] { $count } Personen passen nicht
}: Dieses Spiel ist für { $least } bis { $most }.
match-over = Die Partie ist vorbei.
not-your-decision = Du bist jetzt nicht dran: Gewartet wird auf { $names }.
not-your-turn = Du bist nicht am Zug.
illegal-action = Das geht jetzt nicht.
seen-in-between = Nach der ersten dieser Aktionen wird etwas Neues sichtbar: erst ansehen, dann weiter.
undo-no-such-ply = Es gibt keine Entscheidung { $ply }, zu der es zurückginge; die letzte vor dieser ist { $most }.
undo-seen = Das lässt sich nicht einfach zurücknehmen: Seither hat jemand anders gespielt, oder es war etwas Neues zu sehen.
record-too-large = Diese Datei ist für eine Aufzeichnung zu groß: höchstens { $most } Bytes.
record-unreadable = Das ist keine lesbare Aufzeichnung: { $reason }
record-replay = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
record-entry = Eintrag { $number } dieser Aufzeichnung lässt sich nicht spielen: { $reason }
record-empty-entry = Ein Eintrag dieser Aufzeichnung sagt nichts, was sich spielen ließe.
record-entries = Die Einträge dieser Aufzeichnung führen nicht zueinander.
record-hash = Das Nachspielen führt zu einer anderen Stellung, als die Aufzeichnung sagt.
record-result = Das Ergebnis oder die gezogenen Karten dieser Aufzeichnung sind nicht, was das Nachspielen ergibt.
record-other-game = Diese Aufzeichnung ist von einem anderen Spiel: { $game }.
record-newer-rules = Diese Aufzeichnung entstand mit Regelversion { $rules }; hier bekannt sind Versionen bis { $known }.
record-commitment = Der Startwert dieser Aufzeichnung passt nicht zu seiner Prüfsumme.
record-unknown-board = Diese Aufzeichnung wurde auf einem hier unbekannten Plan gespielt: { $board }.
record-board-hash = Der Plan „{ $board }“ ist nicht der, auf dem diese Aufzeichnung gespielt wurde.
position-unreadable = Diese Stellung ist nicht lesbar: { $reason }
position-unsound = Diese Stellung kann es nicht geben: { $reason }.

# Die Statuszeile: wer am Zug ist, was zu tun ist, wer gewonnen hat.
prompt-choosing = { $task } Noch am Wählen: { $names }.
prompt-ready = Deine Wahl steht. Noch am Wählen: { $names }.
prompt-you-won = Du hast mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} gewonnen.
prompt-won-for-you = Am Ende warst du nicht mehr dabei; der Bot an deiner Stelle hat mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} gewonnen.
prompt-won = { $name } hat mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} gewonnen.
prompt-shared = { $names } teilen sich den Sieg mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
prompt-abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.
