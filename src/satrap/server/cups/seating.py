"""Who sits where: the solver gives everybody each seat about equally often.

The first seat begins, so this also decides who begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from satrap.server.cups.grouping import Group
from satrap.server.cups.past import Past, Sitting
from satrap.server.cups.solver import Column, choose

STEP: Final = 100  # how much more each further time on the same seat costs
NOISE: Final = 3


class _Rows:
    """The numbers of rows, given out as they are first named."""

    def __init__(self) -> None:
        self.needs: list[int] = []
        self._of: dict[tuple[object, ...], int] = {}

    def of(self, *name: object, need: int = 1) -> int:
        if name not in self._of:
            self._of[name] = len(self.needs)
            self.needs.append(need)
        return self._of[name]


def seat(rounds: Sequence[Sequence[Group]], past: Past, dice: Random) -> list[list[Sitting]]:
    """Return the tables of several rounds with their seats."""
    tables = [(n, m, group) for n, each in enumerate(rounds) for m, group in enumerate(each)]
    rows, columns, start = _Rows(), list[Column](), list[int]()
    sits = list[tuple[int, int, int, int]]()  # round, table, seat, player
    for n, m, group in tables:
        for at, player in enumerate(group):
            for place in range(len(group)):
                if place == at:
                    start.append(len(columns))
                sits.append((n, m, place, player))
                one, other = rows.of("seat", n, m, place), rows.of("player", n, m, player)
                count = rows.of("count", player, place, need=0)
                columns.append(Column(dice.randrange(NOISE), (one, other, count)))
    start += _count(rows, columns, tables, past)
    found: list[list[dict[int, int]]] = [[{} for _ in each] for each in rounds]
    for number in choose(columns, rows.needs, start):
        if number < len(sits):
            n, m, place, player = sits[number]
            found[n][m][place] = player
    return [[tuple(each[at] for at in range(len(each))) for each in tables] for tables in found]


def _count(
    rows: _Rows, columns: list[Column], tables: Sequence[tuple[int, int, Group]], past: Past
) -> Iterator[int]:
    """Add columns that count how often everybody has each seat: every time costs more."""
    times, at_start = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for _, _, group in tables:
        at_start.update((player, place) for place, player in enumerate(group))
        times.update((player, place) for player in group for place in range(len(group)))
    for (player, place), most in times.items():
        count = rows.of("count", player, place, need=0)
        for time in range(most):
            if time < at_start[player, place]:
                yield len(columns)
            columns.append(Column(STEP * (past.sat[player, place] + time), (), (count,)))
