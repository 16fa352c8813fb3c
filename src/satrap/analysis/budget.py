"""The budget of an analysis: a fixed total, however long the match is.

Looks are counted, not seconds, so the same record gives the same analysis on any machine. A look
estimates how likely each seat is to win, as one observer sees one turn; with half the effort it
counts as half a look. Usual matches are far below a server's budget, and get the full effort.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SERVERS: Final = 4000  # looks; two or three minutes of one core
VERDICT: Final = 8  # looks that a verdict takes
PARTS: Final = (1, 2, 4, 8)  # the full effort, half of it and so on
FEWEST: Final = 50  # verdicts, if a match is too long for all of them


class Effort(NamedTuple):
    """By how much the effort of each look is divided, and how many verdicts are given."""

    part: int
    verdicts: int


def plan(turns: int, seats: int, verdicts: int, budget: int | None) -> Effort:
    """Spread a budget over a match: with less effort per look, and at worst fewer verdicts."""
    looks, least = turns * (seats + 1), PARTS[-1]
    for part in PARTS:
        if budget is None or looks + VERDICT * verdicts <= budget * part:
            return Effort(part, verdicts)
    left = ((budget or 0) * least - looks) // VERDICT
    return Effort(least, min(verdicts, max(FEWEST, left)))
