### Le cadre de tous les tutoriels.

tutorial-lessons = Leçons
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-ticked = faite
tutorial-next = Suite
tutorial-back = Retour
tutorial-show = Montrez-moi
tutorial-leave = Quitter la leçon
tutorial-steps = Étapes
tutorial-step = Étape { $number } sur { $count }
tutorial-next-lesson = Leçon suivante : { $title }
tutorial-finish = Terminer
tutorial-again = Recommencer
tutorial-your-move = À vous : appuyez sur ce qui brille.
tutorial-on-board = Appuyez sur ce qui brille sur le plateau.
tutorial-not-this = Pas encore. Choisissez ce qui brille.
tutorial-read-on = Lisez d’abord la suite : appuyez sur « { tutorial-next } ».
tutorial-done = Vous connaissez le jeu
tutorial-done-about = C’est tout ce qu’il faut pour jouer à { $game }. Le reste viendra en jouant : ce qui est permis brille toujours, et rien n’est décidé tant que vous n’avez pas appuyé.
tutorial-first-game = Jouer votre première partie
tutorial-from-start = Tutoriel depuis le début
