# Ce qui parle pour un coup de Alexandros, et ce dont il s’agit.
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
