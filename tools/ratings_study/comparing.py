"""Which rival predicts better: both are tuned on the training games, then told of the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np

from tools.ratings_study.games import SEED, Pool, Result
from tools.ratings_study.rivals import BradleyTerry, Elo, Rival, losses

SIGMAS: Final = (150, 200, 250, 300, 350, 400, 450)
KS: Final = (16, 24, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224)
RESAMPLES: Final = 2_000
Games = Mapping[Pool, Sequence[Result]]
Make = Callable[[float], Rival]
ELO: Final = "pairwise Elo"
RIVALS: Final[Mapping[str, tuple[Make, Sequence[float]]]] = {
    "BradleyTerryFull": (BradleyTerry, SIGMAS),
    ELO: (Elo, KS),
}
SLOW: Final = "the same with openskill's own gamma"
TRIED: Final[Mapping[str, tuple[Make, Sequence[float]]]] = {
    **RIVALS,
    SLOW: (lambda sigma: BradleyTerry(sigma, is_slow=True), SIGMAS),
}


class Estimate(NamedTuple):
    """A mean, and the interval in which it lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


class Line(NamedTuple):
    """What was found in some games: the log-loss of each rival, and the first minus the second."""

    games: int
    first: Estimate
    second: Estimate
    difference: Estimate


def tune(name: str, training: Games) -> dict[float, float]:
    """Return the mean log-loss of a rival on the training games, for each value of its setting."""
    make, values = TRIED[name]
    return {value: fmean(chain(*_all_losses(make, value, training))) for value in values}


def compare(settings: Mapping[str, float], tested: Games) -> dict[Pool | None, Line]:
    """Return a line for each pool, and one for all games."""
    (one, other) = (_all_losses(RIVALS[name][0], settings[name], tested) for name in RIVALS)
    found: dict[Pool | None, Line] = {
        pool: _line(first, second) for pool, first, second in zip(tested, one, other, strict=True)
    }
    return found | {None: _line([*chain(*one)], [*chain(*other)])}


def _all_losses(make: Make, value: float, games: Games) -> list[list[float]]:
    return [losses(make(value), pool) for pool in games.values()]


def _line(first: Sequence[float], second: Sequence[float]) -> Line:
    """Resample whole games, the same ones for both rivals."""
    both = np.array([first, second])
    values = np.vstack([both, both[:1] - both[1:]])
    dice = np.random.default_rng(SEED)
    drawn = [
        values[:, dice.integers(len(first), size=len(first))].mean(axis=1) for _ in range(RESAMPLES)
    ]
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    means = values.mean(axis=1)
    found = [Estimate(*map(float, each)) for each in zip(means, low, high, strict=True)]
    return Line(len(first), *found)
