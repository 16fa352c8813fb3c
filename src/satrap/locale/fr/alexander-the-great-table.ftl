# Alexandre le Grand en mots : le journal, les boutons, les raisons.
atg-none = personne
atg-symbol = symbole de campagne
atg-choose-split = Placez vos { $cubes } ressources dans les quatre cases : split ORDRE ARMÉES TEMPLES VILLES, par exemple split 2 6 4 3.
atg-choose-move = Déplacez un groupe d’armées : move DE VERS ARMÉES, puis le prix pris dans les cases temples et villes s’il y en a un, par exemple 1t1c. Ou : stop.

# Le journal : ce qui s’est passé.
atg-event-region = { $region } : chacun dispose de 15 ressources.
atg-event-revealed = { $name } a mis { $order } sur l’ordre du tour, { $army } sur les armées, { $temple } sur les temples et { $city } sur les villes.
atg-event-lots = Tirage au sort entre ex æquo, dans cet ordre : { $names }.
atg-event-oldest = Personne n’a misé sur l’ordre du tour : { $name } commence, puis on joue dans le sens horaire.
atg-event-place = { $name } a pris la position { $place }.
atg-event-turn = Tour { $number }. Ordre du tour : { $names }.
atg-event-armies = { $name } a placé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} sur le symbole de campagne { $region }.
atg-event-moved-free = { $name } a déplacé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }).
atg-event-moved = { $name } a déplacé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }) et payé { $temple ->
    [0] { $city } de la case villes
   *[other] { $temple } de la case temples{ $city ->
        [0] { "" }
       *[other] { " " }et { $city } de la case villes
    }
}.
atg-event-goal = { $name } a atteint la dernière province ({ $province }) : la région se termine à la fin de ce tour.
atg-event-stopped = { $name } a terminé sa marche.
atg-event-laid-temple = { $province } : { $name } a prévu un temple.
atg-event-laid-city = { $province } : { $name } a prévu une ville.
atg-event-province = { $province } : { $name } a le plus d’armées, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-built-temple = { $province } : { $name } a construit un temple pour { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Sans succès : { $names }.
}
atg-event-built-city = { $province } : { $name } a construit une ville pour { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Sans succès : { $names }.
}
atg-event-region-ended-three_turns = Fin de la région { $region }, après son troisième tour.
atg-event-region-ended-last_province = Fin de la région { $region } : sa dernière province a été atteinte.
atg-event-resplit = { $name } a maintenant { $temple } pour les temples et { $city } pour les villes.
atg-event-award-temple = { $name } a le plus de temples ({ $region }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-award-city = { $name } a le plus de villes ({ $region }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-award-temple-board = { $name } a le plus de temples sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-award-city-board = { $name } a le plus de villes sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-halved = Dans la campagne courte, les primes comptent pour moitié : { $name } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de primes.
atg-event-ended = La partie est terminée : { $reason }. { $count ->
    [1] { $winners } a gagné.
   *[other] { $winners } se partagent la victoire.
}
reason-last_province = la dernière province a été atteinte
reason-three_turns = le troisième tour est joué

# Boutons : ce que l’on peut faire.
atg-do-split = Ordre { $order }, armées { $army }, temples { $temple }, villes { $city }
atg-do-resplit = Temples { $temple }, villes { $city }
atg-do-place = Jouer en position { $place }
atg-do-move = { $armies ->
    [1] Une armée
   *[other] { $armies } armées
} → { $target }{ $price ->
    [0] { "" }
   *[other] { " " }({ $temple ->
        [0] villes { $city }
       *[other] temples { $temple }{ $city ->
            [0] { "" }
           *[other] , villes { $city }
        }
    })
}{ $tired ->
    [0] { "" }
   *[other] , dont { $tired } ayant déjà marché
}
atg-do-stop = Terminer la marche
atg-do-temple = Temple ({ $place }) : { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}{ $short ->
    [0] { "" }
   *[other] { " (pas assez)" }
}
atg-do-city = Ville ({ $place }) : { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}{ $short ->
    [0] { "" }
   *[other] { " (pas assez)" }
}
atg-do-temple-against = Temple disputé ({ $place }) : { $price ->
    [0] perdu
   *[other] { $price }
}
atg-do-city-against = Ville disputée ({ $place }) : { $price ->
    [0] perdue
   *[other] { $price }
}
atg-do-confirm = Terminer le tour
atg-about-against = Pour l’instant, contre { $names }.
atg-about-short-temple = Il n’y en a pas assez dans votre case temples.
atg-about-short-city = Il n’y en a pas assez dans votre case villes.

# Pourquoi une chose n’est pas possible.
atg-unknown-verb = « { $verb } » n’est pas une action. Les actions sont : { $verbs }.
atg-wrong-words = « { $verb } » s’écrit ainsi : { $example }.
atg-unknown-province = Il n’y a pas de province « { $word } » sur ce plateau.
atg-now-allocate = Répartissez d’abord vos ressources entre les quatre cases.
atg-now-order = Choisissez maintenant une position dans l’ordre du tour.
atg-now-move = Déplacez maintenant vos armées, ou choisissez « { atg-do-stop } ».
atg-now-build = Les armées ont marché ; construisez, ou choisissez « { atg-do-confirm } ».
atg-now-redistribute = Répartissez maintenant les ressources restantes entre temples et villes.
atg-split-all = Il faut placer { $cubes } ressources, et non { $total }.
atg-resplit-all = Ressources à répartir : { $cubes }, et non { $total }.
atg-no-such-place = Il n’y a pas de position { $place } : l’ordre du tour en a { $most }.
atg-place-taken = La position { $place } est prise par { $name }.
atg-too-few-armies = Trop d’armées pour ce départ ({ $place }) : { $armies } au plus.
atg-cannot-pay = La flèche coûte { $price } ; dans vos cases : temples { $temple }, villes { $city }.
atg-wrong-price = La flèche coûte exactement { $price } ; ajoutez le prix au déplacement, comme 1t1c. Dans vos cases : temples { $temple }, villes { $city }.
atg-freshest-anyway = Les armées à qui il reste le plus de pas partent de toute façon en premier : écrivez simplement { $armies }.
atg-wrong-groups = Il n’y a pas autant d’armées avec ces pas restants ; nommez-en { $armies } en tout.
atg-other-region = Cette province ({ $place }) n’est pas dans la région { $region }.
atg-no-arrow = Aucune flèche : { $source } → { $target }.
atg-no-army = Vous n’avez pas d’armée à cet endroit ({ $place }).
atg-no-site-temple = Cette province ({ $place }) n’a pas d’emplacement de temple.
atg-no-site-city = Cette province ({ $place }) n’a pas d’emplacement de ville.
atg-city-stands = Il y a déjà une ville à cet endroit ({ $place }) ; il n’y en a jamais deux.
atg-laid-temple = Vous tentez déjà d’y construire un temple ({ $place }).
atg-laid-city = Vous tentez déjà d’y construire une ville ({ $place }).
atg-none-left-temple = Il ne vous reste plus de temple.
atg-none-left-city = Il ne vous reste plus de ville.

# Le terminal.
notation-alexander_the_great =
    Chaque province montre son numéro, T pour un emplacement de temple, C pour une ville, son nom et son mot dans les actions ; X termine la région.
    Au-dessous, ses flèches : où elles mènent et ce que coûte l’entrée.
    2×3›› : trois armées du joueur 2 à qui il reste deux pas ; 2TC : un temple et une ville du joueur 2 ; (tc) : tentatives de ce tour.
    Mots des actions : split 2 6 4 3, place 1, move start macedonia 6, move macedonia thrace 4 1t1c, stop,
    temple thessaly, city thrace, confirm, resplit 2 1.
    Un prix se paie de la case temples (t), villes (c) ou des deux : 1t1c. Les armées à qui il reste le plus de pas partent d’abord ;
    pour en choisir d’autres, indiquez combien ont fait combien de pas : move thrace getae 3 1t 1@1,2@2.
atg-show-region = Région { $number } : { $region }, tour { $turn } sur 3 au plus
atg-show-seat = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; ordre { $order }, armées { $army }, temples { $temple }, villes { $city } ; à construire encore : temples { $temples }, villes { $cities } ; { $place ->
    [0] sans position
   *[other] joue en position { $place }
}
atg-show-seat-hidden = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; 15 ressources derrière le paravent ; à construire encore : temples { $temples }, villes { $cities }
atg-sheet-seat = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : provinces { $province }, temples { $temple }, villes { $city }, primes finales { $award }
atg-sheet-awarded = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : provinces { $province }, temples { $temple }, villes { $city }, primes finales { $award } ({ $awards })
atg-sheet-award-temple = le plus de temples ({ $region })
atg-sheet-award-city = le plus de villes ({ $region })
atg-sheet-award-temple-board = le plus de temples sur le plateau
atg-sheet-award-city-board = le plus de villes sur le plateau
atg-event-tie-temple = Aucun temple construit ({ $province }) : égalité entre { $names }.
atg-event-tie-city = Aucune ville construite ({ $province }) : égalité entre { $names }.
atg-event-unpaid-temple = Pas assez de ressources pour le temple ({ $province }) : { $names }.
atg-event-unpaid-city = Pas assez de ressources pour la ville ({ $province }) : { $names }.
atg-no-armies = Indiquez combien d’armées partent : au moins une.

# La ligne d’état : que faire maintenant, pour vous et pour les autres.
atg-prompt-allocate = Répartissez vos { $cubes } ressources entre les quatre cases.
atg-prompt-allocate-all = Tout le monde répartit 15 ressources derrière un paravent.
atg-prompt-order = Choisissez votre position dans l’ordre du tour.
atg-prompt-order-of = { $name } choisit une position dans l’ordre du tour.
atg-prompt-move = Déplacez vos armées, puis choisissez « { atg-do-stop } ».
atg-prompt-move-of = { $name } déplace ses armées.
atg-prompt-build = Tentez de construire des temples et des villes là où sont vos armées, puis choisissez « { atg-do-confirm } ».
atg-prompt-build-last = Vous pouvez tenter une dernière construction, qui terminera votre tour. Ou choisissez « { atg-do-confirm } ».
atg-prompt-build-of = { $name } tente de construire.
atg-prompt-redistribute = { $cubes ->
    [1] Placez votre dernière ressource dans les temples ou les villes.
   *[other] Répartissez vos { $cubes } dernières ressources entre temples et villes.
}
atg-prompt-redistribute-all = Tout le monde répartit les ressources restantes entre temples et villes.

# What can be built in a province.
march-bears-temple = un temple
march-bears-city = une ville
march-bears-both = un temple et une ville
march-bears-none = aucun symbole
