### Le tutoriel d’Alexandre le Grand : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-atg-aim = La campagne
tutorial-atg-aim-march = La campagne d’Alexandre commence ici, à Pella, et mène jusqu’en Inde. Vous êtes l’un de ses généraux : menez des armées, construisez des temples et des villes, et marquez le plus de points.
tutorial-atg-aim-regions = Six régions se jouent l’une après l’autre. Chacune a des provinces numérotées, dont une dernière qui porte le symbole de campagne suivant. Dès qu’une armée y entre, la région se termine à la fin de ce tour.
tutorial-atg-aim-points = Les points : 2 pour le plus d’armées dans une province, 3 pour un temple, 5 pour une ville. À la fin, des primes pour le plus de temples et le plus de villes.

tutorial-atg-split = Quinze ressources
tutorial-atg-split-boxes = Dans chaque région, vous avez 15 ressources, ces petits cubes. Tous les répartissent en secret entre quatre cases : ordre du tour, armées, temples, villes. Roxane et Ada ont déjà choisi.
tutorial-atg-split-split = Essayez ceci : 2 pour l’ordre du tour, 6 armées, 4 pour les temples, 3 pour les villes. Appuyez ensuite sur le bouton.
tutorial-atg-split-split-hint = Presque : 2, 6, 4 et 3, de gauche à droite.
tutorial-atg-split-order = Tout est révélé. Vous avez mis le plus sur l’ordre du tour : vous choisissez votre position en premier. Jouer en dernier, c’est voir ce que les autres veulent construire. Prenez la position 3.
tutorial-atg-split-others = Puis Roxane a choisi, et Ada a eu la position qui restait. Les ressources mises sur l’ordre du tour sont perdues jusqu’à la fin de la région, même pour qui n’a rien obtenu.

tutorial-atg-move = Marcher
tutorial-atg-move-arrows = Vos quatre armées sont sur le symbole de campagne. Elles suivent les flèches, trois provinces par tour au plus. Une pointe claire est gratuite. Appuyez sur la Macédoine et menez-y les quatre.
tutorial-atg-move-price = Une pointe foncée coûte le nombre de ressources indiqué, pris dans la case temples ou villes. Vous payez une fois pour tout le groupe : marchez ensemble ! Menez les quatre en Thrace, pour 2 ressources.
tutorial-atg-move-part = Un groupe peut se séparer. Appuyez sur les Gètes, mais n’envoyez que deux armées, pour 1 ressource. Les deux autres restent.
tutorial-atg-move-part-hint = Deux seulement : avec le bouton moins, laissez les autres sur place.
tutorial-atg-move-stop = Deux armées pourraient continuer, mais vos ressources sont précieuses. Choisissez « { atg-do-stop } ».
tutorial-atg-move-ships = La mer se traverse en bateau : une ligne pointillée est aussi une flèche, celle-ci coûte 3 ressources. Seules les flèches relient les provinces ; une frontière commune ne suffit pas.

tutorial-atg-build = Construire
tutorial-atg-build-temple = Là où vous avez une armée, vous pouvez tenter de construire, si la province porte le symbole. Vous avez des armées en Béotie : posez-y un temple.
tutorial-atg-build-city = Et une ville. Les deux sont permis dans une même province.
tutorial-atg-build-confirm = Les pièces sont couchées ; elles seront construites au décompte du tour. Choisissez « { atg-do-confirm } ».
tutorial-atg-build-scored = Béotie : 2 points pour le plus d’armées, 3 pour un temple (1 ressource), 5 pour une ville (2 ressources). Cela fait 10 points. Roxane en a 7 grâce à la Thrace. Ni l’une ni l’autre n’aura jamais de seconde ville.
tutorial-atg-build-tie = En Thessalie, vous avez une armée chacun. L’égalité ne rapporte rien à personne.

tutorial-atg-contest = Les emplacements disputés
tutorial-atg-contest-others = Ressources pour les temples : vous 5, Roxane 4, Ada 2. Roxane et Ada ont posé leurs temples. À vous.
tutorial-atg-contest-illyria = Un temple en Illyrie, contre Roxane.
tutorial-atg-contest-thessaly = Un en Thessalie, contre les deux.
tutorial-atg-contest-getae = Et un chez les Gètes, où personne d’autre ne construit.
tutorial-atg-contest-first = Le décompte suit les numéros des provinces. Illyrie : avec 5 contre 4, vous devez construire, et vous payez une ressource de plus que ce qu’a le deuxième, soit 5. Votre case est vide.
tutorial-atg-contest-then = La Thessalie va donc à Roxane pour 3, la Béotie à Ada pour 1, et chez les Gètes vous ne pouvez pas payer : votre temple revient. Pensez aux numéros avant de poser !

tutorial-atg-region = La fin d’une région
tutorial-atg-region-rest = Le deuxième tour d’une région. Les armées restent en place. Ce qui reste dans vos cases temples et villes se répartit de nouveau, en secret.
tutorial-atg-region-resplit = Il reste deux ressources. Placez-en une dans chaque case.
tutorial-atg-region-roxane = Les armées de Roxane ne bougent pas. C’est à vous.
tutorial-atg-region-last = Terminez la région : envoyez trois de vos six armées en Chersonèse, la dernière province, pour 2 ressources. Les trois autres tiennent la Thrace.
tutorial-atg-region-last-hint = Trois : avec le bouton moins, laissez les autres sur place.
tutorial-atg-region-stop = Choisissez « { atg-do-stop } ».
tutorial-atg-region-confirm = Il ne reste aucune ressource pour une ville. Ne construisez pas.
tutorial-atg-region-back = 2 points pour la Thrace, 2 pour la Chersonèse. La région est terminée : les armées quittent le plateau, les bâtiments restent, et tous ont de nouveau 15 ressources pour l’Asie Mineure. Au bout de trois tours, une région se termine de toute façon.

tutorial-atg-end = Les primes de la fin
tutorial-atg-end-behind = L’Inde, dernière région. Vous avez 96 points, Roxane 112. Mais voyez ce que vous avez construit pendant toutes ces années.
tutorial-atg-end-patala = Entrez dans la dernière province : deux de vos quatre armées à Patala.
tutorial-atg-end-patala-hint = Deux : avec le bouton moins, laissez les autres sur place.
tutorial-atg-end-stop = Choisissez « { atg-do-stop } ».
tutorial-atg-end-city = Il reste deux ressources : une dernière ville chez les Malles.
tutorial-atg-end-awards = 155 à 129 : vous avez gagné ! Le plus de temples sur le plateau a rapporté 15, le plus de villes 10, et le plus de temples ou de villes dans une région 5 à chaque fois. L’égalité ne rapporte rien.
