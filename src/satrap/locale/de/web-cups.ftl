web-cup-game = Spiel
web-cups-open = Offen für Anmeldungen
web-cups-running = Im Gange
web-cups-over = Beendet
web-cups-none = Gerade sucht kein Turnier Teilnehmer. Eröffne eines!
web-cups-new = Neues Turnier
web-cups-members = Turniere sind für Mitglieder.
web-cup-players = Teilnehmer: { $played } von { $most }
web-cup-format-swiss = Schweizer System
web-cup-format-robin = Jeder gegen jeden
web-cup-format-knockout = K.-o.-System
web-cup-live = live
web-cup-daily = als Fernpartie
web-cup-mine = du nimmst teil
web-cup-join = Teilnehmen
web-cup-leave = Turnier verlassen
web-cup-here = Ich bin da
web-cup-here-done = Du bist da
web-cup-to-table = Zum Tisch
web-cup-start = Jetzt beginnen
web-cup-cancel = Turnier absagen
web-cup-remove = { $name } entfernen
web-cup-add-bot = Bots hinzufügen
web-cup-invite = Einladung
web-cup-cancelled = Dieses Turnier wurde abgesagt.
web-cup-by = Veranstaltet von { $name }
web-cup-round = Runde { $round }
web-cup-rounds = Runden
web-cup-standings = Tabelle
web-cup-player = Spieler
web-cup-you = du
web-cup-out = ausgeschieden, ein Bot spielt
web-cup-points = Punkte
web-cup-buchholz = Buchholz
web-cup-wins = Siege
web-cup-table = Tisch { $number }
web-cup-table-mine = Tisch { $number }, deine Partie
web-cup-free = { $name }: spielfrei
web-cup-ties = Bei Punktgleichheit entscheiden: direkter Vergleich, Buchholz, Siege, Anteil an der Wertung
web-cup-need = Was du brauchst
web-cup-name = Name des Turniers
web-cup-seats = Spieler an einem Tisch
web-cup-format = Modus
web-cup-minutes = Minuten je Spieler
web-cup-when = Beginn (leer lassen, um selbst zu beginnen)
web-cup-public = Alle können es finden
web-cup-bots = Bots dürfen teilnehmen
web-cup-open = Turnier eröffnen
cup-need-win = Gewinne, und der Pokal gehört dir.
cup-need-level = Wenn du gewinnst, können andere gleichziehen; dann entscheidet die Feinwertung.
cup-need-hope = Gewinne und hoffe, dass die vor dir nicht gewinnen.
cup-need-nothing = Was auch geschieht, der Pokal gehört dir.
cup-need-rounds = { $rounds ->
    [one] Nach dieser Runde noch eine.
   *[other] Nach dieser Runde noch { $rounds }.
}
cup-need-through = Gewinne, und du bist in der nächsten Runde.
cup-need-final = Gewinne, und der Pokal gehört dir.
web-cup-bye = frei
web-cup-bye-mine = Du bist in dieser Runde spielfrei und bekommst dafür einen ganzen Punkt.
web-cup-ties-equal = Wer auch dann gleichauf ist, teilt den Platz.
web-cup-by-met = Direkter Vergleich
web-cup-by-buchholz = Buchholz
web-cup-by-wins = Siege
web-cup-by-share = Anteil an der Wertung
web-cup-about-met = was die Punktgleichen aus ihren eigenen Begegnungen gemacht haben, wenn alle aufeinandergetroffen sind
web-cup-about-buchholz = die Punkte aller deiner Gegner zusammen
web-cup-about-wins = erste Plätze an einem Tisch, auch geteilte
web-cup-about-share = dein Teil an allem, was an deinen Tischen erzielt wurde
web-cup-decided = Was zwischen Punktgleichen entschieden hat
web-cup-tie = { $ahead } steht vor { $behind } – { $by }: { $more } zu { $less }
web-cup-place = Platz
web-cup-rated = Wertung { $rating }
web-cup-program = Bot
web-cup-taking-part = Dabei: { $count }
web-cup-final = Endstand
web-cup-after = Nach { $rounds ->
    [1] einer Runde
    [2] zwei Runden
    [3] drei Runden
    [4] vier Runden
   *[other] { $rounds } Runden
}
web-cup-in-round = Runde { $round }
web-cup-round-over = Runde { $round } ist vorbei
web-cup-is-over = Das Turnier ist zu Ende
web-cup-playing = läuft
web-cup-host-starts = beginnt, sobald die Turnierleitung es sagt
web-cup-against = gegen
web-cup-has-points = Punkte: { $points }
web-cup-look-back = Partie ansehen
web-cup-also = Außerdem in Runde { $round }
web-cup-results = Alle Partien
web-cup-of = { $game } zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $seats }
}
web-cup-count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
web-cup-count-players = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
web-cup-taking = Teilnahme
web-cup-keep = Turniere sind für Mitglieder. Behalte erst deine Partien, dann nimm teil: zwei Klicks.
web-cup-keep-go = Meine Partien behalten
web-cup-watching = Dieses Turnier hat begonnen; du kannst an jedem öffentlichen Tisch zusehen.
web-cup-left = Du nimmst nicht mehr teil; ein Bot spielt für dich weiter.
web-cup-leave-open = Dein Platz wird wieder frei; bis zum Beginn kannst du zurückkommen.
web-cup-leave-running = Ein Bot spielt für dich weiter, und du stehst hinter allen, die bleiben. Zurück kannst du nicht.
web-cup-leave-now = Verlassen
web-cup-invite-about = Wer diesen Link hat, kann das Turnier sehen und teilnehmen.
web-cup-host = Du leitest dieses Turnier
web-cup-bot-level = Stärke des Bots
web-cup-bot-count = Wie viele
web-cup-remove-whom = Jemanden entfernen
web-cup-remove-open = Der Platz wird wieder frei.
web-cup-remove-running = Ein Bot spielt weiter, und der Platz in der Tabelle ist hinter allen, die bleiben. Es gibt kein Zurück.
web-cup-remove-now = Entfernen
web-cup-cancel-open = Alle Angemeldeten erfahren es. Es gibt kein Zurück.
web-cup-cancel-running = Alle erfahren es, und es gibt keine weiteren Runden. Laufende Partien können beendet werden.
web-cup-cancel-now = Absagen
web-cup-format-about-swiss = Alle spielen alle Runden, gegen andere mit ebenso vielen Punkten.
web-cup-format-about-robin = Alle treffen auf alle, möglichst gleich oft. Bis zu 16 Teilnehmer.
web-cup-format-about-knockout = Die Ersten jedes Tisches kommen weiter.
web-cup-pace = Tempo
web-cup-pace-live = Live
web-cup-pace-days = Als Fernpartien
web-cup-increment = Sekunden dazu für jeden Zug
web-cup-days = Tage je Zug
web-cup-bank = Tage in Reserve für die ganze Partie
web-cup-more = Mehr
web-cup-rounds-wanted = Anzahl der Runden
web-cup-rounds-about = 0: so viele, wie nötig sind
web-cup-fill = Beginnt, sobald so viele dabei sind
web-cup-fill-about = 0: zu seiner Zeit oder wenn du es sagst
web-cup-pause = Minuten zwischen zwei Runden
web-cup-stand-in = Spielt für Abwesende
web-cup-fills = Bots nehmen die Plätze ein, die an den letzten Tischen frei bleiben
