"""The title and the legend, put where the board leaves room."""

from __future__ import annotations

from collections.abc import Callable

from satrap.core.language import called, say
from satrap.core.text import text
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.campaign import RADIUS
from satrap.games.alexander_the_great.drawing.layout import Layout
from satrap.games.alexander_the_great.drawing.link_layers import head
from satrap.games.alexander_the_great.drawing.shapes import province_areas
from satrap.games.alexander_the_great.look import (
    DARK_GOLD,
    END,
    GOLD,
    INK,
    PAPER,
)
from satrap.games.drawing.panel import GOLD as RULE
from satrap.games.drawing.panel import panel
from satrap.games.drawing.room import Box, find_room
from satrap.games.drawing.svg import Place, group, path, tag, words

TITLE_SIZE, TITLE_WISH = (440.0, 124.0), (0.5, 0.95)  # Arabia
LEGEND_SIZE, LEGEND_WISH = (716.0, 78.0), (0.2, 0.98)  # Libya
GAP, COLUMNS, ROW = 14.0, (34.0, 146.0, 340.0, 518.0), 31.0


def cartouche_layer(board: Board, layout: Layout, language: str) -> tuple[str, list[Box]]:
    """Draw title and legend, each only if there is room for it, and return their boxes."""
    title_box = _room(board, layout, TITLE_SIZE, TITLE_WISH, [])
    drawn = [_title(board, title_box, language)] if title_box else []
    taken = [title_box] if title_box else []
    legend_box = _room(board, layout, LEGEND_SIZE, LEGEND_WISH, taken)
    drawn += [_legend(legend_box, language)] if legend_box else []
    taken += [legend_box] if legend_box else []
    return group("cartouche", drawn), taken


def _room(board: Board, layout: Layout, size: Place, wish: Place, taken: list[Box]) -> Box | None:
    frame = layout.frame
    spots = [
        corner[:2] for area in province_areas(board).values() for ring in area for corner in ring
    ]
    sheet = (frame.corner, frame.corner, *frame.inner)
    wanted = wish[0] * frame.width, wish[1] * frame.height
    return find_room(sheet, size, wanted, spots, GAP, [*layout.taken, *taken])


def _title(board: Board, box: Box, language: str) -> str:
    x, y, width, _ = box
    middle, name = x + width / 2, say(text("march-drawn-title"), language)
    lines = [
        words(name, (middle, y + 44), font_size=26.0, letter_spacing="0.1em",
              font_family="Cinzel, 'Trajan Pro', 'Palatino Linotype', Palatino, Georgia, serif"),
        tag("path", d=path([(middle - 80, y + 56), (middle + 80, y + 56)]), stroke=RULE),
        words(called(board.title, language), (middle, y + 77), font_size=17.0, font_style="italic"),
        *(words(line, (middle, y + 95 + 14 * number), font_size=12.0)
          for number, line in enumerate(_note(board, language).splitlines())),
    ]  # fmt: skip
    return tag("g", panel(box), *lines, text_anchor="middle", fill=INK, id="title")


def _note(board: Board, language: str) -> str:
    key = "board-drawn-standard" if board.name.startswith("standard-") else "board-drawn-own"
    return say(text(key, name=board.name, hash=board.hash[:8]), language)


def _legend(box: Box, language: str) -> str:
    entries = []
    for number, (name, sign) in enumerate(SIGNS.items()):
        x, y = box[0] + COLUMNS[number // 2], box[1] + 24 + ROW * (number % 2)
        words_of_sign = say(text(f"march-legend-{name}"), language)
        entries.append(sign((x, y)) + words(words_of_sign, (x + 24, y + 5), font_size=14.0))
    return tag("g", panel(box), *entries, id="legend", fill=INK)


def _icon(name: str) -> Callable[[Place], str]:
    return lambda at: tag(
        "use", href=f"#icon-{name}", x=at[0] - 11, y=at[1] - 11, width=22.0, height=22.0
    )


def _number(at: Place) -> str:
    disc = tag("circle", cx=at[0], cy=at[1], r=10.5, fill=INK)
    return disc + _digit("1", at, 14.0, "#ffffff")


def _digit(digit: str, at: Place, size: float, colour: str) -> str:
    return words(
        digit, (at[0], at[1] + 0.35 * size), font_size=size, font_weight="bold", fill=colour,
        text_anchor="middle",
    )  # fmt: skip


def _arrow(price: int) -> Callable[[Place], str]:
    def drawn(at: Place) -> str:
        way = [(at[0] - 19, at[1]), (at[0] + 18, at[1])]
        line = tag("path", d=path(way), stroke=INK, stroke_width=2.6)
        return tag("g", line, head(way, price, INK), text_anchor="middle")

    return drawn


def _coin(at: Place) -> str:
    coin = tag(
        "circle", cx=at[0], cy=at[1], r=RADIUS * 0.7, fill=GOLD, stroke=DARK_GOLD, stroke_width=2.0
    )
    return coin + _digit("2", at, 15.0, INK)


def _end(at: Place) -> str:
    ring = tag(
        "circle", cx=at[0], cy=at[1], r=RADIUS * 0.66, fill=PAPER, stroke=END, stroke_width=3.2
    )
    return ring + _digit("X", at, 13.0, INK)


SIGNS: dict[str, Callable[[Place], str]] = {
    "temple": _icon("temple"),
    "city": _icon("city"),
    "number": _number,
    "ship": _icon("ship"),
    "free": _arrow(0),
    "price": _arrow(2),
    "symbol": _coin,
    "end": _end,
}
