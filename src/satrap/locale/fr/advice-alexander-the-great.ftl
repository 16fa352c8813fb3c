# Ce qui parle pour un coup d’Alexandre le Grand, et ce dont il s’agit.
advice-alexander-the-great-alone-temple = { $place } : personne d’autre ne vise le temple. 3 points pour une ressource.
advice-alexander-the-great-alone-city = { $place } : personne d’autre ne vise la ville. 5 points pour deux ressources.
advice-alexander-the-great-short-temple = { $place } : un temple y rapporterait 3 points, mais il manque la ressource pour le payer.
advice-alexander-the-great-short-city = { $place } : une ville y rapporterait 5 points, mais il manque des ressources pour la payer.
advice-alexander-the-great-wins-temple = { $place } : pour le temple, vous misez { $mine } contre { $theirs } pour { $name }. Cela fait 3 points au prix de { $price }.
advice-alexander-the-great-wins-city = { $place } : pour la ville, vous misez { $mine } contre { $theirs } pour { $name }. Cela fait 5 points au prix de { $price }.
advice-alexander-the-great-blocks-temple = { $place } : à { $mine } contre { $theirs }, personne ne construit le temple, et { $name } n’y gagne rien.
advice-alexander-the-great-blocks-city = { $place } : à { $mine } contre { $theirs }, personne ne construit la ville, et { $name } n’y gagne rien.
advice-alexander-the-great-costs-temple = { $place } : { $name } paiera le temple { $price } au lieu de 1.
advice-alexander-the-great-costs-city = { $place } : { $name } paiera la ville { $price } au lieu de 2.
advice-alexander-the-great-holds = { $place } : aucune autre armée, donc 2 points pour vous en l’état.
advice-alexander-the-great-most = { $place } : vous y aurez le plus d’armées, { $mine } contre { $theirs }. Cela fait 2 points.
advice-alexander-the-great-ends = Entrer là ({ $place }) termine la région après ce tour. Ressources encore inutilisées : { $name } { $theirs }, vous { $mine }.
advice-alexander-the-great-first = En jouant en premier, vous marchez avant tout le monde, avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ; { $rivals } joueurs pourront encore réagir.
advice-alexander-the-great-first-two = En jouant en premier, vous marchez avant { $name }, avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
}.
advice-alexander-the-great-middle = Vous voyez jouer { $before ->
    [1] une personne
   *[other] { $before } personnes
} avant de décider ; { $rivals ->
    [1] une autre pourra
   *[other] { $rivals } autres pourront
} encore réagir.
advice-alexander-the-great-last = En jouant en dernier, vous voyez tous les projets avant de former les vôtres. Vos mises : { $temple } pour les temples, { $city } pour les villes.
advice-alexander-the-great-last-two = En jouant en dernier, vous voyez ce que fait { $name } avant de décider. Vos mises : { $temple } pour les temples, { $city } pour les villes.
advice-alexander-the-great-stop = Aller plus loin coûte des ressources. Il vous reste pour construire : { $temple } pour les temples, { $city } pour les villes.
advice-alexander-the-great-confirm = { $points ->
    [0] Aucun emplacement ne vaut encore son prix.
    [one] En l’état, vos projets rapportent { $points } point ; un de plus n’y changerait rien.
   *[other] En l’état, vos projets rapportent { $points } points ; un de plus n’y changerait rien.
}
advice-alexander-the-great-score = Ce choix promet plus de points dans cette région que la plupart des autres.
advice-alexander-the-great-temples = Ce choix promet plus de temples que la plupart des autres.
advice-alexander-the-great-cities = Ce choix promet plus de villes que la plupart des autres.
advice-alexander-the-great-temple-award = Ce choix rapproche de la prime du plus grand nombre de temples.
advice-alexander-the-great-city-award = Ce choix rapproche de la prime du plus grand nombre de villes.
advice-alexander-the-great-against = C’est { $name } qui y perd le plus.
advice-alexander-the-great-quiet = Ce choix ne concède rien.
advice-alexander-the-great-order = Une mise de { $order } permet de choisir tôt sa position : en jouant en dernier, on voit qui veut quoi ({ $temples } emplacements de temple, { $cities } de ville).
advice-alexander-the-great-armies = { $region } : { $provinces } provinces, qui rapportent chacune 2 points à qui y a le plus d’armées. Avec { $armies } armées, vous pouvez en tenir plusieurs.
advice-alexander-the-great-temple = { $region } : { $temples } emplacements de temple à 3 points. Avec { $temple } ressources, vous surpassez presque tout le monde, ou vous payez les flèches.
advice-alexander-the-great-city = { $region } : { $cities } emplacements de ville à 5 points. Avec { $city } ressources, vous surpassez presque tout le monde.
advice-alexander-the-great-mixed = { $region }, un peu de tout : { $armies ->
    [1] une armée
   *[other] { $armies } armées
} pour { $provinces } provinces, { $temple ->
    [1] une ressource
   *[other] { $temple } ressources
} pour { $temples } emplacements de temple et { $city } pour { $cities } de ville.
advice-alexander-the-great-again = { $region }, vos ressources : { $temple } pour les { $temples } emplacements de temple, { $city } pour les { $cities } emplacements de ville encore libres.
matters-alexander-the-great-score = { $region }, emplacements libres : { $temples } de temple, { $cities } de ville. Vos ressources pour eux : { $temple } et { $city }.
matters-alexander-the-great-temples = Temples sur le plateau : vous { $mine }, { $name } { $theirs }. Le plus grand nombre rapporte { $points } points à la fin ; emplacements ici ({ $region }) : { $temples }.
matters-alexander-the-great-cities = Villes sur le plateau : vous { $mine }, { $name } { $theirs }. Le plus grand nombre rapporte { $points } points à la fin ; emplacements libres ici ({ $region }) : { $cities }.
matters-alexander-the-great-against = Surveillez { $name }. Armées : { $armies } ; ressources pour les temples : { $temple }, pour les villes : { $city }. Où allez-vous vous croiser ?
matters-alexander-the-great-quiet = Plusieurs coups se valent : ne concédez rien.
matters-alexander-the-great-order = { $region } : { $temples } emplacements de temple et { $cities } de ville. En jouant en dernier, on voit qui veut quoi.
matters-alexander-the-great-armies = { $region } : { $provinces } provinces, qui rapportent chacune 2 points à qui y a le plus d’armées. Combien pouvez-vous en tenir ?
matters-alexander-the-great-mixed = { $region } : { $provinces } provinces, { $temples } emplacements de temple et { $cities } de ville. Que laisseront les autres ?
matters-alexander-the-great-mixed-two = { $region } : { $provinces } provinces, { $temples } emplacements de temple et { $cities } de ville. Que vous laissera { $name } ?
better-alexander-the-great-score = À la fin de la région, face à { $other } : environ { $ahead } avec le meilleur choix, { $was } avec le choix fait.
better-alexander-the-great-score-other-you = À la fin de la région, face à vous : environ { $ahead } avec le meilleur choix, { $was } avec le choix fait.
better-alexander-the-great-temples = Temples à la fin de la région ({ $name } – { $other }) : environ { $mine } – { $theirs } avec le meilleur choix, { $before } – { $rival } avec le choix fait.
better-alexander-the-great-cities = Villes à la fin de la région ({ $name } – { $other }) : environ { $mine } – { $theirs } avec le meilleur choix, { $before } – { $rival } avec le choix fait.
better-alexander-the-great-follows = Le gain ne se voit pas tout de suite, mais dans les tours qui suivent.
better-alexander-the-great-city = Plus de ressources pour les villes, { $mine } au lieu de { $before } : { $region } compte { $cities } emplacements à 5 points.
better-alexander-the-great-temple = Plus de ressources pour les temples, { $mine } au lieu de { $before } : { $region } compte { $temples } emplacements à 3 points, et ces ressources paient aussi les flèches.
better-alexander-the-great-armies = Plus d’armées, { $mine } au lieu de { $before } : { $region } compte { $provinces } provinces à 2 points.
better-alexander-the-great-order = Plus de ressources pour l’ordre, { $mine } au lieu de { $before } : en jouant en dernier, on voit qui veut quoi ({ $temples } emplacements de temple, { $cities } de ville).
