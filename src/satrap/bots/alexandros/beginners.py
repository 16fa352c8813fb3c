"""How the two easiest levels see the game, and what they overlook.

They do not miss the obvious: no card or space is overlooked, a gain is never taken for a loss, and
what gains far more than anything else stays the best.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import Walk
from satrap.games.alexandros.actions import AnyAction

RECRUIT = Weights(
    land=1.0,
    cut=0.0,
    unseen=0.0,
    ready=0.0,
    eve=0.0,
    marches=1,
    first=1,
    notice=0.02,
    slip=0.95,
)
HOPLITE = Weights(notice=0.25, slip=0.55, marches=1, first=1)


def noticed(weights: Weights, walks: Iterable[Walk], generator: random.Random) -> Iterable[Walk]:
    """Return the marches that a player sees: all of them, or random ones for each choice."""
    if weights.notice >= 1.0:
        return walks
    found: dict[AnyAction, list[Walk]] = {}
    for walk in walks:
        found.setdefault(walk.action, []).append(walk)
    return [
        walk
        for ways in found.values()
        for walk in generator.sample(ways, max(1, round(weights.notice * len(ways))))
    ]


def misjudged(
    weights: Weights, worths: Sequence[float], usual: float, generator: random.Random
) -> list[float]:
    """Shrink what each choice gains or loses compared with a usual one, at random."""
    if not weights.slip:
        return list(worths)
    return [usual + (worth - usual) * (1.0 - weights.slip * generator.random()) for worth in worths]
