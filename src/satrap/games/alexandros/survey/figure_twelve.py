"""Figure 12 on a board: six provinces at the same time, one in Egypt, one in Syria.

EN, Figure 12: Red has 8 open spaces in Egypt (1), 4 in Syria (2) and 8 in the north (3), there
with two guards, one on a soldier; Yellow 4 (4), Green 6 (5), Blue 9 (6), with one guard each.
"""

from __future__ import annotations

from dataclasses import dataclass

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.mapping import space_centre, to_degrees
from satrap.games.alexandros.survey.scene import grow, rim, value
from satrap.games.alexandros.tables import Mask, Tables, bits

SOLDIER = SYMBOLS.index("soldier")
MOST_SYMBOLS = 6  # a guard and five cards


@dataclass(frozen=True)
class Wanted:
    """One province of the figure: its number, its worth and where on the real map it lies."""

    number: int
    worth: int
    south: float
    west: float
    north: float
    east: float
    guards: int = 1


# The text says where the first three lie; the others are placed where there is room.
WANTED = (
    Wanted(1, 8, 24, 24, 31.5, 34.5),
    Wanted(2, 4, 31.5, 34.5, 37, 40),
    Wanted(3, 8, 37, 34, 43, 48, guards=2),
    Wanted(4, 4, 35, 26, 42, 34),
    Wanted(5, 6, 29, 40, 37, 48),
    Wanted(6, 9, 27, 48, 38, 62),
)


def find_figure_twelve(tables: Tables) -> tuple[Mask, ...] | None:
    """Return six provinces that do not overlap and need few walls, or None if there are none."""
    found: list[Mask] = []
    for wanted in WANTED:
        taken = sum(found)
        province = _best(tables, wanted, taken)
        if province is None:
            return None
        found.append(province)
    return tuple(found)


def _best(tables: Tables, wanted: Wanted, taken: Mask) -> Mask | None:
    walls = rim(tables, taken)

    def price(mask: Mask) -> tuple[int, int, Mask]:
        new = rim(tables, mask) & ~walls
        return new.bit_count() + (mask & tables.symbol_spaces).bit_count(), new.bit_count(), mask

    free = bits(tables.land & ~taken)
    there = sum(1 << space for space in free if is_there(tables, wanted, space))
    grown = [mask for seed in bits(there) for mask in _grown(tables, wanted, seed, there)]
    return min(grown, key=price, default=None)


def _grown(tables: Tables, wanted: Wanted, seed: int, allowed: Mask) -> list[Mask]:
    def fits(mask: Mask) -> bool:
        symbols = (mask & tables.symbol_spaces).bit_count()
        return symbols <= MOST_SYMBOLS and value(tables, mask) <= wanted.worth

    def done(mask: Mask) -> bool:
        return is_wanted(tables, wanted, mask)

    return list(grow(tables, 1 << seed, allowed, fits, done))


def is_wanted(tables: Tables, wanted: Wanted, mask: Mask) -> bool:
    """Say whether a province could be the wanted one of the figure."""
    symbols = mask & tables.symbol_spaces
    has_soldier = wanted.guards == 1 or bool(mask & tables.bearing[SOLDIER])
    enough = symbols.bit_count() >= wanted.guards
    return enough and has_soldier and value(tables, mask) == wanted.worth


def is_there(tables: Tables, wanted: Wanted, space: int) -> bool:
    """Say whether a space lies where the figure has this province; always true without a map."""
    board = tables.board
    if board.map is None:
        return True
    lat, lon = to_degrees(board, board.map, space_centre(board, space))
    return wanted.south <= lat <= wanted.north and wanted.west <= lon <= wanted.east
