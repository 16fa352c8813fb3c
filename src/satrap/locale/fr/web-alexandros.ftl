# Alexandros sur la page : le plateau, les cartes, les joueurs, le plateau en mots.
web-alx-table = Sur la table
web-alx-face-up = Cartes visibles
web-alx-deck-of = { $count ->
    [0] La pioche est vide
    [1] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
web-alx-discarded = Cartes défaussées : { $cards }
web-alx-hand = Votre main
web-alx-hand-empty = Aucune carte
web-alx-played = Les cartes que vous avez jouées
web-alx-provinces = Provinces
web-alx-no-provinces = Aucun mur n’a encore fermé de province.
web-alx-alexander-at = Alexandre est au point { $point }.
web-alx-free = Libre
web-alx-worth = vaut { $value }
web-alx-no-symbols = Aucun symbole : personne ne peut l’occuper.
web-alx-guards-here = { $count ->
    [0] Aucun gouverneur
    [1] Un gouverneur
   *[other] { $count } gouverneurs
}
web-alx-no-tax = Aucun impôt : il y faut un gouverneur, et un seul.
web-alx-removal = Pour chasser les gouverneurs : { $cards }
web-alx-total = Avec la province elle-même, en tout : { $cards }
web-alx-enough = Elle peut être à vous pour { $guards ->
    [1] un gouverneur
   *[other] { $guards } gouverneurs
}{ $cards ->
    [0] { "" }
    [1] { " " }et une carte
   *[other] { " " }et { $cards } cartes
}.
web-alx-for-now = Cette terre n’est pas encore fermée : sa valeur peut changer.
web-alx-lack = Il vous manque encore : { $cards }
web-alx-press-occupy = Choisissez-la pour l’occuper
web-alx-press-takeover = Choisissez-la pour la reprendre
web-alx-press-why = Choisissez-la pour voir ce qui vous manque
web-alx-province-free = Province libre : { $where }, valeur { $value }. Symboles : { $symbols }.
web-alx-province-of = Province ({ $name }) : { $where }, valeur { $value }. Symboles : { $symbols }. { $guards ->
    [1] Un gouverneur.
   *[other] { $guards } gouverneurs.
}
web-alx-guards-at = Cases des gouverneurs : { $places }.
web-alx-fact-reserve = { $count ->
    [one] { $count } gouverneur à placer
   *[other] { $count } gouverneurs à placer
}
web-alx-fact-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-alx-fact-held = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
}
web-alx-short-reserve = { $count ->
    [1] gouverneur
   *[other] gouverneurs
}
web-alx-short-cards = { $count ->
    [1] carte
   *[other] cartes
}
web-alx-short-held = { $count ->
    [1] province
   *[other] provinces
}

# La suite, dans un conseil ou une analyse.
web-alx-then-occupy = Occuper la province, gouverneur : { $where }
web-alx-then-takeover = Reprendre la province, gouverneur : { $where }
web-alx-then-levy = Collecter les impôts ({ $card })

