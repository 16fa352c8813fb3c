"""How armies are best divided among places: every set of places, every number of armies."""

from __future__ import annotations

from collections.abc import Iterable

from satrap.bots.alexander_the_great.scene import NEVER
from satrap.bots.alexander_the_great.trees import Places

Counts = tuple[int, ...]  # armies per place


def gains_of(
    sets: Iterable[Places], gains: list[list[float]], armies: int
) -> dict[Places, list[float]]:
    """Return for each set of places, and each number of armies, the most they can gain there."""
    sums = {0: [0.0] + [NEVER] * armies}
    for ends in sets:
        last = ends.bit_length() - 1
        before = sums.get(ends ^ 1 << last)
        if before is not None and ends.bit_count() <= armies:
            gain = gains[last]
            sums[ends] = [NEVER] + [
                max([before[count - more] + gain[more] for more in range(1, count + 1)])
                for count in range(1, armies + 1)
            ]
    return sums


def counts_of(
    ends: Places, sums: dict[Places, list[float]], gains: list[list[float]], armies: int
) -> Counts:
    """Return how many armies go to each place of the best spread."""
    counts = [0] * len(gains)
    while ends:
        last = ends.bit_length() - 1
        before = sums[ends ^ 1 << last]
        more = max(range(1, armies + 1), key=lambda n: before[armies - n] + gains[last][n])
        counts[last], armies, ends = more, armies - more, ends ^ 1 << last
    return tuple(counts)
