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
advice-alexandros-takes-over = Ce coup reprend { $place } (valeur { $value }) à { $name }.
advice-alexandros-occupies = Ce coup occupe { $place } (valeur { $value }).
advice-alexandros-closes-occupies = { $walls ->
    [0] Ce coup ferme { $place } (valeur { $value }), aussitôt occupée.
    [1] Un mur ferme { $place } (valeur { $value }), qui est aussitôt occupée.
   *[other] { $walls } murs ferment { $place } (valeur { $value }), qui est aussitôt occupée.
}
advice-alexandros-closes-payable = { $walls ->
    [1] Un mur ferme { $place } (valeur { $value }), et il y a tout ce qu’il faut pour l’occuper.
   *[other] { $walls } murs ferment { $place } (valeur { $value }), et il y a tout ce qu’il faut pour l’occuper.
}
advice-alexandros-closes = { $walls ->
    [1] Un mur ferme { $place } (valeur { $value })
   *[other] { $walls } murs ferment { $place } (valeur { $value })
} ; { $lacking ->
    [0] il ne manque qu’un gouverneur pour l’occuper.
    [one] il manque { $lacking } carte pour l’occuper.
   *[other] il manque { $lacking } cartes pour l’occuper.
}
advice-alexandros-cuts = { $place }, tenue par { $name }, ne vaut plus que { $value } au lieu de { $before }.
advice-alexandros-levies = { $points ->
    [one] Ce coup rapporte { $points } point
   *[other] Ce coup rapporte { $points } points
} ; { $best ->
    [0] les autres ne gagnent rien.
   *[other] personne d’autre ne gagne plus de { $best }.
}
advice-alexandros-levies-two = { $points ->
    [one] Ce coup rapporte { $points } point
   *[other] Ce coup rapporte { $points } points
} ; { $best ->
    [0] { $name } ne gagne rien.
   *[other] { $name } n’en gagne que { $best }.
}
advice-alexandros-card = La carte { $card } sert pour { $place } (valeur { $value }) : { $lacking ->
    [0] il ne manque alors plus rien.
    [1] il ne manque alors plus qu’une carte.
   *[other] il manque alors encore { $lacking } cartes.
}
advice-alexandros-draws = { $lacking ->
    [one] Il manque { $lacking } carte pour { $place } (valeur { $value }) : elle est peut-être dans la pioche.
   *[other] Il manque { $lacking } cartes pour { $place } (valeur { $value }) : elles sont peut-être dans la pioche.
}
advice-alexandros-back-pays = Avec un gouverneur au lieu de deux, { $place } rapporte de nouveau des impôts : { $value }.
advice-alexandros-back = Le gouverneur posté là ({ $place }) serait plus utile en réserve.
advice-alexandros-walls = { $place }, point { $side } : la marche { $walls ->
    [0] ne coûte aucun mur
    [1] ne coûte qu’un mur
   *[other] coûte { $walls } murs
} et ne ferme rien que d’autres pourraient occuper.
matters-alexandros-wins = Vous pouvez terminer la partie maintenant, et gagner.
matters-alexandros-score = Il y a des points à prendre tout de suite.
matters-alexandros-land = Cherchez des terres que vous pouvez tenir : lesquelles seraient difficiles à vous reprendre ?
matters-alexandros-income = Pensez à votre prochaine collecte d’impôts : comment lui faire rapporter plus ?
matters-alexandros-hope = Regardez les terres libres : lesquelles pourrez-vous bientôt occuper ?
matters-alexandros-spoils = Regardez les terres des autres : lesquelles pouvez-vous reprendre ?
matters-alexandros-hand = Pensez à votre main : de quelles cartes aurez-vous besoin ?
matters-alexandros-guards = Pensez à votre réserve : un gouverneur qui rapporte peu ici peut manquer ailleurs.
matters-alexandros-ready = Comparez les impôts : la collecte vaut le coup quand vous y gagnez plus que les autres.
matters-alexandros-eve = La fin est proche : qui gagne si la prochaine collecte d’impôts termine la partie ?
matters-alexandros-against = Surveillez { $name } : que peut apporter son prochain tour, et pouvez-vous l’empêcher ?
matters-alexandros-quiet = Plusieurs coups se valent : ne concédez rien.
matters-alexandros-free = { $place } (valeur { $value }) n’appartient à personne : { $lacking ->
    [0] vous avez de quoi l’occuper. Qui d’autre la veut ?
    [one] il vous manque { $lacking } carte pour l’occuper.
   *[other] il vous manque { $lacking } cartes pour l’occuper.
}
matters-alexandros-reach = { $name } tient { $place } (valeur { $value }). Pour chasser les gouverneurs, il faut : { $cards } ; { $lacking ->
    [0] vous avez de quoi la reprendre.
    [one] il vous manque { $lacking } carte pour la reprendre.
   *[other] il vous manque { $lacking } cartes pour la reprendre.
}
matters-alexandros-closable = { $place } peut être fermée à ce tour et vaudrait { $value } : { $lacking ->
    [0] vous pourriez l’occuper aussitôt.
    [one] il vous manquerait { $lacking } carte pour l’occuper.
   *[other] il vous manquerait { $lacking } cartes pour l’occuper.
}
matters-alexandros-rich = { $name } tient { $place } (valeur { $value }) : que faudrait-il pour changer cela ?
matters-alexandros-levy = Une collecte d’impôts vous rapporterait maintenant { $mine }, et { $theirs } à { $name } : est-ce le bon moment ?

