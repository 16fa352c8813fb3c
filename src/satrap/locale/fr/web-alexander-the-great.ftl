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
    [one] Encore { $cubes } ressource à placer
   *[other] Encore { $cubes } ressources à placer
}
web-atg-none-free = { $cubes ->
    [1] La ressource est déjà placée : enlevez-la d’abord de l’autre case.
   *[other] Les { $cubes } ressources sont déjà placées : enlevez-en d’abord une d’une autre case.
}
web-atg-none-here = Il n’y a pas de ressource à enlever dans cette case.
web-atg-ready = Valider
web-atg-sealed = C’est noté : tout se dévoile quand chacun a choisi.
web-atg-change = Changer
web-atg-reveal = Les paravents se lèvent
web-atg-screen = { $cubes ->
    [one] { $cubes } ressource
   *[other] { $cubes } ressources
} derrière le paravent
web-atg-left = à construire : { $temple ->
    [one] { $temple } temple
   *[other] { $temple } temples
}, { $city ->
    [one] { $city } ville
   *[other] { $city } villes
}
web-atg-to-build = à construire
web-atg-used-up-temple = Tous vos temples sont construits.
web-atg-used-up-city = Toutes vos villes sont construites.
web-atg-used-up-short = pour les flèches
web-atg-ask-end = Vos ressources ne permettent plus de construire : terminez votre tour.
web-atg-left-temple = { $count ->
    [0] plus aucun temple à construire
    [1] encore un temple à construire
   *[other] encore { $count } temples à construire
}
web-atg-left-city = { $count ->
    [0] plus aucune ville à construire
    [1] encore une ville à construire
   *[other] encore { $count } villes à construire
}
web-atg-place = position { $place }
web-atg-order = Ordre du tour, avec les points
web-atg-no-place = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-atg-empty-place = Position { $place } : encore libre
web-atg-turn = Tour { $turn }.

# Le plateau en mots.
web-atg-province = { $province }, numéro { $number }, { $bears }
web-atg-armies = { $armies ->
    [1] une armée
   *[other] { $armies } armées
}
web-atg-armies-steps = { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $steps ->
    [0] plus aucun pas
   *[other] encore { $steps } pas
})
web-atg-temples = { $count ->
    [1] un temple
   *[other] { $count } temples
}
web-atg-city = une ville
web-atg-lying-temple = tente de construire un temple
web-atg-lying-city = tente de construire une ville
web-atg-begins = Première province : { $first }. Entrer dans la dernière ({ $last }) termine la région à la fin du tour.
web-atg-at-symbol = Sur le symbole de campagne : { $pieces }
web-atg-arrows = Flèches : { $arrows }
web-atg-entries = Accès : { $arrows }
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
web-atg-ended-failed = échec : { $places }
web-atg-ended-awards = Primes finales à ce stade, tout l’empire compris :
web-atg-ended-last_province = Terminée dès l’entrée dans sa dernière province.
web-atg-ended-three_turns = Terminée après son troisième tour.
web-atg-go-on = Continuer : { $region }
web-atg-go-on-last = Continuer, dernière région : { $region }

# La suite, dans un conseil ou une analyse.
web-atg-then-temple = Tenter de construire un temple : { $place }
web-atg-then-city = Tenter de construire une ville : { $place }

# Marcher et construire.
web-atg-pay = Comment payer
web-atg-pay-from = temples { $temple }, villes { $city }
web-atg-pay-loses-temple = { $count ->
    [1] Vous pourrez alors construire un temple de moins.
   *[other] Vous pourrez alors construire { $count } temples de moins.
}
web-atg-pay-loses-city = { $count ->
    [1] Vous pourrez alors construire une ville de moins.
   *[other] Vous pourrez alors construire { $count } villes de moins.
}
web-atg-take = Choisir les armées : { $place }
web-atg-lead = Mener les armées ici{ $price ->
    [0] { "" }
   *[other] {" "}pour { $price }
} : { $place }
web-atg-free-way = gratuit
web-atg-via = étapes : { $places }
web-atg-of = sur { $most }
web-atg-how-many = Combien d’armées
web-atg-fewer = Une armée de moins
web-atg-another = Une armée de plus
web-atg-march = Marcher jusqu’ici
web-atg-do-march = { $armies ->
    [1] Envoyer 1 armée : { $place }
   *[other] Envoyer { $armies } armées : { $place }
}
web-atg-ends-match = Termine la partie après ce tour.
web-atg-ends-region = Termine la région après ce tour.
web-atg-ask-take = Prenez vos armées ou faites-les glisser.
web-atg-ask-take-or-end = Prenez vos armées, faites-les glisser ou terminez la marche.
web-atg-ask-order = Choisissez votre position : la première commence, la dernière voit ce que tentent les autres.
web-atg-ask-where = { $armies ->
    [1] Où doit aller votre armée ?
   *[other] Où doivent aller vos { $armies } armées ?
}
web-atg-ask-from = { $armies ->
    [1] { $place } : où doit aller votre armée ?
   *[other] { $place } : où doivent aller vos { $armies } armées ?
}
web-atg-ask-again = { $armies ->
    [1] Une armée, destination : { $place }. Appuyez de nouveau dessus pour confirmer.
   *[other] { $armies } armées, destination : { $place }. Appuyez de nouveau dessus pour confirmer.
}
web-atg-ask-behind = { $armies ->
    [1] Une armée reste en arrière.
   *[other] { $armies } armées restent en arrière.
}
web-atg-ask-build = Où voulez-vous tenter de construire ?
web-atg-more-temples = Une province peut compter plusieurs temples : un de plus par tour, pour 3 points.
web-atg-stop-temple = Finir la marche et tenter un temple : { $place }
web-atg-stop-city = Finir la marche et tenter une ville : { $place }
web-atg-tag-mine = à vous
web-atg-tag-mine-so-far = à vous pour l’instant
web-atg-tag-theirs = { $name } construit
web-atg-tag-theirs-so-far = { $name } pour l’instant
web-atg-tag-even = égalité : personne ne construit
web-atg-tag-even-short = égalité
web-atg-tag-even-so-far = égalité pour l’instant
web-atg-tag-unpaid = pas assez de ressources

