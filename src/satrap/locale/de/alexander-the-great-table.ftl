# Alexander der Große in Worten: Protokoll, Knöpfe, Gründe.
atg-none = niemand
atg-symbol = Feldzugssymbol
atg-choose-split = Verteile deine { $cubes } Würfel auf die vier Felder: split REIHENFOLGE ARMEEN TEMPEL STÄDTE, zum Beispiel split 2 6 4 3.
atg-choose-move = Bewege eine Gruppe von Armeen: move VON NACH ARMEEN, dazu den Preis aus Tempel- und Stadtfeld, wenn es einen gibt, zum Beispiel 1t1c. Oder: stop.

# Das Protokoll: was geschehen ist.
atg-event-region = { $region }: Alle haben 15 Würfel.
atg-event-revealed = { $name } verteilte: Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }.
atg-event-lots = Bei Gleichstand entschied das Los, in dieser Reihenfolge: { $names }.
atg-event-oldest = Niemand bot für die Reihenfolge: { $name } beginnt, die anderen folgen im Uhrzeigersinn.
atg-event-place = { $name } spielt an { $place }. Stelle.
atg-event-turn = Runde { $number }. Die Reihenfolge: { $names }.
atg-event-armies = { $name } stellte { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} auf das Feldzugssymbol { $region }.
atg-event-moved-free = { $name } bewegte { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} ({ $source } → { $target }).
atg-event-moved = { $name } bewegte { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} ({ $source } → { $target }) und zahlte { $temple ->
    [0] { $city } aus dem Stadtfeld
   *[other] { $temple } aus dem Tempelfeld{ $city ->
        [0] { "" }
       *[other] , { $city } aus dem Stadtfeld
    }
}.
atg-event-goal = { $name } betrat die letzte Provinz, { $province }: Die Region endet mit dieser Runde.
atg-event-stopped = { $name } beendete den Marsch.
atg-event-laid-temple = { $province }: { $name } plant einen Tempel.
atg-event-laid-city = { $province }: { $name } plant eine Stadt.
atg-event-province = { $province }: { $name } hat die meisten Armeen, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-built-temple = { $province }: { $name } baute einen Tempel für { $price } Würfel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Leer ausgegangen: { $names }.
}
atg-event-built-city = { $province }: { $name } baute eine Stadt für { $price } Würfel, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Leer ausgegangen: { $names }.
}
atg-event-region-ended-three_turns = Ende der Region { $region } nach der dritten Runde.
atg-event-region-ended-last_province = Ende der Region { $region }: Die letzte Provinz ist erreicht.
atg-event-resplit = { $name } verteilte neu: Tempel { $temple }, Städte { $city }.
atg-event-award-temple = { $name } hat die meisten Tempel in der Region { $region }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-award-city = { $name } hat die meisten Städte in der Region { $region }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-award-temple-board = { $name } hat die meisten Tempel auf dem Spielplan: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-award-city-board = { $name } hat die meisten Städte auf dem Spielplan: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
atg-event-halved = Im kurzen Feldzug zählen die Prämien nur halb: { $name } verliert { $points ->
    [one] einen Prämienpunkt
   *[other] { $points } Prämienpunkte
}.
atg-event-ended = Die Partie ist vorbei: { $reason }. { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
reason-last_province = Die letzte Provinz wurde betreten
reason-three_turns = Die dritte Runde ist gespielt

# Knöpfe: was man tun kann.
atg-do-split = Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }
atg-do-resplit = Tempel { $temple }, Städte { $city }
atg-do-place = An { $place }. Stelle spielen
atg-do-move = { $armies ->
    [one] Eine Armee
   *[other] { $armies } Armeen
} → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $temple ->
        [0] Städte { $city }
       *[other] Tempel { $temple }{ $city ->
            [0] { "" }
           *[other] , Städte { $city }
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , davon { $tired } schon gezogen
}
atg-do-stop = Marsch beenden
atg-do-temple = Tempel ({ $place }): { $price ->
    [one] 1 Würfel
   *[other] { $price } Würfel
}{ $short ->
    [0] { "" }
   *[other] { " (zu wenig)" }
}
atg-do-city = Stadt ({ $place }): { $price ->
    [one] 1 Würfel
   *[other] { $price } Würfel
}{ $short ->
    [0] { "" }
   *[other] { " (zu wenig)" }
}
atg-do-temple-against = Tempel umkämpft ({ $place }): { $price ->
    [0] vergeblich
   *[other] { $price }
}
atg-do-city-against = Stadt umkämpft ({ $place }): { $price ->
    [0] vergeblich
   *[other] { $price }
}
atg-do-confirm = Zug beenden
atg-about-against = Derzeit gegen { $names }.
atg-about-short-temple = In deinem Tempelfeld liegen zu wenige.
atg-about-short-city = In deinem Stadtfeld liegen zu wenige.

