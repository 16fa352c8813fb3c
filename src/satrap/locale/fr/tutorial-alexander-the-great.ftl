### Le tutoriel d’Alexandre le Grand : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-atg-aim = La campagne
tutorial-atg-aim-march = La campagne d’Alexandre commence ici, à Pella, et mène jusqu’en Inde. Vous êtes l’un de ses généraux : marquez le plus de points en chemin.
tutorial-atg-aim-regions = Six régions se jouent l’une après l’autre. Dès qu’une armée entre dans la dernière province, la région se termine avec ce tour.
tutorial-atg-aim-points = Le plus d’armées dans une province rapporte 2, un temple 3, une ville 5. À la fin, des primes vont au plus de temples et de villes : en tout, et dans chaque région.

tutorial-atg-split = Quinze ressources
tutorial-atg-split-boxes = Chacun répartit en secret 15 ressources, ces petits cubes, entre quatre cases. Roxane et Ada ont déjà choisi.
tutorial-atg-split-split = Essayez 2 pour l’ordre, 6 armées, 4 pour les temples et 3 pour les villes. Appuyez ensuite sur le bouton.
tutorial-atg-split-split-hint = Presque : 2, 6, 4 et 3, de gauche à droite.
tutorial-atg-split-order = Vous avez mis le plus sur l’ordre du tour : vous choisissez en premier. Qui joue en dernier voit ce que veulent les autres : prenez la position 3.
tutorial-atg-split-others = Puis Roxane a choisi, et Ada a eu la position qui restait. Les ressources de l’ordre sont perdues jusqu’à la fin de la région.

tutorial-atg-move = Marcher
tutorial-atg-move-arrows = Les armées suivent les flèches, trois provinces par tour au plus. Une pointe claire est gratuite : menez les quatre en Macédoine.
tutorial-atg-move-price = Une pointe foncée coûte son nombre de ressources de temple ou de ville, une fois pour tout le groupe. Menez les quatre en Thrace, pour 2 ressources.
tutorial-atg-move-part = Un groupe peut se séparer. N’envoyez que deux armées chez les Gètes, pour 1 ressource.
tutorial-atg-move-part-hint = Deux seulement : avec le bouton moins, laissez les autres sur place.
tutorial-atg-move-stop = Deux armées pourraient continuer, mais vos ressources sont précieuses. Choisissez « { atg-do-stop } ».
tutorial-atg-move-ships = Une ligne pointillée est aussi une flèche : ce bateau coûte 3 ressources. Seules les flèches relient les provinces, pas les frontières.

tutorial-atg-build = Construire
tutorial-atg-build-temple = Là où vous avez une armée et où la province porte le symbole, vous pouvez tenter de construire. Posez un temple en Béotie.
tutorial-atg-build-city = Et une ville. Les deux sont permis dans une même province.
tutorial-atg-build-confirm = Les pièces sont couchées ; elles seront construites au décompte du tour. Un tour finit toujours par « { atg-do-confirm } » : choisissez-le.
tutorial-atg-build-scored = Béotie : 2 pour les armées, 3 pour un temple (1 ressource), 5 pour une ville (2 ressources), 10 points en tout. Roxane en a 7 grâce à la Thrace.
tutorial-atg-build-supply = Vous avez 10 temples et 8 villes pour toute la partie. Une province peut porter plusieurs temples, mais une seule ville.
tutorial-atg-build-tie = En Thessalie, vous avez une armée chacun. L’égalité ne rapporte rien à personne.

tutorial-atg-region = La fin d’une région
tutorial-atg-region-rest = Au deuxième tour d’une région, les armées restent en place. Ce qui reste dans vos cases se répartit de nouveau.
tutorial-atg-region-resplit = Il reste deux ressources. Placez-en une dans chaque case.
tutorial-atg-region-roxane = Les armées de Roxane ne bougent pas. C’est à vous.
tutorial-atg-region-last = Terminez la région : envoyez trois de vos six armées en Chersonèse, pour 2 ressources. Les trois autres tiennent la Thrace.
tutorial-atg-region-last-hint = Trois : avec le bouton moins, laissez les autres sur place.
tutorial-atg-region-stop = Choisissez « { atg-do-stop } ».
tutorial-atg-region-confirm = Il ne reste aucune ressource pour une ville. Choisissez « { atg-do-confirm } ».
tutorial-atg-region-back = 2 points pour la Thrace, 2 pour la Chersonèse. Les armées s’en vont, les bâtiments restent, et tous ont de nouveau 15 ressources. Au bout de trois tours, une région se termine de toute façon.

tutorial-atg-contest = Les emplacements disputés
tutorial-atg-contest-others = Ressources pour les temples : vous 5, Roxane 4, Ada 2. Toutes deux ont posé leurs temples ; à vous.
tutorial-atg-contest-illyria = Un temple en Illyrie, contre Roxane.
tutorial-atg-contest-thessaly = Un en Thessalie, contre les deux.
tutorial-atg-contest-getae = Et un chez les Gètes, où personne d’autre ne construit.
tutorial-atg-contest-first = Le décompte suit les numéros. En Illyrie, avec 5 contre 4, vous devez construire et payez une de plus que Roxane : 5 ressources.
tutorial-atg-contest-then = La Thessalie va donc à Roxane pour 3, la Béotie à Ada pour 1. Chez les Gètes, vous ne pouvez plus payer : votre temple revient.

tutorial-atg-end = Les primes de la fin
tutorial-atg-end-behind = L’Inde, dernière région : vous avez 96 points, Roxane 112. Mais voyez ce que vous avez construit.
tutorial-atg-end-patala = Entrez dans la dernière province : deux de vos quatre armées à Patala.
tutorial-atg-end-patala-hint = Deux : avec le bouton moins, laissez les autres sur place.
tutorial-atg-end-stop = Choisissez « { atg-do-stop } ».
tutorial-atg-end-city = Il reste deux ressources : une dernière ville chez les Malles.
tutorial-atg-end-awards = 155 à 129 : vous avez gagné ! Le plus de temples a rapporté 15, le plus de villes 10, et 5 à chaque fois dans une région. Une égalité ne rapporte rien.
