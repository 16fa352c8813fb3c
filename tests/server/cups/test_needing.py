"""What somebody needs in the last round, on standings worked out by hand."""

from __future__ import annotations

import msgspec

from satrap.server.cups.cup import RUNNING, Cup, Result
from satrap.server.cups.needing import need
from satrap.server.cups.points import points
from satrap.server.store.cups import CupRow, Entrant, TableRow, Whole
from tests.server.cups.running import plan

Sat = tuple[int, ...]


def cup(*rounds: dict[Sat, Sat | None], rounds_of: int = 0, gone: Sat = (), **rest: object) -> Cup:
    """Return a tournament in its last known round; a result has the ranks of a table."""
    players = {player for tables in rounds for sitting in tables for player in sitting}
    wanted = msgspec.json.encode(plan(rounds=rounds_of or len(rounds), **rest))
    row = CupRow("x", "host", RUNNING, True, 0, None, len(rounds), True, "seed", wanted)
    people = [Entrant(each, f"p{each}", f"P{each}", "", is_in=each not in gone) for each in players]
    tables = [
        TableRow(number, at, f"{number}/{at}", sitting, _result(ranks))
        for number, each in enumerate(rounds, start=1)
        for at, (sitting, ranks) in enumerate(each.items(), start=1)
    ]
    return Cup(Whole(row, people, tables))


def _result(ranks: Sat | None) -> bytes | None:
    if ranks is None:
        return None
    return msgspec.json.encode(Result(ranks, points(ranks), tuple(-rank for rank in ranks)))


def key(at: Cup, player: int) -> str | None:
    told = need(at, player)
    return told.key if told else None


FIRST: dict[Sat, Sat | None] = {(1, 2): (0, 1), (3, 4): (0, 1)}


def test_a_win_is_enough_where_both_leaders_meet() -> None:
    at = cup(FIRST, {(1, 3): None, (2, 4): None})
    assert key(at, 1) == key(at, 3) == "cup-need-win"
    assert key(at, 2) == "cup-need-hope"


def test_others_may_draw_level() -> None:
    at = cup(FIRST, {(1, 4): None, (3, 2): None})
    assert key(at, 1) == key(at, 3) == "cup-need-level"


def test_nothing_is_needed_by_whoever_cannot_be_reached() -> None:
    second: dict[Sat, Sat | None] = {(1, 3): (0, 1), (2, 4): (0, 1)}
    at = cup(FIRST, second, {(1, 4): None, (2, 3): (0, 0)})
    assert key(at, 1) == "cup-need-nothing"


def test_whoever_has_dropped_out_is_no_rival() -> None:
    at = cup(FIRST, {(1, 4): None, (3, 2): None}, gone=(3,))
    assert key(at, 1) == "cup-need-win"
    assert key(at, 3) is None


def test_before_the_last_round_only_the_rounds_count() -> None:
    assert key(cup(FIRST, {(1, 3): None, (2, 4): None}, rounds_of=3), 1) == "cup-need-rounds"


def test_a_knockout_needs_wins_alone() -> None:
    at = cup({(1, 2): None, (3, 4): None}, format="knockout")
    assert key(at, 1) == "cup-need-through"
    at = cup(FIRST, {(1, 3): None}, format="knockout")
    assert key(at, 1) == "cup-need-final"


def test_nothing_is_said_once_the_own_table_is_over_or_in_a_bye() -> None:
    assert key(cup(FIRST), 1) is None
    assert key(cup(FIRST, {(1, 3): None, (2,): (0,), (4,): (0,)}), 2) is None