# Le paravent.
web-atg-split-title = { $cubes ->
    [1] Placez en secret votre dernière ressource
   *[other] Répartissez en secret vos { $cubes } ressources
}
web-atg-resplit-why = Avant le tour { $turn } sur { $turns } dans cette région, ce qui reste dans les deux cases est réparti de nouveau.
web-atg-splitting = réfléchit…
web-atg-note-order = pour choisir en premier
web-atg-note-army = majorité : 2 points
web-atg-note-temple = 3 points dès 1 ressource
web-atg-note-city = 5 points dès 2 ressources
web-atg-taken = Position { $place } : { $name }

# La campagne, et ce que les autres ont fait.
web-atg-campaign = La campagne
web-atg-turn-of = tour { $turn }
web-atg-last-turn = dernier tour
web-atg-region-of = { $region ->
    [1] première des trois régions
   *[other] deuxième des trois régions
}
web-atg-last-region = dernière région
web-atg-scoring = décompte
web-atg-recap = { $armies ->
    [1] Une armée
   *[other] { $armies } armées
} dans { $provinces ->
    [1] une province
   *[other] { $provinces } provinces
}{ $temples ->
    [0] { "" }
    [1] , un temple prévu
   *[other] , { $temples } temples prévus
}{ $cities ->
    [0] { "" }
    [1] , une ville prévue
   *[other] , { $cities } villes prévues
}
web-atg-recap-short = { $armies ->
    [0] aucune armée
    [1] 1 armée
   *[other] { $armies } armées
}{ $temples ->
    [0] { "" }
    [1] , 1 temple
   *[other] , { $temples } temples
}{ $cities ->
    [0] { "" }
    [1] , 1 ville
   *[other] , { $cities } villes
}

# Le décompte en scène.
web-atg-contest-army = Le plus d’armées : { $province }
web-atg-contest-temple = Le temple : { $province }
web-atg-contest-city = La ville : { $province }
web-atg-contest-most = { $mine ->
    [1] Vous en avez le plus : +{ $points }.
   *[other] { $name } en a le plus : +{ $points }.
}
web-atg-contest-alone = { $mine ->
    [1] Vous construisez et payez { $price } : +{ $points }.
   *[other] { $name } construit et paie { $price } : +{ $points }.
}
web-atg-contest-won = { $mine ->
    [1] Vous construisez et payez { $price }, une de plus que la mise adverse ({ $rival }) : +{ $points }.
   *[other] { $name } construit et paie { $price }, une de plus que la mise adverse ({ $rival }) : +{ $points }.
}
web-atg-contest-tie = Égalité : personne ne construit.
web-atg-contest-unpaid = Personne ne peut payer.
web-atg-skip = appuyez pour passer
web-atg-award-even = égalité
web-atg-awards = Les primes finales
web-atg-awards-on = Continuer
web-atg-award-temple = { $mine ->
    [1] Vous avez
   *[other] { $name } a
} le plus de temples ici : +{ $points } à la fin
web-atg-award-city = { $mine ->
    [1] Vous avez
   *[other] { $name } a
} le plus de villes ici : +{ $points } à la fin
web-atg-award-none-temple = Le plus de temples ici : égalité, aucune prime
web-atg-award-none-city = Le plus de villes ici : égalité, aucune prime
web-atg-awards-now = primes pour l’instant : +{ $points }

# The score sheet: kinds of points
web-atg-for-army = Provinces
web-atg-for-temple = Temples
web-atg-for-city = Villes
web-atg-for-award = Primes finales
web-atg-whole-empire = Tout l’empire

# Ce que rapporterait un emplacement, pour le plateau en mots.
web-atg-site-taken = Ville : déjà construite ({ $name }) ; il n’y en aura pas d’autre.
web-atg-site-open-temple = Temple : libre, personne ne tente ; 3 points pour une ressource.
web-atg-site-open-city = Ville : libre, personne ne tente ; 5 points pour deux ressources.
web-atg-site-won-temple = Temple : mises { $bids } ; { $name } construirait et paierait { $price }. Points : { $points }.
web-atg-site-won-city = Ville : mises { $bids } ; { $name } construirait et paierait { $price }. Points : { $points }.
web-atg-site-nobody-temple = Temple : mises { $bids } ; en l’état, personne ne construirait.
web-atg-site-nobody-city = Ville : mises { $bids } ; en l’état, personne ne construirait.
web-over-last_province = La partie s’est terminée car la dernière province de la dernière région a été atteinte.
web-over-three_turns = La partie s’est terminée après trois tours dans la dernière région.
web-atg-plan = Préparer la répartition : { $region }
web-atg-plan-short = Préparer la répartition
web-atg-plan-ready = Répartition prête : { $region }
web-atg-plan-ready-short = Répartition prête
web-atg-plan-about = Elle s’appliquera dès le début de cette région. D’ici là, vous pouvez la changer, et personne ne la voit. Ce qui reste avant un autre tour dans la région actuelle se répartit à part.
web-atg-plan-keep = Garder prête
web-atg-plan-drop = Retirer
web-atg-plan-close = Fermer
web-atg-plan-lost = Pas enregistré. Réessayez.
