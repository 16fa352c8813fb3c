### La cornice di tutti i tutorial.

tutorial-lessons = Lezioni
tutorial-lesson = Lezione { $number } di { $count }
tutorial-lesson-short = Lezione { $number }
tutorial-ticked = fatta
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-show = Mostrami
tutorial-watch = Guarda…
tutorial-now-you = Ora prova tu.
tutorial-leave = Lascia la lezione
tutorial-steps = Passi
tutorial-step = Passo { $number } di { $count }
tutorial-next-lesson = Prossima lezione: { $title }
tutorial-finish = Fine
tutorial-more = Altre lezioni, quando vuoi
tutorial-again = Da capo
tutorial-your-move = Premi ciò che brilla.
tutorial-tap = Tocca ciò che brilla.
tutorial-not-this = Non ancora. Scegli ciò che brilla.
tutorial-read-on = Prima continua a leggere, con «{ tutorial-next }».
tutorial-enough = Ne sai abbastanza per giocare
tutorial-enough-about = Puoi cominciare la tua prima partita a { $game }. Ciò che è permesso brilla sempre, e puoi annullare. Le altre lezioni possono aspettare.
tutorial-done = Ora conosci il gioco
tutorial-done-about = È tutto ciò che serve per giocare a { $game }. Il resto verrà giocando: ciò che è permesso brilla sempre, e nulla è deciso finché non premi.
tutorial-other = Impara { $game }
tutorial-from-start = Ricomincia il tutorial
