"""The map: where the march leads, and two provinces that touch without an arrow (B2, B9, B10)."""

from __future__ import annotations

from satrap.core.text import named
from satrap.games.alexander_the_great.board import Board
from satrap.games.alexander_the_great.drawing.shapes import touch
from satrap.games.alexander_the_great.survey.fact import Fact, plain, worded

PAIR = ("cilicia", "capadocia")  # as the rulebook spells them
# South, north, west and east of the lands that the setting names.
SETTING = {
    "adriatic": (39.0, 44.0, 18.0, 21.0),
    "macedonia": (40.0, 42.0, 21.0, 25.0),
    "danube": (43.0, 46.0, 21.0, 30.0),
    "egypt": (24.0, 32.0, 24.0, 33.0),
    "caucasus": (38.0, 44.0, 39.0, 50.0),
    "persia": (27.0, 34.0, 49.0, 58.0),
    "india": (22.0, 36.0, 68.0, 80.0),
}


def map_facts(board: Board) -> list[Fact]:
    """Return the facts about the map."""
    return [_pair(board), *(_land(board, land) for land in SETTING), worded("tracks", True)]


def _pair(board: Board) -> Fact:
    """Cilicia and Capadocia share a border, and no arrow joins them."""
    by_name = {each.name.lower(): number for number, each in enumerate(board.provinces)}
    one, two = (by_name.get(name, -1) for name in PAIR)
    if min(one, two) < 0:
        return plain("pair", "", False)
    border = round(touch(board, one, two))
    arrows = sum({link.a, link.b} == {one, two} for link in board.links)
    return worded("pair", border > 0 and arrows == 0, border=border, arrows=arrows)


def _land(board: Board, land: str) -> Fact:
    south, north, west, east = SETTING[land]
    found = tuple(
        named(each.name)
        for each in board.provinces
        if south <= each.lat <= north and west <= each.lon <= east
    )
    return plain(land, found, bool(found))
