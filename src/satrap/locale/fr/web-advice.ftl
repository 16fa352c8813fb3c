# Les conseils.
web-friendly = Partie amicale : les conseils sont permis
web-friendly-not = Pas de conseils à cette table, pour personne.
web-hint = Conseil
web-hint-candidates = Bons coups
web-hint-best = Meilleur coup
web-hint-close = Masquer le conseil
web-hint-thinking = Réflexion en cours…
web-hint-preparing = Le premier conseil d’un serveur peut prendre une minute, le temps qu’il se prépare. Vous pouvez jouer sans attendre.
web-chance-of = Chances de gagner : { $chance } % (± { $error })
web-then = Puis : { $words }
web-percent = { $value } %
web-lead-none = À égalité de points
web-lead-ahead = { $points ->
    [one] Environ { $points } point d’avance
   *[other] Environ { $points } points d’avance
}
web-lead-behind = { $points ->
    [one] Environ { $points } point de retard
   *[other] Environ { $points } points de retard
}

# L’analyse d’une partie terminée.
web-analyse = Analyser cette partie
web-analysis-waiting = Une autre partie est en cours d’analyse. La vôtre suivra.
web-analysis-running = { $of ->
    [0] Préparation…
   *[other] Tours analysés : { $done } sur { $of }
}
web-analysis-leave = Vous pouvez partir et revenir plus tard : l’analyse reste avec la partie.
web-analysis-failed = L’analyse s’est arrêtée avant la fin. Relancez-la.
web-analysis-again = Réessayer
web-chances = Chances de gagner
web-chances-how = Chances
web-chances-known = Telles que chacun les voyait
web-chances-open = Toutes informations révélées
web-chances-table = En chiffres
web-decision = Coup
web-turning = Les tournants de la partie
web-turning-none = Aucun coup n’a coûté cher. Bien joué à tous.
web-turning-look = Voir le coup { $ply }
web-best-move = Meilleur coup
web-best-move-close = Masquer les meilleurs coups
web-verdict-played = { $name } a joué : { $action }
web-verdict-better = Mieux : { $action }
web-verdict-lost = { $played } % de chances de gagner au lieu de { $best } % : { $lost } % de perdus (± { $error })
web-verdict-good = Rien de mieux n’a été trouvé.
web-verdict-none = Aucun tour ne commence à ce coup.
