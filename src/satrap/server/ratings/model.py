"""The model: openskill's BradleyTerryFull. Every pair at a table is compared; ties are ties.

All numbers are points of the scale that people see: everybody begins at 1500, and with two certain
ratings a lead of 400 points means odds of ten to one, as in Elo.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

MEAN: Final = 1500.0
BETA: Final = 400 / math.log(10) / math.sqrt(2)  # how much luck a match has
SIGMA: Final = 350.0  # how little is known of somebody new: found by `tools.ratings_study`
TAU: Final = 4.0  # how much strength may change between two matches: likewise
SURE: Final = 100.0  # the largest uncertainty of a rating that is no longer provisional


class Rating(NamedTuple):
    """How strong somebody is, and how uncertain that is: a mean and a standard deviation."""

    mu: float = MEAN
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        """Return the number that people see."""
        return round(self.mu)

    @property
    def margin(self) -> int:
        """Return how far the real strength may be off, in 95 of 100 cases."""
        return round(2 * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SURE


NEW: Final = Rating()


@cache
def model(sigma: float = SIGMA, *, is_slow: bool = False) -> BradleyTerryFull:
    """Return the model; nothing known is ever forgotten by playing (`limit_sigma`).

    A match teaches all it can: openskill's own `gamma` makes uncertainty shrink more slowly
    (`is_slow`), and predicts worse.
    """
    from openskill.models import BradleyTerryFull  # noqa: PLC0415 -- servers start faster

    made = BradleyTerryFull(MEAN, sigma, BETA, tau=TAU, limit_sigma=True)
    if not is_slow:
        made.gamma = _at_once
    return made


def _at_once(*_: object) -> float:
    return 1.0


def rated(
    ratings: Sequence[Rating], places: Sequence[int], by: BradleyTerryFull | None = None
) -> list[Rating]:
    """Return the ratings after a match in which these places were reached; 1 is first."""
    used = by or model()
    teams = [[used.rating(each.mu, each.sigma)] for each in ratings]
    found = used.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in found]


def chance(one: Rating, other: Rating) -> float:
    """Return how likely the first is to come out ahead of the second; a tie counts half."""
    spread = math.sqrt(2 * BETA**2 + one.sigma**2 + other.sigma**2)
    return 1 / (1 + math.exp((other.mu - one.mu) / spread))
