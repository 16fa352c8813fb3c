# Sätze des Vertrags: aufbauen, spielen, zurücknehmen, Aufzeichnungen lesen.
name = { $name }
names-and = { $names } und { $last }
you = du
option-value = { $option } kann nicht „{ $value }“ sein. Möglich sind: { $values }.
unknown-option = Es gibt keine Option „{ $option }“. Verfügbar: { $options }.
unknown-preset = Es gibt keine Ausgabe „{ $preset }“. Verfügbar: { $presets }.
unknown-game = Es gibt kein Spiel „{ $game }“. Verfügbar: { $games }.
unknown-starter = Es gibt keinen Platz { $starter }: Die Plätze sind von 0 bis { $most } nummeriert.
seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
match-over = Die Partie ist vorbei.
not-your-decision = Du bist jetzt nicht dran: Gewartet wird auf { $names }.
not-your-turn = Du bist nicht dran.
illegal-action = Das geht jetzt nicht.
seen-in-between = Nach der ersten dieser Aktionen wird etwas Neues sichtbar: Sieh es dir an, dann geht es weiter.
undo-no-such-ply = Zu Schritt { $ply } geht es nicht zurück; der letzte vor diesem ist Schritt { $most }.
undo-seen = Das lässt sich nicht einfach zurücknehmen: Seither hat jemand anders gespielt, oder es war etwas Neues zu sehen.
undo-ask = Jetzt ist jemand anders am Zug: Bitte darum, das zurücknehmen zu dürfen.
record-too-large = Diese Datei ist für eine Aufzeichnung zu groß: höchstens { $most } Bytes.
record-unreadable = Das ist keine lesbare Aufzeichnung: { $reason }.
record-replay = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
record-entry = Eintrag { $number } dieser Aufzeichnung lässt sich nicht spielen: { $reason }
record-empty-entry = Ein Eintrag dieser Aufzeichnung enthält nichts, was sich spielen ließe.
record-entries = Die Einträge dieser Aufzeichnung schließen nicht aneinander an.
record-hash = Das Nachspielen führt zu einer anderen Stellung, als die Aufzeichnung sagt.
record-result = Das Ergebnis oder die gezogenen Karten dieser Aufzeichnung stimmen nicht mit dem Nachspielen überein.
record-other-game = Diese Aufzeichnung ist von einem anderen Spiel: { $game }.
record-newer-rules = Diese Aufzeichnung entstand mit Regelversion { $rules }; hier bekannt sind Versionen bis { $known }.
record-commitment = Der Startwert dieser Aufzeichnung passt nicht zu seiner Prüfsumme.
record-unknown-board = Diese Aufzeichnung wurde auf einem hier unbekannten Spielplan gespielt: { $board }.
record-board-hash = Der Spielplan „{ $board }“ ist nicht der, auf dem diese Aufzeichnung gespielt wurde.
position-unreadable = Diese Stellung ist nicht lesbar: { $reason }.
position-unsound = Diese Stellung kann es nicht geben: { $reason }.

# Die Statuszeile: wer am Zug ist, was zu tun ist, wer gewonnen hat.
prompt-away = { $name } ist am Zug, aber gerade nicht da.
prompt-choosing = { $task } Es wählen noch: { $names }.
prompt-ready = Deine Wahl steht. Es wählen noch: { $names }.
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
prompt-you-resigned = Du hast aufgegeben: { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
prompt-resigned-you-won = { $name } hat aufgegeben: Du gewinnst.
prompt-resigned = { $name } hat aufgegeben: { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
prompt-abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.
