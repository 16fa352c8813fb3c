"""Provinces as areas: the land that lies nearer to a seat than to any other, up to a limit.

Pure geometry on the sheet of a board, for pictures of any kind.  The areas are cut along straight
lines on a slightly bent map; bent back, their borders look as if rivers and hills had drawn them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.frame import frame_of
from satrap.games.drawing.clip import COAST, Corner, Edge, Ring, clip, line_between
from satrap.games.drawing.svg import Place

LIMIT = -2  # beyond a side: nobody's land (otherwise the sea, or a province by its index)
REACH = 150.0  # pixels from a seat to the farthest land of its province
SIDES = 7  # of the limit, which is turned differently for each seat
STRIDE = 9.0  # pixels between the places of a border
ISLAND = 400.0  # pixels across; smaller land is not divided
SMALLEST = 12.0  # square pixels


@lru_cache(maxsize=8)
def province_areas(board: Board) -> dict[str, tuple[Ring, ...]]:
    """Return the area of each province by its id: rings, holes running the other way."""
    frame = frame_of(board)
    land = [[Corner(*_unbent(place), COAST) for place in ring[:-1]] for ring in frame.land]
    seats = [_unbent(seat) for seat in frame.seats]
    mainland = [ring for ring in land if not _is_island(ring)]
    areas = [_area(mainland, seats, number) for number in range(len(seats))]
    for ring in filter(_is_island, land):
        middle = sum(c.x for c in ring) / len(ring), sum(c.y for c in ring) / len(ring)
        near = min(range(len(seats)), key=lambda number: math.dist(seats[number], middle))
        if math.dist(seats[near], middle) < REACH and frame.holds(middle):
            areas[near].append(ring)
    ids = (province.id for province in board.provinces)
    return {id_: tuple(map(_bent, area)) for id_, area in zip(ids, areas, strict=True)}


def touch(board: Board, one: int, two: int) -> float:
    """Return how long the border is that the areas of two provinces share, in pixels."""
    areas = province_areas(board)
    return sum(
        math.dist(here[:2], after[:2])
        for ring in areas[board.provinces[one].id]
        for here, after in zip(ring, ring[1:] + ring[:1], strict=True)
        if here.beyond == two
    )


def _is_island(ring: Ring) -> bool:
    xs, ys = [corner.x for corner in ring], [corner.y for corner in ring]
    return math.hypot(max(xs) - min(xs), max(ys) - min(ys)) < ISLAND


def _area(land: list[Ring], seats: list[Place], number: int) -> list[Ring]:
    """Return the land of a province; one where there is no land gets a piece of its own."""
    seat = seats[number]
    lines = [*_limit(seat, number), *_borders(seats, number)]
    found = [ring for ring in clip(land, lines) if _size(ring) >= SMALLEST]
    return found or clip([_square(seat)], lines)


def _square(seat: Place) -> Ring:
    x, y = seat
    return [
        Corner(x + 2 * REACH * across, y + 2 * REACH * down, LIMIT)
        for across, down in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def _limit(seat: Place, number: int) -> Iterator[Edge]:
    for side in range(SIDES):
        angle = number + 2 * math.pi * side / SIDES
        a, b = math.cos(angle), math.sin(angle)
        yield Edge(a, b, REACH - a * seat[0] - b * seat[1], LIMIT)


def _borders(seats: list[Place], number: int) -> Iterator[Edge]:
    for other, place in enumerate(seats):
        if other != number and math.dist(seats[number], place) < 2.1 * REACH:
            yield line_between(seats[number], place, other)


def _size(ring: Ring) -> float:
    return abs(
        sum(a.x * b.y - b.x * a.y for a, b in zip(ring, ring[1:] + ring[:1], strict=True)) / 2
    )


def _sway(x: float, y: float) -> Place:
    across = 5.0 * math.sin(y / 33 + 2 * math.sin(x / 57)) + 1.8 * math.sin(y / 9.5 + x / 14)
    down = 5.0 * math.sin(x / 31 + 2 * math.sin(y / 61)) + 1.8 * math.sin(x / 9 - y / 15)
    return across, down


def _unbent(at: Place) -> Place:
    x, y = at
    for _ in range(6):
        across, down = _sway(x, y)
        x, y = at[0] - across, at[1] - down
    return x, y


def _bent(ring: Ring) -> Ring:
    """Bend a ring back; its borders, but not its coasts, get more corners in between."""
    bent = []
    for here, after in zip(ring, ring[1:] + ring[:1], strict=True):
        length = math.dist(here[:2], after[:2])
        parts = 1 if here.beyond == COAST else max(1, round(length / STRIDE))
        for part in range(parts):
            x = here.x + (after.x - here.x) * part / parts
            y = here.y + (after.y - here.y) * part / parts
            across, down = _sway(x, y)
            bent.append(Corner(x + across, y + down, here.beyond))
    return bent
