### Le tutoriel d’Alexandros : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-alx-march = La marche
tutorial-alx-march-aim = Voici Alexandre, que tous les joueurs déplacent à tour de rôle. Des murs s’élèvent derrière lui. Une terre enfermée entre murs et côte devient une province. Prenez des provinces et collectez leurs impôts : le joueur qui a le plus de points gagne.
tutorial-alx-march-card = Un tour commence par une marche. Deux cartes sont visibles : celle que vous prenez va dans votre main et mène Alexandre à la case disponible la plus proche portant son symbole. Prenez la lyre.
tutorial-alx-march-nearest = La lyre éclairée est la plus proche. On compte les lignes qu’Alexandre doit suivre jusqu’au plus proche de ses points.
tutorial-alx-march-free = Toutes les lyres ne comptent pas. Une case bordée d’un mur, occupée par un gouverneur ou déjà touchée par Alexandre n’est pas disponible.
tutorial-alx-march-corner = Il s’arrête sur l’un de ses trois points. À vous de choisir lequel : envoyez-le sur celui du sud.
tutorial-alx-march-way = Trois chemins de même longueur y mènent : à vous de choisir. Chaque ligne qu’il suit reçoit un mur. Partez vers l’intérieur : appuyez sur le point qui brille.
tutorial-alx-march-on = Continuez jusqu’au point suivant. La dernière ligne se fait d’elle-même.
tutorial-alx-march-province = Trois murs et la côte enferment quatre cases : une province ! Elle vaut 2, un point par case vide. Ses deux symboles en sont le prix.
tutorial-alx-march-take = Après la marche, vous avez deux actions. La plus simple : prendre une carte. Les cartes servent à occuper des provinces et à collecter les impôts. Piochez-en une.
tutorial-alx-march-again = Il reste une action. Prenez encore une carte, dans la pioche ou parmi les deux visibles, à votre guise.
tutorial-alx-march-over = Deux actions, et votre tour est fini. Dans une partie, vous appuyez alors sur « { do-pass } », et c’est à Roxane de déplacer Alexandre. Il y a aussi le mouvement spécial : au lieu de prendre une carte visible, vous en jouez une de votre main, et c’est elle qui le guide.

tutorial-alx-occupy = Occuper une province
tutorial-alx-occupy-price = La marche est faite, il vous reste deux actions. Vous pouvez occuper une province libre où qu’elle soit : placez un gouverneur sur un de ses symboles et payez une carte correspondante pour chacun des autres.
tutorial-alx-occupy-guard = Celle-ci a une lyre et une amphore. Placez votre gouverneur sur la lyre.
tutorial-alx-occupy-pay = L’amphore coûte une carte amphore, et vous en avez une. Payez-la.
tutorial-alx-occupy-levy = Elle est à vous ! Collectez maintenant les impôts : défaussez une carte qui porte le même symbole que la case d’un de vos gouverneurs, ici votre lyre.
tutorial-alx-occupy-scored = 2 points, un par case vide. Voilà le jeu : marcher, enfermer des terres, les occuper, collecter les impôts.
tutorial-alx-occupy-safe = Mais rien n’est acquis. Un adversaire peut reprendre la province : il paie deux cartes pour chacun de vos gouverneurs, au symbole de sa case, puis le prix habituel. À trois ou quatre joueurs, vous recevez la moitié de ces cartes en compensation.

tutorial-alx-taxes = Collecter les impôts
tutorial-alx-taxes-three = Vous jouez les rouges. La Marmarique vaut 8, Apamée 4 et Chalybes 8.
tutorial-alx-taxes-two = Chalybes a deux gouverneurs. Quand il vous manque une carte, vous pouvez placer un gouverneur de plus sur son symbole. Mais une province à deux gouverneurs ne rapporte aucun impôt : son 8 est barré.
tutorial-alx-taxes-back = Une collecte ne rapporterait que 12 points. Enlevez d’abord le gouverneur posté sur le cheval : la province reste à vous.
tutorial-alx-taxes-levy = Collectez maintenant les impôts. La carte doit correspondre à l’un de vos gouverneurs : l’un d’eux se tient sur un hoplite.
tutorial-alx-taxes-all = 20 points pour vous, et 4, 9 et 6 pour les autres. Tous marquent, mais c’est vous qui payez la carte. Une fois par tour au plus : faites-le quand vous y gagnez plus qu’eux.

tutorial-alx-end = La fin
tutorial-alx-end-behind = Vous avez 72 points, Roxane 80, et il reste un seul mur noir. Quand les murs noirs ne suffisent plus, on en pose des rouges, et le tour où l’on pose le premier est le dernier de la partie.
tutorial-alx-end-march = Vous pouvez terminer la partie maintenant. Prenez la lyre.
tutorial-alx-end-corner = Jusqu’à ce point, il faut deux murs : un noir et un rouge.
tutorial-alx-end-red = Un mur rouge : c’est le tout dernier tour. Vos deux actions vous restent. Collectez les impôts !
tutorial-alx-end-won = 11 points pour vous. Les trois gouverneurs de Roxane sont dans une seule province : elle n’a rien. Terminez votre tour.
tutorial-alx-end-hundred = 83 à 80 : vous avez gagné. La partie s’arrête donc à la fin du tour où le premier mur rouge est posé ; si les noirs suffisent tout juste, elle continue. Elle s’arrête aussi dès que quelqu’un a 100 points après une collecte.

