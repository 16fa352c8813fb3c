# Alexander der Große in Worten: Protokoll, Knöpfe, Gründe.
atg-none = niemand
atg-place = { $place }
atg-symbol = das Feldzugssymbol
atg-choose-split = Verteile deine { $cubes } Würfel auf die vier Felder: split REIHENFOLGE ARMEEN TEMPEL STÄDTE, zum Beispiel split 2 6 4 3.
atg-choose-move = Bewege eine Gruppe von Armeen: move VON NACH ARMEEN, dann der Preis aus Tempel- und Stadtfeld, wenn es einen gibt, zum Beispiel 1t1c. Oder: stop.

# Das Protokoll: was geschehen ist.
atg-event-region = Region { $number }, { $region }: Alle haben 15 Würfel.
atg-event-revealed = { $name } legte { $order } auf die Reihenfolge, { $army } auf Armeen, { $temple } auf Tempel, { $city } auf Städte.
atg-event-lots = Unter Gleichen entschied das Los, in dieser Folge: { $names }.
atg-event-oldest = Niemand hat auf die Reihenfolge geboten: { $name } beginnt, dann im Uhrzeigersinn.
atg-event-place = { $name } spielt an { $place }. Stelle.
atg-event-turn = Runde { $number } in Region { $region }. Die Reihenfolge: { $names }.
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
atg-event-goal = { $name } hat { $province } erreicht: Die Region endet mit dieser Runde.
atg-event-stopped = { $name } zieht nicht weiter.
atg-event-laid-temple = { $name } will in { $province } einen Tempel bauen.
atg-event-laid-city = { $name } will in { $province } eine Stadt bauen.
atg-event-province = { $name } hat die meisten Armeen in { $province }: { $points } Punkte.
atg-event-built-temple = { $name } baute in { $province } einen Tempel für { $price }: { $points } Punkte.{ $rivals ->
    [0] { "" }
   *[other] { " " }Vergeblich: { $names }.
}
atg-event-built-city = { $name } baute in { $province } eine Stadt für { $price }: { $points } Punkte.{ $rivals ->
    [0] { "" }
   *[other] { " " }Vergeblich: { $names }.
}
atg-event-region-ended = Region { $number }, { $region }, ist beendet: { $reason }.
atg-event-resplit = { $name } hat jetzt für Tempel { $temple }, für Städte { $city }.
atg-event-award-temple = { $name } hat die meisten Tempel in { $region }: { $points } Punkte.
atg-event-award-city = { $name } hat die meisten Städte in { $region }: { $points } Punkte.
atg-event-award-temple-board = { $name } hat die meisten Tempel auf dem Plan: { $points } Punkte.
atg-event-award-city-board = { $name } hat die meisten Städte auf dem Plan: { $points } Punkte.
atg-event-halved = Im kurzen Feldzug zählen die Prämien halb: { $name } verliert davon { $points } Punkte.
atg-event-ended = Die Partie ist zu Ende: { $reason }. { $count ->
    [one] { $winners } hat gewonnen.
   *[other] { $winners } teilen sich den Sieg.
}
reason-last_province = die letzte Provinz wurde betreten
reason-three_turns = in der Region wurden drei Runden gespielt

