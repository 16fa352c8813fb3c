"""The search for a place where figures 8, 9 and 10 can happen.

Where five soldiers are equally near, the march to the upper one is taken as the border between
the two parts. Each part is grown from its shore, the spaces along its side of the path, until it
is worth what the figure says.
"""

from __future__ import annotations

from collections.abc import Iterator

from satrap.games.alexandros.survey.figure_eight import (
    EAST,
    HORSE,
    POINTS,
    SOLDIER,
    SPACES,
    WEST,
    FigureEight,
    is_figure_eight,
)
from satrap.games.alexandros.survey.scene import (
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

MOST_SYMBOLS = 4  # in each part, so that somebody could pay for the province


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
    for end in tables.board.space_points[bits(soldiers)[0]]:
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
    if len(halves) == 2:  # pragma: no branch (a path along the rim has one shore: none is ours)
        for west, east in (halves, halves[::-1]):
            soldier, horse = _round(tables, plan.soldier), _round(tables, plan.horse)
            yield west | soldier & ~east, east | horse & ~west


def _round(tables: Tables, space: int) -> Mask:
    return 1 << space | sum(1 << other for other, _ in tables.across[space])


def _others(tables: Tables, plan: FigureEight) -> Mask:
    """Return the soldier spaces that must stay outside, and free of walls."""
    return tables.bearing[SOLDIER] & ~(1 << plan.soldier)


def _part(tables: Tables, seed: Mask, shun: Mask, worth: int) -> Iterator[Mask]:
    """Yield candidates for one part of the province that touch no space in `shun`."""
    apart = 0
    for space in bits(shun):
        apart |= _round(tables, space)
    allowed = tables.land & ~apart

    def fits(mask: Mask) -> bool:
        symbols = (mask & tables.symbol_spaces).bit_count()
        return symbols <= MOST_SYMBOLS and value(tables, mask) <= worth

    return grow(tables, seed, allowed, fits, lambda mask: value(tables, mask) == worth)
