"""Board, options and seats of a match as one record of tables."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from satrap.fast import options
from satrap.games.alexandros.board import OPEN
from satrap.games.alexandros.fast.layout import (
    LARGE,
    SMALL,
    SYMBOLS,
    Record,
    Records,
    Size,
    records,
    tables_type,
)
from satrap.games.alexandros.options import OPTIONS
from satrap.games.alexandros.state import Config
from satrap.games.alexandros.tables import Mask, Tables, bits


def size_of(tables: Tables) -> Size:
    """Return the smaller size if the board fits into it, otherwise the larger."""
    board = tables.board
    bearing = tables.symbol_spaces.bit_count()
    has = len(board.symbols), bearing, len(board.point_names), len(board.sides)
    most = SMALL.spaces, SMALL.bearing, SMALL.points, 64 * SMALL.sides
    return SMALL if all(map(int.__le__, has, most)) else LARGE


def tables_record(config: Config) -> Records:
    """Return the tables of a match, as an array of one record."""
    made = _board_record(config.tables).copy()
    record, starter = made[0], config.setup.starter
    options.fill(record, OPTIONS, config.options)
    record.seats = config.seats
    record.starter = -1 if starter is None else starter
    return made


@lru_cache(maxsize=32)
def _board_record(tables: Tables) -> Records:
    """Return the tables of a board, without the options and seats."""
    made = records(tables_type(size_of(tables)))
    for fill in (_fill_spaces, _fill_symbol_spaces, _fill_points, _fill_near):
        fill(made[0], tables)
    return made


@lru_cache(maxsize=32)
def bearers(tables: Tables) -> tuple[int, ...]:
    """Return the symbol spaces by their numbers among all spaces."""
    return tuple(n for n, symbol in enumerate(tables.board.symbols) if symbol != OPEN)


def words(tables: Tables, spaces: Mask, count: int) -> list[int]:
    """Return the symbol spaces in a set of spaces, as words of 64 bits."""
    found = sum(1 << at for at, space in enumerate(bearers(tables)) if spaces >> space & 1)
    return cut(found, count)


def cut(mask: int, count: int) -> list[int]:
    """Return a set as words of 64 bits."""
    return [mask >> 64 * word & (1 << 64) - 1 for word in range(count)]


def _fill_spaces(record: Record, tables: Tables) -> None:
    board = tables.board
    record.spaces = len(board.symbols)
    record.bearer[:] = -1
    record.across[:] = record.across_side[:] = record.beside[:] = -1
    for at, space in enumerate(bearers(tables)):
        record.bearer[space] = at
    for space, ways in enumerate(tables.across):
        for way, (other, side) in enumerate(ways):
            record.across[space, way], record.across_side[space, way] = other, side
    for side, spaces in enumerate(board.side_spaces):
        record.beside[side, : len(spaces)] = spaces


def _fill_symbol_spaces(record: Record, tables: Tables) -> None:
    board, count = tables.board, len(record.symbols)
    record.symbols[:] = words(tables, tables.symbol_spaces, count)
    for symbol in range(SYMBOLS):
        record.bearing[symbol] = words(tables, tables.bearing[symbol], count)
    for at, space in enumerate(bearers(tables)):
        record.kind[at] = board.symbols[space]
        record.space_of[at] = space
        record.corners[at] = board.space_points[space]


def _fill_points(record: Record, tables: Tables) -> None:
    board, count = tables.board, len(tables.exits)
    record.points, record.start = count, board.start
    record.exits[:] = record.exit_side[:] = -1
    for point, exits in enumerate(tables.exits):
        for way, (other, side) in enumerate(exits):
            record.exits[point, way], record.exit_side[point, way] = other, side
        record.touching[point] = words(tables, tables.touching[point], len(record.symbols))
    record.distance[:count, :count] = tables.distance
    record.farthest[:count] = tables.farthest
    record.shore[:count] = [tables.shore.letters.index(letter) for letter in tables.shore.letters]
    for end, onward in enumerate(tables.onward):
        record.onward[end, :count] = [
            sum(1 << way for way, exit in enumerate(exits) if exit in nearer)
            for exits, nearer in zip(tables.exits, onward, strict=True)
        ]


def _fill_near(record: Record, tables: Tables) -> None:
    number = {space: at for at, space in enumerate(bearers(tables))}
    near, reach = record.near, record.reach
    for symbol in range(SYMBOLS):
        borne = tables.bearing[symbol].bit_count()
        record.first[symbol + 1] = record.first[symbol] + borne
    for point, by_symbol in enumerate(tables.nearest):
        place = 0
        for rings in by_symbol:
            for distance, ring in rings:
                for space in bits(ring):
                    near[point, place], reach[point, place] = number[space], distance
                    place += 1


def only(made: Records) -> Record:
    """Return the one record of an array."""
    return cast(Record, made[0])
