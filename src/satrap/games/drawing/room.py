"""Find room on a sheet: free rectangles for panels, and boxes that overlap."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from satrap.games.drawing.svg import Place

Box = tuple[float, float, float, float]  # x, y, width, height
STEP = 20.0  # between the places that are tried
GAP = 10.0  # between a panel and the edge of the sheet


def rounded(box: Box) -> Box:
    """Return a box rounded as it is drawn."""
    x, y, width, height = box
    return round(x, 1), round(y, 1), round(width, 1), round(height, 1)


def find_room(
    sheet: Box, size: Place, wish: Place, spots: Sequence[Place], gap: float, taken: Sequence[Box]
) -> Box | None:
    """Return the rectangle nearest to `wish` that is clear of all spots and overlaps no box."""
    boxes = [(x, y, *size) for y in _steps(sheet, 1, size[1]) for x in _steps(sheet, 0, size[0])]
    corner = wish[0] - size[0] / 2, wish[1] - size[1] / 2
    boxes.sort(key=lambda box: math.dist(box[:2], corner))
    return next((box for box in boxes if _is_free(box, spots, gap, taken)), None)


def _is_free(box: Box, spots: Sequence[Place], gap: float, taken: Sequence[Box]) -> bool:
    x, y, width, height = box
    west, north, east, south = x - gap, y - gap, x + width + gap, y + height + gap
    for place in spots:
        is_near = west <= place[0] <= east and north <= place[1] <= south
        if is_near and distance(box, place) <= gap:
            return False
    return not any(meet(box, other) for other in taken)


def _steps(sheet: Box, axis: int, length: float) -> Iterator[float]:
    room = sheet[axis + 2] - length - 2 * GAP
    for step in range(int(room // STEP) + 1):
        yield sheet[axis] + GAP + step * STEP


def distance(box: Box, place: Place) -> float:
    """Return how far a place lies outside a box."""
    x, y, width, height = box
    return math.hypot(
        max(x - place[0], 0.0, place[0] - x - width), max(y - place[1], 0.0, place[1] - y - height)
    )


def meet(one: Box, two: Box) -> bool:
    """Say whether two boxes overlap."""
    return all(
        one[axis] < two[axis] + two[axis + 2] and two[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )


def overlap(box: Box, others: Iterable[Box]) -> float:
    """Return how much of other boxes a box covers, in square pixels."""
    x, y, width, height = box
    right, bottom = x + width, y + height
    covered = 0.0
    for left, top, across, down in others:
        if left >= right or top >= bottom or left + across <= x or top + down <= y:
            continue  # most boxes lie elsewhere
        wide = min(right, left + across) - max(x, left)
        high = min(bottom, top + down) - max(y, top)
        covered += wide * high
    return covered


def hull(places: Iterable[Place]) -> Box:
    """Return the bounding box of some places."""
    xs, ys = zip(*places, strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def box_round(at: Place, width: float, height: float) -> Box:
    """Return a box centred on a place."""
    return at[0] - width / 2, at[1] - height / 2, width, height
