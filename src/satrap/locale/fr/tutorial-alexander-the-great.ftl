### Le tutoriel d’Alexandre le Grand : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-atg-aim = La campagne
tutorial-atg-aim-march = La campagne d’Alexandre commence ici, à Pella, et mène jusqu’en Inde. Vous êtes l’un de ses généraux : menez des armées, bâtissez temples et villes, et marquez le plus de points.
tutorial-atg-aim-regions = Six régions se jouent l’une après l’autre. Chacune a des provinces numérotées, dont une dernière qui porte le symbole de campagne suivant. Dès qu’une armée y entre, la région finit avec ce tour.
tutorial-atg-aim-points = Les points : 2 pour le plus d’armées dans une province, 3 pour un temple, 5 pour une ville. À la fin, des primes pour qui a le plus de temples et le plus de villes.

tutorial-atg-split = Quinze cubes
tutorial-atg-split-boxes = Dans chaque région, vous avez 15 cubes. Tous les répartissent en secret entre quatre cases : ordre du tour, armées, temples, villes. Roxane et Ada sont prêtes.
tutorial-atg-split-split = Essayez ceci : 2 pour l’ordre, 6 armées, 4 pour les temples, 3 pour les villes. Appuyez ensuite sur le bouton.
tutorial-atg-split-split-hint = Presque : 2, 6, 4 et 3, de gauche à droite.
tutorial-atg-split-order = Tout est révélé. Vous avez mis le plus sur l’ordre : vous choisissez votre rang en premier. Qui joue en dernier voit ce que les autres veulent bâtir. Prenez le troisième rang.
tutorial-atg-split-others = Puis Roxane a choisi, et Ada a eu le rang qui restait. Les cubes de l’ordre sont perdus jusqu’à la fin de la région, même pour qui n’a rien obtenu.

tutorial-atg-move = Marcher
tutorial-atg-move-arrows = Vos quatre armées sont sur le symbole de campagne. Elles suivent les flèches, trois provinces par tour au plus. Une pointe claire est gratuite. Appuyez sur Macedonia et menez-y les quatre.
tutorial-atg-move-price = Une pointe sombre coûte son nombre de cubes, pris dans la case temples ou villes. Vous payez une fois pour tout le groupe : marchez ensemble ! Menez les quatre à Thrace, pour 2 cubes.
tutorial-atg-move-part = Un groupe peut se séparer. Appuyez sur Getae, mais n’envoyez que deux armées, pour 1 cube. Les deux autres restent.
tutorial-atg-move-part-hint = Deux seulement : retirez des armées avec le moins.
tutorial-atg-move-stop = Deux armées pourraient continuer, mais vos cubes sont précieux. Ne déplacez plus d’armée.
tutorial-atg-move-ships = Sur la mer vont les bateaux : une ligne pointillée est aussi une flèche, celle-ci pour 3 cubes. Seules les flèches relient les provinces ; une frontière commune ne suffit pas.

tutorial-atg-build = Bâtir
tutorial-atg-build-temple = Là où vous avez une armée, vous pouvez essayer de bâtir, si la province en porte le symbole. Vous avez des armées à Boeotia : posez-y un temple.
tutorial-atg-build-city = Et une ville. Les deux sont permis dans une même province.
tutorial-atg-build-confirm = Les pièces sont couchées ; elles seront bâties au décompte du tour. Choisissez « En rester là ».
tutorial-atg-build-scored = Boeotia : 2 pour le plus d’armées, 3 pour un temple à 1 cube, 5 pour une ville à 2. Cela fait 10 points. Roxane en a 7 de Thrace. Aucune autre ville n’y sera jamais bâtie.
tutorial-atg-build-tie = À Thessaly, vous avez chacun une armée. L’égalité ne rapporte rien à personne.

tutorial-atg-contest = Les disputes
tutorial-atg-contest-others = Cubes pour les temples : vous 5, Roxane 4, Ada 2. Roxane et Ada ont posé leurs temples. À vous.
tutorial-atg-contest-illyria = Un temple à Illyria, contre Roxane.
tutorial-atg-contest-thessaly = Un à Thessaly, contre les deux.
tutorial-atg-contest-getae = Et un à Getae, où personne d’autre ne bâtit.
tutorial-atg-contest-first = Le décompte suit les nombres des provinces. Illyria : avec 5 contre 4, vous devez bâtir, et vous payez un de plus que ce qu’a le second, soit 5 cubes. Votre case est vide.
tutorial-atg-contest-then = Thessaly va donc à Roxane pour 3, Boeotia à Ada pour 1, et à Getae vous ne pouvez pas payer : votre temple revient. Pensez aux nombres avant de poser !

tutorial-atg-region = La fin d’une région
tutorial-atg-region-rest = Le deuxième tour d’une région. Les armées restent en place. Ce qui reste dans vos cases temples et villes se répartit de nouveau, en secret.
tutorial-atg-region-resplit = Il reste deux cubes. Gardez-en un pour chaque case.
tutorial-atg-region-roxane = Les armées de Roxane ne bougent pas. C’est à vous.
tutorial-atg-region-last = Finissez la région : envoyez trois de vos six armées à Chersonese, la dernière province, pour 2 cubes. Les trois autres tiennent Thrace.
tutorial-atg-region-last-hint = Trois : retirez des armées avec le moins.
tutorial-atg-region-stop = Ne déplacez plus d’armée.
tutorial-atg-region-confirm = Il ne reste aucun cube pour une ville. Ne bâtissez pas.
tutorial-atg-region-back = 2 points pour Thrace, 2 pour Chersonese. La région est finie : les armées quittent le plateau, les bâtiments restent, et tous ont de nouveau 15 cubes pour l’Asie Mineure. Au bout de trois tours, une région finit de toute façon.

tutorial-atg-end = Les primes de la fin
tutorial-atg-end-behind = L’Inde, dernière région. Vous avez 96 points, Roxane 112. Mais voyez ce que vous avez bâti pendant toutes ces années.
tutorial-atg-end-patala = Entrez dans la dernière province : deux de vos quatre armées à Patala.
tutorial-atg-end-patala-hint = Deux : retirez des armées avec le moins.
tutorial-atg-end-stop = Ne déplacez plus d’armée.
tutorial-atg-end-city = Il reste deux cubes : une dernière ville à Malli.
tutorial-atg-end-awards = 155 à 129 : vous avez gagné ! Le plus de temples sur le plateau a rapporté 15, le plus de villes 10, et le plus de temples ou de villes dans une région 5 à chaque fois. L’égalité ne rapporte rien.
