"""Cutting and thinning lines on a map."""

from __future__ import annotations

import math
from collections.abc import Iterable

from satrap.games.drawing.clip import COAST, Corner, Edge, clip
from tools.geography import Line

WEST, SOUTH, EAST, NORTH = 14.0, 18.0, 80.0, 50.0
THINNING = 0.02  # degrees a line may move


def middle(line: Line) -> tuple[float, float]:
    """Return the middle of the box around a line."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def is_near(ring: Line) -> bool:
    """Say whether a shape reaches into the window."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return max(xs) > WEST and min(xs) < EAST and max(ys) > SOUTH and min(ys) < NORTH


def is_inside(line: Line) -> bool:
    """Say whether the middle of a line lies in the window."""
    x, y = middle(line)
    return WEST < x < EAST and SOUTH < y < NORTH


def inside(line: Line) -> list[Line]:
    """Cut a line into the parts that lie in the window."""
    cut: list[Line] = [[]]
    for x, y in line:
        if WEST < x < EAST and SOUTH < y < NORTH:
            cut[-1].append((x, y))
        elif cut[-1]:
            cut.append([])
    return [part for part in cut if len(part) > 1]


def clipped(rings: Iterable[Line]) -> list[Line]:
    """Cut land, with its holes, to the window."""
    edges = [
        Edge(1, 0, -WEST, COAST),
        Edge(-1, 0, EAST, COAST),
        Edge(0, 1, -SOUTH, COAST),
        Edge(0, -1, NORTH, COAST),
    ]
    open_rings = ([Corner(x, y, COAST) for x, y in ring[:-1]] for ring in rings)
    kept = clip(open_rings, edges)
    return [[(corner.x, corner.y) for corner in [*ring, ring[0]]] for ring in kept]


def area(ring: Line) -> float:
    """Return the size of a shape, in square degrees."""
    pairs = zip(ring, ring[1:] + ring[:1], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def thinned(line: Line) -> Line:
    """Leave out points that hardly bend the line (the Douglas-Peucker algorithm)."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    length = math.hypot(x2 - x1, y2 - y1)

    def gap(at: int) -> float:
        x, y = line[at]
        if length == 0:
            return math.hypot(x - x1, y - y1)
        return abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length

    far = max(range(1, len(line) - 1), key=gap)
    if gap(far) < THINNING:
        return [line[0], line[-1]]
    return thinned(line[: far + 1])[:-1] + thinned(line[far:])
