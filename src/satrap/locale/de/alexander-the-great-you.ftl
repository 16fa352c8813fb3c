# Das Protokoll, an den gerichtet, von dem es handelt.
atg-event-ended-winners-you = Die Partie ist vorbei: { $reason }. { $count ->
    [one] Du hast gewonnen.
   *[other] Du teilst dir den Sieg: { $winners }.
}
atg-event-revealed-you = Deine Verteilung: Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }.
atg-event-oldest-you = Niemand bot für die Reihenfolge: Du beginnst, die anderen folgen im Uhrzeigersinn.
atg-event-place-you = Du spielst an { $place }. Stelle.
atg-event-armies-you = Du hast { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} auf das Feldzugssymbol { $region } gestellt.
atg-event-moved-free-you = Du hast { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} bewegt ({ $source } → { $target }).
atg-event-moved-you = Du hast { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} bewegt ({ $source } → { $target }) und { $temple ->
    [0] { $city } aus dem Stadtfeld
   *[other] { $temple } aus dem Tempelfeld{ $city ->
        [0] { "" }
       *[other] , { $city } aus dem Stadtfeld
    }
} gezahlt.
atg-event-goal-you = Du hast die letzte Provinz betreten, { $province }: Die Region endet mit dieser Runde.
atg-event-stopped-you = Du hast deinen Marsch beendet.
atg-event-laid-temple-you = { $province }: Du planst einen Tempel.
atg-event-built-temple-you = { $province }: Du hast einen Tempel für { $price } Würfel gebaut, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Leer ausgegangen: { $names }.
}
atg-event-tie-temple-names-you = { $province }: Niemand baute einen Tempel, Gleichstand: { $names }.
atg-event-unpaid-temple-names-you = { $province }: Der Tempel konnte nicht bezahlt werden ({ $names }).
atg-event-award-temple-you = Du hast die meisten Tempel in der Region { $region }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-award-temple-board-you = Du hast die meisten Tempel auf dem Spielplan: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-laid-city-you = { $province }: Du planst eine Stadt.
atg-event-built-city-you = { $province }: Du hast eine Stadt für { $price } Würfel gebaut, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Leer ausgegangen: { $names }.
}
atg-event-tie-city-names-you = { $province }: Niemand baute eine Stadt, Gleichstand: { $names }.
atg-event-unpaid-city-names-you = { $province }: Die Stadt konnte nicht bezahlt werden ({ $names }).
atg-event-award-city-you = Du hast die meisten Städte in der Region { $region }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-award-city-board-you = Du hast die meisten Städte auf dem Spielplan: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-province-you = { $province }: Du hast die meisten Armeen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-resplit-you = Deine neue Verteilung: Tempel { $temple }, Städte { $city }.
atg-event-halved-you = Im kurzen Feldzug zählen die Prämien nur halb: Du verlierst { $points ->
    [one] einen Prämienpunkt
   *[other] { $points } Prämienpunkte
}.
