"""What a place at a table brings.

The first gets one point, the last none, those between them equal steps; who ties shares. Points
are counted in parts of a point, so all of them are whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 48  # parts of a point: ties at tables of up to five always come out even


def points(ranks: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each seat, in parts of a point, from its rank; equal ranks share.

    Whoever has a free round sits alone, and gets a whole point.
    """
    if len(ranks) == 1:
        return (WHOLE,)
    return tuple(_shared(ranks, rank) for rank in ranks)


def _shared(ranks: Sequence[int], rank: int) -> int:
    better = sum(other < rank for other in ranks)
    equal = ranks.count(rank)
    steps = [len(ranks) - 1 - place for place in range(better, better + equal)]
    return WHOLE * sum(steps) // ((len(ranks) - 1) * equal)


def rank(scores: Sequence[int], winners: Sequence[int], behind: Sequence[int] = ()) -> list[int]:
    """Return the rank of each seat from 0: the winners, the others by score, and who gave up last.

    Equal scores share a rank.
    """
    keys = [
        (seat in behind, seat not in winners, 0 if seat in winners else -score)
        for seat, score in enumerate(scores)
    ]
    return [sum(other < key for other in keys) for key in keys]
