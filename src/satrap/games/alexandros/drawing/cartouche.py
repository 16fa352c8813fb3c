"""The title and the legend, put where the board leaves room."""

from __future__ import annotations

import math
from collections.abc import Iterator

from satrap.core.language import say
from satrap.core.text import text
from satrap.games.alexandros.board import SYMBOLS, Board
from satrap.games.alexandros.drawing.frame import SIDE, Frame
from satrap.games.alexandros.drawing.svg import Place, group, path, tag, words
from satrap.games.alexandros.look import COLOURS, INK
from satrap.games.alexandros.mapping import space_centre

STEP = 20.0  # how finely free places are looked for
TITLE_SIZE, TITLE_WISH = (300.0, 110.0), (0.4, 1.0)  # Arabia
LEGEND_SIZE, LEGEND_WISH = (270.0, 92.0), (0.15, 0.52)  # the Mediterranean
GAP = 10.0  # between a panel and the track
GOLD = "#a8832f"
Box = tuple[float, float, float, float]  # x, y, width, height


def find_room(board: Board, frame: Frame, size: Place, wish: Place, taken: list[Box]) -> Box | None:
    """Return the free rectangle that is nearest to a place, given as shares of the sheet."""
    width, height = size
    spaces = [frame.at(space_centre(board, space)) for space in range(len(board.symbols))]
    boxes = (
        (x, y, width, height) for y in _steps(frame, 1, height) for x in _steps(frame, 0, width)
    )
    free = [
        box
        for box in boxes
        if all(_gap(box, place) > 0.62 * SIDE for place in spaces)
        and not any(_meet(box, other) for other in taken)
    ]
    x, y = wish[0] * frame.width - width / 2, wish[1] * frame.height - height / 2
    return min(free, key=lambda box: math.dist(box[:2], (x, y)), default=None)


def _steps(frame: Frame, axis: int, length: float) -> Iterator[float]:
    room = frame.inner[axis] - length - 2 * GAP
    for step in range(int(room // STEP) + 1):
        yield frame.corner + GAP + step * STEP


def _gap(box: Box, place: Place) -> float:
    x, y, width, height = box
    return math.hypot(
        max(x - place[0], 0.0, place[0] - x - width), max(y - place[1], 0.0, place[1] - y - height)
    )


def _meet(one: Box, two: Box) -> bool:
    return all(
        one[axis] < two[axis] + two[axis + 2] and two[axis] < one[axis] + one[axis + 2]
        for axis in (0, 1)
    )


def cartouche_layer(board: Board, frame: Frame, language: str) -> str:
    """Draw title and legend; a board without room for one goes without it."""
    title_box = find_room(board, frame, TITLE_SIZE, TITLE_WISH, [])
    drawn = [_title(board, title_box, language)] if title_box else []
    legend_box = find_room(board, frame, LEGEND_SIZE, LEGEND_WISH, [title_box] if title_box else [])
    drawn += [_legend(legend_box, language)] if legend_box else []
    return group("cartouche", drawn)


def _panel(box: Box) -> str:
    x, y, width, height = box
    outer = tag(
        "rect", x=x, y=y, width=width, height=height, fill="#f8f1de", stroke=GOLD,
        stroke_width=1.6, rx=3.0,
    )  # fmt: skip
    inner = tag(
        "rect", x=x + 4, y=y + 4, width=width - 8, height=height - 8, fill="none", stroke=GOLD,
        stroke_width=0.6, rx=1.5,
    )  # fmt: skip
    return outer + inner


def _title(board: Board, box: Box, language: str) -> str:
    x, y, width, _ = box
    middle = x + width / 2
    lines = [
        words("ALEXANDROS", (middle, y + 40), font_size=29.0, letter_spacing="0.16em",
              font_family="Cinzel, 'Trajan Pro', 'Palatino Linotype', Palatino, Georgia, serif"),
        tag("path", d=path([(middle - 60, y + 50), (middle + 60, y + 50)]), stroke=GOLD),
        words(board.title, (middle, y + 67), font_size=13.5, font_style="italic"),
        *(words(line, (middle, y + 83 + 11 * number), font_size=9.0)
          for number, line in enumerate(_note(board, language).splitlines())),
    ]  # fmt: skip
    return tag("g", _panel(box), *lines, text_anchor="middle", fill=INK, id="title")


def _note(board: Board, language: str) -> str:
    key = "board-drawn-standard" if board.name.startswith("standard-") else "board-drawn-own"
    return say(text(key, name=board.name, hash=board.hash[:8]), language)


def _legend(box: Box, language: str) -> str:
    x, y, width, _ = box
    step = width / len(SYMBOLS)
    drawn = [
        _entry(name, (x + (number + 0.5) * step, y + 38), language)
        for number, name in enumerate(SYMBOLS)
    ]
    return tag("g", _panel(box), *drawn, id="legend", text_anchor="middle", fill=INK)


def _entry(name: str, at: Place, language: str) -> str:
    x, y = at
    disc = tag("circle", cx=x, cy=y, r=20.0, fill=COLOURS[name])
    icon = tag("use", href=f"#icon-{name}", x=x - 13, y=y - 13, width=26.0, height=26.0)
    label = words(say(text(f"symbol-{name}"), language), (x, y + 38), font_size=11.5)
    return tag("g", disc, icon, label)
