"""Pick what is worth telling of a match: the decisions that lost most, and the best ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from satrap.analysis.results import Judged, Point

LEAST_LOST = 0.05  # of the chance to win, at a turning point
LEAST_WON = 0.05  # of the chance to win, by a decision that is praised
NO_LOSS = 0.02  # less than this is none
LITTLE = 0.05  # so much may be lost by what is praised
MOST_TURNING, MOST_BEST = 6, 3  # in a match, and of each seat


def turning(verdicts: Sequence[Judged], most: int = MOST_TURNING) -> list[int]:
    """Return the places of the verdicts that lost most: much, and more than the error."""
    found = [place for place, each in enumerate(verdicts) if _is_turning(each)]
    return sorted(sorted(found, key=lambda place: -verdicts[place].lost)[:most])


def _is_turning(judged: Judged) -> bool:
    return judged.is_sure and judged.lost >= LEAST_LOST


def praised(verdicts: Sequence[Judged], points: Sequence[Point]) -> list[int]:
    """Return the places of each seat's best decisions: deeds that made most of a difference."""
    gains = {at: gained(each, points) for at, each in enumerate(verdicts) if _is_good(each)}
    found: list[int] = []
    for seat in {each.seat for each in verdicts}:
        own = [at for at, gain in gains.items() if gain >= LEAST_WON and verdicts[at].seat == seat]
        found += sorted(own, key=lambda at: -gains[at])[:MOST_BEST]
    return sorted(found)


def _is_good(judged: Judged) -> bool:
    return judged.otherwise is not None and not judged.is_sure and judged.lost <= LITTLE


def gained(judged: Judged, points: Sequence[Point]) -> float:
    """Return how much a deed added to the chance: to that without it, or to that before it."""
    at = next(number for number, point in enumerate(points) if point.ply == judged.ply)
    after = points[min(at + 1, len(points) - 1)].known[judged.seat]
    other = 1.0 if judged.otherwise is None else judged.otherwise
    return max(judged.played.chance - other, after - points[at].known[judged.seat])


def is_much(lost: float, *errors: float) -> bool:
    """Say whether a loss is more than an error."""
    return lost > max(NO_LOSS, math.hypot(*errors))
