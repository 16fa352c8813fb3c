# Hints.
web-friendly = Friendly match: hints allowed
web-friendly-not = Hints are off at this table, for everyone.
web-hint = Hint
web-hint-candidates = Good moves
web-hint-best = Best move
web-hint-close = Hide the hint
web-hint-thinking = Thinking…
web-hint-preparing = The first hint on a server can take a minute while it gets ready. Play on if you like.
web-chance-of = Chance of winning: { $chance }% (± { $error })
web-then = Then: { $words }
web-percent = { $value }%
web-lead-none = Level on points
web-lead-ahead = { $points ->
    [one] About one point ahead
   *[other] About { $points } points ahead
}
web-lead-behind = { $points ->
    [one] About one point behind
   *[other] About { $points } points behind
}

# The analysis of a match that is over.
web-analyse = Analyse this match
web-analysis-waiting = Another match is being analysed. Yours will follow.
web-analysis-running = { $of ->
    [0] Getting ready…
   *[other] Turns analysed: { $done } of { $of }
}
web-analysis-leave = You can leave and come back later: the analysis is kept with the match.
web-analysis-failed = The analysis stopped before it was finished. Start it again.
web-analysis-again = Try again
web-chances = Chance of winning
web-chances-how = Chances
web-chances-known = As each player saw it
web-chances-open = With everything revealed
web-chances-table = In numbers
web-decision = Decision
web-turning = Turning points
web-turning-none = No decision cost much. Well played, everyone.
web-turning-look = Look at decision { $ply }
web-best-move = Best move
web-best-move-close = Hide the best moves
web-verdict-played = { $name } played: { $action }
web-verdict-better = Better: { $action }
web-verdict-lost = Chance of winning { $played }% instead of { $best }%: { $lost ->
    [one] 1 percentage point
   *[other] { $lost } percentage points
} lost (± { $error })
web-verdict-good = No better move was found.
web-verdict-none = No turn begins at this decision.
