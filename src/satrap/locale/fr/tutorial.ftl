### Le cadre de tous les tutoriels.

tutorial-lessons = Leçons
tutorial-lesson = Leçon { $number } sur { $count }
tutorial-lesson-short = Leçon { $number }
tutorial-ticked = faite
tutorial-next = Suivant
tutorial-back = Retour
tutorial-show = Montrez-moi
tutorial-watch = Regardez…
tutorial-now-you = Essayez à votre tour.
tutorial-leave = Quitter la leçon
tutorial-steps = Étapes
tutorial-step = Étape { $number } sur { $count }
tutorial-next-lesson = Leçon suivante : { $title }
tutorial-finish = Terminer
tutorial-more = D’autres leçons, quand vous voulez
tutorial-again = Recommencer
tutorial-your-move = Appuyez sur ce qui brille.
tutorial-tap = Touchez ce qui brille.
tutorial-not-this = Pas encore. Choisissez ce qui brille.
tutorial-read-on = Lisez d’abord la suite, avec « { tutorial-next } ».
tutorial-enough = Vous en savez assez pour jouer
tutorial-enough-about = Lancez donc une première partie de { $game }. Ce qui est permis brille toujours, et vous pouvez annuler. Les autres leçons peuvent attendre.
tutorial-done = Vous connaissez le jeu
tutorial-done-about = C’est tout ce qu’il faut pour jouer à { $game }. Le reste viendra en jouant : ce qui est permis brille toujours, et rien n’est décidé tant que vous n’avez pas appuyé.
tutorial-other = Apprendre { $game }
tutorial-from-start = Tutoriel depuis le début
