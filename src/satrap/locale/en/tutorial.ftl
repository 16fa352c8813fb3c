### The frame around every tutorial.

tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-ticked = done
tutorial-next = Next
tutorial-next-lesson = Next lesson: { $title }
tutorial-finish = Finish
tutorial-again = Again
tutorial-your-move = Your move: press what glows.
tutorial-not-this = Not that one for now. What glows is meant.
tutorial-read-on = First read on: press the button under this text.
tutorial-done = You know the game
tutorial-done-about = That was everything that matters in { $game }. The rest comes with playing: legal choices always glow, and nothing is decided before you press.
tutorial-first-game = Play your first game
tutorial-from-start = Tutorial from the start
