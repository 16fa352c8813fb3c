### Der Rahmen aller Einführungen.

tutorial-lessons = Lektionen
tutorial-lesson = Lektion { $number } von { $count }
tutorial-lesson-short = Lektion { $number }
tutorial-ticked = fertig
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-show = Zeig es mir
tutorial-watch = Sieh zu …
tutorial-now-you = Jetzt du selbst.
tutorial-leave = Lektion verlassen
tutorial-steps = Schritte
tutorial-step = Schritt { $number } von { $count }
tutorial-next-lesson = Nächste Lektion: { $title }
tutorial-finish = Fertig
tutorial-more = Weitere Lektionen, wann immer du willst
tutorial-again = Noch einmal
tutorial-your-move = Klick auf das, was leuchtet.
tutorial-tap = Tippe auf das, was leuchtet.
tutorial-not-this = Das noch nicht. Wähle, was leuchtet.
tutorial-read-on = Lies zuerst weiter, mit „{ tutorial-next }“.
tutorial-enough = Das genügt zum Spielen
tutorial-enough-about = Du weißt genug für eine erste Partie { $game }. Was erlaubt ist, leuchtet immer, und du kannst Züge zurücknehmen. Die anderen Lektionen haben Zeit.
tutorial-done = Du kennst das Spiel
tutorial-done-about = Mehr brauchst du für { $game } nicht zu wissen. Der Rest kommt beim Spielen: Was erlaubt ist, leuchtet immer, und nichts ist entschieden, bevor du es wählst.
tutorial-other = { $game } lernen
tutorial-from-start = Von vorne beginnen
