"""Where everything lies on the picture of a board, computed once, in order of importance."""

from __future__ import annotations

from functools import lru_cache

from satrap.core.language import called
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.campaign import symbols
from satrap.games.alexander_the_great.drawing.frame import frame_of
from satrap.games.alexander_the_great.drawing.link_layers import head_box, ship_box
from satrap.games.alexander_the_great.drawing.marks import mark_box
from satrap.games.alexander_the_great.drawing.names import Name, name_beside, province_names
from satrap.games.alexander_the_great.drawing.region_names import region_names
from satrap.games.alexander_the_great.drawing.routes import Route, dense, routes
from satrap.games.drawing.room import Box, box_round

LINE = 4.0  # pixels that a place on a line takes up


class Layout:
    """Marks first, then arrows, campaign symbols, and names where there is room."""

    def __init__(self, board: Board, language: str) -> None:
        self.frame = frame_of(board)
        self.ways = routes(board, self.frame)
        heads = _heads(board, self.ways)
        self.symbols = symbols(board, self.frame, self.ways, heads)
        marks = [mark_box(self.frame, board, number) for number in range(len(board.provinces))]
        lines = [*self.ways, *(symbol.way for symbol in self.symbols)]
        self.taken: list[Box] = [
            *marks,
            *heads,
            *(symbol.box for symbol in self.symbols),
            *(box_round(at, LINE, LINE) for way in lines for at in dense(way)),
        ]
        self.names: list[Name] = [
            name_beside(self.frame, symbol.box, called(symbol.place, language), self.taken)
            for symbol in self.symbols
            if symbol.place
        ]
        self.taken += [name.box for name in self.names]
        self.names += province_names(board, self.frame, self.taken, language)
        self.taken += [name.box for name in self.names]
        self.regions: list[Name] = region_names(board, self.frame, self.taken, language)
        self.taken += [name.box for name in self.regions]


def _heads(board: Board, ways: list[Route]) -> list[Box]:
    found = []
    for link, way in zip(board.links, ways, strict=True):
        found += [head_box(way, link.into_b)] if link.into_b is not None else []
        found += [head_box(way[::-1], link.into_a)] if link.into_a is not None else []
        found += [ship_box(way)] if link.ship else []
    return found


@lru_cache(maxsize=8)
def layout_of(board: Board, language: str = "en") -> Layout:
    """Return the layout of a board with its names in a language, computed once."""
    return Layout(board, language)
