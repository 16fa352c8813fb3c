# Alexandre le Grand en mots : le journal, les boutons, les raisons.
atg-none = personne
atg-place = { $place }
atg-symbol = le symbole de campagne
atg-choose-split = Placez vos { $cubes } cubes dans les quatre cases : split ORDRE ARMÉES TEMPLES VILLES, par exemple split 2 6 4 3.
atg-choose-move = Déplacez un groupe d’armées : move DE VERS ARMÉES, puis le prix pris dans les cases temples et villes s’il y en a un, par exemple 1t1c. Ou : stop.

# Le journal : ce qui s’est passé.
atg-event-region = Région { $number }, { $region } : chacun dispose de 15 cubes.
atg-event-revealed = { $name } a mis { $order } sur l’ordre du tour, { $army } sur les armées, { $temple } sur les temples, { $city } sur les villes.
atg-event-lots = Tirage au sort entre ex æquo, dans cet ordre : { $names }.
atg-event-oldest = Personne n’a misé sur l’ordre du tour : { $name } commence, puis dans le sens horaire.
atg-event-place = { $name } joue en position { $place }.
atg-event-turn = Tour { $number } dans la région { $region }. Ordre du tour : { $names }.
atg-event-armies = { $name } a placé { $armies ->
    [one] une armée
   *[other] { $armies } armées
} sur le symbole de campagne { $region }.
atg-event-moved-free = { $name } a déplacé { $armies ->
    [one] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }).
