# Ce qui parle pour un coup d’Alexandros, et ce dont il s’agit.
advice-alexandros-wins = Ce coup termine la partie, et c’est la victoire.
advice-alexandros-score =
    { $points ->
        [one] Ce coup rapporte { $points } point tout de suite.
       *[other] Ce coup rapporte { $points } points tout de suite.
    }
advice-alexandros-land = Ce coup donne des terres que les autres auront du mal à reprendre.
advice-alexandros-income = La prochaine collecte d’impôts rapporterait davantage.
advice-alexandros-hope = Ce coup prépare des terres libres, bientôt bonnes à occuper.
advice-alexandros-spoils = Ce coup met à portée des terres d’un autre joueur.
advice-alexandros-hand = Ce coup garde en main les meilleures cartes.
advice-alexandros-guards = Ce coup garde des gouverneurs en réserve pour la suite.
advice-alexandros-ready = Ce coup donne l’avantage aux impôts et garde une carte pour les collecter.
advice-alexandros-eve = Si la prochaine collecte termine la partie, c’est gagné.
advice-alexandros-against = C’est { $name } qui y perd le plus.
advice-alexandros-quiet = Ce coup ne concède rien.
matters-alexandros-wins = Vous pouvez terminer la partie maintenant, et gagner.
matters-alexandros-score = Il y a des points à prendre tout de suite.
matters-alexandros-land = Cherchez des terres que vous pouvez tenir : lesquelles personne ne pourrait-il vous reprendre ?
matters-alexandros-income = Pensez à votre prochaine collecte d’impôts : comment lui faire rapporter plus ?
matters-alexandros-hope = Regardez les terres libres : lesquelles pourrez-vous bientôt occuper ?
matters-alexandros-spoils = Regardez les terres des autres : lesquelles pouvez-vous reprendre ?
matters-alexandros-hand = Pensez à votre main : de quelles cartes aurez-vous besoin ?
matters-alexandros-guards = Pensez à votre réserve : un gouverneur qui rapporte peu ici peut manquer ailleurs.
matters-alexandros-ready = Comparez les impôts : la collecte vaut le coup quand vous y gagnez plus que les autres.
matters-alexandros-eve = La fin est proche : qui gagne si la prochaine collecte d’impôts termine la partie ?
matters-alexandros-against = Surveillez { $name } : que peut apporter son prochain tour, et pouvez-vous l’empêcher ?
matters-alexandros-quiet = Plusieurs coups se valent : ne concédez rien.