# Marcher, s’emparer d’une province et collecter les impôts sur le plateau.
web-alx-ask-march = Choisissez un point qui brille : Alexandre s’y rend.
web-alx-ask-march-short = Touchez un point qui brille.
web-alx-ask-card = Plusieurs cartes y mènent : choisissez-en une.
web-alx-ask-card-hand = Plusieurs cartes y mènent : choisissez-en une. Si elle vient de votre main, elle est défaussée.
web-alx-marches = Où Alexandre peut marcher
web-alx-corner = { $place }, point { $side }
web-alx-march = avec { $card }, { $walls ->
    [0] aucun nouveau mur
    [1] un mur
   *[other] { $walls } murs
}
web-alx-which-card = Avec quelle carte ? Choisissez-la.
web-alx-walls-left = { $count ->
    [0] Plus de murs
    [1] Un mur restant
   *[other] { $count } murs restants
}
web-alx-goal = Objectif : { $points }
web-alx-last-turn = Dernier tour
web-alx-last-about = C’est le dernier tour : la partie se termine ensuite.
web-alx-end-about = Le tour où il faut poser un mur rouge est le dernier. La partie se termine aussi quand un score atteint { $points }.
web-alx-from-hand = Cette carte vient de votre main et sera défaussée.
web-alx-or-hand = Une carte de votre main serait défaussée.
web-alx-ask-back = ↻ enlève un gouverneur.
web-alx-ask-back-short = { $actions ->
    [1] Encore une action.
   *[other] { $actions } actions.
} ↻ enlève un gouverneur.
web-alx-walls-new = { $walls ->
    [0] Aucun nouveau mur
    [1] Un mur
   *[other] { $walls } murs
}
web-alx-walls-red = { $red ->
    [1] dont un rouge : dernier tour
   *[other] dont { $red } rouges : dernier tour
}
web-alx-ways = { $ways } chemins au choix
web-alx-closes = ferme { $place }, valeur { $value }
web-alx-of = tenue par { $name }
web-alx-drive-out = Pour chasser les gouverneurs :
web-alx-slot-card = payé par une carte
web-alx-slot-guard = un gouverneur s’y place
web-alx-slot-missing = il manque la carte
web-alx-guard-stays = Sans carte correspondante, un gouverneur doit rester là : { $cards }.
web-alx-another-guard = Un gouverneur de plus
web-alx-fewer-guards = Un gouverneur de moins
web-alx-instead = Des gouverneurs remplacent : { $cards }.
web-alx-untaxed = Plus d’un gouverneur ici ({ $count }) : aucun impôt.
web-alx-price-cards = { $count ->
    [0] Aucune carte
    [1] Une carte
   *[other] { $count } cartes
}
web-alx-price-guards = { $reserve ->
    [0] Vous n’avez plus de gouverneur
    [1] Votre dernier gouverneur
   *[other] { $count ->
        [1] Un
       *[other] { $count }
    } de vos { $reserve } gouverneurs
}
web-alx-last-drawn = Vous piochez une carte : terminez le tour pour la voir, ou annulez.
web-alx-last-wins = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : terminez le tour et la victoire est à vous !
web-alx-last-over = La partie s’arrête là : terminez le tour ou annulez.
web-alx-cancel = Annuler
web-alx-occupy-now = Occuper
web-alx-levy-now = Collecter les impôts
web-alx-levy-short = impôts
web-alx-levy-of = { $points ->
    [0] Les impôts ne rapporteraient rien
    [1] Les impôts rapporteraient un point
   *[other] Les impôts rapporteraient { $points } points
}
web-alx-levies = { $name } collecte les impôts
web-alx-levied-with = avec { $card } ({ $place })
web-alx-levied-with-only = avec { $card }
web-alx-discarded-count = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}

# Ce que quelqu’un a fait pendant un tour, en quelques mots ; plus court sur un téléphone.
web-alx-did-march-full = { $walls ->
    [0] a marché sans poser de mur
    [1] a marché et posé un mur
   *[other] a marché et posé { $walls } murs
}
web-alx-did-march-short = { $walls ->
    [0] auc1 mur
    [1] 1 mur
   *[other] { $walls } murs
}
web-alx-did-occupy-full = a occupé { $place }, qui vaut { $value }
web-alx-did-occupy-short = a occupé { $place }
web-alx-did-takeover-full = a repris à { $name } { $place }, qui vaut { $value }
web-alx-did-takeover-short = a repris { $place }
web-alx-did-levy-full = a collecté les impôts, +{ $points }
web-alx-did-levy-short = impôts +{ $points }
web-alx-did-cards-full = { $count ->
    [1] a pris une carte
   *[other] a pris { $count } cartes
}
web-alx-did-cards-short = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
web-alx-did-back = { $count ->
    [1] a enlevé un gouverneur
   *[other] a enlevé { $count } gouverneurs
}
web-alx-did-stay = Alexandre est resté sur place
web-over-hundred = { $mine ->
    [1] La partie s’est terminée car vous avez atteint 100 points.
    [2] La partie s’est terminée car plusieurs joueurs ont atteint 100 points.
   *[other] La partie s’est terminée car { $name } a atteint 100 points.
}
web-over-red_wall = La partie s’est terminée car un mur rouge a été posé.
web-over-walls_used_up = La partie s’est terminée car les murs étaient épuisés.
web-over-no_moves = La partie s’est terminée car personne n’a pu déplacer Alexandre pendant un tour de table.
web-over-turn_cap = La partie s’est terminée car le nombre maximal de tours était atteint.
