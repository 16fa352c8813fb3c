"""The names of regions: large, in or near their land, where they cover least."""

from __future__ import annotations

import math
from collections.abc import Iterator

from satrap.core.language import called
from satrap.games.alexander_the_great.board import Board, Region
from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.drawing.names import Name, outside, parts
from satrap.games.alexander_the_great.drawing.shapes import province_areas
from satrap.games.alexander_the_great.look import REGIONS
from satrap.games.drawing.clip import COAST, Corner
from satrap.games.drawing.room import Box, box_round, hull, meet, overlap
from satrap.games.drawing.svg import Place

LARGE, WIDE_LETTER = 21.0, 0.95
SHORT = 11  # letters; longer names take two lines
STEP = 24.0  # between the places that are tried
BORDER = 1.2  # pixels that a place on a border takes up
ABROAD = 60.0  # the cost of each part of a name that lies nearer to another region


def region_names(board: Board, frame: Frame, taken: list[Box], language: str) -> list[Name]:
    """Return the names of regions, each in or near its land."""
    found: list[Name] = []
    for number, region in enumerate(board.regions):
        corners = _corners(board, region)
        around = hull(corner[:2] for corner in corners)
        borders = [
            box_round(corner[:2], BORDER, BORDER)
            for corner in corners
            if corner.beyond not in (COAST, *region.provinces)
        ]
        busy = [box for box in taken if meet(box, around)] + borders
        name, colour = called(region.name, language).upper(), REGIONS[number].deep
        lines = parts(name, SHORT)
        tries = [Name(lines, at, LARGE, WIDE_LETTER, colour) for at in _grid(around)]
        xs, ys = zip(*(frame.seats[each] for each in region.provinces), strict=True)
        middle = sum(xs) / len(xs), sum(ys) / len(ys)
        busy += [name.box for name in found]
        found.append(_best(frame, tries, middle, busy, set(region.provinces)))
    return found


def _corners(board: Board, region: Region) -> list[Corner]:
    areas = province_areas(board)
    own = (areas[board.provinces[each].id] for each in region.provinces)
    return [corner for area in own for ring in area for corner in ring]


def _grid(around: Box) -> Iterator[Place]:
    x, y, width, height = around
    for row in range(int(height // STEP) + 1):
        for column in range(int(width // STEP) + 1):
            yield x + column * STEP, y + row * STEP


def _best(frame: Frame, tries: list[Name], middle: Place, busy: list[Box], own: set[int]) -> Name:
    """Return the name that covers least and lies near the middle; the near ones are tried first."""
    tries.sort(key=lambda name: math.dist(name.at, middle))
    best, least = tries[0], math.inf
    for name in tries:
        far = math.dist(name.at, middle) / 2
        if far > least:
            break
        badness = far + 3 * overlap(name.box, busy) + outside(frame, name.box)
        badness += _abroad(frame, name.box, own)
        if badness < least:
            best, least = name, badness
    return best


def _abroad(frame: Frame, box: Box, own: set[int]) -> float:
    """Return the cost of the parts of a name that lie nearer to the seats of other regions."""
    x, y, width, height = box
    parts = [(x + width * column / 4, y + height * row) for column in range(5) for row in (0, 1)]
    seats = range(len(frame.seats))
    nearest = (min(seats, key=lambda n: math.dist(frame.seats[n], part)) for part in parts)
    return ABROAD * sum(seat not in own for seat in nearest)
