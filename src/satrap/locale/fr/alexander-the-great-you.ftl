# Le journal, adressé au joueur dont il parle.
atg-event-ended-winners-you = La partie est terminée : { $reason }. { $count ->
    [1] Vous avez gagné.
   *[other] Vous partagez la victoire : { $winners }.
}
atg-event-revealed-you = Vous avez mis { $order } sur l’ordre du tour, { $army } sur les armées, { $temple } sur les temples et { $city } sur les villes.
atg-event-oldest-you = Personne n’a misé sur l’ordre du tour : vous commencez, puis on joue dans le sens horaire.
atg-event-place-you = Vous avez pris la position { $place }.
atg-event-armies-you = Vous avez placé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} sur le symbole de campagne { $region }.
atg-event-moved-free-you = Vous avez déplacé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }).
atg-event-moved-you = Vous avez déplacé { $armies ->
    [1] une armée
   *[other] { $armies } armées
} ({ $source } → { $target }) et payé { $temple ->
    [0] { $city } de la case villes
   *[other] { $temple } de la case temples{ $city ->
        [0] { "" }
       *[other] { " " }et { $city } de la case villes
    }
}.
atg-event-goal-you = Vous avez atteint la dernière province ({ $province }) : la région se termine à la fin de ce tour.
atg-event-stopped-you = Vous avez terminé votre marche.
atg-event-laid-temple-you = { $province } : vous avez prévu un temple.
atg-event-built-temple-you = { $province } : vous avez construit un temple pour { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Sans succès : { $names }.
}
atg-event-tie-temple-names-you = Aucun temple construit ({ $province }) : égalité entre { $names }.
atg-event-unpaid-temple-names-you = Pas assez de ressources pour le temple ({ $province }) : { $names }.
atg-event-award-temple-you = Vous avez le plus de temples ({ $region }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-award-temple-board-you = Vous avez le plus de temples sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-laid-city-you = { $province } : vous avez prévu une ville.
atg-event-built-city-you = { $province } : vous avez construit une ville pour { $price ->
    [one] { $price } ressource
   *[other] { $price } ressources
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $rivals ->
    [0] { "" }
   *[other] { " " }Sans succès : { $names }.
}
atg-event-tie-city-names-you = Aucune ville construite ({ $province }) : égalité entre { $names }.
atg-event-unpaid-city-names-you = Pas assez de ressources pour la ville ({ $province }) : { $names }.
atg-event-award-city-you = Vous avez le plus de villes ({ $region }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-award-city-board-you = Vous avez le plus de villes sur le plateau : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-province-you = { $province } : vous avez le plus d’armées, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
atg-event-resplit-you = Vous avez maintenant { $temple } pour les temples et { $city } pour les villes.
atg-event-halved-you = Dans la campagne courte, les primes comptent pour moitié : vous perdez { $points ->
    [one] { $points } point
   *[other] { $points } points
} de primes.
