"""Figures 1 to 6, which show one example at the start and determine that corner of the board.

Coordinates are those of `lattice.py`, relative to the start S = (0, 0): point (i, j) is j rows to
the south.  The figures allow one solution: Alexander walks from S along (0, 1) and (0, 2) to
P = (-1, 3), the lyre is in the downward space (-1, 2), and the tip of the eastern soldier's space
is T = (2, 1).
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise

from satrap.games.alexandros.lattice import SYMBOLS, Point, Space, format_point, format_space
from satrap.games.alexandros.lattice import parse_point as _parse
from satrap.games.alexandros.survey.scene import (
    Path,
    paths,
    points_of,
    targets,
    walled,
    walls_along,
)
from satrap.games.alexandros.tables import Mask, Tables, bits

Spaces = tuple[tuple[int, int, bool], ...]

HORSE, LYRE, SOLDIER = (SYMBOLS.index(name) for name in ("horse", "lyre", "soldier"))

SHOWN = ((0, 0), (0, 1), (0, 2), (-1, 3))
ALONG_COAST = ((0, 0), (-1, 1), (-1, 2), (-1, 3))
ZIGZAG = ((0, 0), (0, 1), (-1, 2), (-1, 3))
FRENCH = ((-1, 3), (0, 2), (1, 2), (2, 1))
EAST, SOUTH, TURN, UPPER = (0, 2), (-1, 3), (0, 1), (2, 1)
LYRE_SPACE = (-1, 2, False)
NORTH_SOLDIER, EAST_SOLDIER = (1, 0, True), (2, 1, True)
SOUTH_EAST_SOLDIERS: Spaces = (
    (0, 4, False),
    (0, 4, True),
    (-1, 5, False),
    (-1, 5, True),
    (-2, 5, False),
    (1, 3, True),
    (1, 3, False),
)
NEAR_HORSES = ((2, 0, True), (1, 1, False), (1, 1, True), (0, 2, False), (0, 2, True))
FAR_HORSES = ((1, 2, False), (1, 2, True), (0, 3, False), (0, 3, True), (2, 1, False))
FIRST_PROVINCE = ((0, 0, True), (-1, 1, False), (0, 1, True), (-1, 2, False))
SECOND_PROVINCE: Spaces = (
    (0, 0, False),
    (1, 0, True),
    (1, 0, False),
    (2, 0, True),
    (0, 1, False),
    (1, 1, True),
    (1, 1, False),
)


class Corner:
    """The corner of one board, in coordinates relative to its start."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        start = _parse(tables.board.point_names[tables.board.start])
        assert start is not None, "a board has only valid point names"
        self.origin = start

    def point(self, at: tuple[int, int]) -> int | None:
        """Return the number of a point, or None if the board has none there."""
        name = format_point(Point(self.origin.i + at[0], self.origin.j + at[1]))
        return self.tables.points.get(name)

    def space(self, at: tuple[int, int, bool]) -> int | None:
        """Return the number of a space, or None if the board has none there."""
        name = format_space(Space(self.origin.i + at[0], self.origin.j + at[1], at[2]))
        return self.tables.spaces.get(name)

    def spaces(self, places: Spaces) -> Mask:
        """Return those of the given spaces that the board has."""
        found = (self.space(at) for at in places)
        return sum(1 << space for space in found if space is not None)

    def path(self, places: tuple[tuple[int, int], ...]) -> Path:
        """Return a path, without any points that the board lacks."""
        found = (self.point(at) for at in places)
        return tuple(point for point in found if point is not None)

    def walls(self, places: tuple[tuple[int, int], ...]) -> Mask | None:
        """Return the sides of a path, or None if the board does not have them all."""
        path = self.path(places)
        near = all(b in dict(self.tables.exits[a]) for a, b in pairwise(path))
        return walls_along(self.tables, path) if near and len(path) == len(places) else None

    def ways(self, start: tuple[int, int], end: tuple[int, int]) -> list[Path]:
        """Return the shortest paths between two points, or none if the board lacks either."""
        a, b = self.point(start), self.point(end)
        return list(paths(self.tables, a, b)) if a is not None and b is not None else []

    @cached_property
    def first_walls(self) -> Mask:
        """Return the three walls of figure 3."""
        return self.walls(SHOWN) or 0

    def targets(self, start: tuple[int, int], symbol: int, walls: Mask = 0) -> tuple[int, Mask]:
        """Return the distance of the nearest free spaces of a symbol, and these spaces."""
        alexander = self.point(start)
        if alexander is None:
            return 0, 0
        return targets(self.tables, alexander, symbol, walled(self.tables, walls))

    def names(self, spaces: Mask) -> str:
        """Return the names of a set of spaces."""
        return " ".join(self.tables.board.space_names[space] for space in bits(spaces))

    def path_name(self, path: Path) -> str:
        """Return the names of the points of a path."""
        return " ".join(self.tables.board.point_names[point] for point in path)

    def soldiers(self) -> tuple[int, Mask]:
        """Return how far from P the soldier spaces of figure 4 are, and these spaces."""
        return self.targets(SOUTH, SOLDIER, self.first_walls)

    def soldier_points(self) -> set[int]:
        """Return the points that figure 4 offers."""
        return points_of(self.tables, self.soldiers()[1])

    def horses(self) -> tuple[Mask, Mask]:
        """Return the horses that can be the near one and the far one of figure 1."""
        bearing = self.tables.bearing[HORSE]
        return self.spaces(NEAR_HORSES) & bearing, self.spaces(FAR_HORSES) & bearing
