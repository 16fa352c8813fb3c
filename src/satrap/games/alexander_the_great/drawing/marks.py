"""The mark of a province at its seat: its number, and the temple and the city it may bear."""

from __future__ import annotations

import math

from satrap.games.alexander_the_great.board import Board, Province
from satrap.games.alexander_the_great.drawing.frame import Frame
from satrap.games.alexander_the_great.look import INK, PAPER, REGIONS
from satrap.games.drawing.room import Box, box_round
from satrap.games.drawing.svg import Place, group, tag, words

HIGH = 26.0  # a mark is a tablet with round ends
SLOT = 21.0  # what a temple or a city adds to its width
ICON = 19.0


def mark_width(province: Province) -> float:
    """Return how wide the mark of a province is."""
    return HIGH + SLOT * (province.temple + province.city)


def mark_box(frame: Frame, board: Board, number: int) -> Box:
    """Return the box round the mark of a province."""
    return box_round(frame.seats[number], mark_width(board.provinces[number]), HIGH)


def is_on_mark(box: Box, at: Place, gap: float) -> bool:
    """Say whether a place lies on a mark, or nearer to it than `gap`."""
    x, y, width, height = box
    round_end = height / 2
    across = max(abs(at[0] - x - width / 2) - width / 2 + round_end, 0.0)
    return math.hypot(across, at[1] - y - round_end) < round_end + gap


def marks_layer(board: Board, frame: Frame) -> str:
    """Draw all marks."""
    drawn = (_mark(board, frame, number) for number in range(len(board.provinces)))
    return group("marks", drawn, text_anchor="middle")


def _mark(board: Board, frame: Frame, number: int) -> str:
    province = board.provinces[number]
    deep = REGIONS[province.region].deep
    x, y, width, _ = mark_box(frame, board, number)
    tablet = tag(
        "rect", x=x, y=y, width=width, height=HIGH, rx=HIGH / 2, fill=PAPER, stroke=deep,
        stroke_width=2.0,
    )  # fmt: skip
    middle = x + HIGH / 2, y + HIGH / 2
    disc = tag("circle", cx=middle[0], cy=middle[1], r=HIGH / 2 - 2.5, fill=deep)
    label = words(
        str(province.number), (middle[0], middle[1] + 5.6), font_size=16.0, font_weight="bold",
        fill="#ffffff",
    )  # fmt: skip
    icons = [_icon(name, at) for name, at in slots(province, (x, y, width, HIGH))]
    return tag(
        "g", tablet, disc, label, *icons, id=f"mark-{province.id}", data_region=province.region + 1
    )


def slots(province: Province, mark: Box) -> list[tuple[str, Place]]:
    """Return where on its mark the temple and the city of a province stand."""
    pairs = (("temple", province.temple), ("city", province.city))
    borne = [name for name, is_borne in pairs if is_borne]
    x, y, _, height = mark
    return [
        (name, (x + HIGH - 1 + SLOT * (slot + 0.5), y + height / 2))
        for slot, name in enumerate(borne)
    ]


def _icon(name: str, at: Place) -> str:
    x, y, width, height = box_round(at, ICON, ICON)
    return tag("use", href=f"#icon-{name}", x=x - 1, y=y, width=width, height=height, fill=INK)
