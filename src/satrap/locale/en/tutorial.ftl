### The frame around every tutorial.

tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-ticked = done
tutorial-next = Next
tutorial-back = Back
tutorial-show = Show me
tutorial-leave = Leave the lesson
tutorial-steps = Steps
tutorial-step = Step { $number } of { $count }
tutorial-next-lesson = Next lesson: { $title }
tutorial-finish = Finish
tutorial-again = Again
tutorial-your-move = Your move: press what glows.
tutorial-on-board = Press what glows on the board.
tutorial-not-this = Not that one yet. Press what glows.
tutorial-read-on = Read on first: press “{ tutorial-next }”.
tutorial-done = You know the game
tutorial-done-about = That is all you need to play { $game }. The rest comes with practice: legal choices always glow, and nothing happens until you choose.
tutorial-first-game = Play your first match
tutorial-from-start = Tutorial from the start
