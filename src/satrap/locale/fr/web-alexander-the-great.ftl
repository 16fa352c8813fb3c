# Alexander the Great on the page: the tableau, the board, their names for screen readers.
web-atg-tableau = Votre plateau
web-atg-boxes = Dans les cases
web-atg-box-order = Ordre
web-atg-box-army = Armées
web-atg-box-temple = Temples
web-atg-box-city = Villes
web-atg-less = Un de moins : { $box }
web-atg-more = Un de plus : { $box }
web-atg-free = { $cubes ->
    [one] Encore un cube à placer
   *[other] Encore { $cubes } cubes à placer
}
web-atg-all-placed = { $cubes ->
    [one] Le cube est placé
   *[other] Les { $cubes } cubes sont placés
}
web-atg-none-free = { $cubes ->
    [one] Le cube est déjà placé : reprenez-le d’abord dans l’autre case.
   *[other] Les { $cubes } cubes sont déjà placés : reprenez-en d’abord un dans une autre case.
}
web-atg-none-here = Il n’y a pas de cube à reprendre dans cette case.
web-atg-not-all = { $cubes ->
    [one] Placez d’abord tous les cubes : il en reste un.
   *[other] Placez d’abord tous les cubes : il en reste { $cubes }.
}
web-atg-ready = C’est prêt
web-atg-sealed = Scellé jusqu’à ce que tous les paravents se lèvent.
web-atg-change = Changer
web-atg-reveal = Les paravents se lèvent
web-atg-screen = { $cubes } cubes derrière le paravent
web-atg-left = à construire : { $temple ->
    [one] { $temple } temple
   *[other] { $temple } temples
}, { $city ->
    [one] { $city } ville
   *[other] { $city } villes
}
web-atg-to-build = à construire
web-atg-place = position { $place }
web-atg-order = Ordre du tour, avec les points
web-atg-in-place = Position { $place } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-atg-no-place = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-atg-empty-place = Position { $place } : encore libre
web-atg-turn = Région { $region }, tour { $turn }
web-atg-march-turn =
    { $short ->
        [0] Région { $at } sur { $regions }
       *[other] Région { $region } ({ $at } sur { $regions })
    }, tour { $turn }

# Marching and building.
web-atg-hint-take = Touchez l’endroit où sont vos armées, ou celui où elles doivent aller.
web-atg-hint-lead = Vos armées attendent ({ $place }) : touchez une province éclairée pour les y mener.
web-atg-way = { $from } → { $to }
web-atg-price = Prix { $price }, une fois pour tout le groupe
web-atg-go = { $steps } pas de reste
web-atg-pay = Comment payer
web-atg-pay-from = { $temple } des temples, { $city } des villes
web-atg-march = { $armies ->
    [one] Marcher avec une armée
   *[other] Marcher avec { $armies } armées
}
web-atg-all-go = Toutes ces armées partent déjà.
web-atg-none-goes = Aucune de ces armées ne part : il n’y en a pas à laisser.
web-atg-nobody-goes = Choisissez au moins une armée qui part.
web-atg-take = Prendre les armées en main : { $place }
web-atg-lead = Mener les armées ici{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
} : { $place }
web-atg-site-temple = Site de temple : { $province }
web-atg-site-city = Site de ville : { $province }
web-atg-hint-build = Touchez là où construire. Les pièces restent couchées, en tirets ; on paie au décompte du tour.
web-atg-laid-temple = Temple couché : { $province }. Il se construit au décompte du tour
web-atg-laid-city = Ville couchée : { $province }. Elle se construit au décompte du tour
web-atg-aside = { $cubes } mis de côté

# The board in words.
web-atg-province = { $province }, numéro { $number }, { $bears }
web-atg-armies = { $armies ->
    [one] une armée
   *[other] { $armies } armées
}
web-atg-armies-steps = { $armies ->
    [one] une armée
   *[other] { $armies } armées
} avec { $steps ->
    [0] plus aucun pas
   *[other] { $steps } pas de reste
}
web-atg-temples = { $count ->
    [one] un temple
   *[other] { $count } temples
}
web-atg-city = une ville
web-atg-lying-temple = tente un temple
web-atg-lying-city = tente une ville
web-atg-begins = La marche commence par { $first } ; entrer dans la dernière province ({ $last }) termine la région avec ce tour.
web-atg-at-symbol = Sur le symbole de campagne : { $pieces }
web-atg-arrows = Flèches : { $arrows }
web-atg-entries = Accès : { $arrows }
web-atg-nobody = Il n’y a personne ici.
web-atg-arrow = { $province } { $price ->
    [0] (libre)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } par bateau { $price ->
    [0] (libre)
   *[other] ({ $price })
}
web-atg-tableaus = Cubes dans les cases

# The end of a region.
web-atg-ended-army = Le plus d’armées
web-atg-ended-total = Cette région
web-atg-ended-score = Score
web-atg-go-on = Continuer : { $region }

# La suite, dans un conseil ou une analyse.
web-atg-then-temple = Tenter un temple : { $place }
web-atg-then-city = Tenter une ville : { $place }
