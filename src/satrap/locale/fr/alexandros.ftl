# Alexandros : cartes et symboles.
card-temple = temple
card-amphora = amphore
card-horse = cheval
card-lyre = lyre
card-soldier = hoplite
card-both = les deux cartes
card-unseen = une carte cachée
card-none = aucune
cards-of = { $count } × { $card }
symbol-temple = temple
symbol-amphora = amphore
symbol-horse = cheval
symbol-lyre = lyre
symbol-soldier = hoplite
place = { $place } ({ $space })
where = { $place } ({ $symbol })
gain = { $name } { $points }
open-land = territoire restant
province-part = { $place } (valeur { $value })

# Le journal : ce qui s’est passé.
event-dealt = { $name } a reçu au départ : { $card }.
event-dealt-hidden = { $name } a reçu une carte cachée au départ.
event-card-drawn = { $name } a pioché : { $card }.
event-card-drawn-hidden = { $name } a pioché une carte.
event-turned-up = Carte retournée : { $card }.
event-reshuffled = { $count ->
    [1] La seule carte défaussée forme
   *[other] Les { $count } cartes défaussées, mélangées, forment
} une nouvelle pioche.
event-turn-began = Tour { $number } : { $name }.
event-card-chosen = { $name } a choisi une carte visible : { $card }.
event-joker-used = { $name } a utilisé un joker : { $cards }.
event-special-played = { $name } a joué la carte { $card } de sa main pour un mouvement spécial.
event-stayed = { $name } n’a pas pu déplacer Alexandre.
event-space-chosen = { $name } a choisi la case { $where }.
event-point-chosen = { $name } a choisi le point { $side } ({ $point }).
event-step-taken = { $name } a choisi le chemin par { $point } ({ $side }).
event-marched = Alexandre a marché vers la case { $place } ; { $name } { $red ->
    [0] { $black ->
        [0] n’a posé aucun nouveau mur
        [1] a posé un mur
       *[other] a posé { $black } murs
    }
   *[other] { $black ->
        [0] { $red ->
            [1] a posé un mur rouge
           *[other] a posé { $red } murs rouges
        }
       *[other] a posé des murs : { $black } en noir, { $red } en rouge
    }
}.
event-province-split = Les murs ont divisé la terre : { $parts }.
event-owned-split = Les murs ont divisé une province ({ $name }, valeur { $value }) : { $parts }.
event-last-turn = C’est le dernier tour : { $reason }.
event-card-taken = { $name } a pris une carte visible : { $card }.
event-guard-placed = { $name } a placé un gouverneur sur la case { $where }.
event-occupied = { $name } a occupé la province { $place } (valeur { $value }) avec { $guards ->
    [1] un gouverneur
   *[other] { $guards } gouverneurs
}{ $paid ->
    [0] { "." }
   *[other] { " " }et a payé : { $cards }.
}
event-taken-over = { $name } a repris à { $loser } la province { $place } (valeur { $value }){ $paid ->
    [0] { "." }
   *[other] { " " }et a payé : { $cards }.
}
event-cards-given = { $name } a donné à { $loser } : { $cards }.
event-taxes-levied = { $name } a collecté les impôts avec la carte { $card } : { $gains }.
event-guard-taken-back = { $name } a enlevé un gouverneur de la case { $where }.
event-passed = { $name } a terminé son tour.
event-ended = La partie est terminée : { $reason }. { $count ->
    [1] { $winners } a gagné.
   *[other] { $winners } se partagent la victoire.
}
reason-red_wall = un mur rouge a été posé
reason-walls_used_up = les murs sont épuisés
reason-hundred = les 100 points sont atteints
reason-no_moves = personne n’a pu déplacer Alexandre pendant un tour de table
reason-turn_cap = le nombre maximal de tours est atteint

