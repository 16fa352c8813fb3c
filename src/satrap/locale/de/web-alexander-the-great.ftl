# Alexander der Große auf der Seite: das Tableau, der Spielplan, ihre Namen für Screenreader.
web-atg-tableau = Dein Tableau
web-atg-boxes = In den Feldern
web-atg-box-order = Reihen­folge
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
web-atg-sealed = Fertig: Aufgedeckt wird, sobald alle gewählt haben.
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
web-atg-used-up-short = nur für Pfeile
web-atg-ask-end = Mit deinen Würfeln ist nichts mehr zu bauen: Beende deinen Zug.
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
web-atg-turn = Runde { $turn }.

# Der Spielplan in Worten.
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
web-atg-ended-awards = Schlussprämien bisher, das ganze Reich mitgezählt:
web-atg-ended-last_province = Ende, weil die letzte Provinz erreicht ist.
web-atg-ended-three_turns = Ende nach der dritten Runde.
web-atg-go-on = Weiter: { $region }
web-atg-go-on-last = Weiter zur letzten Region: { $region }

# Wie es weiterginge, in einem Tipp oder einer Analyse.
web-atg-then-temple = Tempel setzen ({ $place })
web-atg-then-city = Stadt setzen ({ $place })

# Marschieren und bauen.
web-atg-pay = Wie zahlen
web-atg-pay-from = { $temple } aus Tempel, { $city } aus Städte
web-atg-pay-loses-temple = { $count ->
    [one] Dann kannst du einen Tempel weniger bauen.
   *[other] Dann kannst du { $count } Tempel weniger bauen.
}
web-atg-pay-loses-city = { $count ->
    [one] Dann kannst du eine Stadt weniger bauen.
   *[other] Dann kannst du { $count } Städte weniger bauen.
}
web-atg-take = Armeen nehmen: { $place }
web-atg-lead = Armeen hierher führen{ $price ->
    [0] { "" }
   *[other] {" "}für { $price }
}: { $place }
web-atg-free-way = gratis
web-atg-via = Weg: { $places }
web-atg-of = von { $most }
web-atg-how-many = Wie viele Armeen
web-atg-fewer = Eine Armee weniger
web-atg-another = Eine Armee mehr
web-atg-march = Hierher marschieren
web-atg-do-march = { $armies ->
    [one] Eine Armee schicken: { $place }
   *[other] { $armies } Armeen schicken: { $place }
}
web-atg-ends-match = Beendet die Partie nach dieser Runde.
web-atg-ends-region = Beendet die Region nach dieser Runde.
web-atg-ask-take = Nimm deine Armeen oder zieh sie ans Ziel.
web-atg-ask-take-or-end = Nimm deine Armeen, zieh sie ans Ziel oder beende den Marsch.
web-atg-ask-order = Wähle deinen Platz: Der erste beginnt, der letzte sieht, was die anderen versuchen.
web-atg-ask-where = { $armies ->
    [one] Wohin soll deine Armee marschieren?
   *[other] Wohin sollen deine { $armies } Armeen marschieren?
}
web-atg-ask-from = { $armies ->
    [one] { $place }: Wohin soll deine Armee marschieren?
   *[other] { $place }: Wohin sollen deine { $armies } Armeen marschieren?
}
web-atg-ask-again = { $armies ->
    [one] Eine Armee, Ziel { $place }: Drück zum Bestätigen noch einmal darauf.
   *[other] { $armies } Armeen, Ziel { $place }: Drück zum Bestätigen noch einmal darauf.
}
web-atg-ask-behind = { $armies ->
    [one] Eine Armee bleibt zurück.
   *[other] { $armies } Armeen bleiben zurück.
}
web-atg-ask-build = Wo willst du bauen?
web-atg-more-temples = In einer Provinz können mehrere Tempel stehen: jede Runde einer mehr, für 3 Punkte.
web-atg-stop-temple = Marsch beenden und Tempel versuchen: { $place }
web-atg-stop-city = Marsch beenden und Stadt versuchen: { $place }
web-atg-tag-mine = deins
web-atg-tag-mine-so-far = vorerst deins
web-atg-tag-theirs = { $name } baut
web-atg-tag-theirs-so-far = bisher { $name }
web-atg-tag-even = Gleichstand: niemand baut
web-atg-tag-even-short = Gleichstand
web-atg-tag-even-so-far = bisher Gleichstand
web-atg-tag-unpaid = zu wenig Würfel

