### The frame around every tutorial.

tutorial-lessons = Lessons
tutorial-lesson = Lesson { $number } of { $count }
tutorial-lesson-short = Lesson { $number }
tutorial-ticked = done
tutorial-next = Next
tutorial-back = Back
tutorial-show = Show me
tutorial-watch = Watch…
tutorial-now-you = Now you.
tutorial-leave = Leave the lesson
tutorial-steps = Steps
tutorial-step = Step { $number } of { $count }
tutorial-next-lesson = Next lesson: { $title }
tutorial-finish = Finish
tutorial-more = More lessons, whenever you like
tutorial-again = Again
tutorial-your-move = Press what glows.
tutorial-tap = Tap what glows.
tutorial-not-this = Not that one yet. Choose what glows.
tutorial-read-on = Read on first: “{ tutorial-next }” leads on.
tutorial-enough = You know enough to play
tutorial-enough-about = You are ready for a first match of { $game }. What is allowed always glows, and you can undo. The other lessons can wait.
tutorial-done = You know the game
tutorial-done-about = That is all you need to play { $game }. The rest comes with practice: legal choices always glow, and nothing happens until you choose.
tutorial-other = Learn { $game }
tutorial-from-start = Tutorial from the start
