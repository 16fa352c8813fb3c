"""The sheet a board is drawn on: which part of the world, at which scale, and where seats lie."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.spread import spread
from satrap.games.drawing.baked import Degrees, map_lines
from satrap.games.drawing.svg import Place, group, tag

WIDTH = 2000.0  # of the map, in pixels
TALLEST, FLATTEST = 1240.0, 900.0
RIM, BAND = 8.0, 14.0
PARALLEL = 40.0  # longitudes shrink by the cosine of this latitude
BESIDE, ABOVE, BELOW = 3.6, 3.2, 4.7  # degrees between the outermost seats and the edges

TRIES, CAREFUL = 200, 0.3  # steps towards a place, and the share of the way that each goes


class Frame:
    """The sheet of one board; `at` bends the map so that crowded provinces have room."""

    def __init__(self, board: Board) -> None:
        lats = [province.lat for province in board.provinces]
        lons = [province.lon for province in board.provinces]
        self._north, self._west = max(lats) + ABOVE, min(lons) - BESIDE
        shrink = math.cos(math.radians(PARALLEL))
        self._east = WIDTH / (max(lons) + BESIDE - self._west)
        tall = (self._north - min(lats) + BELOW) * self._east / shrink
        self.inner = WIDTH, min(max(tall, FLATTEST), TALLEST)
        self._south = self._east / shrink * self.inner[1] / tall
        self.corner = RIM + BAND
        self.width, self.height = (length + 2 * self.corner for length in self.inner)
        flat = [self._flat((province.lat, province.lon)) for province in board.provinces]
        self._bend = spread(flat, self.inner)
        self.seats = [self.at((province.lat, province.lon)) for province in board.provinces]
        self.land = [[self.at(place) for place in line] for line in map_lines("land")]

    def _flat(self, degrees: Degrees) -> Place:
        lat, lon = degrees
        return (lon - self._west) * self._east, (self._north - lat) * self._south

    def at(self, degrees: Degrees) -> Place:
        """Return where a place on earth is on the sheet."""
        x, y = self._bend(self._flat(degrees))
        return x + self.corner, y + self.corner

    def degrees(self, at: Place) -> Degrees:
        """Return the place on earth at a place on the sheet: the inverse of `at`, by iteration."""
        wanted = at[0] - self.corner, at[1] - self.corner
        x, y = wanted
        for _ in range(TRIES):
            across, down = self._bend((x, y))
            x, y = x + (wanted[0] - across) * CAREFUL, y + (wanted[1] - down) * CAREFUL
        return self._north - y / self._south, self._west + x / self._east

    def holds(self, at: Place, margin: float = 0.0) -> bool:
        """Say whether a place lies on the map, at least `margin` from its edges."""
        return all(
            self.corner + margin <= value <= self.corner + length - margin
            for value, length in zip(at, self.inner, strict=True)
        )

    def is_land(self, at: Place) -> bool:
        """Say whether a place lies on land: an odd number of coasts to the east of it."""
        x, y = at
        crossed = False
        for ring in self.land:
            for (x1, y1), (x2, y2) in pairwise(ring):
                if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                    crossed = not crossed
        return crossed


@lru_cache(maxsize=8)
def frame_of(board: Board) -> Frame:
    """Return the sheet of a board, computed once."""
    return Frame(board)


def rim_layer(frame: Frame) -> str:
    """Draw the frame of wood and parchment round the map."""
    wood = tag("rect", width=frame.width, height=frame.height, fill="#5b4632", rx=6.0)
    band = tag(
        "rect", x=RIM, y=RIM, width=frame.width - 2 * RIM, height=frame.height - 2 * RIM,
        fill="#e4d3ac",
    )  # fmt: skip
    rule = tag(
        "rect", x=frame.corner - 3, y=frame.corner - 3, width=frame.inner[0] + 6,
        height=frame.inner[1] + 6, fill="none", stroke="#8a6f4d", stroke_width=1.4,
    )  # fmt: skip
    return group("rim", [wood, band, rule])
