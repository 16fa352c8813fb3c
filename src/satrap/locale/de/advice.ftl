# Was für einen Zug spricht, und worum es geht.
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
advice-alexander-the-great-score = Das verspricht mehr Punkte in dieser Region als das meiste andere.
advice-alexander-the-great-temples = Das verspricht mehr Tempel als das meiste andere.
advice-alexander-the-great-cities = Das verspricht mehr Städte als das meiste andere.
advice-alexander-the-great-temple-award = Das hilft zur Prämie für die meisten Tempel.
advice-alexander-the-great-city-award = Das hilft zur Prämie für die meisten Städte.
advice-alexander-the-great-against = Das kostet { $name } am meisten.
advice-alexander-the-great-quiet = Das gibt nichts aus der Hand.
advice-alexander-the-great-order = Würfel für die Zugreihenfolge lohnen sich hier.
advice-alexander-the-great-armies = Armeen lohnen sich hier.
advice-alexander-the-great-temple = Würfel für Tempel lohnen sich hier.
advice-alexander-the-great-city = Würfel für Städte lohnen sich hier.
advice-alexander-the-great-mixed = Das behauptet sich, was auch immer die anderen wählen.
matters-alexander-the-great-score = Zähle die Punkte dieser Region: Was ist noch zu holen, und zu welchem Preis?
matters-alexander-the-great-temples = Tempel zählen: Wo baut sonst niemand einen?
matters-alexander-the-great-cities = Städte zählen: Wo baut sonst niemand eine?
matters-alexander-the-great-temple-award = Die Prämie für die meisten Tempel ist offen: Jeder Tempel zählt doppelt.
matters-alexander-the-great-city-award = Die Prämie für die meisten Städte ist offen: Jede Stadt zählt doppelt.
matters-alexander-the-great-against = Achte auf { $name }: Was gewinnt { $name } gleich, und kannst du es verhindern?
matters-alexander-the-great-quiet = Mehrere Wege sind etwa gleich gut: Gib nichts aus der Hand.
matters-alexander-the-great-order = Die Zugreihenfolge zählt hier: Wer zuletzt zieht, sieht, was alle anderen tun.
matters-alexander-the-great-armies = Diese Region verlangt Armeen: Der Weg zu den Bauplätzen ist lang oder umkämpft.
matters-alexander-the-great-temple = Tempel zählen hier: Denk daran, was sie kosten und bringen.
matters-alexander-the-great-city = Städte zählen hier: Denk daran, was sie kosten und bringen.
matters-alexander-the-great-mixed = Was sich vorhersehen lässt, lässt sich schlagen: Eine ausgewogene Aufteilung ist schwer zu bestrafen.
