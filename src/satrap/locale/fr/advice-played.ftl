# Des parties d’un tour : ce que quelqu’un a fait, et ce qu’on pouvait faire.
chance-low = moins de 5 %
chance-high = plus de 95 %
analysis-played = { $name } { $words }.
analysis-played-you = Votre tour : { $plain }.
analysis-better = Mieux : { $plain }.
analysis-better-march = Mieux : la même marche, mais ensuite { $plain }.
analysis-better-then = Mieux : le même début, mais ensuite { $plain }.
analysis-all-did = { $names } et { $last }
analysis-all-could = { $names }, puis { $last }
analysis-numbers = Chances de gagner : { $played } avec ce coup, { $best } avec le meilleur.
analysis-numbers-you = Chances de gagner : { $played } avec votre coup, { $best } avec le meilleur.
analysis-good = Chances de gagner : { $played } avec ce coup, { $best } sans lui.
analysis-good-you = Chances de gagner : { $played } avec votre coup, { $best } sans lui.
analysis-rise = Les chances de gagner sont passées de { $best } à { $played }.
analysis-rise-you = Vos chances de gagner sont passées de { $best } à { $played }.
analysis-about = À peu près aussi bien que le meilleur coup trouvé.
analysis-change = { $best } → { $played }
analysis-costliest = Décision la plus coûteuse
analysis-best = { $count ->
    [1] Meilleure décision
   *[other] Meilleures décisions
}
analysis-nothing = Rien de mieux n’a été trouvé.
did-alexandros-march = a marché { $card } jusqu’au point { $side } de la case { $place }
could-alexandros-march = marcher { $card } jusqu’au point { $side } de la case { $place }
did-alexandros-goes = a marché jusqu’au point { $side } de la case { $place }
could-alexandros-goes = marcher jusqu’au point { $side } de la case { $place }
did-alexandros-stay = a laissé Alexandre sur place
could-alexandros-stay = laisser Alexandre sur place
did-alexandros-occupy = a occupé { $place } (valeur { $value })
could-alexandros-occupy = occuper { $place } (valeur { $value })
did-alexandros-take-over = a repris { $place } (valeur { $value }) à { $name }
did-alexandros-take-over-you = vous a repris { $place } (valeur { $value })
could-alexandros-take-over = reprendre { $place } (valeur { $value }) à { $name }
could-alexandros-take-over-you = vous reprendre { $place } (valeur { $value })
did-alexandros-levy = a collecté les impôts ({ $gains })
could-alexandros-levy = collecter les impôts ({ $gains })
did-alexandros-draw = a pioché { $count ->
    [1] une carte
   *[other] { $count } cartes
}
could-alexandros-draw = piocher { $count ->
    [1] une carte
   *[other] { $count } cartes
}
did-alexandros-take = a pris une carte visible ({ $card })
could-alexandros-take = prendre une carte visible ({ $card })
did-alexandros-back = a enlevé un gouverneur ({ $place })
could-alexandros-back = enlever un gouverneur ({ $place })
advice-with-temple = avec le temple
advice-with-amphora = avec l’amphore
advice-with-horse = avec le cheval
advice-with-lyre = avec la lyre
advice-with-soldier = avec l’hoplite
advice-with-both = avec les deux cartes
advice-ahead = { $points ->
    [1] un point d’avance
   *[other] { $points } points d’avance
}
advice-behind = { $points ->
    [1] un point de retard
   *[other] { $points } points de retard
}
advice-level = égalité
advice-gain = { $name } { $points }
did-alexander-the-great-split = a choisi la répartition { $order }-{ $army }-{ $temple }-{ $city } (ordre, armées, temples, villes)
could-alexander-the-great-split = la répartition { $order }-{ $army }-{ $temple }-{ $city } (ordre, armées, temples, villes)
did-alexander-the-great-resplit = a réparti le reste en { $temple }-{ $city } (temples, villes)
could-alexander-the-great-resplit = la répartition du reste en { $temple }-{ $city } (temples, villes)
did-alexander-the-great-place = a choisi la position { $number }
could-alexander-the-great-place = choisir la position { $number }
armies-go = { $armies ->
    [1] une armée
   *[other] { $armies } armées
} { $to }
armies-more = { $armies ->
    [1] une
   *[other] { $armies }
} { $to }
did-alexander-the-great-march = a envoyé { $words }
could-alexander-the-great-march = envoyer { $words }
attempts-temple = { $count ->
    [1] un temple
   *[other] des temples
} { $places }
attempts-city = { $count ->
    [1] une ville
   *[other] des villes
} { $places }
did-alexander-the-great-build = a visé { $words }
could-alexander-the-great-build = viser { $words }
did-alexander-the-great-ends = n’a rien fait de plus
could-alexander-the-great-ends = ne rien faire de plus