tutorial-alx-path = Choisir le chemin
tutorial-alx-path-soldier = Les murs sont rares. Enfermez beaucoup avec peu. Prenez l’hoplite.
tutorial-alx-path-space = Trois hoplites sont à égale distance : vous choisissez. Une case bordée d’un mur, occupée par un gouverneur ou touchée par Alexandre n’est pas disponible et ne compte pas. Choisissez celle qui brille.
tutorial-alx-path-corner = Arrêtez-vous sur son point du haut : la côte y est proche.
tutorial-alx-path-old = De nouveau plusieurs chemins. Revenez le long du mur jusqu’au point qui brille : une ligne qui porte un mur n’en reçoit jamais un second, ce pas n’en coûte donc aucun.
tutorial-alx-path-new = Maintenant vers l’est, jusqu’au point suivant qui brille. La dernière ligne se fait d’elle-même.
tutorial-alx-path-closed = Deux murs neufs, des murs anciens et la côte enferment sept cases. Quatre sont vides : cette province vaut 4. Elle n’est encore à personne.

tutorial-alx-guards = Un gouverneur au lieu d’une carte
tutorial-alx-guards-land = La Marmarique, au sud-ouest : huit cases vides, mais six symboles. Vous avez quatre cartes : temple, amphore, lyre, hoplite. Il vous manque de quoi payer le second temple et le cheval.
tutorial-alx-guards-first = Dans tous les cas, il faut au moins un gouverneur. Placez-le sur ce temple.
tutorial-alx-guards-second = Au lieu d’une carte, vous pouvez placer un gouverneur de plus. Mettez-en un sur le cheval.
tutorial-alx-guards-pay = Vos quatre cartes paient les quatre autres symboles.
tutorial-alx-guards-nothing = La Marmarique est à vous. Mais une province à deux gouverneurs ne rapporte aucun impôt : son 8 est barré ! Avec votre seconde action, enlevez celui qui est sur le cheval.
tutorial-alx-guards-alone = Un seul gouverneur : 8 points à chaque collecte. Le cheval n’est plus à payer, et l’autre gouverneur est libre pour une autre province.

tutorial-alx-takeover = Reprendre une province
tutorial-alx-takeover-theirs = La Marmarique est à Roxane, avec des gouverneurs sur un temple et sur le cheval. Vous pouvez les chasser : deux cartes pour chacun, au symbole où il se tient. Puis vous payez la province comme d’habitude.
tutorial-alx-takeover-guard = Tout cela est une seule action. Placez votre gouverneur sur la lyre.
tutorial-alx-takeover-pay = Il faut neuf cartes. Deux temples et deux chevaux pour ses gouverneurs, et cinq autres pour les symboles où vous n’avez pas de gouverneur. Payez-les.
tutorial-alx-takeover-levy = Un seul gouverneur s’y tient désormais, le vôtre. Collectez les impôts avec la lyre.
tutorial-alx-takeover-half = 8 points pour vous, rien pour elle. À trois ou quatre joueurs, elle recevrait en compensation la moitié des cartes que vous avez jouées. Vous choisiriez lesquelles.

tutorial-alx-divide = Diviser une province
tutorial-alx-divide-eleven = Roxane tient une province de 11 points avec un seul gouverneur. Vous n’avez pas de quoi la reprendre. Mais les murs peuvent la traverser.
tutorial-alx-divide-soldier = Prenez l’hoplite.
tutorial-alx-divide-space = Cinq hoplites sont à égale distance, et l’un est dans sa province. Choisissez celui-là.
tutorial-alx-divide-corner = Arrêtez-vous sur ce point : le chemin qui y mène traverse la province.
tutorial-alx-divide-way = Traversez par le milieu.
tutorial-alx-divide-parts = Deux provinces ! Roxane garde celle de l’est, qui vaut 3, où se tient son gouverneur. Celle de l’ouest, qui vaut 8, n’est à personne et coûte un gouverneur et une carte.
tutorial-alx-divide-occupy = Occupez la province de l’ouest : placez votre gouverneur sur l’hoplite.
tutorial-alx-divide-pay = Payez avec la carte amphore.
tutorial-alx-divide-yours = Ces 8 points sont à vous. Choisissez bien où se tiennent vos gouverneurs : une case avec un gouverneur n’est pas disponible, Alexandre ne peut pas y marcher.

tutorial-alx-special = Le mouvement spécial
tutorial-alx-special-safe = Les 11 points de Roxane ne craignent pas les hoplites. Son gouverneur est sur l’hoplite de sa province : cette case n’est pas disponible, et aucune carte hoplite ne mène à l’intérieur. Or seuls des hoplites sont visibles.
tutorial-alx-special-play = Jouez plutôt une carte de votre main. C’est le mouvement spécial : vous ne prenez pas de carte, et Alexandre va à la case disponible la plus proche portant le symbole joué. Jouez votre cheval.
tutorial-alx-special-corner = Choisissez le point qui brille.
tutorial-alx-special-little = Son gouverneur est bien placé : vous ne coupez que peu de terre. Et un mouvement spécial coûte deux cartes, celle que vous jouez et celle que vous ne prenez pas.
tutorial-alx-special-joker = Il arrive, rarement, qu’une carte visible n’ait plus une seule case disponible sur tout le plateau. C’est alors un joker : prenez-la, nommez un symbole, et Alexandre va à la case disponible la plus proche qui le porte.
