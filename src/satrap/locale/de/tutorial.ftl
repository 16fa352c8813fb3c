### Der Rahmen aller Einführungen.

tutorial-lessons = Lektionen
tutorial-lesson = Lektion { $number } von { $count }
tutorial-ticked = fertig
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-show = Zeig es mir
tutorial-leave = Lektion verlassen
tutorial-steps = Schritte
tutorial-step = Schritt { $number } von { $count }
tutorial-next-lesson = Nächste Lektion: { $title }
tutorial-finish = Fertig
tutorial-again = Noch einmal
tutorial-your-move = Du bist dran: Tippe auf das, was leuchtet.
tutorial-on-board = Tippe auf das, was auf dem Spielplan leuchtet.
tutorial-not-this = Das noch nicht. Wähle, was leuchtet.
tutorial-read-on = Lies zuerst weiter: Tippe auf „{ tutorial-next }“.
tutorial-done = Du kennst das Spiel
tutorial-done-about = Mehr brauchst du für { $game } nicht zu wissen. Der Rest kommt beim Spielen: Was erlaubt ist, leuchtet immer, und nichts ist entschieden, bevor du es wählst.
tutorial-first-game = Deine erste Partie spielen
tutorial-from-start = Von vorne beginnen
