"""Sums of counters over many games, and the tables that they fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from satrap.arena.balance.intervals import Cell, fair_ratio
from satrap.core.tally import GAMES, WIN, Breakdown, Column, Form


@dataclass
class Sums:
    """The total of each counter, and in how many games it was not zero."""

    total: Counter[str] = field(default_factory=Counter)
    present: Counter[str] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        return self.total[GAMES]

    def counters(self) -> dict[str, dict[str, int]]:
        """Return both numbers of each counter."""
        return {
            name: {"total": self.total[name], "games": self.present[name]}
            for name in sorted(self.total)
        }


def add_up(games: Iterable[Mapping[str, int]]) -> Sums:
    """Add up the counters of games."""
    sums = Sums()
    for counters in games:
        sums.total.update({**counters, GAMES: 1})
        sums.present.update(name for name, number in counters.items() if number)
    return sums


@dataclass(frozen=True)
class Filled:
    """A table with its numbers, a cell for each column of a row."""

    table: Breakdown
    cells: Mapping[str, tuple[Cell, ...]]


def fill(table: Breakdown, sums: Sums, seats: int) -> Filled:
    """Fill a table from sums."""
    return Filled(
        table,
        {
            row: tuple(_cell(sums, column, row, seats) for column in table.columns)
            for row in table.rows
        },
    )


def _cell(sums: Sums, column: Column, row: str, seats: int) -> Cell:
    counter, per = (name.replace("{row}", row) for name in (column.counter, column.per))
    if column.form is Form.WINS:
        return fair_ratio(sums.total[counter] / WIN, sums.games, seats)
    if column.form is Form.NEVER:
        return Cell(1 - sums.present[counter] / sums.games)
    return Cell(sums.total[counter] / sums.total[per] if sums.total[per] else None)
