# Phrases du contrat : mise en place, jeu, reprises, lecture des enregistrements.
name = { $name }
names-and = { $names } et { $last }
you = vous
option-value = { $option } ne peut pas être « { $value } ». Valeurs possibles : { $values }.
unknown-option = Il n’y a pas d’option « { $option } ». Disponibles : { $options }.
unknown-preset = Il n’y a pas d’édition « { $preset } ». Disponibles : { $presets }.
unknown-game = Il n’y a pas de jeu « { $game } ». Disponibles : { $games }.
unknown-starter = Il n’y a pas de place { $starter } : les places sont numérotées de 0 à { $most }.
seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $count }.
match-over = La partie est terminée.
not-your-decision = Ce n’est pas à vous de décider : on attend { $names }.
not-your-turn = Ce n’est pas votre tour.
illegal-action = Ce n’est pas possible maintenant.
seen-in-between = Après la première de ces actions, quelque chose de nouveau apparaît : regardez, puis continuez.
undo-no-such-ply = Il n’y a pas de coup { $ply } auquel revenir ; le dernier possible est le coup { $most }.
undo-seen = Impossible d’annuler librement : quelqu’un d’autre a joué depuis, ou quelque chose de nouveau a été vu.
undo-ask = Quelqu’un d’autre joue maintenant : demandez-lui de vous laisser annuler.
record-too-large = Ce fichier est trop grand pour un enregistrement : { $most } octets au plus.
record-unreadable = Ce n’est pas un enregistrement lisible : { $reason }.
record-replay = Cet enregistrement ne peut pas être rejoué : { $reason }
record-entry = L’entrée { $number } de cet enregistrement ne peut pas être jouée : { $reason }
record-empty-entry = Une entrée de cet enregistrement ne contient rien qui puisse être joué.
record-entries = Les entrées de cet enregistrement ne s’enchaînent pas.
record-hash = Rejouer cet enregistrement mène à une autre position que celle qu’il indique.
record-result = Le résultat ou les tirages de cet enregistrement ne sont pas ceux que l’on trouve en le rejouant.
record-other-game = Cet enregistrement est celui d’un autre jeu : { $game }.
record-newer-rules = Cet enregistrement a été fait avec la version { $rules } des règles ; ici, on connaît les versions jusqu’à { $known }.
record-commitment = La graine de cet enregistrement ne correspond pas à son empreinte.
record-unknown-board = Cet enregistrement a été joué sur un plateau inconnu ici : { $board }.
record-board-hash = Le plateau « { $board } » n’est pas celui sur lequel cet enregistrement a été joué.
position-unreadable = Cette position n’est pas lisible : { $reason }.
position-unsound = Cette position est impossible : { $reason }.

# La ligne d’état : à qui de jouer, que faire, qui a gagné.
prompt-away = On attend { $name }, qui n’est pas là en ce moment.
prompt-choosing = { $task } On attend encore : { $names }.
prompt-ready = Votre choix est fait. On attend encore : { $names }.
prompt-you-won = Vous avez gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-won-for-you = Vous n’étiez plus là à la fin ; le bot à votre place a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-won = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
prompt-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
prompt-you-resigned = Vous avez abandonné : { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
prompt-resigned-you-won = { $name } a abandonné : vous gagnez.
prompt-resigned = { $name } a abandonné : { $count ->
    [1] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
prompt-abandoned = La partie a été interrompue ; personne n’a gagné.
