# The analysis of a match, in the terminal.
cli-about-analyse = Look through a saved match: where it was decided, and what would have been better.
cli-analyse-bar = Turns
cli-analyse-chances = The chances to win, turn by turn:
cli-analyse-turning = The turning points:
cli-analyse-even = No turn of this match was costly.
cli-analyse-lost = Decision { $ply }: { $name } gave away { $lost } percentage points of the chance to win.
cli-analyse-played = Played: { $plays } ({ $chance } %)
cli-analyse-better = Better: { $plays } ({ $chance } %)
