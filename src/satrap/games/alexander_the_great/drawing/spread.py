"""Stretch the map where provinces are crowded, so that each seat has room.

Think of seats as heaps of sand that flow apart until they are nearly flat and carry the map along
(a Gastner-Newman cartogram).  As sand spreads, a heap stays a bell curve that grows wider, so every
step is a sum of products of two curves.  No line can cross another, and the edges stay edges.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from satrap.games.drawing.svg import Place

MESH = 36.0  # pixels between the places that are followed
NARROW, WIDE, GROWTH = 36.0, 240.0, 1.16  # the width of a heap: first, last, factor per step
GROUND = 0.8  # sand that lies everywhere, as a share of what lies in heaps
FAINT = 1e-5  # less adds nothing visible
Curve = list[float]
Field = list[list[Place]]


def spread(seats: Sequence[Place], size: Place) -> Callable[[Place], Place]:
    """Return a function that bends a map of this size for these seats."""
    columns, rows = (max(2, round(length / MESH)) for length in size)
    step = size[0] / columns, size[1] / rows
    nodes = [[(x * step[0], y * step[1]) for x in range(columns + 1)] for y in range(rows + 1)]
    floated = nodes
    width = NARROW
    while width < WIDE:
        flow = _flow(seats, size, width, nodes)
        time = width**2 * (GROWTH**2 - 1) / 2
        floated = [[_moved(at, flow, step, time) for at in line] for line in floated]
        width *= GROWTH
    return lambda at: _read(floated, step, at)


def _flow(seats: Sequence[Place], size: Place, width: float, nodes: Field) -> Field:
    """Return which way sand flows at the nodes: downhill, and faster where there is little."""
    ground = GROUND * 2 * math.pi * width**2 * len(seats) / (size[0] * size[1])
    across = [_curves(x, size[0], width, [at[0] for at in nodes[0]]) for x, _ in seats]
    down = [_curves(y, size[1], width, [line[0][1] for line in nodes]) for _, y in seats]
    flow = []
    for row in range(len(nodes)):
        here = [(high[row], slope[row]) for high, slope in down]
        sand, east, south = (_sums(across, here, kind) for kind in range(3))
        flow.append(
            [
                (-x / (s + ground), -y / (s + ground))
                for s, x, y in zip(sand, east, south, strict=True)
            ]
        )
    return flow


def _sums(across: list[tuple[Curve, Curve]], here: list[tuple[float, float]], kind: int) -> Curve:
    """Sum heights (0), or slopes to the east (1) or south (2), over all heaps along a row."""
    total = [0.0] * len(across[0][0])
    for curves, factors in zip(across, here, strict=True):
        factor = factors[kind == 2]
        if abs(factor) > FAINT:
            total = [t + factor * value for t, value in zip(total, curves[kind == 1], strict=True)]
    return total


def _curves(middle: float, length: float, width: float, at: Curve) -> tuple[Curve, Curve]:
    """Return height and slope of a bell curve between two edges that reflect it."""
    heights, slopes = [0.0] * len(at), [0.0] * len(at)
    for image in (middle, -middle, 2 * length - middle):
        for number, place in enumerate(at):
            off = (place - image) / width
            height = math.exp(-off * off / 2) if abs(off) < 5 else 0.0
            heights[number] += height
            slopes[number] -= height * off / width
    return heights, slopes


def _moved(at: Place, flow: Field, step: Place, time: float) -> Place:
    x, y = _read(flow, step, at)
    return at[0] + x * time, at[1] + y * time


def _read(field: Field, step: Place, at: Place) -> Place:
    """Return the value of a field between its nodes; beyond the edges it is extrapolated."""
    x, y = at[0] / step[0], at[1] / step[1]
    column = min(max(int(x), 0), len(field[0]) - 2)
    row = min(max(int(y), 0), len(field) - 2)
    right, below = x - column, y - row
    (ax, ay), (bx, by) = field[row][column : column + 2]
    (cx, cy), (dx, dy) = field[row + 1][column : column + 2]
    top, bottom = ax + (bx - ax) * right, cx + (dx - cx) * right
    left_y, right_y = ay + (by - ay) * right, cy + (dy - cy) * right
    return top + (bottom - top) * below, left_y + (right_y - left_y) * below
