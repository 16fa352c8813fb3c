# Alexandros : cartes et symboles.
card-temple = temple
card-amphora = amphore
card-horse = cheval
card-lyre = lyre
card-soldier = hoplite
card-both = les deux cartes
card-unseen = une carte cachée
card-none = aucune
cards-of = { $count } × { $card }
symbol-temple = temple
symbol-amphora = amphore
symbol-horse = cheval
symbol-lyre = lyre
symbol-soldier = hoplite
place = { $place } ({ $space })
where = { $place } ({ $symbol })
gain = { $name } { $points }
open-land = terre ouverte
province-part = { $place } (valeur { $value })

# Le journal : ce qui s’est passé.
event-dealt = { $name } a reçu une première carte : { $card }.
event-card-drawn = { $name } a pioché une carte : { $card }.
event-turned-up = Retournée : { $card }.
event-reshuffled = { $count ->
    [one] La seule carte défaussée est devenue
   *[other] Les { $count } cartes défaussées ont été mélangées en
} une nouvelle pioche.
event-turn-began = Tour { $number } : { $name }.
event-card-chosen = { $name } a choisi la carte visible { $card }.
event-joker-used = { $name } a utilisé un joker : { $cards }.
event-special-played = { $name } a joué { $card } de sa main pour le mouvement spécial d’Alexandre.
event-stayed = { $name } n’a pas pu déplacer Alexandre.
event-space-chosen = { $name } a pris la route vers { $where }.
event-point-chosen = { $name } a choisi le sommet { $side } ({ $point }).
event-step-taken = { $name } a choisi le chemin : { $side }, par { $point }.
event-marched = Alexandre a marché jusqu’à { $place } ; { $name } { $red ->
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
       *[other] a posé des murs : { $black } en noir, { $red } en rouge
    }
}.
event-province-split = Les murs ont divisé la terre : { $parts }.
event-owned-split = Les murs ont divisé la province de { $name }, de valeur { $value } : { $parts }.
event-last-turn = C’est le dernier tour : { $reason }.
event-card-taken = { $name } a pris la carte visible { $card }.
event-guard-placed = { $name } a placé un gouverneur à { $where }.
event-occupied = { $name } a occupé la province { $place }, de valeur { $value }, avec { $guards ->
    [one] un gouverneur
   *[other] { $guards } gouverneurs
}{ $paid ->
    [0] { "." }
   *[other] { " " }et a payé : { $cards }.
}
event-taken-over = { $name } a pris à { $loser } la province { $place }, de valeur { $value }{ $paid ->
    [0] { "." }
   *[other] { " " }et a payé : { $cards }.
}
event-cards-given = { $loser } a reçu de { $name } : { $cards }.
event-taxes-levied = { $name } a collecté les impôts avec { $card } : { $gains }.
event-guard-taken-back = { $name } a enlevé le gouverneur de { $where }.
event-passed = { $name } n’a plus rien fait.
event-ended = La partie est finie : { $reason }. { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } partagent la victoire.
}
reason-red_wall = un mur rouge a été posé
reason-walls_used_up = les murs sont épuisés
reason-hundred = quelqu’un a 100 points
reason-no_moves = personne n’a pu déplacer Alexandre pendant un tour de table
reason-turn_cap = le dernier tour prévu par les options a été joué

# Boutons : ce qu’on peut faire.
do-march = Marcher avec la carte visible { $card }
do-joker = Utiliser { $card } comme joker
do-joker-for = Utiliser { $card } comme joker, pour une case { $symbol }
do-special = Mouvement spécial : { $card } de votre main
do-special-for = Mouvement spécial : { $card } de votre main, vers une case { $symbol }
do-stay = Laisser Alexandre où il est : aucun mouvement n’est possible
do-space = Marcher vers { $where }
do-point = S’arrêter au sommet { $side } ({ $point })
do-step = Direction { $side } (par { $point })
do-draw = Piocher une carte
do-take = Prendre la carte visible { $card }
do-occupy = Occuper { $place } (valeur { $value }) : premier gouverneur à { $where }
do-takeover = Reprendre { $place } (valeur { $value }) : premier gouverneur à { $where }
do-guard = Un gouverneur de plus à { $where }
do-pay = Payer les cartes
do-give = Donner { $card }
do-levy = Collecter les impôts avec { $card } : { $gains }
do-retrieve = Enlever le gouverneur de { $where }
do-pass = Ne plus rien faire pendant ce tour

