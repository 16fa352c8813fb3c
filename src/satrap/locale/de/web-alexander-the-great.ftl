# Alexander der Große auf der Seite: das Tableau, der Plan, ihre Namen für Screenreader.
web-atg-tableau = Dein Tableau
web-atg-boxes = In den Feldern
web-atg-box-order = Reihenfolge
web-atg-box-army = Armeen
web-atg-box-temple = Tempel
web-atg-box-city = Städte
web-atg-less = Einer weniger: { $box }
web-atg-more = Einer mehr: { $box }
web-atg-free = { $cubes ->
    [one] Noch ein Würfel zu verteilen
   *[other] Noch { $cubes } Würfel zu verteilen
}
web-atg-all-placed = { $cubes ->
    [one] Der Würfel liegt
   *[other] Alle { $cubes } Würfel sind verteilt
}
web-atg-none-free = { $cubes ->
    [one] Der Würfel liegt schon: Nimm ihn zuerst aus dem anderen Feld.
   *[other] Alle { $cubes } Würfel sind schon verteilt: Nimm zuerst einen aus einem anderen Feld.
}
web-atg-none-here = In diesem Feld liegt kein Würfel, den du zurücknehmen kannst.
web-atg-not-all = { $cubes ->
    [one] Verteile zuerst alle Würfel: Einer ist noch übrig.
   *[other] Verteile zuerst alle Würfel: { $cubes } sind noch übrig.
}
web-atg-ready = Fertig
web-atg-sealed = Fertig: verdeckt, bis alle Sichtschirme fallen.
web-atg-change = Ändern
web-atg-reveal = Die Sichtschirme fallen
web-atg-screen = { $cubes } Würfel hinter dem Sichtschirm
web-atg-left = noch zu bauen: { $temple } Tempel, { $city ->
    [one] { $city } Stadt
   *[other] { $city } Städte
}
web-atg-to-build = zu bauen
web-atg-place = { $place }. Stelle
web-atg-order = Reihenfolge, mit Punkten
web-atg-in-place = { $place }. Stelle: { $name }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-atg-no-place = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-atg-empty-place = { $place }. Stelle: noch frei
web-atg-turn = Region { $region }, Runde { $turn }
web-atg-march-turn =
    { $short ->
        [0] Region { $at } von { $regions }
       *[other] Region { $region } ({ $at } von { $regions })
    }, Runde { $turn }

# Marschieren und bauen.
web-atg-hint-take = Tippe auf deine Armeen oder auf die Provinz, in die sie ziehen sollen.
web-atg-hint-lead = Armeen von hier ({ $place }): Tippe auf eine leuchtende Provinz, um sie dorthin zu führen.
web-atg-way = { $from } → { $to }
web-atg-price = Preis { $price }, einmal für die ganze Gruppe
web-atg-go = { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps } Schritte
}
web-atg-pay = Womit bezahlen?
web-atg-pay-from = { $temple } aus Tempeln, { $city } aus Städten
web-atg-march = { $armies ->
    [one] Mit einer Armee marschieren
   *[other] Mit { $armies } Armeen marschieren
}
web-atg-all-go = Alle diese Armeen gehen schon mit.
web-atg-none-goes = Von diesen Armeen geht keine mit.
web-atg-nobody-goes = Wähle mindestens eine Armee, die marschiert.
web-atg-take = Armeen auswählen: { $place }
web-atg-lead = Armeen hierher führen{ $price ->
    [0] { "" }
   *[other] {" "}für { $price }
}: { $place }
web-atg-site-temple = Bauplatz für einen Tempel: { $province }
web-atg-site-city = Bauplatz für eine Stadt: { $province }
web-atg-hint-build = Tippe dorthin, wo du bauen willst. Gestrichelte Gebäude sind Versuche; bezahlt wird bei der Wertung.
web-atg-laid-temple = Tempelversuch ({ $province }): Gebaut wird bei der Wertung
web-atg-laid-city = Stadtversuch ({ $province }): Gebaut wird bei der Wertung
web-atg-aside = { $cubes } vorgemerkt

# Der Plan in Worten.
web-atg-province = { $province }, Nummer { $number }, { $bears }
web-atg-armies = { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
}
web-atg-armies-steps = { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} mit { $steps ->
    [0] keinem Schritt mehr
    [one] noch einem Schritt
   *[other] noch { $steps } Schritten
}
web-atg-temples = { $count ->
    [one] ein Tempel
   *[other] { $count } Tempel
}
web-atg-city = eine Stadt
web-atg-lying-temple = versucht, einen Tempel zu bauen
web-atg-lying-city = versucht, eine Stadt zu bauen
web-atg-begins = Erste Provinz: { $first }. Letzte Provinz: { $last }; wer sie betritt, beendet die Region mit dieser Runde.
web-atg-at-symbol = Auf dem Feldzugssymbol: { $pieces }
web-atg-arrows = Pfeile: { $arrows }
web-atg-entries = Wege hierher: { $arrows }
web-atg-nobody = Hier ist niemand.
web-atg-arrow = { $province } { $price ->
    [0] (kostenlos)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } mit dem Schiff { $price ->
    [0] (kostenlos)
   *[other] ({ $price })
}
web-atg-tableaus = Würfel in den Feldern

# Das Ende einer Region.
web-atg-ended-army = Meiste Armeen
web-atg-ended-total = Diese Region
web-atg-ended-score = Punktestand
web-atg-go-on = Weiter: { $region }

# Wie es weiterginge, in einem Tipp oder einer Analyse.
web-atg-then-temple = Tempel legen ({ $place })
web-atg-then-city = Stadt legen ({ $place })
