"""Who has lost a rated match: whoever is not there at its end, and whoever gave up."""

from __future__ import annotations

import pytest

from satrap.server.ratings.entering import rated_match
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter
from tests.offered import GAMES
from tests.server.tables.people import do, new_table

GAME = next(iter(GAMES.values()))


@pytest.mark.parametrize("reason", ["left", "time"])
@pytest.mark.parametrize("comes_back", [True, False])
def test_whoever_takes_their_seat_back_has_not_lost(reason: str, comes_back: bool) -> None:
    table = new_table(GAME, 2, is_friendly=False, clock=log.Clock(0, per_turn=86_400))
    enter(table, log.Replaced(0, "companion", reason))
    if comes_back:
        do(table, "Ana", ask.Return())
    do(table, "Ben", ask.Resign())
    found = rated_match(table)
    assert found is not None
    assert [each.has_left for each in found.entrants] == [not comes_back, True]