# Warum etwas nicht geht.
atg-unknown-verb = „{ $verb }“ ist keine Aktion. Möglich sind: { $verbs }.
atg-wrong-words = Schreibe „{ $verb }“ so: { $example }.
atg-unknown-province = Auf diesem Spielplan gibt es keine Provinz „{ $word }“.
atg-now-allocate = Verteile zuerst deine Würfel auf die vier Felder.
atg-now-order = Wähle jetzt einen Platz in der Reihenfolge.
atg-now-move = Bewege jetzt deine Armeen, oder wähle „{ atg-do-stop }“.
atg-now-build = Die Armeen sind marschiert; baue jetzt, oder wähle „{ atg-do-confirm }“.
atg-now-redistribute = Verteile jetzt die übrigen Würfel auf Tempel und Städte.
atg-split-all = Du hast { $total } Würfel verteilt; es müssen alle { $cubes } sein.
atg-resplit-all = Zu verteilende Würfel: { $cubes }, nicht { $total }.
atg-no-such-place = Es gibt keine { $place }. Stelle: Die Reihenfolge hat nur { $most }.
atg-place-taken = An { $place }. Stelle spielt schon { $name }.
atg-too-few-armies = { $armies ->
    [0] Dort ({ $place }) kann keine Armee mehr marschieren.
    [one] Dort ({ $place }) kann nur eine Armee marschieren.
   *[other] Dort ({ $place }) können nur { $armies } Armeen marschieren.
}
atg-cannot-pay = Der Pfeil kostet { $price }; in deinen Feldern: Tempel { $temple }, Städte { $city }.
atg-wrong-price = Der Pfeil kostet genau { $price }; hänge den Preis an, zum Beispiel 1t1c. In deinen Feldern: Tempel { $temple }, Städte { $city }.
atg-freshest-anyway = Die frischesten Armeen gehen ohnehin zuerst: Gib einfach { $armies } ein.
atg-wrong-groups = So viele Armeen mit diesen Schritten gibt es dort nicht; zusammen müssen es { $armies } sein.
atg-other-region = Das liegt nicht in der Region { $region }: { $place }.
atg-no-arrow = Kein Pfeil führt dorthin ({ $source } → { $target }).
atg-no-army = Dort hast du keine Armee: { $place }.
atg-no-site-temple = Dort ist kein Bauplatz für einen Tempel: { $place }.
atg-no-site-city = Dort ist kein Bauplatz für eine Stadt: { $place }.
atg-city-stands = Dort ({ $place }) steht schon eine Stadt; eine zweite gibt es nie.
atg-laid-temple = Du versuchst dort schon, einen Tempel zu bauen: { $place }.
atg-laid-city = Du versuchst dort schon, eine Stadt zu bauen: { $place }.
atg-none-left-temple = Du hast keinen Tempel mehr im Vorrat.
atg-none-left-city = Du hast keine Stadt mehr im Vorrat.

