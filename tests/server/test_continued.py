"""A match that continues from a known position: what nobody had seen is drawn again, provably."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.core.game import AnyGame
from satrap.core.record import format_record, parse_record
from satrap.core.record import replay as replay_record
from satrap.server.beside import new_salt
from satrap.server.chain import ChainLine
from satrap.server.proof import format_proof, make_proof
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry, format_entry
from satrap.server.tables.table import Table, record_of
from satrap.verify import failures
from tests.conformance.games import finished
from tests.offered import GAMES
from tests.server.tables.people import SERVER_SEED, new_table, play_on

both = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def continued(game: AnyGame, **rest: Any) -> Table:
    """Return a table where a match from the last turn of another was played to its end."""
    other = finished(game, 1)
    turns = [moment.state for moment in other.line[:-1] if game.can_redeal(moment.state)]
    position = game.dump_state(turns[-1])
    table = new_table(game, len(other.setup.seats), position=position, **rest)
    for _ in play_on(table, random.Random(1)):
        pass
    return table


def proof_of(table: Table, entries: list[AnyEntry]) -> bytes:
    assert table.match
    made = [format_entry(entry, seq, 7, new_salt) for seq, entry in enumerate(entries)]
    lines = [ChainLine(bytes(16), body) for body, _ in made]
    beside = [kept for _, kept in made]
    return format_proof(make_proof(record_of(table, table.match), SERVER_SEED, lines, beside))


KNOWN = {"is_teaching": True, "redraw": True}
ways = pytest.mark.parametrize(("rest", "kind"), [({}, log.Redealt), (KNOWN, log.Reseeded)])


@both
@ways
def test_a_continued_match_is_recorded_and_proved(game: AnyGame, rest: Any, kind: type) -> None:
    table = continued(game, **rest)
    assert table.match
    assert any(isinstance(entry, kind) for entry in table.entries)
    record = record_of(table, table.match)
    again = replay_record(game, parse_record(format_record(record)))
    assert again.state == table.match.state
    assert failures(proof_of(table, table.entries)) == []


@both
def test_only_who_said_so_at_the_start_may_draw_anew(game: AnyGame) -> None:
    """Otherwise a server could look at one shuffle and choose another."""
    table = continued(game, **KNOWN)
    opened = table.entries[0]
    assert isinstance(opened, log.Opened)
    forged = [replace(opened, redraw=False), *table.entries[1:]]
    assert any("epoch 1 cannot begin here" in each for each in failures(proof_of(table, forged)))
