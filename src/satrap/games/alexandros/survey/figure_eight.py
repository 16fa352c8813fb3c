"""Figures 8, 9 and 10 on a board: a province worth 11 that one march divides into 8 and 3.

EN, Figure 8: five soldier spaces (ruling ALX-18) are equally near, with 14 points between them.
DE, Figure 9: the march to the upper one leaves 3 in the east to the guard on a horse and 8 in the
west to nobody.  EN, Figure 10: a guard on that soldier space would have kept all but a little.
"""

from __future__ import annotations

from dataclasses import dataclass

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.mapping import space_centre
from satrap.games.alexandros.survey.scene import (
    Path,
    parts,
    paths,
    points_of,
    rim,
    targets,
    value,
    walled,
    walls_along,
)
from satrap.games.alexandros.tables import Mask, Tables, bits

HORSE, SOLDIER = SYMBOLS.index("horse"), SYMBOLS.index("soldier")
SPACES, POINTS = 5, 14
WEST, EAST = 8, 3
WESTWARD = 0.75  # least distance between the middles of the two parts, in sides
MOST_HARM = 2  # of 11, in figure 10


@dataclass(frozen=True)
class FigureEight:
    """Where Alexander stands, what yellow has, and how red divides it."""

    province: Mask
    soldiers: Mask
    horse: int
    path: Path

    @property
    def soldier(self) -> int:
        """Return the upper of the soldier spaces, which lies in the province."""
        return bits(self.soldiers)[0]


def is_figure_eight(tables: Tables, figure: FigureEight) -> bool:
    """Say whether everything that figures 8, 9 and 10 show holds here."""
    walls, soldier, horse = rim(tables, figure.province), 1 << figure.soldier, 1 << figure.horse
    blocked = walled(tables, walls)
    seen = targets(tables, figure.path[0], SOLDIER, blocked | horse)[1]
    return (
        figure.province & tables.bearing[SOLDIER] == soldier
        and bool(figure.province & tables.bearing[HORSE] & horse)
        and not blocked & (soldier | horse)
        and seen == figure.soldiers
        and len(points_of(tables, seen)) == POINTS
        and _divides(tables, figure, walls)
        and _is_safer_with_the_soldier(tables, figure, walls)
    )


def _divides(tables: Tables, figure: FigureEight, walls: Mask) -> bool:
    """DE, Figure 9: 8 in the west without a guard, 3 in the east with it."""
    divided = parts(tables, walls | walls_along(tables, figure.path), figure.province)
    if len(divided) != 2:
        return False
    west, east = sorted(divided, key=lambda part: part >> figure.horse & 1)
    worth = value(tables, west), value(tables, east)
    is_west = _middle(tables, west) + WESTWARD <= _middle(tables, east)
    return worth == (WEST, EAST) and is_west and bool(west & tables.symbol_spaces)


def _middle(tables: Tables, spaces: Mask) -> float:
    """Return how far east the middle of a province lies, in sides."""
    places = [space_centre(tables.board, space) for space in bits(spaces)]
    return sum(x for x, _ in places) / len(places)


def _is_safer_with_the_soldier(tables: Tables, figure: FigureEight, walls: Mask) -> bool:
    """EN, Figure 10: marches to soldiers stay outside, and one to the horse takes little."""
    alexander, guard = figure.path[0], 1 << figure.soldier
    blocked = walled(tables, walls) | guard
    left = {}
    for symbol in (SOLDIER, HORSE):
        near = targets(tables, alexander, symbol, blocked)[1]
        ends = points_of(tables, near)
        ways = (way for end in ends for way in paths(tables, alexander, end))
        left[symbol] = {_kept(tables, figure, walls | walls_along(tables, way)) for way in ways}
    horse_divides = any(kept < WEST + EAST for kept in left[HORSE])
    is_little = all(kept >= WEST + EAST - MOST_HARM for kept in left[HORSE])
    return left[SOLDIER] == {WEST + EAST} and horse_divides and is_little


def _kept(tables: Tables, figure: FigureEight, walls: Mask) -> int:
    """Return what the part with the guard on the soldier space is worth."""
    divided = parts(tables, walls, figure.province)
    return next(value(tables, part) for part in divided if part >> figure.soldier & 1)
