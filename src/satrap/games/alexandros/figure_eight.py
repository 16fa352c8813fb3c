"""A place for figures 8, 9 and 10: a province of 11 that one march divides into 8 and 3.

EN, Figure 8: five soldier spaces are equally near, with 14 points between them.  DE, Figure 9:
the march to the upper one leaves 3 in the east to the guard on a horse and 8 in the west to
nobody.  EN, Figure 10: a guard on that soldier space would have kept all but a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.scene import (
    Path,
    grow,
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
MOST_HARM = 2  # of 11, in figure 10
MOST_SYMBOLS = 6


@dataclass(frozen=True)
class FigureEight:
    """Where Alexander stands, what yellow has, and how red divides it."""

    alexander: int
    province: Mask
    soldiers: Mask
    soldier: int
    horse: int
    path: Path


def find_figure_eight(tables: Tables) -> FigureEight | None:
    """Return the place that needs the fewest walls, if there is one."""
    found = [figure for point in range(len(tables.exits)) for figure in _at(tables, point)]
    return min(found, key=lambda one: _price(tables, one), default=None)


def _price(tables: Tables, figure: FigureEight) -> tuple[int, int, int]:
    symbols = (figure.province & tables.symbol_spaces).bit_count()
    return rim(tables, figure.province).bit_count() + symbols, symbols, figure.province


def _at(tables: Tables, alexander: int) -> Iterator[FigureEight]:
    """Yield the figures with Alexander on a point, at most one for each path and horse."""
    _, soldiers = targets(tables, alexander, SOLDIER, 0)
    if soldiers.bit_count() != SPACES or len(points_of(tables, soldiers)) != POINTS:
        return
    upper = next(bits(soldiers))
    for end in tables.board.space_points[upper]:
        for path in paths(tables, alexander, end):
            for horse in bits(tables.bearing[HORSE]):
                if tables.distance[alexander][tables.board.space_points[horse][0]] <= len(path):
                    figure = _grown(tables, path, soldiers, horse)
                    if figure is not None:
                        yield figure


def _grown(tables: Tables, path: Path, soldiers: Mask, horse: int) -> FigureEight | None:
    upper = next(bits(soldiers))
    for west, east in _seeds(tables, path, upper, horse):
        for east_part in _part(tables, east, west, EAST, 0):
            for west_part in _part(tables, west, east_part, WEST, 1 << upper):
                figure = FigureEight(path[0], west_part | east_part, soldiers, upper, horse, path)
                if is_figure_eight(tables, figure):
                    return figure
    return None


def _seeds(tables: Tables, path: Path, upper: int, horse: int) -> Iterator[tuple[Mask, Mask]]:
    """Yield the two shores of a path, the soldier's and the horse's, with what lies round both."""
    walls = walls_along(tables, path)
    shores = walled(tables, walls)
    for point in path[1:-1]:
        shores |= tables.touching[point]
    sides = parts(tables, walls, shores)
    _ = sides
    halves = _halves(tables, walls, shores)
    if halves is None:
        return
    for west, east in (halves, halves[::-1]):
        yield west | _with_neighbours(tables, upper), east | _with_neighbours(tables, horse)
