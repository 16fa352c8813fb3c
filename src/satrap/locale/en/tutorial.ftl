### The frame around every tutorial.

tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-ticked = done
tutorial-next = Next
tutorial-next-lesson = Next lesson: { $title }
tutorial-finish = Finish
tutorial-again = Again
tutorial-your-move = Your move: select what glows.
tutorial-not-this = Not that one yet. Choose what is glowing.
tutorial-read-on = Read on first: use the button below.
tutorial-done = You know the game
tutorial-done-about = That is all you need to play { $game }. The rest comes with practice: legal choices always glow, and nothing happens until you choose.
tutorial-first-game = Play your first match
tutorial-from-start = Tutorial from the start
