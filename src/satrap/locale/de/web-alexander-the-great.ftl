# Alexander the Great on the page: the tableau, the board, their names for screen readers.
web-atg-tableau = Dein Tableau
web-atg-boxes = In den Feldern
web-atg-box-order = Reihenfolge
web-atg-box-army = Armeen
web-atg-box-temple = Tempel
web-atg-box-city = Städte
web-atg-less = Einer weniger: { $box }
web-atg-more = Einer mehr: { $box }
web-atg-free = { $cubes ->
    [one] Noch ein Würfel zu legen
   *[other] Noch { $cubes } Würfel zu legen
}
web-atg-all-placed = { $cubes ->
    [one] Der Würfel liegt
   *[other] Alle { $cubes } Würfel liegen
}
web-atg-none-free = { $cubes ->
    [one] Der Würfel liegt schon: Nimm ihn zuerst aus dem anderen Feld.
   *[other] Alle { $cubes } Würfel liegen schon: Nimm zuerst einen aus einem anderen Feld.
}
web-atg-none-here = In diesem Feld liegt kein Würfel, den du zurücknehmen kannst.
web-atg-not-all = { $cubes ->
    [one] Lege zuerst alle Würfel: Einer ist noch übrig.
   *[other] Lege zuerst alle Würfel: { $cubes } sind noch übrig.
}
web-atg-ready = Fertig
web-atg-sealed = Fertig: verdeckt, bis alle Schirme fallen.
web-atg-change = Ändern
web-atg-reveal = Die Schirme fallen
web-atg-screen = { $cubes } Würfel hinter dem Schirm
web-atg-left = noch zu bauen: Tempel { $temple }, { $city ->
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

# Marching and building.
web-atg-hint-take = Drücke dorthin, wo deine Armeen stehen, oder wohin sie ziehen sollen.
web-atg-hint-lead = Armeen von hier ({ $place }): Drücke auf eine leuchtende Provinz, um sie dorthin zu führen.
web-atg-way = { $from } → { $to }
web-atg-price = Preis { $price }, einmal für die ganze Gruppe
web-atg-go = { $steps ->
    [one] noch ein Schritt
   *[other] noch { $steps } Schritte
}
web-atg-pay = Wie bezahlen
web-atg-pay-from = { $temple } von den Tempeln, { $city } von den Städten
web-atg-march = { $armies ->
    [one] Mit einer Armee ziehen
   *[other] Mit { $armies } Armeen ziehen
}
web-atg-all-go = Alle diese Armeen gehen schon mit.
web-atg-none-goes = Von diesen Armeen geht keine mit: Es ist keine zurückzulassen.
web-atg-nobody-goes = Wähle mindestens eine Armee, die marschiert.
web-atg-take = Die Armeen in die Hand nehmen: { $place }
web-atg-lead = Die Armeen hierher führen{ $price ->
    [0] { "" }
   *[other] {" "}für { $price }
}: { $place }
web-atg-site-temple = Bauplatz für einen Tempel: { $province }
web-atg-site-city = Bauplatz für eine Stadt: { $province }
web-atg-hint-build = Drück, wo du bauen willst. Gelegtes liegt gestrichelt da; bezahlt wird bei der Wertung.
web-atg-laid-temple = Tempel in { $province } gelegt: gebaut wird bei der Wertung
web-atg-laid-city = Stadt in { $province } gelegt: gebaut wird bei der Wertung
web-atg-aside = { $cubes } vorgemerkt

# The board in words.
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
web-atg-lying-temple = versucht einen Tempel
web-atg-lying-city = versucht eine Stadt
web-atg-begins = Der Marsch beginnt in { $first }; wer { $last } betritt, beendet die Region mit dieser Runde.
web-atg-at-symbol = Auf dem Feldzugssymbol: { $pieces }
web-atg-arrows = Pfeile: { $arrows }
web-atg-entries = Wege hierher: { $arrows }
web-atg-nobody = Hier ist niemand.
web-atg-arrow = { $province } { $price ->
    [0] (frei)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } mit dem Schiff { $price ->
    [0] (frei)
   *[other] ({ $price })
}
web-atg-tableaus = Würfel in den Feldern

# The end of a region.
web-atg-ended-army = Meiste Armeen
web-atg-ended-total = Diese Region
web-atg-ended-score = Punktestand
web-atg-go-on = Weiter: { $region }

# Wie es weiterginge, in einem Tipp oder einer Analyse.
web-atg-then-temple = Einen Tempel in { $place } versuchen
web-atg-then-city = Eine Stadt in { $place } versuchen
