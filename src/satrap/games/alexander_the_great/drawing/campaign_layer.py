"""Draw the campaign symbols, in a gold used for nothing else, and their dotted ways."""

from __future__ import annotations

from satrap.core.language import say
from satrap.core.text import text
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.campaign import RADIUS, Symbol
from satrap.games.alexander_the_great.drawing.link_layers import head
from satrap.games.alexander_the_great.look import DARK_GOLD, END, GOLD, INK, PAPER
from satrap.games.drawing.svg import group, path, tag, title, words


def ways_layer(board: Board, found: list[Symbol]) -> str:
    """Draw the ways from the symbols into their regions."""
    drawn = (_way(board, symbol) for symbol in found if symbol.way)
    return group("ways", drawn)


def _way(board: Board, symbol: Symbol) -> str:
    line, price = path(symbol.way), board.regions[symbol.number - 1].entry
    drawn = [
        tag("path", d=line, stroke=colour, stroke_width=width, stroke_dasharray="0.1 10")
        for colour, width in ((DARK_GOLD, 7.0), (GOLD, 4.6))
    ]
    return tag(
        "g", *drawn, head(symbol.way, price, DARK_GOLD), id=f"way-{symbol.number}",
        data_region=symbol.number, fill="none", stroke_linecap="round", text_anchor="middle",
    )  # fmt: skip


def symbols_layer(found: list[Symbol], language: str) -> str:
    """Draw the symbols."""
    drawn = [(_coin if symbol.number else _end)(symbol, language) for symbol in found]
    return group("symbols", drawn, text_anchor="middle", fill=INK)


def _coin(symbol: Symbol, language: str) -> str:
    x, y = symbol.at
    told = title(say(text("march-drawn-symbol", number=symbol.number), language))
    drawn = [
        tag("circle", cx=x, cy=y, r=RADIUS, fill=GOLD, stroke=DARK_GOLD, stroke_width=2.2),
        tag("circle", cx=x, cy=y, r=RADIUS - 3.6, fill="none", stroke=DARK_GOLD, stroke_width=0.9),
        words(str(symbol.number), (x, y + 7), font_size=20.0, font_weight="bold"),
    ]
    return tag("g", told, *drawn, id=f"symbol-{symbol.number}", data_region=symbol.number)


def _end(symbol: Symbol, language: str) -> str:
    x, y = symbol.at
    return tag(
        "g",
        title(say(text("march-drawn-end"), language)),
        tag("circle", cx=x, cy=y, r=RADIUS - 1, fill=PAPER, stroke=END, stroke_width=4.4),
        words("X", (x, y + 6.6), font_size=19.0, font_weight="bold"),
        id="symbol-x",
    )
