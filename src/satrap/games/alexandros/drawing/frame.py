"""The sheet a board is drawn on: scale, margins, and the score track of 100 fields around it.

EN, Preparation: scoring discs begin at the start of the track; FR: its field 100 is the start.
"""

from __future__ import annotations

from collections.abc import Iterator

from satrap.games.alexandros.board import Board
from satrap.games.alexandros.look import INK
from satrap.games.alexandros.mapping import Plane, point_place
from satrap.games.drawing.room import Box
from satrap.games.drawing.svg import Place, group, path, tag, title, words

SIDE = 80.0
MARGIN = 0.85  # sides between the board and the track
TRACK = 100
BAND = 38.0  # width of the track
RIM = 8.0
WHOLE = "whole-only"  # the class of what a page shows only with the whole board


class Frame:
    """The sheet of one board."""

    def __init__(self, board: Board) -> None:
        places = [point_place(board, point) for point in range(len(board.point_names))]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        self.west, self.north = min(xs) - MARGIN, min(ys) - MARGIN
        self.inner = ((max(xs) + MARGIN - self.west) * SIDE, (max(ys) + MARGIN - self.north) * SIDE)
        self.corner = RIM + BAND
        self.width = self.inner[0] + 2 * self.corner
        self.height = self.inner[1] + 2 * self.corner

    def at(self, plane: Plane) -> Place:
        """Return where a lattice position lies on the sheet."""
        x, y = plane
        return self.corner + (x - self.west) * SIDE, self.corner + (y - self.north) * SIDE

    def fields(self) -> Iterator[Box]:
        """Yield x, y, width and height of each track field, clockwise from the upper left."""
        across = round((TRACK - 4) / 2 * self.inner[0] / sum(self.inner))
        down = (TRACK - 4) // 2 - across
        wide, high = self.inner[0] / across, self.inner[1] / down
        west, north = self.corner, self.corner
        east, south = west + self.inner[0], north + self.inner[1]
        yield RIM, RIM, BAND, BAND
        yield from ((west + n * wide, RIM, wide, BAND) for n in range(across))
        yield east, RIM, BAND, BAND
        yield from ((east, north + n * high, BAND, high) for n in range(down))
        yield east, south, BAND, BAND
        yield from ((east - (n + 1) * wide, south, wide, BAND) for n in range(across))
        yield RIM, south, BAND, BAND
        yield from ((RIM, south - (n + 1) * high, BAND, high) for n in range(down))


def track_layer(frame: Frame) -> str:
    """Draw the score track as a ring around the board; field 100 is also the start.

    A page shows it only with the whole board.
    """
    inner = (frame.corner, frame.corner, *frame.inner)
    rim = _ring((0, 0, frame.width, frame.height), inner, "#5b4632")
    inset = (RIM, RIM, frame.width - 2 * RIM, frame.height - 2 * RIM)
    band = _ring(inset, inner, "#e4d3ac")
    fields = [_field(number or TRACK, box) for number, box in enumerate(frame.fields())]
    return group("track", [rim, band, *fields], class_=WHOLE)


def _ring(outer: Box, inner: Box, fill: str) -> str:
    shape = "".join(path(_corners(box), closed=True) for box in (outer, inner))
    return tag("path", d=shape, fill=fill, fill_rule="evenodd")


def _corners(box: Box) -> list[Place]:
    x, y, width, height = box
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def _field(score: int, box: Box) -> str:
    x, y, width, height = box
    is_mark = score % 10 == 0
    fill = "#d2b57e" if is_mark else "#eee0bf" if score % 5 == 0 else "none"
    square = tag(
        "rect", x=x, y=y, width=width, height=height, fill=fill, stroke="#8a6f4d",
        stroke_width=0.7,
    )  # fmt: skip
    size = 20.0 if is_mark else 13.0
    label = words(
        str(score), (x + width / 2, y + height / 2 + size / 3), text_anchor="middle",
        font_size=size, font_weight="bold" if is_mark else None, fill=INK,
    )  # fmt: skip
    return tag("g", title(str(score)), square, label, id=f"score-{score}")
