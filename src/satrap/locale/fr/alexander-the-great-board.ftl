# Les mots sur l’image d’un plateau d’Alexandre le Grand.
march-drawn-title = ALEXANDRE LE GRAND
march-drawn-about = La marche de la Macédoine à l’Inde, par six régions et { $provinces } provinces que des flèches relient.
march-drawn-province = { $name } ({ $region }, numéro { $number }) : { $bears }
march-bears-temple = un temple
march-bears-city = une ville
march-bears-both = un temple et une ville
march-bears-none = aucun symbole
march-drawn-link = { $a } – { $b } : { $prices }
march-drawn-passage = { $a } – { $b } par bateau : { $prices }
march-drawn-price = vers { $name } { $price ->
    [0] gratuit
   *[other] { $price }
}
march-drawn-no-head = pas de pointe vers { $name }
march-drawn-symbol = Ici commence la région { $number }.
march-drawn-end = Ici finit la marche.
march-legend-temple = temple
march-legend-city = ville
march-legend-number = ordre du décompte
march-legend-ship = passage en bateau
march-legend-free = entrée gratuite
march-legend-price = prix de l’entrée
march-legend-symbol = début d’une région
march-legend-end = fin de la marche

# Ce que l’on sait du plateau imprimé, et ce qu’un plateau en dit.
march-value-plain = { $value }
march-fact-regions = Six régions dans l’ordre du récit : Macédoine et Grèce, Asie Mineure, Proche-Orient et Égypte, Perse, Bactriane, Inde.
march-fact-colours = Chaque région a sa couleur (et ici son motif).
march-fact-provinces = 4 à 7 provinces par région.
march-value-provinces = { $counts } : { $whole } en tout
march-fact-numbers = Les provinces d’une région sont numérotées, pour l’ordre du décompte.
march-fact-kinds = Une province porte un temple, une ville, les deux ou rien ; les quatre cas existent.
march-value-kinds = { $temple } avec un temple, { $city } avec une ville, { $both } avec les deux, { $none } sans rien
march-fact-campaign = Le symbole 1 est avant la première région, chaque autre dans la dernière province de la région d’avant ; la toute dernière province porte un X dans un cercle rouge.
march-fact-first = La première province après un symbole compte pour un pas ; y entrer est gratuit.
march-fact-arrows = Les flèches font les voisins ; certaines sont des passages en bateau.
march-value-arrows = { $land } flèches sur terre, { $ships } passages en bateau
march-fact-prices = Une pointe claire est gratuite, une foncée coûte 1 ou 2, un passage en bateau 3.
march-value-prices = { $free } pointes gratuites, { $one } à 1, { $two } à 2, { $three } à 3
march-fact-directions = Le prix est celui de la pointe franchie : les deux sens peuvent différer.
march-value-directions = ils diffèrent sur { $count } flèches
march-fact-ships = Les passages en bateau relient des provinces côtières.
march-value-ships = { $sea } par la mer, { $inland } par un fleuve (notre invention)
march-fact-reach = Chaque province peut être atteinte avant que la dernière ne soit prise.
march-value-reach = { $far } pas au plus
march-fact-first-turn = Dans quatre régions sur six environ, la dernière province peut être atteinte au premier tour.
march-value-first-turn = dans { $count } ; pas jusqu’à elle : { $steps }
march-fact-length = 9 pas au plus mènent à la dernière province : trois tours de trois.
march-fact-pair = Cilicia et Capadocia ont une frontière commune, et aucune flèche ne les relie.
march-value-pair = { $border } pixels de frontière sur l’image, { $arrows } flèches
march-fact-adriatic = Le cadre va jusqu’à l’Adriatique.
march-fact-macedonia = Il commence en Macédoine.
march-fact-danube = Il va jusqu’au Danube.
march-fact-egypt = Il passe par l’Égypte.
march-fact-caucasus = Il va jusqu’au Caucase.
march-fact-persia = Il passe par la Perse.
march-fact-india = Il finit en Inde.
march-fact-tracks = Une piste de score depuis 0, et une piste pour l’ordre du tour.
march-value-tracks = les deux sont tenues à côté de l’image
