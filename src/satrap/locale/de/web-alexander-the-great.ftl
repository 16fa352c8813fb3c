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
web-atg-none-free = { $cubes ->
    [one] Der Würfel liegt schon: Nimm ihn zuerst aus dem anderen Feld.
   *[other] Alle { $cubes } Würfel sind schon verteilt: Nimm zuerst einen aus einem anderen Feld.
}
web-atg-none-here = In diesem Feld liegt kein Würfel, den du zurücknehmen kannst.
web-atg-ready = Fertig
web-atg-sealed = Fertig: wird gezeigt, sobald alle gewählt haben.
web-atg-change = Ändern
web-atg-reveal = Die Sichtschirme fallen
web-atg-screen = { $cubes } Würfel hinter dem Sichtschirm
web-atg-left = noch zu bauen: { $temple } Tempel, { $city ->
    [one] { $city } Stadt
   *[other] { $city } Städte
}
web-atg-to-build = zu bauen
web-atg-used-up-temple = Alle deine Tempel sind gebaut.
web-atg-used-up-city = Alle deine Städte sind gebaut.
web-atg-used-up-short = alle gebaut
web-atg-ask-end = Mit deinen Würfeln ist nichts mehr zu bauen: Beende deinen Zug.
web-atg-only-roads-temple = Alle deine Tempel sind gebaut: Diese Würfel bezahlen nur noch Wege.
web-atg-only-roads-city = Alle deine Städte sind gebaut: Diese Würfel bezahlen nur noch Wege.
web-atg-left-temple = { $count ->
    [one] noch ein Tempel zu bauen
   *[other] noch { $count } Tempel zu bauen
}
web-atg-left-city = { $count ->
    [one] noch eine Stadt zu bauen
   *[other] noch { $count } Städte zu bauen
}
web-atg-place = { $place }. Platz
web-atg-order = Reihenfolge, mit Punkten
web-atg-no-place = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
web-atg-empty-place = { $place }. Platz: noch frei
web-atg-turn = Region { $region }, Runde { $turn }

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
web-atg-ended-failed = gescheitert: { $places }
web-atg-go-on = Weiter: { $region }

# Wie es weiterginge, in einem Tipp oder einer Analyse.
web-atg-then-temple = Tempel legen ({ $place })
web-atg-then-city = Stadt legen ({ $place })

# Marschieren und bauen.
web-atg-pay = Wie zahlen
web-atg-pay-from = { $temple } aus Tempel, { $city } aus Städte
web-atg-take = Armeen nehmen: { $place }
web-atg-lead = Armeen hierher führen{ $price ->
    [0] { "" }
   *[other] {" "}für { $price }
}: { $place }
web-atg-free-way = frei
web-atg-to = Ziel: { $place }
web-atg-via = über { $places }
web-atg-of = von { $most }
web-atg-how-many = Wie viele Armeen
web-atg-fewer = Eine Armee weniger
web-atg-another = Eine Armee mehr
web-atg-press-again = Noch einmal wählen: { $place }
web-atg-ends-match = Beendet die Partie nach dieser Runde.
web-atg-ends-region = Beendet die Region nach dieser Runde.
web-atg-ask-take = Wähle deine Armeen oder zieh sie.
web-atg-ask-where = { $armies ->
    [one] Wohin mit deiner Armee?
   *[other] Wohin mit { $armies } Armeen?
}
web-atg-ask-from = { $armies ->
    [one] { $place }: Wohin mit der Armee?
   *[other] { $place }: Wohin mit den { $armies } Armeen?
}
web-atg-ask-again = { $armies ->
    [one] Eine Armee, Ziel { $place }: Wähle noch einmal.
   *[other] { $armies } Armeen, Ziel { $place }: Wähle noch einmal.
}
web-atg-ask-build = Wo willst du bauen?
web-atg-stop-temple = Marsch beenden und Tempel versuchen: { $place }
web-atg-stop-city = Marsch beenden und Stadt versuchen: { $place }
web-atg-tag-mine = deins für { $price }, +{ $points }
web-atg-tag-mine-short = du zahlst { $price }
web-atg-tag-theirs = { $name } zahlt { $price }
web-atg-tag-theirs-short = { $name } zahlt { $price }
web-atg-tag-even = gleich: niemand
web-atg-tag-even-short = gleich
web-atg-tag-unpaid = zu wenig

