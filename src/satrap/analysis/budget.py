"""How much an analysis looks at: so much in all, however long the match is.

Looks are counted, not seconds, so the same record gives the same analysis on any machine. A look
tells how likely each seat wins, as one observer knows at one turn; with a part of the effort it
counts as a part of a look. Usual matches are far below a server's budget, and get all the effort.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SERVERS: Final = 4000  # looks; two or three minutes of one core
VERDICT: Final = 8  # looks that a verdict takes
PARTS: Final = (1, 2, 4, 8)  # all the effort, half of it and so on
FEWEST: Final = 50  # verdicts of a match that is too long for all of them


class Plan(NamedTuple):
    """The part of the effort that each look takes, and how many verdicts are given."""

    part: int
    verdicts: int


def plan(turns: int, seats: int, verdicts: int, budget: int | None) -> Plan:
    """Spread a budget over a match: less effort each; if that is too little, fewer verdicts."""
    looks, least = turns * (seats + 1), PARTS[-1]
    for part in PARTS:
        if budget is None or looks + VERDICT * verdicts <= budget * part:
            return Plan(part, verdicts)
    left = ((budget or 0) * least - looks) // VERDICT
    return Plan(least, min(verdicts, max(FEWEST, left)))
