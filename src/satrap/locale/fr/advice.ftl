# Ce qui parle pour un coup, et ce dont il s’agit.
advice-alexandros-wins = Ce coup termine la partie, et la gagne.
advice-alexandros-score =
    { $points ->
        [one] Il rapporte 1 point tout de suite.
       *[other] Il rapporte { $points } points tout de suite.
    }
advice-alexandros-land = Il laisse des terres difficiles à reprendre.
advice-alexandros-income = La prochaine collecte d’impôts rapporterait davantage.
advice-alexandros-hope = Il laisse des terres libres qui pourront bientôt être occupées.
advice-alexandros-spoils = Des terres d’un autre joueur pourraient bientôt être prises.
advice-alexandros-hand = Il laisse les meilleures cartes en main.
advice-alexandros-guards = Il conserve des gardes en réserve pour la suite.
advice-alexandros-ready = Il assure l’avantage aux impôts et conserve une carte pour les collecter.
advice-alexandros-eve = Si la prochaine collecte termine la partie, elle est gagnée.
advice-alexandros-against = C’est à { $name } qu’il coûte le plus.
advice-alexandros-quiet = Il ne concède rien.
matters-alexandros-wins = Vous pouvez terminer la partie maintenant, et gagner.
matters-alexandros-score = Il y a des points à prendre tout de suite.
matters-alexandros-land = Cherchez des terres que vous pouvez tenir : qu’est-ce que personne ne pourrait vous prendre ?
matters-alexandros-income = Pensez à votre prochaine collecte d’impôts : qu’est-ce qui la rendrait plus riche ?
matters-alexandros-hope = Regardez les terres libres : que pourrez-vous bientôt occuper ?
matters-alexandros-spoils = Regardez les terres des autres : où pouvez-vous entrer ?
matters-alexandros-hand = Pensez à votre main : de quelles cartes aurez-vous besoin ?
matters-alexandros-guards = Pensez à votre réserve : les gardes qui rapportent peu manquent ailleurs.
matters-alexandros-ready = Comparez les impôts : les collecter paie quand vous y gagnez plus que les autres.
matters-alexandros-eve = La fin est proche : qui gagne si la prochaine collecte d’impôts termine la partie ?
matters-alexandros-against = Surveillez { $name } : que peut apporter son prochain tour, et pouvez-vous l’empêcher ?
matters-alexandros-quiet = Plusieurs voies se valent : ne concédez rien.
advice-alexander-the-great-score = Cela promet plus de points dans cette région que la plupart des choix.
advice-alexander-the-great-temples = Cela promet plus de temples que la plupart des choix.
advice-alexander-the-great-cities = Cela promet plus de villes que la plupart des choix.
advice-alexander-the-great-temple-award = Cela rapproche de la prime du plus grand nombre de temples.
advice-alexander-the-great-city-award = Cela rapproche de la prime du plus grand nombre de villes.
advice-alexander-the-great-against = C’est à { $name } que cela coûte le plus.
advice-alexander-the-great-quiet = Cela ne concède rien.
advice-alexander-the-great-order = Des cubes pour l’ordre du tour, ici, rapportent.
advice-alexander-the-great-armies = Des armées, ici, rapportent.
advice-alexander-the-great-temple = Des cubes pour les temples, ici, rapportent.
advice-alexander-the-great-city = Des cubes pour les villes, ici, rapportent.
advice-alexander-the-great-mixed = Cette répartition tient bon, quoi que choisissent les autres.
matters-alexander-the-great-score = Comptez les points de cette région : que reste-t-il à prendre, et à quel prix ?
matters-alexander-the-great-temples = Les temples comptent : où personne d’autre n’en bâtit-il ?
matters-alexander-the-great-cities = Les villes comptent : où personne d’autre n’en bâtit-il ?
matters-alexander-the-great-temple-award = La prime du plus grand nombre de temples est ouverte : chaque temple compte double.
matters-alexander-the-great-city-award = La prime du plus grand nombre de villes est ouverte : chaque ville compte double.
matters-alexander-the-great-against = Surveillez { $name } : que va gagner { $name }, et pouvez-vous l’empêcher ?
matters-alexander-the-great-quiet = Plusieurs voies se valent : ne concédez rien.
matters-alexander-the-great-order = L’ordre du tour compte ici : qui joue en dernier voit ce que font tous les autres.
matters-alexander-the-great-armies = Cette région demande des armées : le chemin des sites est long ou disputé.
matters-alexander-the-great-temple = Les temples comptent ici : pensez à leur prix et à ce qu’ils rapportent.
matters-alexander-the-great-city = Les villes comptent ici : pensez à leur prix et à ce qu’elles rapportent.
matters-alexander-the-great-mixed = Ce qui se devine se bat : une répartition équilibrée est difficile à punir.
