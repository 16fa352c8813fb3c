### La cornice di tutti i tutorial.

tutorial-lessons = Lezioni
tutorial-lesson = Lezione { $number } di { $count }
tutorial-ticked = fatta
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-show = Mostrami
tutorial-leave = Lascia la lezione
tutorial-steps = Passi
tutorial-step = Passo { $number } di { $count }
tutorial-next-lesson = Prossima lezione: { $title }
tutorial-finish = Fine
tutorial-again = Da capo
tutorial-your-move = Tocca a te: premi ciò che brilla.
tutorial-on-board = Premi ciò che brilla sul tabellone.
tutorial-not-this = Non ancora. Scegli ciò che brilla.
tutorial-read-on = Prima continua a leggere: premi «{ tutorial-next }».
tutorial-done = Ora conosci il gioco
tutorial-done-about = È tutto ciò che serve per giocare a { $game }. Il resto verrà giocando: ciò che è permesso brilla sempre, e nulla è deciso finché non premi.
tutorial-first-game = Gioca la tua prima partita
tutorial-from-start = Ricomincia il tutorial
