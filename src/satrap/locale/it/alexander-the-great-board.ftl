# Le parole sul disegno di un tabellone di Alessandro Magno.
march-drawn-title = ALESSANDRO MAGNO
march-drawn-about = La marcia dalla Macedonia all’India, per sei regioni e { $provinces } province unite da frecce.
march-drawn-province = { $name }, numero { $number } di { $region }: { $bears }
march-bears-temple = un tempio
march-bears-city = una città
march-bears-both = un tempio e una città
march-bears-none = nessun simbolo
march-drawn-link = { $a } – { $b }: { $prices }
march-drawn-passage = { $a } – { $b } per nave: { $prices }
march-drawn-price = verso { $name } { $price ->
    [0] gratis
   *[other] { $price }
}
march-drawn-no-head = nessuna punta verso { $name }
march-drawn-symbol = Qui comincia la regione { $number }.
march-drawn-end = Qui finisce la marcia.
march-legend-temple = tempio
march-legend-city = città
march-legend-number = ordine dei punti
march-legend-ship = passaggio per nave
march-legend-free = entrata gratis
march-legend-price = prezzo d’entrata
march-legend-symbol = inizio di una regione
march-legend-end = fine della marcia

# Che cosa si sa del tabellone stampato, e che cosa ne dice un tabellone.
march-value-plain = { $value }
march-fact-regions = Sei regioni nell’ordine della storia: Macedonia e Grecia, Asia Minore, Vicino Oriente ed Egitto, Persia, Battriana, India.
march-fact-colours = Ogni regione ha il suo colore (e qui il suo motivo).
march-fact-provinces = Da 4 a 7 province per regione.
march-value-provinces = { $counts }: { $whole } in tutto
march-fact-numbers = Le province di una regione sono numerate, per l’ordine dei punti.
march-fact-kinds = Una provincia ha un simbolo di tempio, uno di città, entrambi o nessuno; ci sono tutti e quattro i casi.
march-value-kinds = { $temple } con un tempio, { $city } con una città, { $both } con entrambi, { $none } senza
march-fact-campaign = Il simbolo 1 sta prima della prima regione, ogni altro nell’ultima provincia della regione precedente; l’ultimissima provincia ha una X in un cerchio rosso.
march-fact-first = La prima provincia dopo un simbolo conta come passo; entrarvi è gratis.
march-fact-arrows = Le frecce fanno i vicini; alcune sono passaggi per nave.
march-value-arrows = { $land } frecce su terra, { $ships } passaggi per nave
march-fact-prices = Una punta chiara è gratis, una scura costa 1 o 2, un passaggio per nave 3.
march-value-prices = { $free } punte gratis, { $one } da 1, { $two } da 2, { $three } da 3
march-fact-directions = Il prezzo è della punta da cui si entra: i due versi possono differire.
march-value-directions = differiscono in { $count } frecce
march-fact-ships = I passaggi per nave uniscono province sulla costa.
march-value-ships = { $sea } per mare, { $inland } lungo un fiume (nostra invenzione)
march-fact-reach = Ogni provincia può essere raggiunta prima che si entri nell’ultima.
march-value-reach = { $far } passi al massimo
march-fact-first-turn = In circa quattro regioni su sei l’ultima provincia può essere raggiunta nel primo turno.
march-value-first-turn = in { $count }; passi fino a essa: { $steps }
march-fact-length = Al massimo 9 passi portano all’ultima provincia: tre turni da tre.
march-fact-pair = Cilicia e Capadocia hanno un confine comune, e nessuna freccia le unisce.
march-value-pair = { $border } pixel di confine nel disegno, { $arrows } frecce
march-fact-adriatic = L’ambientazione arriva all’Adriatico.
march-fact-macedonia = Comincia in Macedonia.
march-fact-danube = Arriva al Danubio.
march-fact-egypt = Passa per l’Egitto.
march-fact-caucasus = Arriva al Caucaso.
march-fact-persia = Passa per la Persia.
march-fact-india = Finisce in India.
march-fact-tracks = Un segnapunti da 0 e una fila per l’ordine di turno.
march-value-tracks = entrambi stanno accanto al disegno
