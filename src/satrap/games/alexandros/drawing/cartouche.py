"""The title and the legend, placed where the board leaves room."""

from __future__ import annotations

from satrap.core.language import called, say
from satrap.core.text import text
from satrap.games.alexandros.board import SYMBOLS, Board
from satrap.games.alexandros.drawing.frame import SIDE, WHOLE, Frame
from satrap.games.alexandros.look import COLOURS, INK
from satrap.games.alexandros.mapping import space_centre
from satrap.games.drawing.panel import GOLD, panel
from satrap.games.drawing.room import Box, find_room
from satrap.games.drawing.svg import Place, group, path, tag, words

TITLE_SIZE, TITLE_WISH = (300.0, 110.0), (0.4, 1.0)  # Arabia
LEGEND_SIZE, LEGEND_WISH = (270.0, 92.0), (0.15, 0.52)  # the Mediterranean
FREE = 0.62  # distance between a panel and the middle of a space, in sides


def _room(board: Board, frame: Frame, size: Place, wish: Place, taken: list[Box]) -> Box | None:
    """Return the free rectangle nearest to a place, which is given as fractions of the sheet."""
    spaces = [frame.at(space_centre(board, space)) for space in range(len(board.symbols))]
    sheet = (frame.corner, frame.corner, *frame.inner)
    wanted = wish[0] * frame.width, wish[1] * frame.height
    return find_room(sheet, size, wanted, spaces, FREE * SIDE, taken)


def cartouche_layer(board: Board, frame: Frame, language: str) -> str:
    """Draw the title and the legend, each only if the board has room for it."""
    title_box = _room(board, frame, TITLE_SIZE, TITLE_WISH, [])
    drawn = [_title(board, title_box, language)] if title_box else []
    legend_box = _room(board, frame, LEGEND_SIZE, LEGEND_WISH, [title_box] if title_box else [])
    drawn += [_legend(legend_box, language)] if legend_box else []
    return group("cartouche", drawn, class_=WHOLE)


def _title(board: Board, box: Box, language: str) -> str:
    x, y, width, _ = box
    middle = x + width / 2
    lines = [
        words("ALEXANDROS", (middle, y + 40), font_size=29.0, letter_spacing="0.16em",
              font_family="Cinzel, 'Trajan Pro', 'Palatino Linotype', Palatino, Georgia, serif"),
        tag("path", d=path([(middle - 60, y + 50), (middle + 60, y + 50)]), stroke=GOLD),
        words(called(board.title, language), (middle, y + 67), font_size=13.5, font_style="italic"),
        *(words(line, (middle, y + 83 + 11 * number), font_size=9.0)
          for number, line in enumerate(_note(board, language).splitlines())),
    ]  # fmt: skip
    return tag("g", panel(box), *lines, text_anchor="middle", fill=INK, id="title")


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
    return tag("g", panel(box), *drawn, id="legend", text_anchor="middle", fill=INK)


def _entry(name: str, at: Place, language: str) -> str:
    x, y = at
    disc = tag("circle", cx=x, cy=y, r=20.0, fill=COLOURS[name])
    icon = tag("use", href=f"#icon-{name}", x=x - 13, y=y - 13, width=26.0, height=26.0)
    label = words(say(text(f"symbol-{name}"), language), (x, y + 38), font_size=11.5)
    return tag("g", disc, icon, label)
