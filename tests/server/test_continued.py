"""A match that goes on from a known position: what nobody had seen is drawn anew, provably."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from satrap.core.game import AnyGame
from satrap.core.record import format_record, parse_record
from satrap.core.record import replay as replay_record
from satrap.games import GAMES
from satrap.server.chain import Line
from satrap.server.proof import format_proof, make_proof
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry, format_entry
from satrap.server.tables.table import Table, record_of
from satrap.verify import failures
from tests.conformance.games import finished
from tests.server.tables.people import SERVER_SEED, new_table, play_on

both = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def continued(game: AnyGame) -> Table:
    """Return a table at which a match from the middle of another was played to its end."""
    other = finished(game, 1)
    state = other.line[other.ply // 2].state
    seats, board = len(other.setup.seats), game.boards()[0]
    table = new_table(game, seats, position=game.dump_state(state), redraw=True, board=board)
    for _ in play_on(table, random.Random(1)):
        pass
    return table


def proof_of(table: Table, entries: list[AnyEntry]) -> bytes:
    assert table.match
    lines = [Line(bytes(16), format_entry(entry, seq, 7)) for seq, entry in enumerate(entries)]
    return format_proof(make_proof(record_of(table, table.match), SERVER_SEED, lines))


@both
def test_a_continued_match_is_recorded_and_proved(game: AnyGame) -> None:
    table = continued(game)
    assert table.match
    record = record_of(table, table.match)
    again = replay_record(game, parse_record(format_record(record)))
    assert again.state == table.match.state
    assert failures(proof_of(table, table.entries)) == []


@both
def test_only_who_said_so_at_the_start_may_draw_anew(game: AnyGame) -> None:
    """Else a server could look at one shuffle and take another."""
    table = continued(game)
    opened = table.entries[0]
    assert isinstance(opened, log.Opened)
    forged = [replace(opened, redraw=False), *table.entries[1:]]
    assert any("epoch 1 cannot begin here" in each for each in failures(proof_of(table, forged)))
