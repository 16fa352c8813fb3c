"""What has happened in a tournament so far, as far as pairings depend on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Sitting = tuple[int, ...]  # the players of a table, in the order of its seats
Round = Sequence[Sitting]


class Past:
    """Who has met whom, who sat where, and who was at a table with fewer people."""

    def __init__(self, rounds: Iterable[Round], most: int) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # (player, seat)
        self.smaller: Counter[int] = Counter()
        self.games: Counter[int] = Counter()
        for sitting in (sitting for tables in rounds for sitting in tables):
            self._add(sitting, most)

    def _add(self, sitting: Sitting, most: int) -> None:
        self.met.update(pairs(sitting))
        if len(sitting) > 1:
            self.sat.update((player, seat) for seat, player in enumerate(sitting))
            self.games.update(sitting)
        if len(sitting) < most:
            self.smaller.update(sitting)


def pairs(group: Iterable[int]) -> list[tuple[int, int]]:
    """Return who meets whom in a group, the smaller number first."""
    return list(combinations(sorted(group), 2))


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """Count how often each pair meets."""
    return Counter(pair for tables in rounds for sitting in tables for pair in pairs(sitting))