# Der Sichtschirm.
web-atg-split-title = { $cubes ->
    [one] Verteile heimlich deinen Würfel
   *[other] Verteile heimlich deine { $cubes } Würfel
}
web-atg-splitting = überlegt…
web-atg-note-order = die meisten wählen zuerst
web-atg-note-army = die meisten: 2 Punkte
web-atg-note-temple = ab 1 Würfel: 3 Punkte
web-atg-note-city = ab 2 Würfeln: 5 Punkte
web-atg-taken = { $place }. Platz: { $name }

# Der Feldzug, und was die anderen getan haben.
web-atg-campaign = Der Feldzug
web-atg-turn-of = Runde { $turn }
web-atg-last-turn = letzte Runde
web-atg-scoring = Wertung
web-atg-recap = { $armies ->
    [one] Eine Armee
   *[other] { $armies } Armeen
} in { $provinces ->
    [one] einer Provinz
   *[other] { $provinces } Provinzen
}{ $temples ->
    [0] { "" }
    [one] , ein Tempel versucht
   *[other] , { $temples } Tempel versucht
}{ $cities ->
    [0] { "" }
    [one] , eine Stadt versucht
   *[other] , { $cities } Städte versucht
}
web-atg-recap-short = { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}{ $temples ->
    [0] { "" }
   *[other] , { $temples } Tempel
}{ $cities ->
    [0] { "" }
    [one] , 1 Stadt
   *[other] , { $cities } Städte
}

# Die Wertung als Bühne.
web-atg-contest-army = Die meisten Armeen: { $province }
web-atg-contest-temple = Der Tempel: { $province }
web-atg-contest-city = Die Stadt: { $province }
web-atg-contest-most = { $mine ->
    [1] Du hast die meisten: +{ $points }.
   *[other] { $name } hat die meisten: +{ $points }.
}
web-atg-contest-alone = { $mine ->
    [1] Du baust und zahlst { $price }: +{ $points }.
   *[other] { $name } baut und zahlt { $price }: +{ $points }.
}
web-atg-contest-won = { $mine ->
    [1] Du baust für { $price } (Gebot dagegen: { $rival }): +{ $points }.
   *[other] { $name } baut für { $price } (Gebot dagegen: { $rival }): +{ $points }.
}
web-atg-contest-tie = Gleichstand: Niemand baut.
web-atg-contest-unpaid = Niemand kann zahlen.
web-atg-skip = weiter mit einem Klick
web-atg-award-even = gleich
web-atg-awards = Die Auszeichnungen
web-atg-award-temple = { $name } hat hier die meisten Tempel: +{ $points } am Ende
web-atg-award-city = { $name } hat hier die meisten Städte: +{ $points } am Ende
web-atg-award-none-temple = Meiste Tempel hier: Gleichstand, keine Auszeichnung
web-atg-award-none-city = Meiste Städte hier: Gleichstand, keine Auszeichnung
web-atg-awards-now = Auszeichnungen bisher: +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Provinzen
web-atg-for-temple = Tempel
web-atg-for-city = Städte
web-atg-for-award = Prämien am Ende
web-atg-whole-empire = Das ganze Reich

# Was ein Bauplatz brächte, für den Plan in Worten.
web-atg-site-taken = Stadt: gebaut von { $name }; eine zweite gibt es hier nie.
web-atg-site-open-temple = Tempel: frei, niemand versucht es; 3 Punkte für 1 Würfel.
web-atg-site-open-city = Stadt: frei, niemand versucht es; 5 Punkte für 2 Würfel.
web-atg-site-won-temple = Tempel: Gebote { $bids }; { $name } würde bauen und { $price } zahlen. Punkte: { $points }.
web-atg-site-won-city = Stadt: Gebote { $bids }; { $name } würde bauen und { $price } zahlen. Punkte: { $points }.
web-atg-site-nobody-temple = Tempel: Gebote { $bids }; so würde niemand bauen.
web-atg-site-nobody-city = Stadt: Gebote { $bids }; so würde niemand bauen.
web-over-last_province = Die Partie war zu Ende, weil die letzte Provinz der letzten Region betreten wurde.
web-over-three_turns = Die Partie war nach drei Runden in der letzten Region zu Ende.
