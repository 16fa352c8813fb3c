### Le tutoriel d’Alexandros : un titre pour chaque leçon, une phrase ou deux pour chaque étape.

tutorial-alx-march = La marche
tutorial-alx-march-aim = Voici Alexandre, et tout le monde à la table le déplace. Des murs s’élèvent derrière lui. Ce que murs et côte enferment est une province. Prenez des provinces et collectez leurs impôts : qui a le plus de points gagne.
tutorial-alx-march-card = Un tour commence par une marche. Deux cartes sont visibles : celle que vous prenez va dans votre main et mène Alexandre à la case disponible la plus proche portant son symbole. Prenez la lyre.
tutorial-alx-march-corner = La lyre entourée est la plus proche. Alexandre s’arrêtera sur l’un de ses trois points, celui que vous voulez. Envoyez-le sur celui du sud.
tutorial-alx-march-way = Trois chemins y mènent, tous aussi courts : à vous de choisir. Chaque ligne qu’il suit reçoit un mur. Partez vers l’intérieur : appuyez sur le point qui brille.
tutorial-alx-march-on = Et jusqu’au point suivant. La dernière ligne se fait d’elle-même.
tutorial-alx-march-province = Trois murs et la côte enferment quatre cases : une province ! Elle vaut 2, un point par case vide. Ses deux symboles en sont le prix.
tutorial-alx-march-take = Après la marche, vous avez deux actions. La plus simple : prendre une carte. Les cartes servent à payer les provinces et à collecter les impôts. Piochez-en une.
tutorial-alx-march-again = Il reste une action. Prenez encore une carte, dans la pioche ou parmi les deux visibles, comme il vous plaît.
tutorial-alx-march-over = Votre tour est terminé, et deux cartes sont de nouveau visibles. Roxane déplacerait maintenant le même Alexandre. Une carte de votre main peut aussi le guider, mais elle est alors dépensée.

tutorial-alx-occupy = Occuper une province
tutorial-alx-occupy-price = La marche est faite, il reste deux actions. Une province libre s’occupe où qu’elle soit : un gouverneur sur un de ses symboles, et une carte correspondante pour chacun des autres.
tutorial-alx-occupy-guard = Celle-ci a une lyre et une amphore. Placez votre gouverneur sur la lyre.
tutorial-alx-occupy-pay = L’amphore coûte une carte amphore, et vous en avez une. Payez.
tutorial-alx-occupy-levy = Elle est à vous ! Collectez maintenant les impôts : défaussez une carte au symbole sur lequel se tient un de vos gouverneurs. Appuyez sur votre lyre.
tutorial-alx-occupy-scored = 2 points, un par case vide. Voilà le jeu : marcher, enfermer des terres, les occuper, collecter les impôts.

tutorial-alx-taxes = Collecter les impôts
tutorial-alx-taxes-three = Vous êtes Rouge et tenez la Marmarique avec 8, Apamée avec 4 et Chalybes avec 8. À Chalybes se tiennent deux gouverneurs, son 8 est donc barré : une collecte vous rapporterait 12 points, et rien de là-bas.
tutorial-alx-taxes-back = Enlevez donc d’abord le gouverneur du cheval.
tutorial-alx-taxes-levy = Collectez maintenant les impôts. La carte doit correspondre à l’un de vos gouverneurs : l’un d’eux se tient sur un hoplite.
tutorial-alx-taxes-all = 20 points pour vous, et 4, 9 et 6 pour les autres : tous marquent, mais il n’y a que vous qui payez une carte. Une fois par tour au plus : faites-le quand vous y gagnez plus qu’eux.

tutorial-alx-end = La fin
tutorial-alx-end-behind = Vous avez 72 points, Roxane 80, et il reste un seul mur noir. S’il en faut davantage, on pose des murs rouges, et c’est alors le dernier tour.
tutorial-alx-end-march = Vous pouvez terminer la partie maintenant. Prenez la lyre.
tutorial-alx-end-corner = Jusqu’à ce point, il faut deux murs : un noir et un rouge.
tutorial-alx-end-red = Un mur rouge : c’est le tout dernier tour. Vos deux actions vous restent. Collectez les impôts !
tutorial-alx-end-won = 11 points pour vous. Les trois gouverneurs de Roxane sont dans une seule province : elle n’a rien. Terminez votre tour.
tutorial-alx-end-hundred = 83 à 80 : vous avez gagné. La partie s’arrête donc quand les murs noirs sont épuisés, ou dès que quelqu’un a 100 points après une collecte.

