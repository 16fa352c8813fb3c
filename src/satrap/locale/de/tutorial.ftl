### Der Rahmen aller Einführungen.

tutorial-lessons = Lektionen
tutorial-lesson = Lektion { $number } von { $count }
tutorial-ticked = fertig
tutorial-next = Weiter
tutorial-next-lesson = Nächste Lektion: { $title }
tutorial-finish = Fertig
tutorial-again = Noch einmal
tutorial-your-move = Du bist dran: Drücke auf das, was leuchtet.
tutorial-not-this = Das jetzt noch nicht. Gemeint ist, was leuchtet.
tutorial-read-on = Lies zuerst weiter: Drücke den Knopf unter diesem Text.
tutorial-done = Du kennst das Spiel
tutorial-done-about = Das war alles, worauf es in { $game } ankommt. Der Rest kommt beim Spielen: Was erlaubt ist, leuchtet immer, und nichts ist entschieden, bevor du drückst.
tutorial-first-game = Dein erstes Spiel
tutorial-from-start = Von vorne beginnen
