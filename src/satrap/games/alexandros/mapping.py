"""Convert between the lattice and the real map, for boards that have a place on it.

The projection is equirectangular: a side is `side` degrees of latitude long, and longitudes
shrink by the cosine of `parallel`.
"""

from __future__ import annotations

import math

from satrap.games.alexandros.board import Board, MapPlace
from satrap.games.alexandros.lattice import parse_point, place

Degrees = tuple[float, float]  # latitude, longitude
Plane = tuple[float, float]  # x and y in sides, y growing southwards


def point_place(board: Board, point: int) -> Plane:
    """Return x and y of a point of the board."""
    found = parse_point(board.point_names[point])
    assert found is not None, "a board has only valid point names"
    return place(found)


def space_centre(board: Board, space: int) -> Plane:
    """Return x and y of the middle of a space."""
    places = [point_place(board, point) for point in board.space_points[space]]
    return sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3


def to_degrees(board: Board, at: MapPlace, plane: Plane) -> Degrees:
    """Return where on earth a lattice position lies."""
    x, y = point_place(board, board.start)
    lon = at.lon + (plane[0] - x) * at.side / math.cos(math.radians(at.parallel))
    return at.lat - (plane[1] - y) * at.side, lon


def to_plane(board: Board, at: MapPlace, degrees: Degrees) -> Plane:
    """Return where a place on earth lies on the lattice."""
    x, y = point_place(board, board.start)
    lat, lon = degrees
    shrink = math.cos(math.radians(at.parallel)) / at.side
    return x + (lon - at.lon) * shrink, y + (at.lat - lat) / at.side