# Der Sichtschirm.
web-atg-split-title = { $cubes ->
    [one] Lege heimlich deinen letzten Würfel
   *[other] Verteile heimlich deine { $cubes } Würfel
}
web-atg-resplit-why = Vor Runde { $turn } von { $turns } in dieser Region wird neu verteilt, was in beiden Feldern übrig ist.
web-atg-splitting = überlegt …
web-atg-note-order = für die erste Wahl
web-atg-note-army = die meisten: 2 Punkte
web-atg-note-temple = ab 1 Würfel: 3 Punkte
web-atg-note-city = ab 2 Würfeln: 5 Punkte
web-atg-taken = { $place }. Platz: { $name }

# Der Feldzug, und was die anderen getan haben.
web-atg-campaign = Der Feldzug
web-atg-turn-of = Runde { $turn }
web-atg-last-turn = letzte Runde
web-atg-region-of = { $region ->
    [1] erste von drei Regionen
   *[other] zweite von drei Regionen
}
web-atg-last-region = letzte Region
web-atg-scoring = Wertung
web-atg-recap = { $armies ->
    [one] Eine Armee
   *[other] { $armies } Armeen
} in { $provinces ->
    [one] einer Provinz
   *[other] { $provinces } Provinzen
}{ $temples ->
    [0] { "" }
    [one] , ein Tempel geplant
   *[other] , { $temples } Tempel geplant
}{ $cities ->
    [0] { "" }
    [one] , eine Stadt geplant
   *[other] , { $cities } Städte geplant
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
web-atg-skip = Klick: weiter
web-atg-award-even = gleich
web-atg-awards = Die Schlussprämien
web-atg-awards-on = Weiter
web-atg-award-temple = { $mine ->
    [1] Du hast
   *[other] { $name } hat
} hier die meisten Tempel: +{ $points } am Ende
web-atg-award-city = { $mine ->
    [1] Du hast
   *[other] { $name } hat
} hier die meisten Städte: +{ $points } am Ende
web-atg-award-none-temple = Meiste Tempel hier: Gleichstand, keine Prämie
web-atg-award-none-city = Meiste Städte hier: Gleichstand, keine Prämie
web-atg-awards-now = Prämien bisher: +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Provinzen
web-atg-for-temple = Tempel
web-atg-for-city = Städte
web-atg-for-award = Schlussprämien
web-atg-whole-empire = Das ganze Reich

# Was ein Bauplatz brächte, für den Spielplan in Worten.
web-atg-site-taken = Stadt: gebaut von { $name }; eine zweite gibt es hier nie.
web-atg-site-open-temple = Tempel: frei, niemand versucht es; 3 Punkte für 1 Würfel.
web-atg-site-open-city = Stadt: frei, niemand versucht es; 5 Punkte für 2 Würfel.
web-atg-site-won-temple = Tempel: Gebote { $bids }; { $name } würde bauen und { $price } zahlen. Punkte: { $points }.
web-atg-site-won-city = Stadt: Gebote { $bids }; { $name } würde bauen und { $price } zahlen. Punkte: { $points }.
web-atg-site-nobody-temple = Tempel: Gebote { $bids }; so würde niemand bauen.
web-atg-site-nobody-city = Stadt: Gebote { $bids }; so würde niemand bauen.
web-over-last_province = Die Partie endete, weil die letzte Provinz der letzten Region betreten wurde.
web-over-three_turns = Die Partie endete nach drei Runden in der letzten Region.
web-atg-plan = Verteilung vorbereiten: { $region }
web-atg-plan-short = Verteilung vorbereiten
web-atg-plan-ready = Verteilung vorbereitet: { $region }
web-atg-plan-ready-short = Verteilung steht bereit
web-atg-plan-about = Diese Verteilung gilt, sobald die nächste Region beginnt. Bis dahin kannst du sie ändern, und niemand sieht sie. Für weitere Runden in der jetzigen Region verteilst du den Rest gesondert.
web-atg-plan-keep = Bereithalten
web-atg-plan-drop = Verwerfen
web-atg-plan-close = Schließen
web-atg-plan-lost = Nicht gespeichert. Versuch es noch einmal.
