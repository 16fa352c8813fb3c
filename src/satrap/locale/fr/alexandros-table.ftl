# Alexandros dans un terminal : comment lire le plateau, et la feuille de score.
notation-alexandros =
    Sur le plateau, T est un temple, A une amphore, H un cheval, L une lyre, S un hoplite, · une case vide, ~ la mer.
    Un chiffre est un gouverneur de ce joueur, @ est Alexandre, les traits sont des murs (les rouges en rouge).
    Un point a la lettre de sa rangée et le numéro écrit au-dessus, ou au-dessus un peu à gauche : c7.
    Une case porte le nom d’un point : c7u a le point c7 en haut, c7d a le point c7 en haut à gauche.
    Mots des actions : march lyre, space c7d, point c7, step c8, draw, take lyre, occupy c7d, guard c8u, pay,
    takeover c7d, give lyre, levy lyre, retrieve c7d, special horse, joker lyre temple, pass.
show-hand-of = Main ({ $name }) : { $cards }
sheet-seat = { $name }, { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $parts }
sheet-levy = { $points } au tour { $turn } ({ $provinces })
sheet-income = { $place } { $points }
sheet-nothing = aucune collecte