better-alexandros-wins = La partie est gagnée en moins de deux tours dans { $best } % des simulations avec le meilleur coup, dans { $played } % avec le coup joué.
better-alexandros-losses = La partie est perdue en moins de deux tours dans { $played } % des simulations avec le coup joué, dans { $best } % avec le meilleur.
better-alexandros-lost = Avec le coup joué, { $place } (valeur { $value }) ne tient pas : dans { $percent } % des simulations, { $name } la reprend en moins de deux tours.
better-alexandros-lost-you = Avec le coup joué, { $place } (valeur { $value }) ne tient pas : dans { $percent } % des simulations, vous reprenez la province en moins de deux tours.
better-alexandros-levy = La collecte d’impôts a rapporté au moins autant à { $other } : { $gains }.
better-alexandros-levy-other-you = La collecte d’impôts vous a rapporté au moins autant : { $gains }.
better-alexandros-score-now = Après ce tour, face à { $other } : { $ahead } avec le meilleur coup, { $was } avec le coup joué.
better-alexandros-score-now-other-you = Après ce tour, face à vous : { $ahead } avec le meilleur coup, { $was } avec le coup joué.
better-alexandros-score-later = Deux tours plus tard, face à { $other } : environ { $ahead } avec le meilleur coup, { $was } avec le coup joué.
better-alexandros-score-later-other-you = Deux tours plus tard, face à vous : environ { $ahead } avec le meilleur coup, { $was } avec le coup joué.
better-alexandros-taxes-now = Ce que rapporterait alors une collecte d’impôts ({ $name } – { $other }) : { $mine } – { $theirs } avec le meilleur coup, { $before } – { $rival } avec le coup joué.
better-alexandros-taxes-later = Ce que rapporterait une collecte d’impôts deux tours plus tard ({ $name } – { $other }) : environ { $mine } – { $theirs } avec le meilleur coup, { $before } – { $rival } avec le coup joué.
better-alexandros-land-now = { $name } aurait alors des terres d’une valeur totale de { $best } avec le meilleur coup, de { $played } avec le coup joué.
better-alexandros-land-now-you = Vous auriez alors des terres d’une valeur totale de { $best } avec le meilleur coup, de { $played } avec le coup joué.
better-alexandros-land-later = Deux tours plus tard, { $name } aurait des terres d’une valeur totale d’environ { $best } avec le meilleur coup, de { $played } avec le coup joué.
better-alexandros-land-later-you = Deux tours plus tard, vous auriez des terres d’une valeur totale d’environ { $best } avec le meilleur coup, de { $played } avec le coup joué.
better-alexandros-follows = Le gain ne se voit pas tout de suite, mais dans les tours qui suivent.
