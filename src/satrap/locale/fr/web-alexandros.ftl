# Alexandros sur la page : le plateau, les cartes, les joueurs, le plateau en mots.
web-alx-table = Sur la table
web-alx-face-up = Cartes visibles
web-alx-deck = Pioche
web-alx-deck-of = { $count ->
    [0] La pioche est vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
web-alx-discard = Défausse
web-alx-discarded = Cartes défaussées : { $cards }
web-alx-walls = Murs restants
web-alx-hand = Votre main
web-alx-hand-empty = Aucune carte
web-alx-played = Les cartes que vous avez jouées
web-alx-provinces = Provinces
web-alx-no-provinces = Aucun mur n’a encore fermé de province.
web-alx-alexander-at = Alexandre est au point { $point }.
web-alx-free = Libre
web-alx-worth = vaut { $value }
web-alx-no-symbols = Aucun symbole
web-alx-guards-here = { $count ->
    [0] Aucun gouverneur
    [one] Un gouverneur
   *[other] { $count } gouverneurs
}
web-alx-no-tax = Aucun impôt : il faudrait un seul gouverneur.
web-alx-removal = Pour chasser les gouverneurs : { $cards }
web-alx-enough = Vous pouvez vous en emparer : { $guards ->
    [one] un gouverneur
   *[other] { $guards } gouverneurs
}{ $cards ->
    [0] { "" }
    [1] { " " }et une carte
   *[other] { " " }et { $cards } cartes
}.
web-alx-for-now = Pas encore fermée : sa valeur peut changer.
web-alx-lack = Il vous manque : { $cards }
web-alx-press-claim = Appuyez pour vous en emparer
web-alx-press-why = Appuyez pour voir ce qui vous manque
web-alx-province-free = Province libre : { $where }, valeur { $value }. Symboles : { $symbols }.
web-alx-province-of = Province ({ $name }) : { $where }, valeur { $value }. Symboles : { $symbols }. { $guards ->
    [one] Un gouverneur.
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
    [one] gouverneur
   *[other] gouverneurs
}
web-alx-short-cards = { $count ->
    [one] carte
   *[other] cartes
}
web-alx-short-held = { $count ->
    [one] province
   *[other] provinces
}

# La suite, dans un conseil ou une analyse.
web-alx-then-occupy = Occuper la province, gouverneur : { $where }
web-alx-then-takeover = Reprendre la province, gouverneur : { $where }
web-alx-then-levy = Collecter les impôts ({ $card })
