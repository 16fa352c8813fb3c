### Le tutoriel d’Alexandre le Grand : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-atg-aim = La campagne
tutorial-atg-aim-march = La campagne d’Alexandre commence ici, en Macédoine, et mène jusqu’en Inde. Vous êtes l’un de ses généraux : marquez le plus de points en chemin.
tutorial-atg-aim-regions = Six régions se jouent l’une après l’autre. Dès qu’une armée entre dans la dernière province, la région se termine avec ce tour.
tutorial-atg-aim-points = Avoir le plus d’armées dans une province rapporte 2 points, un temple 3, une ville 5. À la fin viennent des primes. Sur tout le plateau : 15 pour le plus grand nombre de temples, 10 pour le plus grand nombre de villes. Dans chaque région : 5 pour les temples et 5 pour les villes.

tutorial-atg-split = Quinze ressources
tutorial-atg-split-boxes = Chacun répartit en secret 15 ressources, ces petits cubes, entre quatre cases. Roxane et Ada ont déjà choisi.
tutorial-atg-split-split = Essayez 2 pour l’ordre, 6 armées, 4 pour les temples et 3 pour les villes. Appuyez ensuite sur « { web-atg-ready } ».
tutorial-atg-split-split-hint = Presque : 2, 6, 4 et 3, de gauche à droite.
tutorial-atg-split-order = Vous avez misé le plus sur l’ordre du tour : vous choisissez en premier. Le dernier à jouer voit ce que veulent les autres : prenez la position 3.
tutorial-atg-split-others = Puis Roxane a choisi, et Ada a eu la position qui restait. Les ressources misées sur l’ordre restent bloquées jusqu’à la fin de la région.

tutorial-atg-move = Marcher
tutorial-atg-move-arrows = Les armées suivent les flèches, trois provinces par tour au plus. Les flèches à pointe claire sont gratuites : menez les quatre armées en Macédoine.
tutorial-atg-move-price = Les flèches à pointe foncée coûtent des ressources. Vous payez le nombre indiqué, en ressources de temple ou de ville, une seule fois pour tout le groupe. Menez les quatre armées en Thrace, pour 2 ressources.
tutorial-atg-move-part = Vous pouvez diviser un groupe. N’envoyez que deux armées chez les Gètes, pour 1 ressource.
tutorial-atg-move-part-hint = Deux seulement : avec le bouton moins, laissez les autres sur place.
tutorial-atg-move-stop = Deux armées pourraient continuer, mais vos ressources sont précieuses. Appuyez sur « { atg-do-stop } ».
tutorial-atg-move-ships = Une ligne pointillée est une flèche qui traverse la mer : celle-ci coûte 3 ressources. Sans flèche, pas de passage, même si deux provinces se touchent.

tutorial-atg-build = Construire
tutorial-atg-build-temple = Vous pouvez tenter de construire là où vous avez une armée. La province doit porter le symbole. Posez un temple en Béotie.
tutorial-atg-build-city = Et une ville. Les deux sont permis dans une même province.
tutorial-atg-build-contest = En Thessalie, Roxane veut aussi le temple. Celui qui a le plus de ressources pour les temples le construit ; il paie une ressource de plus que ce que possède le deuxième. À égalité, personne ne construit. Vous en avez 4, Roxane 2 : posez un temple.
tutorial-atg-build-confirm = Vos bâtiments sont prévus ; ils seront construits au décompte du tour. Un tour finit toujours par « { atg-do-confirm } » : appuyez dessus.
tutorial-atg-build-scored = La Béotie vous rapporte 10 points. 2 pour les armées, 3 pour le temple (1 ressource), 5 pour la ville (2 ressources). La Thessalie : 3 pour le temple, payé 3 ressources, une de plus que les 2 de Roxane. Roxane marque 7 points en Thrace.
tutorial-atg-build-supply = Votre réserve est limitée. Vous aviez 10 temples et 8 villes pour toute la partie ; voici ce qu’il en reste. Une province peut porter plusieurs temples, mais une seule ville.
tutorial-atg-build-tie = En Illyrie et en Thessalie, vous avez une armée chacun. L’égalité ne rapporte rien à personne.

tutorial-atg-region = La fin d’une région
tutorial-atg-region-resplit = Le deuxième tour d’une région. Les armées ne bougent pas, et vous répartissez de nouveau les ressources de vos cases. Vous en avez encore deux : placez-en une dans chaque case.
tutorial-atg-region-last = Roxane ne bouge pas : terminez la région. Envoyez trois de vos six armées en Chersonèse, pour 2 ressources. Les trois autres tiennent la Thrace.
tutorial-atg-region-last-hint = Trois : avec le bouton moins, laissez les autres sur place.
tutorial-atg-region-stop = Plus de ressource pour une ville. Appuyez sur « { atg-do-stop } », puis sur « { atg-do-confirm } ».
tutorial-atg-region-back = 2 points pour la Thrace, 2 pour la Chersonèse. Les armées s’en vont, les bâtiments restent, et tous ont de nouveau 15 ressources. Au bout de trois tours, une région se termine de toute façon.

tutorial-atg-contest = Les emplacements disputés
tutorial-atg-contest-others = Ressources pour les temples : vous 5, Roxane 4, Ada 2. Toutes deux ont posé leurs temples ; à vous.
tutorial-atg-contest-illyria = Un temple en Illyrie, contre Roxane.
tutorial-atg-contest-thessaly = Un en Thessalie, contre les deux.
tutorial-atg-contest-getae = Et un chez les Gètes, où personne d’autre ne construit.
tutorial-atg-contest-first = Le décompte suit les numéros. En Illyrie, avec 5 contre 4, vous devez construire, et vous payez une ressource de plus que ce que possède Roxane : 5.
tutorial-atg-contest-then = La Thessalie va donc à Roxane pour 3, la Béotie à Ada pour 1. Chez les Gètes, vous ne pouvez plus payer : votre temple retourne dans votre réserve.

tutorial-atg-end = Les primes finales
tutorial-atg-end-behind = L’Inde, dernière région : vous avez 96 points, Roxane 112. Mais voyez ce que vous avez construit.
tutorial-atg-end-patala = Entrez dans la dernière province : deux de vos quatre armées à Patala.
tutorial-atg-end-patala-hint = Deux : avec le bouton moins, laissez les autres sur place.
tutorial-atg-end-stop = Appuyez sur « { atg-do-stop } ».
tutorial-atg-end-city = Il reste deux ressources : une dernière ville chez les Malliens.
tutorial-atg-end-awards = 155 à 129 : vous avez gagné ! Avoir le plus de temples vous a rapporté 15 points, le plus de villes 10, et 5 à chaque fois dans une région. Une égalité ne rapporte rien.
