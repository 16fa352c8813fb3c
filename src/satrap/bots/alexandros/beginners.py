"""How the two easiest levels see the game, and what they overlook.

Nothing that everybody sees is thrown away: what gains something is never taken for a loss, and
what gains far more than anything else stays the best.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from satrap.bots.alexandros.outlook import Rated
from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import Walk

RECRUIT = Weights(notice=0.06, slip=0.85, marches=1, first=1, eve=0.0, cut=0.0, unseen=0.0)
HOPLITE = Weights(notice=0.35, slip=0.45, marches=1, first=1)


def noticed(weights: Weights, walks: Iterable[Walk], generator: random.Random) -> Iterable[Walk]:
    """Return the marches that a player sees: all of them, or some by lot."""
    if weights.notice >= 1.0:
        return walks
    found = list(walks)
    return generator.sample(found, max(1, round(weights.notice * len(found))))


def misjudged(weights: Weights, rated: list[Rated], generator: random.Random) -> list[Rated]:
    """Take something off what each action gains; the first is to pass, which gains nothing."""
    if not weights.slip:
        return rated
    idle = rated[0][0]
    return [
        (idle + (worth - idle) * (1.0 - weights.slip * generator.random()), action)
        for worth, action in rated
    ]