# Boutons : ce qu’on peut faire.
do-march = Marcher avec la carte { $card }
do-joker = Joker : { $card }
do-joker-for = Joker : { $card } → { $symbol }
do-special = Mouvement spécial, carte en main : { $card }
do-special-for = Mouvement spécial (main) : { $card } → { $symbol }
do-stay = Laisser Alexandre sur place
do-space = Marcher vers la case { $where }
do-point = S’arrêter au point { $side } ({ $point })
do-step = Passer par { $point } ({ $side })
do-draw = Piocher une carte
do-take = Prendre la carte { $card }
do-occupy = Occuper (vaut { $value }) : { $where }
do-takeover = Reprendre (vaut { $value }) : { $where }
do-guard = Gouverneur de plus : { $where }
do-pay = Payer
do-give = Donner la carte { $card }
do-levy = Collecter les impôts : { $card } (+{ $points })
do-retrieve = Enlever : { $where }
do-pass = Terminer le tour

# Pourquoi quelque chose n’est pas possible.
unknown-verb = « { $verb } » n’est pas une action. Les actions sont : { $verbs }.
wrong-words = « { $verb } » s’écrit ainsi : { $example }.
unknown-card = Il n’y a pas de carte « { $word } ». Les cartes sont : temple, amphora, horse, lyre, soldier.
unknown-space = Il n’y a pas de case « { $word } » sur ce plateau. Une case s’écrit avec un point suivi de d ou u, comme c7d.
unknown-point = Il n’y a pas de point « { $word } » sur ce plateau. Un point s’écrit avec une lettre et un nombre, comme c7.
now-source = Choisissez d’abord la carte qui déplace Alexandre.
now-space = Choisissez maintenant la case vers laquelle marche Alexandre.
now-point = Choisissez maintenant le point où s’arrête Alexandre.
now-path = Choisissez maintenant le point suivant du chemin.
now-act = Alexandre a marché ; choisissez maintenant une des autres actions.
now-guards = Payez maintenant, ou placez un gouverneur de plus.
now-give = Choisissez maintenant une carte pour le joueur qui a perdu la province.
march-open = Alexandre marche vers des cases à symbole.
march-guarded = Un gouverneur s’y trouve : Alexandre ne peut pas marcher vers cette case.
march-walled = Un mur longe cette case : Alexandre ne peut pas y marcher.
march-here = Alexandre touche déjà cette case : une marche mène à une autre.
march-no-card = Aucune carte { $card } n’est visible ni dans votre main : rien n’y mène.
march-nearer = Une autre case { $card } est plus proche, en comptant les côtés des triangles : la carte mène à celle-là.
stay-can-move = Alexandre doit marcher : une carte peut le déplacer.
card-not-shown = Il n’y a pas de carte { $card } visible.
card-not-held = Vous n’avez pas de carte { $card }.
joker-not-now = Pas de joker maintenant : une carte n’est un joker que si aucune case de son symbole n’est disponible.
no-free-space = Aucune case { $card } n’est disponible.
special-own-symbol = Des cases { $card } sont disponibles : la carte mène à la plus proche.
walls-too-few = Il n’y a pas assez de murs pour cela (murs restants : { $left }).
space-not-nearest = { $space } n’est pas la case disponible la plus proche de ce symbole, compte tenu des murs restants.
space-not-free = { $space } n’est pas une case disponible de ce symbole.
point-elsewhere = { $point } n’est pas un point de la case { $space }.
step-not-shortest = { $point } n’est sur aucun des plus courts chemins que permettent les murs restants.
no-card-left = Il ne reste aucune carte à piocher.
no-action-left = Vous avez utilisé les deux actions de ce tour.
no-province-yet = Cette terre n’est pas encore fermée.
guard-needs-symbol = Un gouverneur se place sur une case avec symbole ; { $space } est une case vide.
no-guard-left = Vous n’avez plus de gouverneur à placer.
province-yours = Cette province est déjà à vous.
province-occupied = Cette province est occupée : reprenez-la plutôt.
province-free = Cette province est libre : occupez-la plutôt.
cannot-pay = Il vous manque des cartes pour cette province : { $cards }. Les gouverneurs peuvent en remplacer { $guards } au plus.
cannot-pay-from-here = Avec un gouverneur ici, il vous manquerait des cartes que { $guards ->
    [1] votre gouverneur ne peut
   *[other] vos { $guards } gouverneurs ne peuvent
} pas remplacer : { $cards }.
cannot-pay-after = Après avoir chassé les gouverneurs, il vous manquerait : { $cards }. Gouverneurs en réserve : { $guards }.
cannot-remove = Pour chasser les gouverneurs, il vous manque : { $cards }.
guard-only-if-missing = Dans cette édition, un gouverneur de plus n’est permis que là où une carte manque.
guard-fewest = Dans cette partie, on ne place pas plus de gouverneurs que n’en exigent les cartes qui manquent : celui-ci doit aller là où une carte manque.
guard-elsewhere = Un gouverneur se place sur une case avec symbole de cette province où vous n’en avez pas : { $space } ne convient pas.
pay-missing = Il vous manque : { $cards }. Placez plutôt un gouverneur de plus.
give-not-played = Parmi les cartes que vous avez jouées, il ne reste pas de carte { $card }.
levied-already = Les impôts ne se collectent qu’une fois par tour.
levy-no-guard = Aucun de vos gouverneurs n’est sur une case { $card }.
no-guard-there = Vous n’avez pas de gouverneur sur la case { $space }.
pass-must-act = Dans cette partie, il faut agir tant qu’une action est possible.

