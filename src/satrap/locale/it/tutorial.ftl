### La cornice di tutte le introduzioni.

tutorial-lessons = Lezioni
tutorial-lesson = Lezione { $number } di { $count }
tutorial-ticked = fatta
tutorial-next = Avanti
tutorial-next-lesson = Prossima lezione: { $title }
tutorial-finish = Fine
tutorial-again = Da capo
tutorial-your-move = Tocca a te: premi ciò che brilla.
tutorial-not-this = Non questo, per ora. Si intende ciò che brilla.
tutorial-read-on = Prima continua a leggere: premi il pulsante sotto questo testo.
tutorial-done = Ora conosci il gioco
tutorial-done-about = Questo era tutto ciò che conta in { $game }. Il resto verrà giocando: ciò che è permesso brilla sempre, e nulla è deciso finché non premi.
tutorial-first-game = Gioca la tua prima partita
tutorial-from-start = Ricomincia l’introduzione