# Pourquoi quelque chose n’est pas possible.
unknown-verb = « { $verb } » n’est pas une action. Les actions sont : { $verbs }.
wrong-words = « { $verb } » se dit ainsi : { $example }.
unknown-card = Il n’y a pas de carte « { $word } ». Les cartes sont : temple, amphora, horse, lyre, soldier.
unknown-space = Il n’y a pas de case « { $word } » sur ce plateau. Une case est un point et d ou u, comme c7d.
unknown-point = Il n’y a pas de point « { $word } » sur ce plateau. Un point est une lettre et un nombre, comme c7.
now-source = Choisissez d’abord la carte qui déplace Alexandre.
now-space = Choisissez maintenant la case vers laquelle marche Alexandre.
now-point = Choisissez maintenant le point où s’arrête Alexandre.
now-path = Choisissez maintenant le point suivant du chemin.
now-act = Alexandre a marché ; choisissez maintenant une des autres actions.
now-guards = Payez maintenant, ou placez un gouverneur de plus.
now-give = Choisissez maintenant une carte pour la personne qui a perdu la province.
stay-can-move = Alexandre doit marcher : il y a une carte qui peut le déplacer.
card-not-shown = Il n’y a pas de carte { $card } visible.
card-not-held = Vous n’avez pas de carte { $card }.
joker-not-now = Pas de joker maintenant : une carte n’en est un que si aucune case de son symbole n’est disponible.
no-free-space = Aucune case de symbole { $card } n’est disponible.
special-own-symbol = Il y a des cases de symbole { $card } disponibles : la carte mène à la plus proche.
walls-too-few = Il n’y a pas assez de murs pour cela : il n’en reste que { $left }.
space-not-nearest = { $space } n’est pas la plus proche case disponible de ce symbole pour laquelle il y ait assez de murs.
space-not-free = { $space } n’est pas une case disponible de ce symbole.
point-elsewhere = { $point } n’est pas un sommet de { $space }.
step-not-shortest = { $point } n’est sur aucun plus court chemin pour lequel il y ait assez de murs.
no-card-left = Il ne reste aucune carte à piocher.
no-action-left = Les deux actions de ce tour sont faites.
no-province-yet = Cette terre n’est pas encore fermée : ce n’est pas une province.
guard-needs-symbol = Un gouverneur a besoin d’une case à symbole ; { $space } n’en a pas.
no-guard-left = Vous n’avez plus de gouverneur à placer.
province-yours = Cette province est déjà à vous.
province-occupied = Cette province est occupée : reprenez-la plutôt.
province-free = Cette province est libre : occupez-la plutôt.
cannot-pay = Il vous manque des cartes pour cette province : { $cards }. Les gouverneurs peuvent en remplacer { $guards } au plus.
cannot-pay-from-here = Avec un gouverneur ici, il vous manquerait des cartes que vos { $guards } gouverneurs ne peuvent pas remplacer : { $cards }.
cannot-pay-after = Après avoir chassé les gouverneurs, il vous manquerait : { $cards }. Vous avez { $guards } gouverneurs.
cannot-remove = Pour chasser les gouverneurs, il vous manque : { $cards }.
guard-only-if-missing = Dans cette édition, un gouverneur de plus n’est permis que là où une carte manque.
guard-fewest = Dans cette partie, on ne place pas plus de gouverneurs que n’en exigent les cartes qui manquent : celui-ci doit aller là où une carte manque.
guard-elsewhere = { $space } n’est pas une case à symbole de cette province sans gouverneur à vous.
pay-missing = Il vous manque : { $cards }. Placez plutôt un gouverneur de plus.
give-not-played = Parmi les cartes que vous avez jouées, il ne reste pas de { $card }.
levied-already = Les impôts ne se collectent qu’une fois par tour.
levy-no-guard = Aucun de vos gouverneurs n’est sur une case { $card }.
no-guard-there = Vous n’avez pas de gouverneur à { $space }.
pass-must-act = Dans cette partie, il faut faire une action tant qu’il y en a une.

# La table dans un terminal.
show-display = Visibles : { $cards }
show-deck = Pioche : { $count }, défausse : { $discarded }
show-walls = Murs restants : { $black } noirs, { $red } rouges
show-hand = Votre main : { $cards }
show-seat = { $name } : points { $score }, gouverneurs à placer { $guards }, cartes { $cards }
show-provinces = Provinces :
show-free = libre
show-province = { $name } ({ $owner }) : valeur { $value }, gouverneurs { $guards }, symboles : { $symbols }

# La ligne d’état : que faire maintenant, pour vous et pour les autres.
prompt-source = Choisissez une carte visible, ou défaussez-en une de votre main : Alexandre marche vers la plus proche case disponible de ce symbole.
prompt-source-of = { $name } choisit la carte qui déplace Alexandre.
prompt-stay = Aucune carte ne peut déplacer Alexandre : laissez-le sur place.
prompt-space = Choisissez la case vers laquelle marche Alexandre.
prompt-space-of = { $name } choisit la case vers laquelle marche Alexandre.
prompt-point = Choisissez le point où s’arrête Alexandre.
prompt-point-of = { $name } choisit le point où s’arrête Alexandre.
prompt-path = Choisissez le chemin : par où passe Alexandre ?
prompt-path-of = { $name } choisit le chemin d’Alexandre.
prompt-act = { $actions ->
    [0] Vous pouvez encore enlever des gouverneurs.
    [one] Il vous reste une action : prendre une carte, vous emparer d’une province ou collecter les impôts.
   *[other] Vous avez { $actions } actions : prendre des cartes, vous emparer de provinces, collecter les impôts.
}
prompt-act-levied = { $actions ->
    [0] Vous pouvez encore enlever des gouverneurs.
   *[other] Il vous reste une action : prendre une carte ou vous emparer d’une province. Les impôts se collectent une fois par tour.
}
prompt-act-of = { $name } { $actions ->
    [0] peut encore enlever des gouverneurs.
    [one] a encore une action.
   *[other] a { $actions } actions.
}
prompt-guards = Payez la province, ou placez un gouverneur de plus.
prompt-guards-lacking = Placez un gouverneur de plus. Il vous manque : { $cards }.
prompt-guards-pay = Payez la province.
prompt-guards-of = { $name } paie une province, ou place un gouverneur de plus.
prompt-give = Choisissez une carte pour { $loser }, qui a perdu la province.
prompt-give-of = { $name } choisit une carte pour { $loser }, qui a perdu la province.
