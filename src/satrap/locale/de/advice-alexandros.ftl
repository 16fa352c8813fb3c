# Was für einen Zug in Alexandros spricht, und worum es geht.
advice-alexandros-wins = Das beendet die Partie mit einem Sieg.
advice-alexandros-score =
    { $points ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
advice-alexandros-land = Das sichert Land, das kaum jemand wegnehmen kann.
advice-alexandros-income = Die nächste Steuererhebung bringt dann mehr ein.
advice-alexandros-hope = Es bleibt freies Land, das sich bald besetzen lässt.
advice-alexandros-spoils = Bald ließe sich Land von anderen übernehmen.
advice-alexandros-hand = Die besseren Karten bleiben auf der Hand.
advice-alexandros-guards = Statthalter bleiben im Vorrat für später.
advice-alexandros-ready = Das bringt die Führung bei den Steuern, und eine Karte zum Erheben bleibt auf der Hand.
advice-alexandros-eve = Wenn die nächste Steuererhebung die Partie beendet, reicht das zum Sieg.
advice-alexandros-against = Das schadet { $name } am meisten.
advice-alexandros-quiet = Das verschenkt nichts.
advice-alexandros-takes-over = Das übernimmt von { $name } die Provinz { $place } (Ertrag { $value }).
advice-alexandros-occupies = Das besetzt { $place } (Ertrag { $value }).
advice-alexandros-closes-occupies = { $walls ->
    [0] Das schließt { $place } ab (Ertrag { $value }) und besetzt die Provinz sofort.
    [one] Eine Mauer schließt { $place } ab (Ertrag { $value }); die Provinz wird sofort besetzt.
   *[other] { $walls } Mauern schließen { $place } ab (Ertrag { $value }); die Provinz wird sofort besetzt.
}
advice-alexandros-closes-payable = { $walls ->
    [one] Eine Mauer schließt { $place } ab (Ertrag { $value }): Alles, was zum Besetzen nötig ist, ist da.
   *[other] { $walls } Mauern schließen { $place } ab (Ertrag { $value }): Alles, was zum Besetzen nötig ist, ist da.
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
    [0] sonst gewinnt niemand etwas.
   *[other] sonst gewinnt niemand mehr als { $best }.
}
advice-alexandros-card = Die Karte { $card } zählt für { $place } (Ertrag { $value }): { $lacking ->
    [0] Dann fehlt nichts mehr.
    [one] Dann fehlt noch eine Karte.
   *[other] Dann fehlen noch { $lacking } Karten.
}
advice-alexandros-draws = { $lacking ->
    [one] Für { $place } (Ertrag { $value }) fehlt eine Karte: Sie kann im Stapel liegen.
   *[other] Für { $place } (Ertrag { $value }) fehlen { $lacking } Karten: Sie können im Stapel liegen.
}
advice-alexandros-back-pays = Mit einem Statthalter statt zweien zahlt { $place } wieder Steuern: { $value }.
advice-alexandros-back = Der Statthalter in { $place } ist im Vorrat mehr wert.
advice-alexandros-walls = Ecke im { $side } von { $place }: Der Marsch baut { $walls ->
    [0] keine Mauer
    [one] nur eine Mauer
   *[other] { $walls } Mauern
} und schließt nichts ab, was andere besetzen könnten.
matters-alexandros-wins = Du kannst die Partie jetzt beenden und gewinnen.
matters-alexandros-score = Es gibt sofort Punkte zu holen.
matters-alexandros-land = Suche Land, das du halten kannst: Was kann dir niemand nehmen?
matters-alexandros-income = Denk an deine nächste Steuererhebung: Wodurch brächte sie mehr ein?
matters-alexandros-hope = Sieh dir das freie Land an: Was kannst du bald besetzen?
matters-alexandros-spoils = Sieh dir das Land der anderen an: Wo kannst du einmarschieren?
matters-alexandros-hand = Denk an deine Hand: Welche Karten wirst du brauchen?
matters-alexandros-guards = Denk an deinen Vorrat: Statthalter, die wenig einbringen, fehlen anderswo.
matters-alexandros-ready = Vergleiche die Steuern: Erheben lohnt sich, wenn du mehr gewinnst als die anderen.
matters-alexandros-eve = Das Ende ist nah: Wer gewinnt, wenn die nächste Steuererhebung die Partie beendet?
matters-alexandros-against = Achte auf { $name }: Was droht dort im nächsten Zug, und kannst du es verhindern?
matters-alexandros-quiet = Mehrere Züge sind etwa gleich gut: Verschenke nichts.
matters-alexandros-free = { $place } (Ertrag { $value }) gehört niemandem: Was würde es dich kosten, und wer will es noch?
matters-alexandros-rich = { $name } hält { $place } (Ertrag { $value }): Was bräuchte es, um das zu ändern?
matters-alexandros-levy = Eine Steuererhebung brächte dir jetzt { $mine } und { $name } { $theirs }: Ist das der richtige Moment?
