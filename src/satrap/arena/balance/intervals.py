"""How sure a share is: the 95 % interval by Wilson's score method."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lies within this many deviations


class Cell(NamedTuple):
    """A number of a table, with its interval if it has one; None: nothing to divide by."""

    value: float | None
    low: float | None = None
    high: float | None = None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the interval of a share; shared wins only make it wider than necessary."""
    share, spread = wins / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def fair_ratio(wins: float, games: int, seats: int) -> Cell:
    """Return the share of the wins as a ratio to the fair share, with its interval."""
    low, high = wilson(wins, games)
    return Cell(wins / games * seats, low * seats, high * seats)
