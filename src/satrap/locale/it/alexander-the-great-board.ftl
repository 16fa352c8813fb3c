# Le parole sul disegno di un tabellone di Alessandro Magno.
march-drawn-title = ALESSANDRO MAGNO
march-drawn-about = La marcia dalla Macedonia all’India, attraverso sei regioni e { $provinces } province unite da frecce.
march-drawn-province = { $name } ({ $region }, numero { $number }): { $bears }
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
march-legend-number = ordine di conteggio
march-legend-ship = passaggio navale
march-legend-free = ingresso gratis
march-legend-price = prezzo d’ingresso
march-legend-symbol = inizio di una regione
march-legend-end = fine della marcia

# Che cosa si sa del tabellone stampato, e che cosa ne dice un tabellone.
march-value-plain = { $value }
march-value-mark = { $mark } { $name }
march-value-entry = { $name } ({ $price })
march-fact-regions = Sei regioni nell’ordine della campagna: Macedonia e Grecia, Asia Minore, Vicino Oriente ed Egitto, Persia, Battriana, India.
march-fact-colours = Ogni regione ha il suo colore (e qui il suo motivo).
march-fact-provinces = Da 4 a 7 province per regione.
march-value-provinces = { $counts }; { $whole } in tutto
march-fact-numbers = Le province di una regione sono numerate, per l’ordine di conteggio.
march-fact-kinds = Una provincia ha un simbolo di tempio, uno di città, entrambi o nessuno; ci sono tutti e quattro i casi.
march-value-kinds = con un tempio: { $temple }, con una città: { $city }, con entrambi: { $both }, senza simboli: { $none }
march-fact-campaign = Il simbolo 1 sta prima della prima regione, ogni altro nell’ultima provincia della regione precedente; l’ultimissima provincia ha una X in un cerchio rosso.
march-fact-first = La prima provincia dopo un simbolo conta come passo; entrarvi è gratis.
march-fact-arrows = Sono vicine solo le province unite da una freccia; alcune frecce sono passaggi navali.
march-value-arrows = frecce su terra: { $land }, passaggi navali: { $ships }
march-fact-prices = Una punta chiara è gratis, una scura costa 1 o 2, un passaggio navale 3.
march-value-prices = punte gratis: { $free }, da 1: { $one }, da 2: { $two }, da 3: { $three }
march-fact-directions = Il prezzo è quello della punta da cui si entra: nei due sensi può essere diverso.
march-value-directions = frecce con prezzi diversi: { $count }
march-fact-ships = I passaggi navali uniscono province sulla costa.
march-value-ships = per mare: { $sea }, lungo un fiume: { $inland } (nostra invenzione)
march-fact-reach = Si può raggiungere ogni provincia prima che qualcuno entri nell’ultima.
march-value-reach = passi al massimo: { $far }
march-fact-first-turn = In circa quattro regioni su sei si può raggiungere l’ultima provincia nel primo turno.
march-value-first-turn = in { $count }; passi per arrivarci: { $steps }
march-fact-length = L’ultima provincia dista al massimo 9 passi: tre turni da tre passi.
march-fact-pair = Cilicia e Cappadocia hanno un confine comune, e nessuna freccia le unisce.
march-value-pair = pixel di confine nel disegno: { $border }, frecce: { $arrows }
march-fact-adriatic = L’ambientazione arriva all’Adriatico.
march-fact-macedonia = Comincia in Macedonia.
march-fact-danube = Arriva al Danubio.
march-fact-egypt = Passa per l’Egitto.
march-fact-caucasus = Arriva al Caucaso.
march-fact-persia = Passa per la Persia.
march-fact-india = Finisce in India.
march-fact-tracks = Un segnapunti da 0 e una fila per l’ordine di gioco.
march-value-tracks = entrambi stanno accanto al disegno
