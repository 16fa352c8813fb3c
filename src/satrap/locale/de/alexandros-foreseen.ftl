# Was eine Wahl bringen würde, gesagt zu dem, der wählt: jetzt, und mit „du“.
foreseen-of-turn-began = Danach: { $name }.
foreseen-card-drawn = Du ziehst eine Karte vom Stapel.
foreseen-turned-up = Eine neue Karte wird aufgedeckt.
foreseen-reshuffled = Die abgelegten Karten werden zum neuen Stapel.
foreseen-card-chosen = Du nimmst die aufgedeckte Karte { $card }.
foreseen-joker-used = Du nutzt einen Joker: { $cards }.
foreseen-special-played = Du spielst { $card } aus der Hand.
foreseen-stayed = Alexander bleibt, wo er ist.
foreseen-space-chosen = Alexanders Ziel: { $where }.
foreseen-point-chosen = Alexander hält an der Ecke im { $side }.
foreseen-step-taken = Alexander geht nach { $side }.
foreseen-marched = Auf dem Weg zum Feld { $place } { $red ->
    [0] { $black ->
        [0] legst du keine neue Mauer
        [one] legst du eine Mauer
       *[other] legst du { $black } Mauern
    }
   *[other] { $black ->
        [0] { $red ->
            [one] legst du eine rote Mauer
           *[other] legst du { $red } rote Mauern
        }
       *[other] legst du Mauern: { $black } in Schwarz, { $red } in Rot
    }
}.
foreseen-province-split = Die Mauern teilen das Land: { $parts }.
foreseen-owned-split = Die Mauern teilen eine Provinz mit Ertrag { $value }: { $parts }.
foreseen-last-turn = Dann ist das der letzte Zug.
foreseen-card-taken = Du nimmst die aufgedeckte Karte { $card }.
foreseen-guard-placed = Du setzt einen Statthalter auf das Feld { $where }.
foreseen-occupied = Du besetzt die Provinz { $place } (Ertrag { $value }) mit { $guards ->
    [one] einem Statthalter
   *[other] { $guards } Statthaltern
}{ $paid ->
    [0] { "." }
   *[other] { " " }und zahlst: { $cards }.
}
foreseen-taken-over = Du übernimmst von { $loser } die Provinz { $place } (Ertrag { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }und zahlst: { $cards }.
}
foreseen-cards-given = { $loser } bekommt von dir: { $cards }.
foreseen-taxes-levied = Du erhebst mit der Karte { $card } Steuern: { $gains }.
foreseen-guard-taken-back = Du nimmst den Statthalter vom Feld { $where } zurück.
foreseen-passed = Du beendest deinen Zug.
foreseen-ended = Dann ist die Partie vorbei. Sieg: { $winners }.
