# Was für einen Zug in Alexander der Große spricht, und worum es geht.
advice-alexander-the-great-alone-temple = { $place }: Sonst will dort niemand den Tempel. Das sind 3 Punkte für 1 Würfel.
advice-alexander-the-great-alone-city = { $place }: Sonst will dort niemand die Stadt. Das sind 5 Punkte für 2 Würfel.
advice-alexander-the-great-short-temple = { $place }: Ein Tempel brächte dort 3 Punkte, aber der Würfel dafür fehlt.
advice-alexander-the-great-short-city = { $place }: Eine Stadt brächte dort 5 Punkte, aber die Würfel dafür fehlen.
advice-alexander-the-great-wins-temple = { $place }: Um den Tempel bietest du { $mine } gegen { $theirs } von { $name }. Das sind 3 Punkte zum Preis von { $price }.
advice-alexander-the-great-wins-city = { $place }: Um die Stadt bietest du { $mine } gegen { $theirs } von { $name }. Das sind 5 Punkte zum Preis von { $price }.
advice-alexander-the-great-blocks-temple = { $place }: Bei { $mine } gegen { $theirs } baut niemand den Tempel, { $name } bekommt dort also nichts.
advice-alexander-the-great-blocks-city = { $place }: Bei { $mine } gegen { $theirs } baut niemand die Stadt, { $name } bekommt dort also nichts.
advice-alexander-the-great-costs-temple = { $place }: Der Tempel kostet { $name } dann { $price } statt 1.
advice-alexander-the-great-costs-city = { $place }: Die Stadt kostet { $name } dann { $price } statt 2.
advice-alexander-the-great-holds = { $place }: Dort steht keine andere Armee. So bekommst du 2 Punkte.
advice-alexander-the-great-most = { $place }: Du hast dann die meisten Armeen, { $mine } gegen { $theirs }. Das sind 2 Punkte.
advice-alexander-the-great-ends = Mit { $place } endet die Region nach dieser Runde. Ungenutzte Würfel: { $name } { $theirs }, du { $mine }.
advice-alexander-the-great-first = Wenn du beginnst, ziehst du vor allen anderen, mit { $armies ->
    [one] einer Armee
   *[other] { $armies } Armeen
}; { $rivals } Mitspieler können noch reagieren.
advice-alexander-the-great-first-two = Wenn du beginnst, ziehst du vor { $name }, mit { $armies ->
    [one] einer Armee
   *[other] { $armies } Armeen
}.
advice-alexander-the-great-middle = Du siehst { $before ->
    [one] einen Mitspieler
   *[other] { $before } Mitspieler
} ziehen, bevor du entscheidest; { $rivals ->
    [one] einer kann
   *[other] { $rivals } können
} noch reagieren.
advice-alexander-the-great-last = Wenn du zuletzt spielst, siehst du alle Pläne, bevor du baust. Deine Gebote für Tempel: { $temple }, für Städte: { $city }.
advice-alexander-the-great-last-two = Wenn du zuletzt spielst, siehst du, was { $name } tut, bevor du entscheidest. Deine Gebote für Tempel: { $temple }, für Städte: { $city }.
advice-alexander-the-great-stop = Weitermarschieren kostet Würfel. Zum Bauen bleiben dir für Tempel: { $temple }, für Städte: { $city }.
advice-alexander-the-great-confirm = { $points ->
    [0] Kein Bauplatz ist mehr seine Würfel wert.
    [one] Deine Bauversuche bringen so 1 Punkt; ein weiterer brächte nicht mehr.
   *[other] Deine Bauversuche bringen so { $points } Punkte; ein weiterer brächte nicht mehr.
}
advice-alexander-the-great-score = Das verspricht in dieser Region mehr Punkte als die meisten anderen Möglichkeiten.
advice-alexander-the-great-temples = Das verspricht mehr Tempel als die meisten anderen Möglichkeiten.
advice-alexander-the-great-cities = Das verspricht mehr Städte als die meisten anderen Möglichkeiten.
advice-alexander-the-great-temple-award = Das hilft bei der Prämie für die meisten Tempel.
advice-alexander-the-great-city-award = Das hilft bei der Prämie für die meisten Städte.
advice-alexander-the-great-against = Das schadet { $name } am meisten.
advice-alexander-the-great-quiet = Das verschenkt nichts.
advice-alexander-the-great-order = Mit einem Gebot von { $order } wählst du früh deinen Platz: Wer zuletzt spielt, sieht, wer welchen Bauplatz will (Tempel: { $temples }, Städte: { $cities }).
advice-alexander-the-great-armies = Die Region { $region } hat { $provinces } Provinzen, jede bringt 2 Punkte für die meisten Armeen: Mit { $armies } Armeen kannst du mehrere halten.
advice-alexander-the-great-temple = { $region } hat { $temples } Bauplätze für Tempel zu je 3 Punkten: { $temple } Würfel überbieten dort fast jeden oder bezahlen die Pfeile.
advice-alexander-the-great-city = { $region } hat { $cities } Bauplätze für Städte zu je 5 Punkten: { $city } Würfel überbieten dort fast jeden.
advice-alexander-the-great-mixed = { $region }, von allem etwas: { $armies ->
    [one] eine Armee
   *[other] { $armies } Armeen
} für { $provinces } Provinzen, { $temple } Würfel für { $temples } Bauplätze von Tempeln und { $city } für { $cities } von Städten.
advice-alexander-the-great-again = Noch offen ({ $region }): { $temples } Bauplätze für deine Tempelwürfel ({ $temple }), { $cities } für deine Stadtwürfel ({ $city }).
matters-alexander-the-great-score = Offene Bauplätze ({ $region }): { $temples } für Tempel, { $cities } für Städte. Deine Würfel dafür: { $temple } und { $city }.
matters-alexander-the-great-temples = Tempel auf dem Spielplan: du { $mine }, { $name } { $theirs }. Die meisten bringen am Ende { $points } Punkte; Bauplätze hier ({ $region }): { $temples }.
matters-alexander-the-great-cities = Städte auf dem Spielplan: du { $mine }, { $name } { $theirs }. Die meisten bringen am Ende { $points } Punkte; offene Bauplätze hier ({ $region }): { $cities }.
matters-alexander-the-great-against = Achte auf { $name }. Armeen: { $armies }; Würfel für Tempel: { $temple }, für Städte: { $city }. Wo kommt ihr euch in die Quere?
matters-alexander-the-great-quiet = Mehrere Züge sind etwa gleich gut: Verschenke nichts.
matters-alexander-the-great-order = Bauplätze ({ $region }): { $temples } für Tempel, { $cities } für Städte. Wer zuletzt spielt, sieht, wer welchen will.
matters-alexander-the-great-armies = Die Region { $region } hat { $provinces } Provinzen, jede bringt 2 Punkte für die meisten Armeen. Wie viele kannst du halten?
matters-alexander-the-great-mixed = { $region }: { $provinces } Provinzen, Bauplätze für { $temples } Tempel und { $cities } Städte. Was lassen die anderen übrig?
matters-alexander-the-great-mixed-two = { $region }: { $provinces } Provinzen, Bauplätze für { $temples } Tempel und { $cities } Städte. Was lässt dir { $name } übrig?
better-alexander-the-great-score = Am Ende der Region, gegenüber { $other }: etwa { $ahead } mit der besseren Wahl, { $was } mit der getroffenen.
better-alexander-the-great-score-other-you = Am Ende der Region, gegenüber dir: etwa { $ahead } mit der besseren Wahl, { $was } mit der getroffenen.
better-alexander-the-great-temples = Tempel am Ende der Region ({ $name } – { $other }): etwa { $mine } – { $theirs } mit der besseren Wahl, { $before } – { $rival } mit der getroffenen.
better-alexander-the-great-cities = Städte am Ende der Region ({ $name } – { $other }): etwa { $mine } – { $theirs } mit der besseren Wahl, { $before } – { $rival } mit der getroffenen.
better-alexander-the-great-follows = Der Vorteil zeigt sich nicht sofort, sondern in den Zügen danach.
better-alexander-the-great-city = Mehr Würfel für Städte, { $mine } statt { $before }: Die Region { $region } hat { $cities } Bauplätze zu je 5 Punkten.
better-alexander-the-great-temple = Mehr Würfel für Tempel, { $mine } statt { $before }: Die Region { $region } hat { $temples } Bauplätze zu je 3 Punkten, und diese Würfel bezahlen auch Pfeile.
better-alexander-the-great-armies = Mehr Armeen, { $mine } statt { $before }: Die Region { $region } hat { $provinces } Provinzen zu je 2 Punkten.
better-alexander-the-great-order = Mehr Würfel für die Reihenfolge, { $mine } statt { $before }: Wer zuletzt spielt, sieht, wer welchen Bauplatz will (Tempel: { $temples }, Städte: { $cities }).