# La table dans un terminal.
show-display = Cartes visibles : { $cards }
show-deck = Pioche : { $count }, défausse : { $discarded }
show-walls = Murs restants – noirs : { $black }, rouges : { $red }
show-hand = Votre main : { $cards }
show-seat = { $name } : points { $score }, gouverneurs à placer { $guards }, cartes { $cards }
show-provinces = Provinces :
show-free = libre
show-province = { $name } ({ $owner }) : valeur { $value }, gouverneurs { $guards }, symboles : { $symbols }

# La ligne d’état : que faire maintenant, pour vous et pour les autres.
prompt-source = Choisissez une carte visible, ou défaussez-en une de votre main : Alexandre marche vers la case disponible la plus proche portant ce symbole.
prompt-source-of = { $name } choisit la carte qui déplace Alexandre.
prompt-stay = Aucune carte ne peut déplacer Alexandre : laissez-le sur place.
prompt-space = Choisissez la case vers laquelle marche Alexandre.
prompt-space-of = { $name } choisit la case vers laquelle marche Alexandre.
prompt-point = Choisissez le point où s’arrête Alexandre.
prompt-point-of = { $name } choisit le point où s’arrête Alexandre.
prompt-path = Où Alexandre va-t-il ensuite ?
prompt-path-of = { $name } choisit le chemin d’Alexandre.
prompt-act = { $actions ->
    [0] Vous pouvez encore enlever des gouverneurs.
    [1] Il vous reste une action : prendre une carte, occuper ou reprendre une province, ou collecter les impôts.
   *[other] Vous avez { $actions } actions : prendre des cartes, occuper ou reprendre des provinces, collecter les impôts.
}
prompt-act-levied = { $actions ->
    [0] Vous pouvez encore enlever des gouverneurs.
   *[other] Il vous reste une action : prendre une carte, ou occuper ou reprendre une province. Les impôts se collectent une fois par tour.
}
prompt-act-of = { $name } { $actions ->
    [0] peut encore enlever des gouverneurs.
    [1] a encore une action.
   *[other] a { $actions } actions.
}
prompt-guards = Payez la province, ou placez un gouverneur de plus.
prompt-guards-lacking = Placez un gouverneur de plus. Il vous manque : { $cards }.
prompt-guards-pay = Payez la province.
prompt-guards-of = { $name } paie une province ou place un gouverneur de plus.
prompt-give = Choisissez une carte pour { $loser }, qui a perdu la province : { $number } sur { $all }.
prompt-give-of = { $name } choisit une carte pour { $loser }, qui a perdu la province.
