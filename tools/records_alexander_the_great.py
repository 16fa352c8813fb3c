"""Which records of Alexander the Great are stored with the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from satrap.core.match import ReseedEntry, UndoEntry
from satrap.core.record import AnyMatch
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.events import LotsDrawn, OldestBegins
from tools.record_matches import Wanted, ends, is_shared, play

REGION = """
[[region]]
name = "Valley {0}"
start = {{ into = "ford{0}" }}
goal = "pass{0}"
provinces = [
  {{ id = "ford{0}", number = 1, name = "Ford {0}", lat = 0.0, lon = 0.0, city = true }},
  {{ id = "hill{0}", number = 2, name = "Hill {0}", lat = 0.0, lon = 1.0, temple = true }},
  {{ id = "pass{0}", number = 3, name = "Pass {0}", lat = 1, lon = 1, temple = true, city = true }},
]
links = [
  {{ a = "ford{0}", b = "hill{0}", enter = 0, back = 1 }},
  {{ a = "hill{0}", b = "pass{0}", enter = 1 }},
  {{ a = "ford{0}", b = "pass{0}", enter = 3, back = 2, ship = true }},
]
"""
VALLEYS = """\
game = "alexander_the_great"
name = "valleys"
title = "Six valleys"
""" + "".join(REGION.format(number) for number in range(1, 7))


def records() -> Iterator[Wanted]:
    """Name every record with what it must show; only the first two are on the standard board."""
    literal = {"turn_order": "winner_then_vp", "contested_price": "max_base"}
    mild = {"turn_order": "lexicographic", "cubes_return": "all_but_armies"}
    half = {"halving": "total", "one_headed_links": "one_way"}
    yield Wanted("last_province", _match(4), ends("last_province"))
    yield Wanted("three_turns", _match(3), ends("three_turns"))
    yield Wanted("short", _valleys(2, preset="short"), ends("last_province"))
    yield Wanted("short_total", _valleys(5, preset="short", options=half), _is_halved)
    yield Wanted("shared_win", _valleys(3), is_shared)
    yield Wanted("winner_then_vp", _valleys(4, options=literal), _has(LotsDrawn))
    yield Wanted("all_but_armies", _valleys(2, options=mild, starter=1), ends("three_turns"))
    yield Wanted("oldest_begins", _valleys(2, preset="short"), _has(OldestBegins))
    paid_back = {"cubes_return": "buildings_return", "tie_scope": "any"}
    yield Wanted("buildings_return", _valleys(3, options=paid_back), ends("last_province"))
    yield Wanted("rules_2_short", _valleys(4, preset="short"), ends("three_turns"))
    yield Wanted("undone", _valleys(3, preset="short", undos=0.15), _is_undone)


def _match(seats: int, **settled: Any) -> Callable[[int], AnyMatch]:
    return lambda number: play(GAME, number, seats, **settled)


def _valleys(seats: int, **settled: Any) -> Callable[[int], AnyMatch]:
    return _match(seats, board=GAME.parse_board(VALLEYS), **settled)


def _has(kind: type) -> Callable[[AnyMatch], bool]:
    return lambda match: any(isinstance(event, kind) for event in match.events(-1))


def _is_halved(match: AnyMatch) -> bool:
    """Say whether an odd sum was halved."""
    gains = match.state.table.gains
    return any(
        each.source == "halving"
        and each.points * 2 != -sum(g.points for g in gains if g[1:3] == (each.seat, "award"))
        for each in gains
    )


def _is_undone(match: AnyMatch) -> bool:
    """Say whether something was taken back freely, and a lot that was seen was drawn again."""
    kinds = [type(entry) for entry in match.entries]
    return ReseedEntry in kinds and kinds.count(UndoEntry) > kinds.count(ReseedEntry)
