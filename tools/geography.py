"""Real coasts for the board tools: TopoJSON decoded, and how much of a triangle is land.

The data is Natural Earth at 1:50 million in the packages of tools/map (`npm ci` there first).
In the land polygons the Caspian is a hole, so it counts as sea; smaller lakes count as land.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from satrap.games.alexandros.board import MapPlace
from satrap.games.alexandros.lattice import ROW_HEIGHT, Space

PACKAGES = Path(__file__).parent / "map" / "node_modules"
LAND = PACKAGES / "world-atlas" / "land-50m.json"
SOUTH, NORTH = 12.0, 50.0  # anything beyond is ignored
SAMPLES = 24

Line = list[tuple[float, float]]


def lines(file: Path, layer: str) -> Iterator[tuple[dict[str, Any], Line]]:
    """Yield every ring or line of a layer in degrees, with the shape it belongs to."""
    topology = json.loads(file.read_text(encoding="utf-8"))
    arcs = [_arc(arc, topology["transform"]) for arc in topology["arcs"]]
    for shape in topology["objects"][layer]["geometries"]:
        for indices in _index_lists(shape.get("arcs", [])):
            yield shape, _join(indices, arcs)


def _arc(arc: list[list[int]], transform: dict[str, list[float]]) -> Line:
    (scale_x, scale_y), (move_x, move_y) = transform["scale"], transform["translate"]
    x = y = 0
    line = []
    for step in arc:
        x, y = x + step[0], y + step[1]
        line.append((x * scale_x + move_x, y * scale_y + move_y))
    return line


def _index_lists(nested: list[Any]) -> Iterator[list[int]]:
    if nested and isinstance(nested[0], int):
        yield nested
    else:
        for part in nested:
            yield from _index_lists(part)


def _join(indices: list[int], arcs: list[Line]) -> Line:
    line: Line = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        line += arc[1:] if line else arc
    return line


class Coast:
    """Where land is, along any parallel."""

    def __init__(self, file: Path = LAND) -> None:
        self.edges = [
            (a, b)
            for _, ring in lines(file, "land")
            for a, b in pairwise(ring)
            if max(a[1], b[1]) > SOUTH and min(a[1], b[1]) < NORTH
        ]

    def shores(self, lat: float) -> list[float]:
        """Return the longitudes at which a parallel changes from sea to land and back."""
        found = [
            x1 + (lat - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in self.edges
            if (y1 <= lat) != (y2 <= lat)
        ]
        return sorted(found)

    def shares(self, at: MapPlace, strip: int, spaces: list[Space]) -> dict[Space, float]:
        """Return how much of each space of one strip is land; (0, 0) is the start."""
        land = dict.fromkeys(spaces, 0.0)
        size = dict.fromkeys(spaces, 0.0)
        stretch = at.side / math.cos(math.radians(at.parallel))
        for sample in range(SAMPLES):
            depth = (sample + 0.5) / SAMPLES
            shores = self.shores(at.lat - at.side * ROW_HEIGHT * (strip + depth))
            for space in spaces:
                west, east = (at.lon + stretch * x for x in _slice(space, depth))
                land[space] += _overlap(shores, west, east)
                size[space] += east - west
        return {space: land[space] / size[space] for space in spaces}


def _slice(space: Space, depth: float) -> tuple[float, float]:
    """Return where a line across the strip at this depth enters and leaves the triangle."""
    x = space.i + space.j / 2
    if space.up:
        return x - depth / 2, x + depth / 2
    return x + depth / 2, x + 1 - depth / 2


def _overlap(shores: list[float], west: float, east: float) -> float:
    pairs = zip(shores[::2], shores[1::2], strict=True)
    return sum(max(0.0, min(east, b) - max(west, a)) for a, b in pairs)
