# Hints.
web-friendly = Friendly: hints are allowed
web-friendly-not = No hints at this table: nobody gets any, whoever asks.
web-hint = Hint
web-hint-key = Hint (key H)
web-hint-candidates = Good candidates
web-hint-best = Best move
web-hint-close = Hide the hint
web-hint-thinking = Thinking …
web-hint-preparing = The first hint on a server can take a minute while it gets ready. Play on if you like.
web-chance-of = Chance to win: { $chance } % (± { $error })
web-then = Then: { $words }
web-percent = { $value } %
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
web-analyse = Analyse this game
web-analysis-about = A strong bot looks through the whole game: how likely each was to win, and what would have been better.
web-analysis-waiting = Another game is being analysed. Yours will follow.
web-analysis-running = { $of ->
    [0] Getting ready …
   *[other] Looked through: { $done } of { $of } turns
}
web-analysis-leave = You can leave and come back later: it is kept with the game.
web-analysis-failed = The analysis stopped before its end. Start it again.
web-analysis-again = Try again
web-chances = Chance to win
web-chances-how = Chances
web-chances-known = As each seat knew it
web-chances-open = With all cards open
web-chances-table = In numbers
web-decision = Decision
web-turning = Turning points
web-turning-none = No decision cost much. Well played, all of you.
web-turning-look = Look at decision { $ply }
web-best-move = Best move
web-best-move-close = Hide the best moves
web-verdict-played = { $name } played: { $action }
web-verdict-better = Better: { $action }
web-verdict-lost = Chance to win { $played } % instead of { $best } %: { $lost } % lost (± { $error })
web-verdict-good = Nothing better was found.
web-verdict-none = No turn begins at this decision.
