# Ce qui peut clocher dans un fichier de plateau.
board-too-long = Le fichier est trop long pour un plateau : { $most } caractères au plus.
board-unreadable = Le fichier n’est pas lisible comme TOML : voyez la ligne { $line }, colonne { $column }.
board-unknown-key = « { $key } » ne veut rien dire dans un fichier de plateau. Entrées possibles : { $known }.
board-missing-key = L’entrée « { $key } » manque.
board-other-game = Ce plateau est fait pour « { $game } », pas pour « { $expected } ».
board-bad-name = « { $name } » n’est pas un nom de plateau : minuscules, chiffres et traits d’union, 40 caractères au plus.
board-not-text = L’entrée « { $key } » doit être un texte entre guillemets, et non vide.
board-long-text = L’entrée « { $key } » est trop longue : { $most } caractères au plus.
board-rows-not-text = « rows » doit être une liste de textes, un par rangée de triangles.
board-bad-letter = Rangée { $row }, colonne { $column } : « { $letter } » n’est pas permis. Employez . pour une case vide, T A H L S pour les symboles, ~ pour la mer, une espace hors du plateau.
board-too-many-rows = Il y a trop de rangées : { $most } au plus.
board-row-too-long = La rangée { $row } est trop longue : { $most } triangles au plus.
board-first-column = La rangée { $row } commence par de la terre : mettez ~ ou une espace au début de chaque rangée (sans les décaler entre elles), afin que tous les points aient un numéro.
board-no-land = Ce plateau n’a pas de terre.
board-too-many-spaces = Le plateau a { $count } cases ; { $most } au plus sont permises.
board-too-many-symbols = Le plateau a { $count } cases avec symbole ; { $most } au plus sont permises.
board-in-pieces = La terre n’est pas d’un seul tenant : aucun passage d’une case à l’autre ne mène à { $space } (rangée { $row }, colonne { $column }).
board-start-no-point = « { $start } » n’est pas le nom d’un point. Un point s’écrit avec une lettre et un nombre, comme c7.
board-start-off-board = Le point de départ { $start } n’est le point d’aucune case de ce plateau.
board-map-keys = « map » demande exactement ces entrées : { $known }.
board-map-number = L’entrée « { $key } » de « map » doit être un nombre.
board-map-range = L’entrée « { $key } » de « map » doit être comprise entre { $least } et { $most }.
board-name-twice = Le nom de lieu « { $label } » est donné deux fois : à { $first } et à { $second }.
board-name-no-space = Le nom de lieu « { $label } » est donné à « { $space } », qui n’est pas une case de ce plateau.
board-not-packaged = Aucun plateau nommé « { $name } » n’est fourni. Disponibles : { $known }.

# Mots sur l’image d’un plateau.
board-drawn-standard =
    Notre reconstitution ({ $name }) :
    le plateau imprimé n’est décrit nulle part.
board-drawn-own = Plateau { $name }, { $hash }

# `satrap board`.
cli-about-board = Vérifier un plateau personnel, ou en dessiner un.
cli-about-board-check = Vérifier un fichier de plateau, et afficher chaque fait connu du plateau imprimé avec sa valeur ici.
cli-about-board-show = Dessiner un plateau en SVG.
cli-opt-board-file = Un fichier de plateau, ou un jeu pour son plateau standard.
cli-opt-board-out = Le fichier à écrire. Par défaut, l’image est affichée.
board-checked = Plateau { $name }, { $hash }
board-all-hold = On peut y jouer, et les { $count } faits sont respectés.
board-some-differ = On peut y jouer. { $count ->
    [1] Un fait diffère
   *[other] { $count } faits diffèrent
} (–), ce qui est sans gravité sur un plateau personnel.
board-some-fail = { $count ->
    [1] Un fait n’est pas respecté
   *[other] { $count } faits ne sont pas respectés
} (✗).
board-column-known = ce qu’on sait
board-column-here = sur ce plateau
