# Alexandre le Grand sur la page : le tableau, le plateau, leurs noms pour les lecteurs d’écran.
web-atg-tableau = Votre tableau
web-atg-boxes = Dans les cases
web-atg-box-order = Ordre
web-atg-box-army = Armées
web-atg-box-temple = Temples
web-atg-box-city = Villes
web-atg-less = Une de moins : { $box }
web-atg-more = Une de plus : { $box }
web-atg-free = { $cubes ->
    [one] Encore { $cubes } ressource à placer
   *[other] Encore { $cubes } ressources à placer
}
web-atg-all-placed = { $cubes ->
    [one] La ressource est placée
   *[other] Les { $cubes } ressources sont placées
}
web-atg-none-free = { $cubes ->
    [one] La ressource est déjà placée : enlevez-la d’abord de l’autre case.
   *[other] Les { $cubes } ressources sont déjà placées : enlevez-en d’abord une d’une autre case.
}
web-atg-none-here = Il n’y a pas de ressource à enlever dans cette case.
web-atg-not-all = Placez d’abord toutes les ressources : il en reste { $cubes }.
web-atg-ready = Valider
web-atg-sealed = Scellé jusqu’à ce que tous les paravents se lèvent.
web-atg-change = Changer
web-atg-reveal = Les paravents se lèvent
web-atg-screen = { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
} derrière le paravent
web-atg-left = à construire : { $temple ->
    [one] { $temple } temple
   *[other] { $temple } temples
}, { $city ->
    [one] { $city } ville
   *[other] { $city } villes
}
web-atg-to-build = à construire
web-atg-place = position { $place }
web-atg-order = Ordre du tour, avec les points
web-atg-in-place = Position { $place } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-atg-no-place = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-atg-empty-place = Position { $place } : encore libre
web-atg-turn = Région { $region }, tour { $turn }
web-atg-march-turn =
    { $short ->
        [0] Région { $at } sur { $regions }
       *[other] Région { $region } ({ $at } sur { $regions })
    }, tour { $turn }

# Marcher et construire.
web-atg-hint-take = Appuyez là où sont vos armées, ou là où elles doivent aller.
web-atg-hint-lead = Armées choisies ({ $place }) : appuyez sur une province éclairée pour les y mener.
web-atg-way = { $from } → { $to }
web-atg-price = Prix { $price }, une fois pour tout le groupe
web-atg-go = { $steps ->
    [one] avec { $steps } pas restant
   *[other] avec { $steps } pas restants
}
web-atg-pay = Comment payer
web-atg-pay-from = temples { $temple }, villes { $city }
web-atg-march = { $armies ->
    [0] Marcher
    [one] Marcher avec une armée
   *[other] Marcher avec { $armies } armées
}
web-atg-all-go = Toutes ces armées partent déjà.
web-atg-none-goes = Aucune de ces armées ne part.
web-atg-nobody-goes = Choisissez au moins une armée qui part.
web-atg-take = Choisir les armées : { $place }
web-atg-lead = Mener les armées ici{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
} : { $place }
web-atg-site-temple = Emplacement de temple : { $province }
web-atg-site-city = Emplacement de ville : { $province }
web-atg-hint-build = Appuyez là où vous voulez construire. Les pièces en pointillé sont des tentatives ; on paie au décompte du tour.
web-atg-laid-temple = Temple tenté : { $province }. Il se construit au décompte du tour
web-atg-laid-city = Ville tentée : { $province }. Elle se construit au décompte du tour
web-atg-aside = { $cubes ->
    [one] { $cubes } mise de côté
   *[other] { $cubes } mises de côté
}

# Le plateau en mots.
web-atg-province = { $province }, numéro { $number }, { $bears }
web-atg-armies = { $armies ->
    [one] une armée
   *[other] { $armies } armées
}
web-atg-armies-steps = { $armies ->
    [one] une armée
   *[other] { $armies } armées
} ({ $steps ->
    [0] plus aucun pas
   *[other] encore { $steps } pas
})
web-atg-temples = { $count ->
    [one] un temple
   *[other] { $count } temples
}
web-atg-city = une ville
web-atg-lying-temple = tente de construire un temple
web-atg-lying-city = tente de construire une ville
web-atg-begins = Première province : { $first }. Entrer dans la dernière ({ $last }) termine la région à la fin du tour.
web-atg-at-symbol = Sur le symbole de campagne : { $pieces }
web-atg-arrows = Flèches : { $arrows }
web-atg-entries = Accès : { $arrows }
web-atg-nobody = Il n’y a personne ici.
web-atg-arrow = { $province } { $price ->
    [0] (gratuit)
   *[other] ({ $price })
}
web-atg-arrow-ship = { $province } par bateau { $price ->
    [0] (gratuit)
   *[other] ({ $price })
}
web-atg-tableaus = Ressources dans les cases

# La fin d’une région.
web-atg-ended-army = Le plus d’armées
web-atg-ended-total = Cette région
web-atg-ended-score = Score
web-atg-go-on = Continuer : { $region }

# La suite, dans un conseil ou une analyse.
web-atg-then-temple = Tenter de construire un temple : { $place }
web-atg-then-city = Tenter de construire une ville : { $place }
