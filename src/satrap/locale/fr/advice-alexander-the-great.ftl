# Ce qui parle pour un coup d’Alexandre le Grand, et ce dont il s’agit.
advice-alexander-the-great-alone-temple = { $place } : personne d’autre ne vise le temple. 3 points pour une ressource.
advice-alexander-the-great-alone-city = { $place } : personne d’autre ne vise la ville. 5 points pour deux ressources.
advice-alexander-the-great-short-temple = { $place } : un temple y rapporterait 3 points, mais il manque une ressource.
advice-alexander-the-great-short-city = { $place } : une ville y rapporterait 5 points, mais les ressources manquent.
advice-alexander-the-great-wins-temple = { $place } : pour le temple, vous misez { $mine } contre { $theirs } pour { $name }. 3 points au prix de { $price }.
advice-alexander-the-great-wins-city = { $place } : pour la ville, vous misez { $mine } contre { $theirs } pour { $name }. 5 points au prix de { $price }.
advice-alexander-the-great-blocks-temple = { $place } : à { $mine } contre { $theirs }, personne ne construit le temple, et { $name } n’y gagne rien.
advice-alexander-the-great-blocks-city = { $place } : à { $mine } contre { $theirs }, personne ne construit la ville, et { $name } n’y gagne rien.
advice-alexander-the-great-costs-temple = { $place } : { $name } paiera le temple { $price } au lieu de 1.
advice-alexander-the-great-costs-city = { $place } : { $name } paiera la ville { $price } au lieu de 2.
advice-alexander-the-great-holds = { $place } : aucune autre armée, donc 2 points pour vous en l’état.
advice-alexander-the-great-most = { $place } : vous y aurez le plus d’armées, { $mine } contre { $theirs }. Cela fait 2 points.
advice-alexander-the-great-ends = Entrer là ({ $place }) termine la région après ce tour. Ressources encore inutilisées : { $name } { $theirs }, vous { $mine }.
advice-alexander-the-great-first = En jouant en premier, vous placez vos armées ({ $armies }) avant tout le monde. Peuvent encore répondre : { $rivals }.
advice-alexander-the-great-middle = Joueurs dont vous voyez les projets avant les vôtres : { $before }. Peuvent encore répondre : { $rivals }.
advice-alexander-the-great-last = En jouant en dernier, vous voyez tous les projets avant de poser les vôtres. Vos mises : { $temple } pour les temples, { $city } pour les villes.
advice-alexander-the-great-stop = Aller plus loin coûte des ressources. Vous gardez pour bâtir : { $temple } pour les temples, { $city } pour les villes.
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
advice-alexander-the-great-order = Une mise de { $order } permet de choisir tôt sa place : jouer en dernier, c’est voir qui veut quoi ({ $temples } emplacements de temple, { $cities } de ville).
advice-alexander-the-great-armies = { $region } : { $provinces } provinces, chacune 2 points pour le plus d’armées. Avec { $armies } armées, vous pouvez en tenir plusieurs.
advice-alexander-the-great-temple = { $region } : { $temples } emplacements de temple à 3 points. { $temple } ressources y surpassent presque tout le monde, ou paient les routes.
advice-alexander-the-great-city = { $region } : { $cities } emplacements de ville à 5 points. { $city } ressources y surpassent presque tout le monde.
advice-alexander-the-great-mixed = { $region } : il y a de quoi tout faire. Armées : { $armies } pour { $provinces } provinces ; ressources : { $temple } pour { $temples } emplacements de temple, { $city } pour { $cities } de ville.
advice-alexander-the-great-again = { $region } : { $temple } pour les { $temples } emplacements de temple, { $city } pour les { $cities } emplacements de ville encore libres.
matters-alexander-the-great-score = { $region }, emplacements libres : { $temples } de temple, { $cities } de ville. Vos ressources pour eux : { $temple } et { $city }.
matters-alexander-the-great-temples = Temples sur le plateau : vous { $mine }, { $name } { $theirs }. Le plus grand nombre rapporte { $points } points à la fin ; emplacements ici ({ $region }) : { $temples }.
matters-alexander-the-great-cities = Villes sur le plateau : vous { $mine }, { $name } { $theirs }. Le plus grand nombre rapporte { $points } points à la fin ; emplacements libres ici ({ $region }) : { $cities }.
matters-alexander-the-great-against = Surveillez { $name }. Armées : { $armies } ; ressources pour les temples : { $temple }, pour les villes : { $city }. Où allez-vous vous croiser ?
matters-alexander-the-great-quiet = Plusieurs coups se valent : ne concédez rien.
matters-alexander-the-great-order = { $region } : { $temples } emplacements de temple et { $cities } de ville. Jouer en dernier, c’est voir qui veut quoi.
matters-alexander-the-great-armies = { $region } : { $provinces } provinces, chacune 2 points pour le plus d’armées. Combien pouvez-vous en tenir ?
matters-alexander-the-great-mixed = { $region } : { $provinces } provinces, { $temples } emplacements de temple et { $cities } de ville. Que laisseront les autres ?