# Das Terminal.
notation-alexander_the_great =
    Jede Provinz zeigt ihre Nummer, T für einen Tempel-Bauplatz, C für einen Stadt-Bauplatz, ihren Namen und ihr Wort in Aktionen; X beendet die Region.
    Darunter stehen ihre Pfeile: wohin sie führen und was das Betreten kostet.
    2×3›› sind drei Armeen von Spieler 2, die noch zwei Schritte haben; 2TC sind ein Tempel und eine Stadt von Spieler 2; (tc) sind Versuche dieser Runde.
    Wörter für Aktionen: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Ein Preis wird aus dem Tempelfeld (t), dem Stadtfeld (c) oder beiden gezahlt: 1t1c. Die frischesten Armeen gehen zuerst;
    um andere zu wählen, gib an, wie viele schon wie viele Schritte gegangen sind: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Region { $number }: { $region }, Runde { $turn } von höchstens 3
atg-show-seat = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}; Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }; noch zu bauen: Tempel { $temples }, Städte { $cities }; { $place ->
    [0] noch kein Platz
   *[other] spielt an { $place }. Stelle
}
atg-show-seat-hidden = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}; 15 Würfel hinter dem Sichtschirm; noch zu bauen: Tempel { $temples }, Städte { $cities }
atg-sheet-seat = { $name }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: Provinzen { $province }, Tempel { $temple }, Städte { $city }, Schlussprämien { $award }
atg-sheet-awarded = { $name }, { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}: Provinzen { $province }, Tempel { $temple }, Städte { $city }, Schlussprämien { $award } ({ $awards })
atg-sheet-award-temple = meiste Tempel: { $region }
atg-sheet-award-city = meiste Städte: { $region }
atg-sheet-award-temple-board = meiste Tempel: ganzer Spielplan
atg-sheet-award-city-board = meiste Städte: ganzer Spielplan
atg-event-tie-temple = { $province }: Niemand baute einen Tempel, Gleichstand zwischen { $names }.
atg-event-tie-city = { $province }: Niemand baute eine Stadt, Gleichstand zwischen { $names }.
atg-event-unpaid-temple = { $province }: Der Tempel konnte nicht bezahlt werden ({ $names }).
atg-event-unpaid-city = { $province }: Die Stadt konnte nicht bezahlt werden ({ $names }).
atg-no-armies = Gib an, wie viele Armeen ziehen: mindestens eine.

# Die Statuszeile: was jetzt zu tun ist, für dich und bei anderen.
atg-prompt-allocate = Verteile deine { $cubes } Würfel auf die vier Felder.
atg-prompt-allocate-all = Alle verteilen hinter dem Sichtschirm 15 Würfel.
atg-prompt-order = Wähle deinen Platz in der Reihenfolge.
atg-prompt-order-of = { $name } wählt einen Platz in der Reihenfolge.
atg-prompt-move = Bewege deine Armeen, dann wähle „{ atg-do-stop }“.
atg-prompt-move-of = { $name } bewegt Armeen.
atg-prompt-build = Versuche, Tempel und Städte zu bauen, wo deine Armeen stehen; dann wähle „{ atg-do-confirm }“.
atg-prompt-build-last = Du kannst noch ein Gebäude setzen; dann ist dein Zug vorbei. Oder wähle „{ atg-do-confirm }“.
atg-prompt-build-of = { $name } versucht zu bauen.
atg-prompt-redistribute = { $cubes ->
    [one] Lege deinen letzten Würfel auf Tempel oder Städte.
   *[other] Verteile deine letzten { $cubes } Würfel auf Tempel und Städte.
}
atg-prompt-redistribute-all = Alle verteilen ihre übrigen Würfel auf Tempel und Städte.

# What can be built in a province.
march-bears-temple = ein Tempel
march-bears-city = eine Stadt
march-bears-both = ein Tempel und eine Stadt
march-bears-none = kein Symbol
