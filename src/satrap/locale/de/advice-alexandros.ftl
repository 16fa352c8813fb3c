# Was für einen Zug in Alexandros spricht, und worum es geht.
advice-alexandros-wins = Das beendet die Partie und gewinnt sie.
advice-alexandros-score =
    { $points ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
advice-alexandros-land = Danach bleibt Land, das kaum jemand nehmen kann.
advice-alexandros-income = Die nächste Steuer brächte mehr ein.
advice-alexandros-hope = Es bleibt freies Land, das sich bald besetzen lässt.
advice-alexandros-spoils = Bald ließe sich Land von anderen übernehmen.
advice-alexandros-hand = Die besseren Karten bleiben auf der Hand.
advice-alexandros-guards = Wachen bleiben im Vorrat für das, was kommt.
advice-alexandros-ready = Danach liegt man bei den Steuern vorn und hat noch eine Karte, um sie zu erheben.
advice-alexandros-eve = Wenn die nächste Steuer die Partie beendet, ist sie gewonnen.
advice-alexandros-against = Das kostet { $name } am meisten.
advice-alexandros-quiet = Das gibt nichts aus der Hand.
matters-alexandros-wins = Du kannst die Partie jetzt beenden und gewinnen.
matters-alexandros-score = Es gibt sofort Punkte zu holen.
matters-alexandros-land = Suche Land, das du halten kannst: Was kann dir niemand nehmen?
matters-alexandros-income = Denk an deine nächste Steuer: Wodurch brächte sie mehr ein?
matters-alexandros-hope = Sieh dir das freie Land an: Was kannst du bald besetzen?
matters-alexandros-spoils = Sieh dir das Land der anderen an: Wo kannst du einmarschieren?
matters-alexandros-hand = Denk an deine Hand: Welche Karten wirst du brauchen?
matters-alexandros-guards = Denk an deinen Vorrat: Wachen, die wenig einbringen, fehlen anderswo.
matters-alexandros-ready = Vergleiche die Steuern: Erheben lohnt sich, wenn du mehr gewinnst als die anderen.
matters-alexandros-eve = Das Ende ist nah: Wer gewinnt, wenn die nächste Steuer die Partie beendet?
matters-alexandros-against = Achte auf { $name }: Was kann der nächste Zug dort bringen, und kannst du es verhindern?
matters-alexandros-quiet = Mehrere Wege sind etwa gleich gut: Gib nichts aus der Hand.
