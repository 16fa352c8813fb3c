# Ce qu’un choix apporterait, dit à la personne qui choisit : au présent, et avec « vous ».
foreseen-of-turn-began = Ensuite : { $name }.
foreseen-card-drawn = Vous piochez une carte.
foreseen-turned-up = Une nouvelle carte est retournée.
foreseen-reshuffled = Les cartes défaussées forment une nouvelle pioche.
foreseen-card-chosen = Vous prenez une carte visible : { $card }.
foreseen-joker-used = Vous utilisez un joker : { $cards }.
foreseen-special-played = Vous jouez la carte { $card } de votre main.
foreseen-stayed = Alexandre reste sur place.
foreseen-space-chosen = Alexandre se dirige vers la case { $where }.
foreseen-point-chosen = Alexandre s’arrêtera au point { $side }.
foreseen-step-taken = Alexandre part, direction { $side }.
foreseen-marched = En route vers la case { $place }, vous { $red ->
    [0] { $black ->
        [0] ne posez aucun nouveau mur
        [1] posez un mur
       *[other] posez { $black } murs
    }
   *[other] { $black ->
        [0] { $red ->
            [1] posez un mur rouge
           *[other] posez { $red } murs rouges
        }
       *[other] posez des murs : { $black } en noir, { $red } en rouge
    }
}.
foreseen-province-split = Les murs divisent la terre : { $parts }.
foreseen-owned-split = Les murs divisent une province (valeur { $value }) : { $parts }.
foreseen-last-turn = C’est alors le dernier tour.
foreseen-card-taken = Vous prenez une carte visible : { $card }.
foreseen-guard-placed = Vous placez un gouverneur sur la case { $where }.
foreseen-occupied = Vous occupez la province { $place } (valeur { $value }) avec { $guards ->
    [1] un gouverneur
   *[other] { $guards } gouverneurs
}{ $paid ->
    [0] { "." }
   *[other] { " " }et payez : { $cards }.
}
foreseen-taken-over = Vous reprenez à { $loser } la province { $place } (valeur { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }et payez : { $cards }.
}
foreseen-cards-given = Vous donnez à { $loser } : { $cards }.
foreseen-taxes-levied = Vous collectez les impôts avec la carte { $card } : { $gains }.
foreseen-guard-taken-back = Vous enlevez le gouverneur de la case { $where }.
foreseen-passed = Vous terminez votre tour.
foreseen-ended = La partie est alors terminée. Victoire : { $winners }.
