"""Names and geometry of the triangle lattice that every board is cut from.

The rows of points lie below one another, each shifted by half a side.  Point (i, j) lies at
x = i + j/2, y = j * sqrt(3)/2 (y grows southwards), in units of one side of a triangle
(EN, Moving Alexander: Alexander stands on points, walls lie on sides).
"""

from __future__ import annotations

import math
import re
from typing import Annotated, NamedTuple

from msgspec import Meta

SYMBOLS = ("temple", "amphora", "horse", "lyre", "soldier")
OPEN = -1

Symbol = Annotated[str, Meta(extra_json_schema={"enum": list(SYMBOLS)})]
Face = Annotated[str, Meta(extra_json_schema={"enum": ["", *SYMBOLS]})]  # empty: none, or unseen

MAX_POINT_ROWS = 26
MAX_POINT_NUMBER = 99
ROW_HEIGHT = 3**0.5 / 2

_POINT = re.compile(r"([a-z])([1-9][0-9]?)")
_SPACE = re.compile(r"([a-z][1-9][0-9]?)([du])")


class Point(NamedTuple):
    """A corner of triangles: j is the row from the north, i the position along it."""

    i: int
    j: int


class Space(NamedTuple):
    """A triangle: pointing down from the side (i, j)-(i+1, j), or up with (i, j) as its tip."""

    i: int
    j: int
    up: bool


def corners(space: Space) -> tuple[Point, Point, Point]:
    """Return the three points of a space, in the order of their names."""
    i, j, up = space
    if up:
        return Point(i, j), Point(i - 1, j + 1), Point(i, j + 1)
    return Point(i, j), Point(i + 1, j), Point(i, j + 1)


def borders(space: Space) -> tuple[tuple[Point, Point], ...]:
    """Return the three sides of a space, each with its points in the order of their names."""
    a, b, c = corners(space)
    return (a, b), (a, c), (b, c)


def neighbours(space: Space) -> tuple[Space, Space, Space]:
    """Return the spaces beyond the three sides, in the order of `borders`."""
    i, j, up = space
    if up:
        return Space(i - 1, j, False), Space(i, j, False), Space(i - 1, j + 1, False)
    return Space(i + 1, j - 1, True), Space(i, j, True), Space(i + 1, j, True)


def space_at(row: int, column: int) -> Space:
    """Return the space that a character of the board text stands for."""
    if (column - row) % 2 == 0:
        return Space((column - row) // 2, row, True)
    return Space((column - row - 1) // 2, row, False)


def column(space: Space) -> int:
    """Return the column of a space in its line of the board text."""
    return 2 * space.i + space.j + (0 if space.up else 1)


def place(point: Point) -> tuple[float, float]:
    """Return x and y of a point, in sides, y growing southwards."""
    return point.i + point.j / 2, point.j * ROW_HEIGHT


def space_in(x: float, y: float) -> Space:
    """Return the space that contains a position; x and y are as in `place`."""
    rows = y / ROW_HEIGHT
    along = x - rows / 2
    i, j = math.floor(along), math.floor(rows)
    if along - i + rows - j <= 1:
        return Space(i, j, False)
    return Space(i + 1, j, True)


def format_point(point: Point) -> str:
    """Name a point by the letter of its row and its number along the row, from the west."""
    return f"{chr(ord('a') + point.j)}{point.i + point.j // 2 + 1}"


def parse_point(name: str) -> Point | None:
    """Return the point with that name, or None if no lattice point can have it."""
    match = _POINT.fullmatch(name)
    if match is None:
        return None
    j = ord(match[1]) - ord("a")
    return Point(int(match[2]) - 1 - j // 2, j)


def format_space(space: Space) -> str:
    """Name a space by its point (i, j) and the way it points: `c7d` down, `c7u` up."""
    return format_point(Point(space.i, space.j)) + ("u" if space.up else "d")


def parse_space(name: str) -> Space | None:
    """Return the space with that name, or None if no lattice space can have it."""
    match = _SPACE.fullmatch(name)
    point = parse_point(match[1]) if match else None
    if match is None or point is None:
        return None
    return Space(point.i, point.j, match[2] == "u")