atg-event-moved = { $name } a déplacé { $armies ->
    [one] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }) et payé { $temple ->
    [0] { $city } de la case villes
   *[other] { $temple } de la case temples{ $city ->
        [0] { "" }
       *[other] , { $city } de la case villes
    }
}.
atg-event-goal = { $name } a atteint la dernière province ({ $province }) : la région se termine avec ce tour.
atg-event-stopped = { $name } ne se déplace plus.
atg-event-laid-temple = { $name } veut construire un temple ({ $province }).
atg-event-laid-city = { $name } veut établir une ville ({ $province }).
atg-event-province = { $name } a le plus grand nombre d’armées ({ $province }) : { $points } points.
atg-event-built-temple = { $name } a construit un temple ({ $province }) pour { $price } : { $points } points.{ $rivals ->
    [0] { "" }
   *[other] { " " }En vain : { $names }.
}
atg-event-built-city = { $name } a établi une ville ({ $province }) pour { $price } : { $points } points.{ $rivals ->
    [0] { "" }
   *[other] { " " }En vain : { $names }.
}
atg-event-region-ended = La région { $number }, { $region }, est terminée : { $reason }.
atg-event-resplit = { $name } a maintenant pour les temples { $temple }, pour les villes { $city }.
atg-event-award-temple = { $name } a le plus de temples ({ $region }) : { $points } points.
atg-event-award-city = { $name } a le plus de villes ({ $region }) : { $points } points.
atg-event-award-temple-board = { $name } a le plus de temples sur le plateau : { $points } points.
atg-event-award-city-board = { $name } a le plus de villes sur le plateau : { $points } points.
atg-event-halved = Dans la campagne courte les primes comptent pour moitié : { $name } en perd { $points } points.
atg-event-ended = La partie est terminée : { $reason }. { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
reason-last_province = la dernière province a été atteinte
reason-three_turns = trois tours ont été joués dans la région

# Boutons : ce que l’on peut faire.
atg-do-split = ordre du tour { $order }, armées { $army }, temples { $temple }, villes { $city }
atg-do-resplit = temples { $temple }, villes { $city }
atg-do-place = Jouer en position { $place }
atg-do-move = Déplacer { $armies ->
    [one] une armée
   *[other] { $armies } armées
}, { $source } → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }pour { $price } ({ $temple ->
        [0] des villes
       *[other] { $city ->
            [0] des temples
           *[other] { $temple } des temples, { $city } des villes
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , dont { $tired } ayant déjà marché
}
atg-do-stop = Ne plus déplacer d’armée
atg-do-temple = Tenter un temple : { $place }, pour { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { " ; il en reste trop peu dans la case des temples" }
}
atg-do-city = Tenter une ville : { $place }, pour { $price ->
    [one] 1 cube
   *[other] { $price } cubes
}{ $short ->
    [0] { "" }
   *[other] { " ; il en reste trop peu dans la case des villes" }
}
atg-do-temple-against = Tenter un temple : { $place }, contre { $names }, { $price ->
    [0] en vain en l’état actuel
   *[other] pour { $price } en l’état actuel
}
atg-do-city-against = Tenter une ville : { $place }, contre { $names }, { $price ->
    [0] en vain en l’état actuel
   *[other] pour { $price } en l’état actuel
}
atg-do-confirm = En rester là

# Pourquoi une chose n’est pas possible.
atg-unknown-verb = « { $verb } » n’est pas une action. Les actions sont : { $verbs }.
atg-wrong-words = Écrivez « { $verb } » ainsi : { $example }.
atg-unknown-province = Il n’y a pas de province « { $word } » sur ce plateau.
atg-now-allocate = Répartissez d’abord vos cubes sur les quatre cases.
atg-now-order = Choisissez maintenant une position dans l’ordre du tour.
atg-now-move = Déplacez maintenant vos armées, ou arrêtez.
atg-now-build = Les armées ont marché ; construisez, ou restez-en là.
atg-now-redistribute = Répartissez maintenant les cubes restants entre temples et villes.
atg-split-all = Vous placez { $total } cubes ; il faut en placer { $cubes }.
atg-resplit-all = Vous répartissez { $total } cubes ; il y en a { $cubes }.
atg-no-such-place = Il n’y a pas de position { $place } : l’ordre du tour en a { $most }.
atg-place-taken = La position { $place } est prise par { $name }.
atg-too-few-armies = Il n’y a pas là ({ $place }) autant d’armées qui peuvent marcher : { $armies }.
atg-cannot-pay = La flèche coûte { $price } ; dans vos cases : temples { $temple }, villes { $city }.
atg-wrong-price = La flèche coûte exactement { $price } ; ajoutez-le au déplacement, comme 1t1c. Dans vos cases : temples { $temple }, villes { $city }.
atg-freshest-anyway = Les armées les plus fraîches partent de toute façon en premier : dites simplement { $armies }.
atg-wrong-groups = Il n’y a pas autant d’armées avec ces pas restants ; nommez-en { $armies } en tout.
atg-other-region = Cette province ({ $place }) n’est pas dans la région { $region }.
atg-no-arrow = Aucune flèche : { $source } → { $target }.
atg-no-army = Vous n’avez pas d’armée à cet endroit ({ $place }).
atg-no-site-temple = Cette province ({ $place }) n’a pas d’emplacement de temple.
atg-no-site-city = Cette province ({ $place }) n’a pas d’emplacement de ville.
atg-city-stands = Une ville s’y trouve déjà ({ $place }) ; il n’y en a jamais deux.
atg-laid-temple = Vous y tentez déjà un temple ({ $place }).
atg-laid-city = Vous y tentez déjà une ville ({ $place }).
atg-none-left-temple = Il ne vous reste plus de temple.
atg-none-left-city = Il ne vous reste plus de ville.

# Le terminal.
notation-alexander_the_great =
    Chaque province montre son numéro, T pour un emplacement de temple, C pour une ville, son nom et son mot dans les actions ; X termine la région.
    Au-dessous, ses flèches : où elles mènent et ce que coûte l’entrée.
    2×3›› : trois armées du joueur 2 à qui restent deux pas ; 2TC : un temple et une ville du joueur 2 ; (tc) : tentatives de ce tour.
    Mots des actions : split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Un prix se paie de la case temples (t), villes (c) ou des deux : 1t1c. Les armées les plus fraîches partent d’abord ;
    pour en choisir d’autres, dites combien ont fait combien de pas : move thrace getae 3 1t 1@1,2@2.
atg-show-region = Région { $number } : { $region }, tour { $turn } sur 3 au plus
atg-show-seat = { $name } : { $score } points ; ordre { $order }, armées { $army }, temples { $temple }, villes { $city } ; à construire encore : temples { $temples }, villes { $cities } ; { $place ->
    [0] sans position
   *[other] joue en position { $place }
}
atg-show-seat-hidden = { $name } : { $score } points ; 15 cubes derrière l’écran ; à construire encore : temples { $temples }, villes { $cities }
atg-sheet-seat = { $name }, { $score } points : provinces { $province }, temples { $temple }, villes { $city }, primes finales { $award }
atg-sheet-awarded = { $name }, { $score } points : provinces { $province }, temples { $temple }, villes { $city }, primes finales { $award } ({ $awards })
atg-sheet-award-temple = le plus de temples ({ $region })
atg-sheet-award-city = le plus de villes ({ $region })
atg-sheet-award-temple-board = le plus de temples sur le plateau
atg-sheet-award-city-board = le plus de villes sur le plateau
atg-event-tie-temple = Aucun temple construit ({ $province }) : égalité entre { $names }.
atg-event-tie-city = Aucune ville établie ({ $province }) : égalité entre { $names }.
atg-event-unpaid-temple = Le temple ({ $province }) n’a pas pu être payé : { $names }.
atg-event-unpaid-city = La ville ({ $province }) n’a pas pu être payée : { $names }.
atg-no-armies = Dites combien d’armées partent : au moins une.

# La ligne d’état : que faire maintenant, pour vous et pour les autres.
atg-prompt-allocate = Répartissez vos { $cubes } cubes entre les quatre cases.
atg-prompt-allocate-all = Tout le monde répartit 15 cubes derrière un paravent.
atg-prompt-order = Choisissez votre position dans l’ordre du tour.
atg-prompt-order-of = { $name } choisit une position dans l’ordre du tour.
atg-prompt-move = Déplacez vos armées, puis arrêtez.
atg-prompt-move-of = { $name } déplace ses armées.
atg-prompt-build = Tentez de construire des temples et des villes là où sont vos armées, puis choisissez « { atg-do-confirm } ».
atg-prompt-build-last = Vous pouvez tenter une dernière construction ; ensuite votre tour est fini. Ou choisissez « { atg-do-confirm } ».
atg-prompt-build-of = { $name } tente de construire.
atg-prompt-redistribute = Répartissez { $cubes ->
    [one] votre dernier cube
   *[other] vos { $cubes } derniers cubes
} entre temples et villes.
atg-prompt-redistribute-all = Tout le monde répartit ce qui reste entre temples et villes.
