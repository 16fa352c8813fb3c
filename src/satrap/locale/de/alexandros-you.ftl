# Das Protokoll, an den gerichtet, von dem es handelt.
event-dealt-you = Du hast eine erste Karte bekommen: { $card }.
event-dealt-hidden-you = Du hast eine verdeckte Karte bekommen.
event-card-drawn-you = Du hast eine Karte vom Stapel gezogen: { $card }.
event-card-drawn-hidden-you = Du hast eine Karte vom Stapel gezogen.
event-turn-began-you = Zug { $number }: Du bist dran.
event-card-chosen-you = Du hast die aufgedeckte Karte { $card } gewählt.
event-joker-used-you = Du hast einen Joker genutzt: { $cards }.
event-special-played-you = Du hast für den Spezialzug eine Karte aus der Hand gespielt: { $card }.
event-stayed-you = Du konntest Alexander nicht bewegen.
event-space-chosen-you = Du hast als Ziel gewählt: { $where }.
event-point-chosen-you = Du hast die Ecke im { $side } gewählt ({ $point }).
event-step-taken-you = Du hast den Weg nach { $side } gewählt ({ $point }).
event-marched-you = Alexander zog zum Feld { $place }; du { $red ->
    [0] { $black ->
        [0] hast keine neue Mauer gelegt
        [one] hast eine Mauer gelegt
       *[other] hast { $black } Mauern gelegt
    }
   *[other] { $black ->
        [0] { $red ->
            [one] hast eine rote Mauer gelegt
           *[other] hast { $red } rote Mauern gelegt
        }
       *[other] hast Mauern gelegt: { $black } in Schwarz, { $red } in Rot
    }
}.
event-owned-split-you = Die Mauern teilten deine Provinz mit Ertrag { $value }: { $parts }.
event-card-taken-you = Du hast die aufgedeckte Karte { $card } genommen.
event-guard-placed-you = Du hast einen Statthalter auf das Feld { $where } gesetzt.
event-occupied-you = Du hast die Provinz { $place } (Ertrag { $value }) mit { $guards ->
    [one] einem Statthalter
   *[other] { $guards } Statthaltern
} besetzt{ $paid ->
    [0] { "." }
   *[other] { " " }und gezahlt: { $cards }.
}
event-taken-over-you = Du hast von { $loser } die Provinz { $place } (Ertrag { $value }) übernommen{ $paid ->
    [0] { "." }
   *[other] { " " }und gezahlt: { $cards }.
}
event-taken-over-loser-you = { $name } übernahm von dir die Provinz { $place } (Ertrag { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }und zahlte: { $cards }.
}
event-cards-given-you = { $loser } bekam von dir: { $cards }.
event-cards-given-loser-you = Du hast von { $name } bekommen: { $cards }.
event-taxes-levied-you = Du hast mit der Karte { $card } Steuern erhoben: { $gains }.
event-guard-taken-back-you = Du hast den Statthalter vom Feld { $where } zurückgenommen.
event-passed-you = Du hast deinen Zug beendet.
event-ended-winners-you = Die Partie ist vorbei: { $reason }. { $count ->
    [one] Du hast gewonnen.
   *[other] Du teilst dir den Sieg: { $winners }.
}
