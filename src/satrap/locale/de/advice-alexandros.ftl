# Was für einen Zug in Alexandros spricht, und worum es geht.
advice-alexandros-wins = Das beendet die Partie mit einem Sieg.
advice-alexandros-score =
    { $points ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
advice-alexandros-land = Das sichert Land, das sich kaum wegnehmen lässt.
advice-alexandros-income = Die nächste Steuererhebung bringt dann mehr ein.
advice-alexandros-hope = Es bleibt freies Land, das sich bald besetzen lässt.
advice-alexandros-spoils = Bald ließe sich Land von anderen übernehmen.
advice-alexandros-hand = Die besseren Karten bleiben auf der Hand.
advice-alexandros-guards = Statthalter bleiben im Vorrat für später.
advice-alexandros-ready = Das bringt die Führung bei den Steuern, und eine Karte zum Erheben bleibt auf der Hand.
advice-alexandros-eve = Wenn die nächste Steuererhebung die Partie beendet, reicht das zum Sieg.
advice-alexandros-against = Das schadet { $name } am meisten.
advice-alexandros-quiet = Das verschenkt nichts.
advice-alexandros-takes-over = So wird { $name } die Provinz { $place } abgenommen (Ertrag { $value }).
advice-alexandros-occupies = So wird { $place } besetzt (Ertrag { $value }).
advice-alexandros-closes-occupies = { $walls ->
    [0] So wird { $place } abgeschlossen (Ertrag { $value }) und sofort besetzt.
    [one] Eine Mauer schließt { $place } ab (Ertrag { $value }); die Provinz wird sofort besetzt.
   *[other] { $walls } Mauern schließen { $place } ab (Ertrag { $value }); die Provinz wird sofort besetzt.
}
advice-alexandros-closes-payable = { $walls ->
    [one] Eine Mauer schließt { $place } ab (Ertrag { $value }); alles, was man zum Besetzen braucht, ist da.
   *[other] { $walls } Mauern schließen { $place } ab (Ertrag { $value }); alles, was man zum Besetzen braucht, ist da.
}
advice-alexandros-closes = { $walls ->
    [one] Eine Mauer schließt { $place } ab (Ertrag { $value })
   *[other] { $walls } Mauern schließen { $place } ab (Ertrag { $value })
}; { $lacking ->
    [0] zum Besetzen fehlt nur ein Statthalter.
    [one] zum Besetzen fehlt eine Karte.
   *[other] zum Besetzen fehlen { $lacking } Karten.
}
advice-alexandros-cuts = Das verkleinert die Provinz { $place } von { $name }: Ertrag { $value } statt { $before }.
advice-alexandros-levies = { $points ->
    [one] Das bringt 1 Punkt ein
   *[other] Das bringt { $points } Punkte ein
}; { $best ->
    [0] sonst bekommt niemand etwas.
   *[other] sonst bekommt niemand mehr als { $best }.
}
advice-alexandros-levies-two = { $points ->
    [one] Das bringt 1 Punkt ein
   *[other] Das bringt { $points } Punkte ein
}; { $best ->
    [0] { $name } bekommt nichts.
   *[other] { $name } bekommt nur { $best }.
}
advice-alexandros-card = Die Karte { $card } hilft bei { $place } (Ertrag { $value }): { $lacking ->
    [0] Dann fehlt nichts mehr.
    [one] Dann fehlt nur noch eine Karte.
   *[other] Dann fehlen noch { $lacking } Karten.
}
advice-alexandros-draws = { $lacking ->
    [one] Für { $place } (Ertrag { $value }) fehlt noch eine Karte: Vielleicht liegt sie im Stapel.
   *[other] Für { $place } (Ertrag { $value }) fehlen noch { $lacking } Karten: Vielleicht liegen sie im Stapel.
}
advice-alexandros-back-pays = Mit einem Statthalter statt zweien bringt { $place } wieder Steuern: { $value }.
advice-alexandros-back = Der Statthalter in { $place } ist im Vorrat mehr wert.
advice-alexandros-walls = Ecke im { $side } von { $place }: Alexanders Weg braucht { $walls ->
    [0] keine Mauer
    [one] nur eine Mauer
   *[other] { $walls } Mauern
} und schließt nichts ab, was andere besetzen könnten.
matters-alexandros-wins = Du kannst die Partie jetzt beenden und gewinnen.
matters-alexandros-score = Es gibt sofort Punkte zu holen.
matters-alexandros-land = Suche Land, das du halten kannst: Was kann dir niemand nehmen?
matters-alexandros-income = Denk an deine nächste Steuererhebung: Wodurch brächte sie mehr ein?
matters-alexandros-hope = Sieh dir das freie Land an: Was kannst du bald besetzen?
matters-alexandros-spoils = Sieh dir das Land der anderen an: Was kannst du übernehmen?
matters-alexandros-hand = Denk an deine Hand: Welche Karten wirst du brauchen?
matters-alexandros-guards = Denk an deinen Vorrat: Statthalter, die wenig einbringen, fehlen anderswo.
matters-alexandros-ready = Vergleiche die Steuern: Erheben lohnt sich, wenn du mehr gewinnst als die anderen.
matters-alexandros-eve = Das Ende ist nah: Wer gewinnt, wenn die nächste Steuererhebung die Partie beendet?
matters-alexandros-against = Achte auf { $name }: Was droht dort im nächsten Zug, und kannst du es verhindern?
matters-alexandros-quiet = Mehrere Züge sind etwa gleich gut: Verschenke nichts.
matters-alexandros-free = { $place } (Ertrag { $value }) gehört niemandem: { $lacking ->
    [0] Du hast alles, um es zu besetzen. Wer will es noch?
    [one] Zum Besetzen fehlt dir eine Karte.
   *[other] Zum Besetzen fehlen dir { $lacking } Karten.
}
matters-alexandros-reach = { $name } hält { $place } (Ertrag { $value }). Vertreiben lassen sich die Statthalter mit: { $cards }. { $lacking ->
    [0] Du hast alles, um die Provinz zu übernehmen.
    [one] Zum Übernehmen fehlt dir eine Karte.
   *[other] Zum Übernehmen fehlen dir { $lacking } Karten.
}
matters-alexandros-closable = { $place } lässt sich in diesem Zug abschließen (Ertrag { $value }): { $lacking ->
    [0] Du könntest es sofort besetzen.
    [one] Zum Besetzen würde dir eine Karte fehlen.
   *[other] Zum Besetzen würden dir { $lacking } Karten fehlen.
}
matters-alexandros-rich = { $name } hält { $place } (Ertrag { $value }): Was bräuchte es, um das zu ändern?
matters-alexandros-levy = Eine Steuererhebung brächte dir jetzt { $mine } und { $name } { $theirs }: Ist das der richtige Moment?

better-alexandros-wins = Gewonnen ist die Partie binnen zwei Zügen mit dem besseren Zug in { $best } % der Probepartien, mit dem gespielten in { $played } %.
better-alexandros-losses = Verloren ist die Partie binnen zwei Zügen mit dem gespielten Zug in { $played } % der Probepartien, mit dem besseren in { $best } %.
better-alexandros-lost = So wie gespielt, ist { $place } (Ertrag { $value }) nicht zu halten: In { $percent } % der Probepartien übernimmt { $name } die Provinz binnen zwei Zügen.
better-alexandros-lost-you = So wie gespielt, ist { $place } (Ertrag { $value }) nicht zu halten: In { $percent } % der Probepartien übernimmst du die Provinz binnen zwei Zügen.
better-alexandros-levy = { $other } hatte von der Steuererhebung mindestens ebenso viel: { $gains }.
better-alexandros-levy-other-you = Du hattest von der Steuererhebung mindestens ebenso viel: { $gains }.
better-alexandros-score-now = Nach dem Zug, gegenüber { $other }: { $ahead } mit dem besseren Zug, { $was } mit dem gespielten.
better-alexandros-score-now-other-you = Nach dem Zug, gegenüber dir: { $ahead } mit dem besseren Zug, { $was } mit dem gespielten.
better-alexandros-score-later = Zwei Züge später, gegenüber { $other }: etwa { $ahead } mit dem besseren Zug, { $was } mit dem gespielten.
better-alexandros-score-later-other-you = Zwei Züge später, gegenüber dir: etwa { $ahead } mit dem besseren Zug, { $was } mit dem gespielten.
better-alexandros-taxes-now = Ertrag einer Steuererhebung danach ({ $name } – { $other }): { $mine } – { $theirs } mit dem besseren Zug, { $before } – { $rival } mit dem gespielten.
better-alexandros-taxes-later = Ertrag einer Steuererhebung zwei Züge später ({ $name } – { $other }): etwa { $mine } – { $theirs } mit dem besseren Zug, { $before } – { $rival } mit dem gespielten.
better-alexandros-land-now = Das Land von { $name } hätte danach mit dem besseren Zug einen Ertrag von { $best }, mit dem gespielten von { $played }.
better-alexandros-land-now-you = Dein Land hätte danach mit dem besseren Zug einen Ertrag von { $best }, mit dem gespielten von { $played }.
better-alexandros-land-later = Zwei Züge später hätte das Land von { $name } mit dem besseren Zug einen Ertrag von etwa { $best }, mit dem gespielten von { $played }.
better-alexandros-land-later-you = Zwei Züge später hätte dein Land mit dem besseren Zug einen Ertrag von etwa { $best }, mit dem gespielten von { $played }.
better-alexandros-follows = Der Vorteil zeigt sich nicht sofort, sondern in den Zügen danach.
