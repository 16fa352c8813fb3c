"""The last ply that I decided alone: what happened since is shown to me, on every device."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import PUBLIC, AnyGame
from satrap.server.tables.show import show
from tests.offered import GAMES
from tests.server.tables.people import new_table, play_on

PLIES = 40


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_it_is_the_ply_of_whoever_decided_not_of_whom_it_is_told_about(game: AnyGame) -> None:
    table = new_table(game, 2)
    last: list[int | None] = [None, None]
    match = table.running()
    ply = match.ply
    for _ in play_on(table, random.Random(1), PLIES):
        if match.ply < ply:
            break  # somebody went back
        for each in range(ply + 1, match.ply + 1):
            if len(seats := match.line[each].seats) == 1:
                last[seats[0]] = each
        ply = match.ply
        shown = [view.match for view in (show(table, 0), show(table, 1))]
        assert [view.own if view else None for view in shown] == last
    assert ply > 0
    watching = show(table, PUBLIC).match
    assert watching is not None and watching.own is None