tutorial-alx-path = Choisir le chemin
tutorial-alx-path-soldier = Quelques tours plus tard. Les murs sont rares : enfermez beaucoup avec peu. Prenez l’hoplite.
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
tutorial-alx-guards-nothing = La Marmarique est à vous. Mais une province à deux gouverneurs ne rapporte aucun impôt : son 8 est barré ! Avec votre seconde action, enlevez celui du cheval.
tutorial-alx-guards-alone = Un seul gouverneur : 8 points à chaque collecte. Le cheval n’est plus à payer, et l’autre gouverneur est libre pour une autre province.

tutorial-alx-takeover = Reprendre une province
tutorial-alx-takeover-theirs = La Marmarique est à Roxane, avec des gouverneurs sur un temple et sur le cheval. Vous pouvez les chasser : deux cartes pour chacun, au symbole où il se tient. Puis vous payez la province comme d’habitude.
tutorial-alx-takeover-guard = Tout cela est une seule action. Placez votre gouverneur sur la lyre.
tutorial-alx-takeover-pay = Neuf cartes : deux temples et deux chevaux pour ses gouverneurs, cinq autres pour les symboles où vous n’avez pas de gouverneur. Payez.
tutorial-alx-takeover-levy = Un seul gouverneur s’y tient désormais, le vôtre. Collectez les impôts avec la lyre.
tutorial-alx-takeover-half = 8 points pour vous, rien pour elle. À trois ou quatre joueurs, elle recevrait aussi la moitié des cartes que vous avez jouées. Vous choisiriez lesquelles.

tutorial-alx-divide = Diviser une province
tutorial-alx-divide-eleven = Roxane tient 11 points avec un gouverneur. Vous n’avez pas de quoi reprendre sa province. Mais les murs peuvent la traverser.
tutorial-alx-divide-soldier = Prenez l’hoplite.
tutorial-alx-divide-space = Cinq hoplites sont à égale distance, et l’un est dans sa province. Choisissez celui-là.
tutorial-alx-divide-corner = Arrêtez-vous sur ce point : le chemin qui y mène traverse la province.
tutorial-alx-divide-way = Traversez par le milieu.
tutorial-alx-divide-parts = Deux provinces ! Roxane garde 3 à l’est, où se tient son gouverneur. Les 8 de l’ouest ne sont à personne, et coûtent un gouverneur et une carte.
tutorial-alx-divide-occupy = Occupez la province de l’ouest : placez votre gouverneur sur l’hoplite.
tutorial-alx-divide-pay = Payez avec la carte amphore.
tutorial-alx-divide-yours = 8 points sont à vous. Choisissez bien où se tiennent vos gouverneurs : une case avec un gouverneur n’est pas disponible, Alexandre ne peut pas y marcher.

tutorial-alx-special = Le mouvement spécial
tutorial-alx-special-safe = La même province, mais le gouverneur de Roxane est sur l’hoplite. Cette case n’est pas disponible : aucune carte hoplite ne mène à l’intérieur. Et seuls des hoplites sont visibles.
tutorial-alx-special-play = Au lieu de prendre une carte, vous pouvez en jouer une de votre main : Alexandre va à la case disponible la plus proche portant ce symbole. Jouez votre cheval.
tutorial-alx-special-corner = Choisissez le point qui brille.
tutorial-alx-special-little = Son gouverneur est bien placé : vous ne coupez que peu de terre. Et un mouvement spécial coûte deux cartes, celle que vous jouez et celle que vous ne prenez pas.
tutorial-alx-special-joker = Il arrive, rarement, qu’une carte visible n’ait plus une seule case disponible sur tout le plateau. C’est alors un joker : prenez-la, nommez un symbole, et Alexandre va à la case disponible la plus proche qui le porte.
