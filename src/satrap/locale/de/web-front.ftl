# Die Startseite.
web-front = Zwei Brettspiele über Alexander den Großen
web-learn-soon = In 5 Minuten lernen
web-learned = gelernt
web-name-plays = Du spielst als { $name }.
web-name-other = Ändern
web-name-keep = Diesen Namen behalten
web-game-players = { $least }–{ $most } Spieler
web-crew = { $bots ->
    [1] Du und ein Bot
    [2] Du und zwei Bots
    [3] Du und drei Bots
    [4] Du und vier Bots
   *[other] Du und { $bots } Bots
}
web-crew-least = Mindestens { $count } spielen
web-crew-most = Höchstens { $count } spielen
web-crew-less = Bot { $number } entfernen
web-go-on = Laufende Partien
web-go-on-one = Deine laufende Partie
web-go-on-turn = Du bist am Zug
web-go-on-theirs = am Zug: { $names }
web-go-on-open = Dein offener Tisch
web-go-on-gathered = Alle sind bereit
web-go-on-many = Deine Partien: { $count }
web-go-on-for-me = { $count ->
    [one] Eine davon wartet auf dich
   *[other] { $count } davon warten auf dich
}
web-go-on-over = Deine letzte Partie
web-go-on-with = { $game }, mit { $names }
web-go-on-verb = Weiter
web-go-on-list = Zeigen
web-go-on-look = Ansehen
