# Die Startseite: Tische, an denen etwas wartet.
web-home-yours = Du bist dran
web-home-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
web-home-nothing = Gerade wartet nichts auf dich.
web-home-others = Andere sind dran
web-home-opening = Noch nicht begonnen
web-home-turn = Zug { $turn }
web-home-with = mit { $names }
web-home-watch = Ansehen
web-home-move = Zum Zug
web-home-did = { $name }: { $words }
web-home-ready = { $name } hat gewählt.
web-home-to-move = Am Zug: { $names }
web-home-left = noch { $time }
web-home-over = Die Zeit ist um.
web-home-note = Notiz
web-home-note-new = Notiz schreiben
web-home-note-done = Fertig
web-home-lost = Deine Tische lassen sich gerade nicht zeigen. Versuch es gleich noch einmal.
web-home-daily = Neue Fernpartie
web-home-daily-which = Welches Spiel?
web-home-rating = Wertungszahl
web-home-rating-which = Welche Wertungszahl
web-home-rating-kind = { $game }, { $seats } Spieler
web-home-week = { $change } diese Woche
web-home-cup = Dein Turnier
web-home-cup-round = Runde { $round } von { $rounds }
web-home-cup-begins = Runde { $round } beginnt { $when }.
web-home-cup-against = Du gegen { $names }
web-home-cup-see = Zum Turnier
web-home-cup-standings = Zur Tabelle
web-home-away = Ein Zug am Tag genügt. Bis Sonntag weg? Deine Uhren können ruhen.
web-home-vacation = Nimm Urlaub
web-home-on-vacation = Du bist bis { $when } im Urlaub.
web-home-vacation-change = Ändern
web-home-does-atg-prompt-move-of = { $names } zieht
web-home-does-atg-prompt-build-of = { $names } baut
web-home-gathered = Alle sind bereit: Starte die Partie.
web-home-news-play = Spielen
web-home-news-begin = Starten
web-home-news-chair = Platz nehmen
web-home-news-see = Ansehen
web-home-bots = Gegen Bots spielen
web-home-learn = In 5 Minuten lernen
web-home-lobby = Einen Tisch finden
