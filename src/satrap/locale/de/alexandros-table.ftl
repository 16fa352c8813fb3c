# Alexandros im Terminal: wie der Spielplan zu lesen ist, und das Wertungsblatt.
notation-alexandros =
    Auf dem Spielplan ist T ein Tempel, A eine Amphore, H ein Pferd, L eine Leier, S ein Hoplit, · ein offenes Feld, ~ Meer.
    Eine Ziffer ist ein Statthalter dieses Spielers, @ ist Alexander, Striche sind Mauern (rote in Rot).
    Eine Ecke hat den Buchstaben ihrer Reihe und die Zahl über ihr oder ein wenig links über ihr: c7.
    Ein Feld heißt nach einer Ecke: c7u hat c7 als obere, c7d hat c7 links oben.
    Wörter für Aktionen: march lyre, space c7d, point c7, step c8, draw, take lyre, occupy c7d, guard c8u, pay,
    takeover c7d, give lyre, levy lyre, retrieve c7d, special horse, joker lyre temple, pass.
show-hand-of = Hand von { $name }: { $cards }
sheet-seat = { $name }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: { $parts }
sheet-levy = { $points } in Zug { $turn } ({ $provinces })
sheet-income = { $place } { $points }
sheet-nothing = keine
