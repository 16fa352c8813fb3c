"""Who sits where: all bots play equally often, in every seat and beside every other bot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

Lineup = tuple[str, ...]  # a bot for each seat


def lineups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Return all ways to seat bots at a table; if seats outnumber bots, they are shared evenly."""
    found = {seating for group in _groups(bots, seats) for seating in permutations(group)}
    return sorted(found, key=lambda seating: [bots.index(bot) for bot in seating])


def _groups(bots: Sequence[str], seats: int) -> list[Lineup]:
    """Return who plays together, wherever they sit."""
    whole, rest = divmod(seats, len(bots))
    return [tuple(bots) * whole + more for more in combinations(bots, rest)]
