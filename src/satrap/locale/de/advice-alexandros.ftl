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
advice-alexandros-eve = Beendet die nächste Steuererhebung die Partie, so reicht das zum Sieg.
advice-alexandros-against = Das schadet { $name } am meisten.
advice-alexandros-quiet = Das verschenkt nichts.
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
