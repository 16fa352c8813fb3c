# Was für einen Zug spricht, und worum es geht.
advice-alexandros-wins = Das beendet die Partie, und du gewinnst.
advice-alexandros-score =
    { $points ->
        [one] Das bringt sofort 1 Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
advice-alexandros-land = Danach hast du Land, das dir kaum jemand nehmen kann.
advice-alexandros-income = Deine nächste Steuer brächte mehr ein.
advice-alexandros-hope = Es bleibt freies Land, das du bald besetzen kannst.
advice-alexandros-spoils = Du könntest bald Land von anderen übernehmen.
advice-alexandros-hand = Du behältst die besseren Karten.
advice-alexandros-guards = Du behältst Wachen im Vorrat für das, was kommt.
advice-alexandros-ready = Du liegst bei den Steuern vorn und behältst eine Karte, um sie zu erheben.
advice-alexandros-eve = Wenn die nächste Steuer die Partie beendet, gewinnst du.
advice-alexandros-against = Das kostet { $name } am meisten.
advice-alexandros-quiet = Das gibt nichts aus der Hand.
matters-alexandros-wins = Du kannst die Partie jetzt beenden und gewinnen.
matters-alexandros-score = Es gibt sofort Punkte zu holen.
matters-alexandros-land = Suche Land, das du halten kannst: Was kann dir niemand nehmen?
matters-alexandros-income = Denk an deine nächste Steuer: Was brächte ihr mehr?
matters-alexandros-hope = Sieh dir das freie Land an: Was kannst du bald besetzen?
matters-alexandros-spoils = Sieh dir das Land der anderen an: Wo kannst du einmarschieren?
matters-alexandros-hand = Denk an deine Hand: Welche Karten wirst du brauchen?
matters-alexandros-guards = Denk an deinen Vorrat: Wachen, die wenig einbringen, fehlen anderswo.
matters-alexandros-ready = Vergleiche die Steuern: Erheben lohnt sich, wenn du mehr gewinnst als die anderen.
matters-alexandros-eve = Das Ende ist nah: Wer gewinnt, wenn die nächste Steuer die Partie beendet?
matters-alexandros-against = Achte auf { $name }: Was kann der nächste Zug dort bringen, und kannst du es verhindern?
matters-alexandros-quiet = Mehrere Wege sind etwa gleich gut: Gib nichts aus der Hand.
advice-alexander-the-great-score = Das verspricht dir die meisten Punkte in dieser Region.
advice-alexander-the-great-temples = Das verspricht dir die meisten Tempel.
advice-alexander-the-great-cities = Das verspricht dir die meisten Städte.
advice-alexander-the-great-temple-award = Das hilft dir zur Prämie für die meisten Tempel.
advice-alexander-the-great-city-award = Das hilft dir zur Prämie für die meisten Städte.
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
