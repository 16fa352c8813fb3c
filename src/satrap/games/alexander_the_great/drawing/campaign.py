"""The campaign symbols: where each region begins, the way into it, and the end of the last one.

Rules page B4 and B5: symbol k lies in the last province of region k-1, symbol 1 before the first
region; the last province of region 6 bears an X in a red circle.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.board_text import StartText, read_board_text
from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.drawing.marks import is_on_mark, mark_box
from satrap.games.alexander_the_great.drawing.routes import (
    GAP,
    Route,
    cost,
    curved,
    smooth,
    trimmed,
)
from satrap.games.drawing.baked import Degrees
from satrap.games.drawing.room import Box, box_round, hull, overlap
from satrap.games.drawing.svg import Place

RADIUS = 17.0
AROUND, ANGLES = 4.0, 24  # pixels between a symbol and a mark; places tried round it
BENDS = (0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45)
# Places that a board can name for a way to run through.
PLACES: dict[str, Degrees] = {
    "Tyre": (33.27, 35.2), "Thapsacus": (35.98, 38.1), "Issus": (36.84, 36.2),
    "Damascus": (33.51, 36.31), "Pelusium": (31.04, 32.55), "Babylon": (32.54, 44.42),
    "Caspian Gates": (35.3, 52.3), "Susia": (36.48, 59.51), "Kapisa": (35.0, 69.3),
}  # fmt: skip


@dataclass(frozen=True)
class Symbol:
    """A campaign symbol: its number (0 is the end), where it lies, and the way from it."""

    number: int
    at: Place
    place: str | None
    way: Route

    @property
    def box(self) -> Box:
        """Return the box round the symbol."""
        return box_round(self.at, 2 * RADIUS + 4, 2 * RADIUS + 4)


def symbols(board: Board, frame: Frame, ways: Sequence[Route], taken: list[Box]) -> list[Symbol]:
    """Return all symbols, each put where it covers least."""
    starts = [region.start for region in read_board_text(board.text).region]
    boxes = [mark_box(frame, board, number) for number in range(len(board.provinces))]
    found: list[Symbol] = []
    for number, (region, start) in enumerate(zip(board.regions, starts, strict=True)):
        aim = frame.seats[region.first]
        home = board.regions[number - 1].goal if number else region.first
        busy = [*boxes, *taken, *(symbol.box for symbol in found)]
        at = _given(frame, start, busy) or _beside(frame, boxes[home], aim, busy, ways)
        stops = [frame.at(PLACES[name]) for name in start.drawn_via if name in PLACES]
        way = _way(at, stops, aim, boxes, region.first, ways)
        found.append(Symbol(number + 1, at, start.place, way))
    last = board.regions[-1].goal
    busy = [*boxes, *taken, *(symbol.box for symbol in found)]
    at = _beside(frame, boxes[last], frame.seats[last], busy, ways)
    return [*found, Symbol(0, at, None, [])]


def _given(frame: Frame, start: StartText, busy: list[Box]) -> Place | None:
    """Return the place that the board gives, if the symbol has room there."""
    if start.lat is None or start.lon is None:
        return None
    at = frame.at((start.lat, start.lon))
    is_free = not overlap(box_round(at, 2 * RADIUS, 2 * RADIUS), busy)
    return at if is_free and frame.holds(at, RADIUS) else None


def _beside(frame: Frame, mark: Box, aim: Place, busy: list[Box], ways: Sequence[Route]) -> Place:
    """Return the best place round a mark: one that covers little, on the way to the aim."""

    def badness(at: Place) -> float:
        near = sum(math.dist(at, place) < RADIUS + 6 for way in ways for place in way)
        off = 0.0 if frame.holds(at, RADIUS + 4) else 1e4
        others = (math.dist(at, seat) for seat in frame.seats if seat != home)
        abroad = max(0.0, math.dist(at, home) + RADIUS - min(others, default=math.inf))
        covered = overlap(box_round(at, 2 * RADIUS + 6, 2 * RADIUS + 6), busy)
        return covered + 60 * near + off + 20 * abroad + math.dist(at, aim) / 4

    home = mark[0] + mark[2] / 2, mark[1] + mark[3] / 2
    return min(_ring(mark), key=badness)


def _ring(mark: Box) -> Iterator[Place]:
    """Yield places all round a mark."""
    x, y, width, height = mark
    for far in (RADIUS + AROUND, RADIUS + AROUND + 16):
        for step in range(ANGLES):
            angle = 2 * math.pi * step / ANGLES
            across, down = math.cos(angle), math.sin(angle)
            yield (
                x + width / 2 + (width / 2 + far) * across,
                y + height / 2 + (height / 2 + far) * down,
            )


def _way(
    at: Place, stops: list[Place], aim: Place, boxes: list[Box], first: int, ways: Sequence[Route]
) -> Route:
    """Return the way from a symbol to the first province, through all stops."""
    others = [box for number, box in enumerate(boxes) if number != first]
    near = [(hull(way), way) for way in ways]

    def cut(bend: float) -> Route:
        return trimmed(
            smooth([at, *stops, aim]) if stops else curved(at, aim, bend),
            lambda place: math.dist(place, at) < RADIUS + GAP,
            lambda place: is_on_mark(boxes[first], place, GAP),
        )

    return min(map(cut, BENDS), key=lambda way: cost(way, others, near))
