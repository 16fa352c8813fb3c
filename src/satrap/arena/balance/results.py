"""The totals of a run, for each number of players and over all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

import msgspec

from satrap.arena.balance import plain
from satrap.arena.balance.games import BalanceGame
from satrap.arena.balance.intervals import Cell
from satrap.arena.balance.settings import Settings
from satrap.arena.balance.sums import Filled, Sums, add_up, fill
from satrap.core.game import Setup
from satrap.core.tally import Breakdown
from satrap.packs import get_pack

DECIMALS = 6


@dataclass(frozen=True)
class Result:
    """The games with one number of players."""

    seats: int
    overview: dict[str, Any]
    tables: list[Filled]
    sums: Sums  # of the game's own counters
    seconds: float  # of computing, per game


def make_result(setup: Setup, lines: Sequence[BalanceGame], reasons: Sequence[str]) -> Result:
    """Add up games with the same setup; `reasons` are the ends seen with any setup."""
    seats, sums = len(setup.seats), add_up(line.counters for line in lines)
    every = add_up(map(plain.count, lines))
    tally = get_pack(setup.game).tally
    tables = [fill(table, every, seats) for table in plain.tables(lines, reasons)]
    tables += [fill(table, sums, seats) for table in (tally.tables(setup) if tally else ())]
    seconds = fmean(line.seconds for line in lines)
    return Result(seats, plain.overview(lines), tables, sums, seconds)


@dataclass(frozen=True)
class Topic:
    """A table over all numbers of players: its cells by players and row."""

    table: Breakdown
    cells: Mapping[tuple[int, str], tuple[Cell, ...]]


def topics(results: Sequence[Result]) -> list[Topic]:
    """Merge tables with the same title; a row may be missing in some of them."""
    found: dict[str, Topic] = {}
    for result in results:
        for filled in result.tables:
            table = filled.table
            old = found.get(table.title, Topic(table, {}))
            rows = {**old.table.rows, **table.rows}
            cells = {(result.seats, row): numbers for row, numbers in filled.cells.items()}
            found[table.title] = Topic(replace(table, rows=rows), {**old.cells, **cells})
    return list(found.values())


def as_json(settings: Settings, results: Sequence[Result]) -> dict[str, Any]:
    """Return all numbers except the times, which differ from run to run."""
    players = {
        str(result.seats): {
            **result.overview,
            "tables": {filled.table.title: _rows(filled) for filled in result.tables},
            "counters": result.sums.counters(),
        }
        for result in results
    }
    return {"settings": msgspec.to_builtins(settings), "players": players}


def _rows(filled: Filled) -> dict[str, dict[str, Any]]:
    headings = [column.heading for column in filled.table.columns]
    return {
        row: dict(zip(headings, map(_numbers, cells), strict=True))
        for row, cells in filled.cells.items()
    }


def _numbers(cell: Cell) -> Any:
    """Return a number, or a number with its interval."""
    rounded = [None if number is None else round(number, DECIMALS) for number in cell]
    return rounded[0] if cell.low is None else dict(zip(cell._fields, rounded, strict=True))
