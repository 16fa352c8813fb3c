# Les mots sur l’image d’un plateau d’Alexandre le Grand.
march-drawn-title = ALEXANDRE LE GRAND
march-drawn-about = La marche de la Macédoine à l’Inde, à travers six régions et { $provinces } provinces reliées par des flèches.
march-drawn-province = { $name } ({ $region }, numéro { $number }) : { $bears }
march-drawn-link = { $a } – { $b } : { $prices }
march-drawn-passage = { $a } – { $b } par bateau : { $prices }
march-drawn-price = vers { $name } : { $price ->
    [0] gratuit
   *[other] { $price }
}
march-drawn-no-head = pas de pointe vers { $name }
march-drawn-symbol = Ici commence la région { $number }.
march-drawn-end = Ici se termine la marche.
march-legend-temple = temple
march-legend-city = ville
march-legend-number = ordre du décompte
march-legend-ship = passage de bateau
march-legend-free = entrée gratuite
march-legend-price = prix de l’entrée
march-legend-symbol = début d’une région
march-legend-end = fin de la marche

# Ce que l’on sait du plateau imprimé, et ce qu’un plateau en dit.
march-value-plain = { $value }
march-value-mark = { $mark } { $name }
march-value-entry = { $name } ({ $price })
march-fact-regions = Six régions dans l’ordre du récit : Macédoine et Grèce, Asie Mineure, Proche-Orient et Égypte, Perse, Bactriane, Inde.
march-fact-colours = Chaque région a sa couleur (et ici son motif).
march-fact-provinces = De 4 à 7 provinces par région.
march-value-provinces = { $counts } : { $whole } en tout
march-fact-numbers = Les provinces d’une région sont numérotées, pour l’ordre du décompte.
march-fact-kinds = Une province porte un symbole de temple, de ville, les deux ou aucun ; les quatre cas existent.
march-value-kinds = avec un temple : { $temple }, avec une ville : { $city }, avec les deux : { $both }, sans rien : { $none }
march-fact-campaign = Le symbole 1 se trouve avant la première région, chacun des autres dans la dernière province de la région précédente ; la toute dernière province porte un X dans un cercle rouge.
march-fact-first = La première province après un symbole compte pour un pas ; y entrer est gratuit.
march-fact-arrows = Deux provinces sont adjacentes si une flèche les relie ; certaines flèches sont des passages de bateau.
march-value-arrows = flèches sur terre : { $land }, passages de bateau : { $ships }
march-fact-prices = Une pointe claire est gratuite, une foncée coûte 1 ou 2, un passage de bateau 3.
march-value-prices = pointes gratuites : { $free }, à 1 : { $one }, à 2 : { $two }, à 3 : { $three }
march-fact-directions = Le prix est celui de la pointe franchie : les deux sens peuvent différer.
march-value-directions = flèches où ils diffèrent : { $count }
march-fact-ships = Les passages de bateau relient des provinces côtières.
march-value-ships = par la mer : { $sea }, par un fleuve : { $inland } (notre invention)
march-fact-reach = Chaque province peut être atteinte avant que quelqu’un n’entre dans la dernière.
march-value-reach = { $far } pas au plus
march-fact-first-turn = Dans quatre régions sur six environ, la dernière province peut être atteinte au premier tour.
march-value-first-turn = dans { $count } ; pas jusqu’à elle : { $steps }
march-fact-length = La dernière province est à 9 pas au plus : trois tours de trois pas.
march-fact-pair = La Cilicie et la Cappadoce ont une frontière commune, mais aucune flèche ne les relie.
march-value-pair = pixels de frontière sur l’image : { $border }, flèches : { $arrows }
march-fact-adriatic = La carte va jusqu’à l’Adriatique.
march-fact-macedonia = Elle commence en Macédoine.
march-fact-danube = Elle va jusqu’au Danube.
march-fact-egypt = Elle passe par l’Égypte.
march-fact-caucasus = Elle va jusqu’au Caucase.
march-fact-persia = Elle passe par la Perse.
march-fact-india = Elle se termine en Inde.
march-fact-tracks = Une piste de score à partir de 0, et une piste pour l’ordre du tour.
march-value-tracks = les deux sont tenues à côté de l’image
