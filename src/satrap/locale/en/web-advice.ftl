# Hints.
web-friendly = Friendly match: hints allowed, not rated
web-friendly-not = Hints are off at this table, for everyone.
web-rated = This match is rated.
web-rated-clock = This match is rated. If you run out of time and don’t come back before the end, you lose, even if the bot wins.
web-away-rated = A bot is playing for you. Come back before the end, or you lose this rated match.
web-hint = Hint
web-hint-candidates = Good moves
web-hint-best = Best move
web-hint-close = Hide the hint
web-hint-thinking = Thinking…
web-hint-preparing = This one takes a little longer, a minute at most. Play on if you like.
web-chance-of = Chance of winning: { $chance }
web-then = Then: { $words }
web-percent = { $value }%

# The analysis of a match that is over.
web-analyse = Analyse this match
web-analysis-waiting = { $count ->
    [0] Your match is next to be analysed.
    [one] One match is ahead of yours. Yours follows in about { $minutes } minutes.
   *[other] { $count } matches are ahead of yours. Yours follows in about { $minutes } minutes.
}
web-analysis-running = Your match is being analysed: { $percent }%
web-analysis-left = { $minutes ->
    [one] About a minute left.
   *[other] About { $minutes } minutes left.
}
web-analysis-ready = The analysis is ready
web-analysis-leave = You can leave and come back later: the analysis is kept with the match.
web-analysis-failed = The analysis stopped before it was finished. Start it again.
web-analysis-again = Try again
web-chances = Chance of winning
web-chances-how = Chances
web-chances-known = As each player saw it
web-chances-open = With everything revealed
web-chances-table = In numbers
web-chances-when = When
web-turning = Turning points
web-turning-none = No decision cost much. Well played, everyone.
web-turning-look = See it on the board
web-best-move = Best move
web-best-move-close = Hide the best moves
web-verdict-none = No turn begins at this decision.
