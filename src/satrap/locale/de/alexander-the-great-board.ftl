# Worte auf dem Bild eines Spielplans von Alexander der Große.
march-drawn-title = ALEXANDER DER GROSSE
march-drawn-about = Der Marsch von Makedonien nach Indien durch sechs Regionen mit { $provinces } Provinzen, verbunden durch Pfeile.
march-drawn-province = { $name }, Nummer { $number } der Region { $region }: { $bears }
march-drawn-link = { $a } – { $b }: { $prices }
march-drawn-passage = { $a } – { $b } mit dem Schiff: { $prices }
march-drawn-price = Richtung { $name } { $price ->
    [0] kostenlos
   *[other] { $price }
}
march-drawn-no-head = keine Spitze bei { $name }
march-drawn-symbol = Hier beginnt Region { $number }.
march-drawn-end = Hier endet der Marsch.
march-legend-temple = Tempel
march-legend-city = Stadt
march-legend-number = Wertungsreihenfolge
march-legend-ship = Schiffspassage
march-legend-free = Betreten kostenlos
march-legend-price = Preis fürs Betreten
march-legend-symbol = Beginn einer Region
march-legend-end = Ende des Marsches

# Was vom gedruckten Spielplan bekannt ist, und was ein Spielplan dazu sagt.
march-value-plain = { $value }
march-value-mark = { $mark } { $name }
march-value-entry = { $name } ({ $price })
march-fact-regions = Sechs Regionen in der Reihenfolge des Feldzugs: Makedonien und Griechenland, Kleinasien, der Nahe Osten und Ägypten, Persien, Baktrien, Indien.
march-fact-colours = Jede Region hat ihre Farbe (und hier ihr Muster).
march-fact-provinces = 4 bis 7 Provinzen in einer Region.
march-value-provinces = { $counts }: { $whole } insgesamt
march-fact-numbers = Die Nummern der Provinzen geben an, in welcher Reihenfolge eine Region gewertet wird.
march-fact-kinds = Eine Provinz hat ein Tempelsymbol, ein Stadtsymbol, beide oder keines; alle vier kommen vor.
march-value-kinds = { $temple } mit Tempel, { $city } mit Stadt, { $both } mit beiden, { $none } ohne
march-fact-campaign = Symbol 1 liegt vor der ersten Region, jedes andere in der letzten Provinz der Region davor; die allerletzte Provinz hat ein X in einem roten Kreis.
march-fact-first = Die erste Provinz nach einem Symbol zählt als Schritt; sie zu betreten ist kostenlos.
march-fact-arrows = Nur Pfeile verbinden Provinzen; manche sind Schiffspassagen.
march-value-arrows = Pfeile über Land: { $land }, Schiffspassagen: { $ships }
march-fact-prices = Eine helle Spitze ist kostenlos, eine dunkle kostet 1 oder 2, eine Schiffspassage 3.
march-value-prices = { $free } kostenlose Spitzen, { $one } zu 1, { $two } zu 2, { $three } zu 3
march-fact-directions = Es gilt der Preis der Spitze, über die man die Provinz betritt: Die beiden Richtungen können sich unterscheiden.
march-value-directions = sie unterscheiden sich bei { $count ->
    [one] einem Pfeil
   *[other] { $count } Pfeilen
}
march-fact-ships = Schiffspassagen verbinden Provinzen an der Küste.
march-value-ships = { $sea } über das Meer, { $inland } auf einem Fluss (von uns erfunden)
march-fact-reach = Jede Provinz kann erreicht werden, bevor die letzte betreten ist.
march-value-reach = höchstens { $far ->
    [one] ein Schritt
   *[other] { $far } Schritte
}
march-fact-first-turn = In etwa vier der sechs Regionen kann die letzte Provinz in der ersten Runde erreicht werden.
march-value-first-turn = in { $count }; Schritte bis dahin: { $steps }
march-fact-length = Höchstens 9 Schritte führen zur letzten Provinz: drei Runden zu je drei Schritten.
march-fact-pair = Kilikien und Kappadokien haben eine gemeinsame Grenze, und kein Pfeil verbindet sie.
march-value-pair = { $border } Pixel Grenze im Bild, { $arrows } Pfeile
march-fact-adriatic = Der Schauplatz reicht bis zur Adria.
march-fact-macedonia = Er beginnt in Makedonien.
march-fact-danube = Er reicht bis zur Donau.
march-fact-egypt = Er führt durch Ägypten.
march-fact-caucasus = Er reicht bis zum Kaukasus.
march-fact-persia = Er führt durch Persien.
march-fact-india = Er endet in Indien.
march-fact-tracks = Eine Punkteleiste ab 0 und eine Leiste für die Reihenfolge.
march-value-tracks = beide werden neben dem Bild geführt
