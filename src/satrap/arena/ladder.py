"""The ladder: how far each level is ahead of the one below it, at so many seats."""

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
    seconds: float  # for a turn


class Rung(NamedTuple):
    """Two neighbouring levels, and the games between them."""

    lower: Row
    upper: Row
    games: int

    @property
    def lead(self) -> Rating:
        """Return by how much the upper level is ahead; above 0 where the intervals are apart."""
        lower, upper = self.lower.rating, self.upper.rating
        return Rating(upper.value - lower.value, upper.low - lower.high, upper.high - lower.low)

    @property
    def is_apart(self) -> bool:
        return self.lead.low > 0


def rung(bots: Sequence[str], played: Sequence[ArenaGame]) -> Rung:
    """Return what the games between a level and the next one say."""
    found = {row.bot: row for row in rows(bots, played)}
    lower, upper = bots
    return Rung(found[lower], found[upper], len(played))


def ratings(rungs: Sequence[Rung]) -> list[float]:
    """Return the rating of each level: that of the one below it, and its lead."""
    found = [LOWEST]
    for each in rungs:
        found.append(found[-1] + each.lead.value)
    return found
