"""At a table of a tournament nobody can put off, wipe out or stop what is going badly."""

from __future__ import annotations

import random

import pytest

from satrap.server.tables import commands as ask
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.entries import Clock
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import OVER, RUNNING, Table
from tests.offered import GAMES
from tests.server.tables.people import do, new_table, play_on

GAME = GAMES["alexandros"]
CLOCK = Clock(600, 10)
REFUSED: list[tuple[AnyCommand, str]] = [
    (ask.AskClock(None), "table-cup-clock"),
    (ask.AskClock(Clock(6_000)), "table-cup-clock"),
    (ask.Abandon(), "table-cup-end"),
    (ask.AskUndo(0), "table-cup-undo"),
]


def table_with(*, is_cup: bool, alone: bool) -> Table:
    table = new_table(GAME, 2, clock=CLOCK, is_friendly=False, is_cup=is_cup, starter=0)
    for _ in zip(range(6), play_on(table, random.Random(1)), strict=False):
        pass
    if alone:
        table.places[1].person, table.places[1].bot = "", "recruit"
    assert table.status == RUNNING
    return table


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize(("command", "key"), REFUSED)
def test_a_tournament_refuses_to_be_cheated(command: AnyCommand, key: str, alone: bool) -> None:
    table = table_with(is_cup=True, alone=alone)
    with pytest.raises(NotAtTable) as refused:
        do(table, "Ana", command)
    assert refused.value.text.key == key


@pytest.mark.parametrize(("command", "_"), REFUSED)
def test_at_other_tables_people_can_agree(command: AnyCommand, _: str) -> None:
    assert do(table_with(is_cup=False, alone=False), "Ana", command)


def test_giving_up_is_always_possible() -> None:
    table = table_with(is_cup=True, alone=False)
    do(table, "Ana", ask.Resign())
    assert table.status == OVER
    assert table.match and table.match.outcome and table.match.outcome.winners == (1,)
