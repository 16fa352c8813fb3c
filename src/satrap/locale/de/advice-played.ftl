# Teile eines Zugs: was jemand tat, und was jemand tun könnte.
chance-low = unter 5 %
chance-high = über 95 %
analysis-played = { $name } { $words }.
analysis-played-you = Dein Zug: { $plain }.
analysis-better = Besser: { $plain }.
analysis-better-march = Besser: genauso ziehen, danach aber { $plain }.
analysis-better-then = Besser: genauso beginnen, danach aber { $plain }.
analysis-all-did = { $names } und { $last }
analysis-all-could = { $names }, dann { $last }
analysis-numbers = Gewinnchance: mit diesem Zug { $played }, mit dem besseren { $best }.
analysis-numbers-you = Gewinnchance: mit deinem Zug { $played }, mit dem besseren { $best }.
analysis-good = Gewinnchance: mit diesem Zug { $played }, ohne ihn { $best }.
analysis-good-you = Gewinnchance: mit deinem Zug { $played }, ohne ihn { $best }.
analysis-rise = Die Gewinnchance stieg von { $best } auf { $played }.
analysis-rise-you = Deine Gewinnchance stieg von { $best } auf { $played }.
analysis-about = Etwa so gut wie das Beste, was gefunden wurde.
analysis-change = { $best } → { $played }
analysis-costliest = Teuerste Entscheidung
analysis-best = { $count ->
    [one] Beste Entscheidung
   *[other] Beste Entscheidungen
}
analysis-nothing = Es wurde nichts Besseres gefunden.
did-alexandros-march = zog { $card } zur Ecke im { $side } von { $place }
could-alexandros-march = { $card } zur Ecke im { $side } von { $place } ziehen
did-alexandros-goes = zog zur Ecke im { $side } von { $place }
could-alexandros-goes = zur Ecke im { $side } von { $place } ziehen
did-alexandros-stay = ließ Alexander stehen
could-alexandros-stay = Alexander stehen lassen
did-alexandros-occupy = besetzte { $place } (Ertrag { $value })
could-alexandros-occupy = { $place } besetzen (Ertrag { $value })
did-alexandros-take-over = nahm { $name } die Provinz { $place } ab (Ertrag { $value })
did-alexandros-take-over-you = nahm dir die Provinz { $place } ab (Ertrag { $value })
could-alexandros-take-over = { $name } die Provinz { $place } abnehmen (Ertrag { $value })
could-alexandros-take-over-you = dir die Provinz { $place } abnehmen (Ertrag { $value })
did-alexandros-levy = erhob Steuern ({ $gains })
could-alexandros-levy = Steuern erheben ({ $gains })
did-alexandros-draw = nahm { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Stapel
could-alexandros-draw = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Stapel nehmen
did-alexandros-take = nahm eine aufgedeckte Karte ({ $card })
could-alexandros-take = eine aufgedeckte Karte nehmen ({ $card })
did-alexandros-back = nahm den Statthalter in { $place } zurück
could-alexandros-back = den Statthalter in { $place } zurücknehmen
advice-with-temple = mit dem Tempel
advice-with-amphora = mit der Amphore
advice-with-horse = mit dem Pferd
advice-with-lyre = mit der Leier
advice-with-soldier = mit dem Hopliten
advice-with-both = mit beiden Karten
advice-ahead = { $points ->
    [one] 1 Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
advice-behind = { $points ->
    [one] 1 Punkt Rückstand
   *[other] { $points } Punkte Rückstand
}
advice-level = Gleichstand
advice-gain = { $name } { $points }
did-alexander-the-great-split = wählte die Verteilung { $order }-{ $army }-{ $temple }-{ $city } (Reihenfolge, Armeen, Tempel, Städte)
could-alexander-the-great-split = die Verteilung { $order }-{ $army }-{ $temple }-{ $city } (Reihenfolge, Armeen, Tempel, Städte)
did-alexander-the-great-resplit = verteilte die übrigen Würfel { $temple }-{ $city } (Tempel, Städte)
could-alexander-the-great-resplit = die Verteilung { $temple }-{ $city } der übrigen Würfel (Tempel, Städte)
did-alexander-the-great-place = wählte den { $number }. Platz
could-alexander-the-great-place = den { $number }. Platz wählen
armies-go = { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} { $to }
armies-more = { $armies ->
    [one] eine
   *[other] { $armies }
} { $to }
did-alexander-the-great-march = schickte { $words }
could-alexander-the-great-march = { $words } schicken
attempts-temple = { $count ->
    [one] einen Tempel
   *[other] Tempel
} { $places }
attempts-city = { $count ->
    [one] eine Stadt
   *[other] Städte
} { $places }
did-alexander-the-great-build = plante { $words }
could-alexander-the-great-build = { $words } planen
did-alexander-the-great-ends = tat nichts weiter
could-alexander-the-great-ends = nichts weiter tun
