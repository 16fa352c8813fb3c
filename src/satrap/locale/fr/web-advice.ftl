# Les conseils.
web-friendly = Partie amicale : conseils permis, hors classement
web-friendly-not = Pas de conseils à cette table, pour personne.
web-rated = Cette partie compte pour le classement.
web-rated-clock = Cette partie compte pour le classement. Si vous dépassez votre temps et ne revenez pas avant la fin, vous perdez, même si le bot gagne.
web-away-rated = Un bot joue pour vous. Revenez avant la fin, sinon vous perdez cette partie, qui compte pour le classement.
web-hint = Conseil
web-hint-candidates = Bons coups
web-hint-best = Meilleur coup
web-hint-close = Masquer le conseil
web-hint-thinking = Réflexion en cours…
web-hint-preparing = Ce conseil demande un peu plus de temps, une minute au plus. Vous pouvez jouer sans attendre.
web-chance-of = Chances de gagner : { $chance }
web-then = Puis : { $words }
web-percent = { $value } %

# L’analyse d’une partie terminée.
web-analyse = Analyser cette partie
web-analysis-waiting = { $count ->
    [0] Votre partie est la prochaine.
    [one] { $count } partie passe avant la vôtre. La vôtre suit dans { $minutes } minutes environ.
   *[other] { $count } parties passent avant la vôtre. La vôtre suit dans { $minutes } minutes environ.
}
web-analysis-running = Votre partie est en cours d’analyse : { $percent } %
web-analysis-left = { $minutes ->
    [one] Encore { $minutes } minute environ.
   *[other] Encore { $minutes } minutes environ.
}
web-analysis-ready = L’analyse est prête
web-analysis-leave = Vous pouvez partir et revenir plus tard : l’analyse reste avec la partie.
web-analysis-failed = L’analyse s’est arrêtée avant la fin. Relancez-la.
web-analysis-again = Réessayer
web-chances = Chances de gagner
web-chances-how = Chances
web-chances-known = Telles que chacun les voyait
web-chances-open = Toutes informations révélées
web-chances-table = En chiffres
web-chances-when = Quand
web-turning = Les tournants de la partie
web-turning-none = Aucun coup n’a coûté cher. Bien joué à tous.
web-turning-look = Voir sur le plateau
web-best-move = Meilleur coup
web-best-move-close = Masquer les meilleurs coups
web-verdict-none = Aucun tour ne commence à ce coup.
