# Le journal, adressé au joueur dont il parle.
event-dealt-you = Vous avez reçu au départ : { $card }.
event-dealt-hidden-you = Vous avez reçu une carte cachée au départ.
event-card-drawn-you = Vous avez pioché : { $card }.
event-card-drawn-hidden-you = Vous avez pioché une carte.
event-turn-began-you = Tour { $number } : à vous.
event-card-chosen-you = Vous avez choisi une carte visible : { $card }.
event-joker-used-you = Vous avez utilisé un joker : { $cards }.
event-special-played-you = Vous avez joué la carte { $card } de votre main pour un mouvement spécial.
event-stayed-you = Vous n’avez pas pu déplacer Alexandre.
event-space-chosen-you = Vous avez choisi la case { $where }.
event-point-chosen-you = Vous avez choisi le point { $side } ({ $point }).
event-step-taken-you = Vous avez choisi le chemin par { $point } ({ $side }).
event-marched-you = Alexandre a marché vers la case { $place } ; vous { $red ->
    [0] { $black ->
        [0] n’avez posé aucun nouveau mur
        [1] avez posé un mur
       *[other] avez posé { $black } murs
    }
   *[other] { $black ->
        [0] { $red ->
            [1] avez posé un mur rouge
           *[other] avez posé { $red } murs rouges
        }
       *[other] avez posé des murs : { $black } en noir, { $red } en rouge
    }
}.
event-owned-split-you = Les murs ont divisé votre province (valeur { $value }) : { $parts }.
event-card-taken-you = Vous avez pris une carte visible : { $card }.
event-guard-placed-you = Vous avez placé un gouverneur sur la case { $where }.
event-occupied-you = Vous avez occupé la province { $place } (valeur { $value }) avec { $guards ->
    [1] un gouverneur
   *[other] { $guards } gouverneurs
}{ $paid ->
    [0] { "." }
   *[other] { " " }et avez payé : { $cards }.
}
event-taken-over-you = Vous avez repris à { $loser } la province { $place } (valeur { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }et avez payé : { $cards }.
}
event-taken-over-loser-you = { $name } vous a repris la province { $place } (valeur { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }et a payé : { $cards }.
}
event-cards-given-you = Vous avez donné à { $loser } : { $cards }.
event-cards-given-loser-you = { $name } vous a donné : { $cards }.
event-taxes-levied-you = Vous avez collecté les impôts avec la carte { $card } : { $gains }.
event-guard-taken-back-you = Vous avez enlevé un gouverneur de la case { $where }.
event-passed-you = Vous avez terminé votre tour.
event-ended-winners-you = La partie est terminée : { $reason }. { $count ->
    [1] Vous avez gagné.
   *[other] Vous partagez la victoire : { $winners }.
}
