"""Knots: which land a closed ring of walls cuts off, found without searching it."""

from __future__ import annotations

import random

import pytest

from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.knots import Knots, loose
from satrap.games.alexandros.provinces import flood, province_at
from satrap.games.alexandros.tables import tables_of
from tests.conformance.games import new_match, play_on

TABLES = tables_of(ALEXANDROS.board("standard"))


@pytest.mark.parametrize("seed", range(8))
def test_a_ring_cuts_off_what_a_flood_finds(seed: int) -> None:
    generator = random.Random(seed)
    knots, walls, point, rings = TABLES.shore, 0, TABLES.board.start, 0
    for _ in range(120):
        other, side = generator.choice(TABLES.exits[point])
        _, closed = tied = TABLES.tie(knots, point, [side])
        if walls >> side & 1 or not TABLES.is_inner[side]:
            point = other
            continue
        first, second = TABLES.board.side_spaces[side]
        whole = flood(TABLES, walls, first)
        knots, walls, point = tied[0], walls | 1 << side, other
        parts = {flood(TABLES, walls, first), flood(TABLES, walls, second)}
        assert (len(parts) == 2) == bool(closed)
        for _, spaces in closed:
            assert {whole & spaces, whole & ~spaces} == parts
            rings += 1
    assert rings > 5


def test_knots_follow_from_the_walls_and_never_tell_two_tables_apart() -> None:
    assert TABLES.shore == loose(3)
    assert hash(TABLES.shore) == hash(loose(3))
    assert TABLES.shore != "knots"
    assert isinstance(TABLES.shore, Knots)


def test_every_space_lies_in_one_part_of_the_land() -> None:
    match = new_match(ALEXANDROS, 3)
    for _ in play_on(match, random.Random(3)):
        pass
    table = match.state.table
    for space in range(len(TABLES.board.symbols)):
        assert province_at(table, space).spaces >> space & 1
    with pytest.raises(LookupError, match="no land"):
        province_at(table, len(TABLES.board.symbols))