# Knöpfe: was man tun kann.
atg-do-split = Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }
atg-do-resplit = Tempel { $temple }, Städte { $city }
atg-do-place = An { $place }. Stelle spielen
atg-do-move = { $armies ->
    [one] Eine Armee
   *[other] { $armies } Armeen
} bewegen: { $source } → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }für { $price } ({ $temple ->
        [0] aus Städten
       *[other] { $city ->
            [0] aus Tempeln
           *[other] { $temple } aus Tempeln, { $city } aus Städten
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , davon { $tired } schon marschiert
}
atg-do-stop = Nicht weiterziehen
atg-do-temple = Einen Tempel in { $place } versuchen, für { $price ->
    [one] 1 Würfel
   *[other] { $price } Würfel
}{ $short ->
    [0] { "" }
   *[other] { "; dafür sind zu wenige im Tempelfeld" }
}
atg-do-city = Eine Stadt in { $place } versuchen, für { $price ->
    [one] 1 Würfel
   *[other] { $price } Würfel
}{ $short ->
    [0] { "" }
   *[other] { "; dafür sind zu wenige im Städtefeld" }
}
atg-do-temple-against = Einen Tempel in { $place } versuchen, gegen { $names }, { $price ->
    [0] nach jetzigem Stand vergeblich
   *[other] nach jetzigem Stand für { $price }
}
atg-do-city-against = Eine Stadt in { $place } versuchen, gegen { $names }, { $price ->
    [0] nach jetzigem Stand vergeblich
   *[other] nach jetzigem Stand für { $price }
}
atg-do-confirm = Keine weiteren Versuche

# Warum etwas nicht geht.
atg-unknown-verb = „{ $verb }“ ist keine Aktion. Aktionen sind: { $verbs }.
atg-wrong-words = Schreibe „{ $verb }“ so: { $example }.
atg-unknown-province = Auf diesem Plan gibt es keine Provinz „{ $word }“.
atg-now-allocate = Verteile zuerst deine Würfel auf die vier Felder.
atg-now-order = Wähle jetzt eine Stelle in der Reihenfolge.
atg-now-move = Bewege jetzt deine Armeen, oder höre auf.
atg-now-build = Die Armeen sind marschiert; baue jetzt, oder lass es dabei.
atg-now-redistribute = Verteile jetzt die übrigen Würfel auf Tempel und Städte.
atg-split-all = Du verteilst { $total } Würfel; es müssen alle { $cubes } sein.
atg-resplit-all = Du verteilst { $total } Würfel; es sind { $cubes } da.
atg-no-such-place = Es gibt keine { $place }. Stelle: Die Reihenfolge hat { $most }.
atg-place-taken = Die { $place }. Stelle hat { $name }.
atg-too-few-armies = So viele Armeen können von dort ({ $place }) nicht marschieren: { $armies }.
atg-cannot-pay = Der Pfeil kostet { $price }; in deinen Feldern: Tempel { $temple }, Städte { $city }.
atg-wrong-price = Der Pfeil kostet genau { $price }; füge es dem Zug an, etwa 1t1c. In deinen Feldern: Tempel { $temple }, Städte { $city }.
atg-freshest-anyway = Die frischesten Armeen gehen ohnehin zuerst: Sage einfach { $armies }.
atg-wrong-groups = So viele Armeen mit diesen Schritten gibt es dort nicht; nenne insgesamt { $armies }.
atg-other-region = { $place } liegt nicht in der Region { $region }.
atg-no-arrow = Kein Pfeil führt dorthin ({ $source } → { $target }).
atg-no-army = Du hast keine Armee in { $place }.
atg-no-site-temple = { $place } hat keinen Platz für einen Tempel.
atg-no-site-city = { $place } hat keinen Platz für eine Stadt.
atg-city-stands = In { $place } steht schon eine Stadt; eine zweite gibt es nie.
atg-laid-temple = Du versuchst in { $place } schon einen Tempel.
atg-laid-city = Du versuchst in { $place } schon eine Stadt.
atg-none-left-temple = Du hast keinen Tempel mehr.
atg-none-left-city = Du hast keine Stadt mehr.

# Das Terminal.
notation-alexander_the_great =
    Jede Provinz zeigt ihre Nummer, T für einen Tempelplatz, C für einen Stadtplatz, ihren Namen und ihr Wort in Aktionen; X beendet die Region.
    Darunter stehen ihre Pfeile: wohin sie führen und was der Eintritt kostet.
    2×3›› sind drei Armeen von Spieler 2, die noch zwei Schritte haben; 2TC sind ein Tempel und eine Stadt von Spieler 2; (tc) sind Versuche dieses Zuges.
    Wörter für Aktionen: split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Ein Preis wird aus dem Tempelfeld (t), dem Stadtfeld (c) oder beiden gezahlt: 1t1c. Die frischesten Armeen gehen zuerst;
    um andere zu wählen, sage, wie viele schon wie viele Schritte gegangen sind: move thrace getae 3 1t 1@1,2@2.
atg-show-region = Region { $number }: { $region }, Runde { $turn } von höchstens 3
atg-show-seat = { $name }: { $score } Punkte; Reihenfolge { $order }, Armeen { $army }, Tempel { $temple }, Städte { $city }; noch zu bauen: Tempel { $temples }, Städte { $cities }; { $place ->
    [0] noch keine Stelle
   *[other] spielt an { $place }. Stelle
}
atg-show-seat-hidden = { $name }: { $score } Punkte; 15 Würfel hinter dem Schirm; noch zu bauen: Tempel { $temples }, Städte { $cities }
atg-sheet-seat = { $name }, { $score } Punkte: Provinzen { $province }, Tempel { $temple }, Städte { $city }, Schlussprämien { $award }
atg-sheet-awarded = { $name }, { $score } Punkte: Provinzen { $province }, Tempel { $temple }, Städte { $city }, Schlussprämien { $award } ({ $awards })
atg-sheet-award-temple = meiste Tempel in { $region }
atg-sheet-award-city = meiste Städte in { $region }
atg-sheet-award-temple-board = meiste Tempel auf dem Plan
atg-sheet-award-city-board = meiste Städte auf dem Plan
atg-event-tie-temple = Niemand baute in { $province } einen Tempel: Gleichstand unter { $names }.
atg-event-tie-city = Niemand baute in { $province } eine Stadt: Gleichstand unter { $names }.
atg-event-unpaid-temple = Der Tempel in { $province } konnte nicht bezahlt werden: { $names }.
atg-event-unpaid-city = Die Stadt in { $province } konnte nicht bezahlt werden: { $names }.
atg-no-armies = Sage, wie viele Armeen gehen: mindestens eine.

# Die Statuszeile: was jetzt zu tun ist, für dich und bei anderen.
atg-prompt-allocate = Verteile deine { $cubes } Würfel auf die vier Felder.
atg-prompt-allocate-all = Alle verteilen hinter dem Schirm 15 Würfel.
atg-prompt-order = Wähle deine Stelle in der Reihenfolge.
atg-prompt-order-of = { $name } wählt eine Stelle in der Reihenfolge.
atg-prompt-move = Bewege deine Armeen, dann höre auf.
atg-prompt-move-of = { $name } bewegt Armeen.
atg-prompt-build = Versuche Tempel und Städte zu bauen, wo deine Armeen stehen; dann wähle „{ atg-do-confirm }“.
atg-prompt-build-last = Du kannst noch ein Gebäude hinlegen; dann ist dein Zug vorbei. Oder wähle „{ atg-do-confirm }“.
atg-prompt-build-of = { $name } versucht zu bauen.
atg-prompt-redistribute = Verteile { $cubes ->
    [one] deinen letzten Würfel
   *[other] deine letzten { $cubes } Würfel
} auf Tempel und Städte.
atg-prompt-redistribute-all = Alle verteilen den Rest auf Tempel und Städte.
