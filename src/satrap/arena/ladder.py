"""The ladder: how far each level is ahead of the one below it, for a number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from satrap.arena.games import ArenaGame
from satrap.arena.ratings import Rating
from satrap.arena.table import Row, rows

LOWEST = 1000.0  # the rating of the easiest level


class Top(NamedTuple):
    """The top level alone against a lower one in all other seats, with time to think."""

    row: Row
    lower: str
    games: int
    seconds: float  # per turn


class Rung(NamedTuple):
    """Two neighbouring levels, and the games between them."""

    lower: Row
    upper: Row
    games: int

    @property
    def lead(self) -> Rating:
        """Return the lead of the upper level; `low` is above 0 if the intervals are apart."""
        lower, upper = self.lower.rating, self.upper.rating
        return Rating(upper.value - lower.value, upper.low - lower.high, upper.high - lower.low)

    @property
    def is_apart(self) -> bool:
        return self.lead.low > 0


def rung(bots: Sequence[str], played: Sequence[ArenaGame]) -> Rung:
    """Return the result of the games between a level and the next one."""
    found = {row.bot: row for row in rows(bots, played)}
    lower, upper = bots
    return Rung(found[lower], found[upper], len(played))


def ratings(rungs: Sequence[Rung]) -> list[float]:
    """Return the rating of each level: the rating of the one below it plus its lead."""
    found = [LOWEST]
    for each in rungs:
        found.append(found[-1] + each.lead.value)
    return found
