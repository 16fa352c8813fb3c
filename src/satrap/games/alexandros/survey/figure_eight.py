"""A place for figures 8, 9 and 10: a province of 11 that one march divides into 8 and 3.

EN, Figure 8: five soldier spaces are equally near, with 14 points between them.  DE, Figure 9:
the march to the upper one leaves 3 in the east to the guard on a horse and 8 in the west to
nobody.  EN, Figure 10: a guard on that soldier space would have kept all but a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from satrap.games.alexandros.lattice import SYMBOLS, parse_point, place
from satrap.games.alexandros.survey.scene import (
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
MOST_SYMBOLS = 4  # in either part, so that somebody could pay for the province


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
        return next(bits(self.soldiers))


def find_figure_eight(tables: Tables) -> FigureEight | None:
    """Return the place that needs the fewest walls and cards, if there is one."""
    found = [figure for point in range(len(tables.exits)) for figure in _at(tables, point)]
    return min(found, key=lambda one: _price(tables, one), default=None)


def _price(tables: Tables, figure: FigureEight) -> tuple[int, Mask]:
    symbols = (figure.province & tables.symbol_spaces).bit_count()
    return rim(tables, figure.province).bit_count() + symbols, figure.province


def _at(tables: Tables, alexander: int) -> Iterator[FigureEight]:
    """Yield figures with Alexander on a point, at most one for each path and horse."""
    _, soldiers = targets(tables, alexander, SOLDIER, 0)
    if soldiers.bit_count() != SPACES or len(points_of(tables, soldiers)) != POINTS:
        return
    _, horses = targets(tables, alexander, HORSE, 0)
    for end in tables.board.space_points[next(bits(soldiers))]:
        for path in paths(tables, alexander, end):
            for horse in bits(horses):
                yield from _grown(tables, FigureEight(0, soldiers, horse, path))


def _grown(tables: Tables, plan: FigureEight) -> Iterator[FigureEight]:
    """Yield the first province that fits, grown from both shores of the path."""
    for west, east in _shores(tables, plan):
        shun = _others(tables, plan)
        for east_part in _part(tables, east, west | shun, EAST):
            for west_part in _part(tables, west, east_part | shun, WEST):
                both = west_part | east_part
                figure = FigureEight(both, plan.soldiers, plan.horse, plan.path)
                if is_figure_eight(tables, figure):
                    yield figure
                    return


def _shores(tables: Tables, plan: FigureEight) -> Iterator[tuple[Mask, Mask]]:
    """Yield the spaces along the path on the soldier's side and on the horse's side."""
    walls = walls_along(tables, plan.path)
    along = walled(tables, walls)
    for point in plan.path[1:-1]:
        along |= tables.touching[point]
    halves = parts(tables, walls | rim(tables, along), along)
    if len(halves) == 2:
        for west, east in (halves, halves[::-1]):
            soldier, horse = _round(tables, plan.soldier), _round(tables, plan.horse)
            yield west | soldier & ~east, east | horse & ~west


def _round(tables: Tables, space: int) -> Mask:
    return 1 << space | sum(1 << other for other, _ in tables.across[space])


def _others(tables: Tables, plan: FigureEight) -> Mask:
    """Return the soldier spaces that must stay outside, and free of walls."""
    return tables.bearing[SOLDIER] & ~(1 << plan.soldier)


def _part(tables: Tables, seed: Mask, shun: Mask, worth: int) -> Iterator[Mask]:
    """Yield one part of the province, which touches nothing that it shuns."""
    apart = 0
    for space in bits(shun):
        apart |= _round(tables, space)
    allowed = tables.land & ~apart

    def fits(mask: Mask) -> bool:
        symbols = (mask & tables.symbol_spaces).bit_count()
        return symbols <= MOST_SYMBOLS and value(tables, mask) <= worth

    return grow(tables, seed, allowed, fits, lambda mask: value(tables, mask) == worth)


def is_figure_eight(tables: Tables, figure: FigureEight) -> bool:
    """Say whether all that figures 8, 9 and 10 tell comes true here."""
    walls, soldier = rim(tables, figure.province), 1 << figure.soldier
    blocked = walled(tables, walls)
    seen = targets(tables, figure.path[0], SOLDIER, blocked | 1 << figure.horse)[1]
    return (
        figure.province & tables.bearing[SOLDIER] == soldier
        and not blocked & (soldier | 1 << figure.horse)
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
    is_west = _longitude(tables, west) < _longitude(tables, east)
    return worth == (WEST, EAST) and is_west and bool(west & tables.symbol_spaces)


def _longitude(tables: Tables, spaces: Mask) -> float:
    names = (tables.board.point_names[point] for point in points_of(tables, spaces))
    places = [place(point) for point in map(parse_point, names) if point]
    return sum(x for x, _ in places) / len(places)


def _is_safer_with_the_soldier(tables: Tables, figure: FigureEight, walls: Mask) -> bool:
    """EN, Figure 10: soldiers keep out, and a march to the horse takes little."""
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
