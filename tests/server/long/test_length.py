"""Matches and logs have a limit: anything longer is refused, but a match can still be finished."""

from __future__ import annotations

import random

import msgspec
import pytest

from satrap.core.record import LogEntry, Record, parse_record
from satrap.packs import get_pack
from satrap.server.errors import TooLarge
from satrap.server.tables import commands as ask
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.conditions import MOST_SAT
from satrap.server.tables.consent import free_undo
from satrap.server.tables.effects import replay
from satrap.server.tables.entries import Abandoned
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.length import (
    LONG_LOG,
    MOST_ASKED,
    MOST_DECISIONS,
    MOST_PLIES,
    check_record,
)
from satrap.server.tables.table import OVER, RUNNING, Table
from tests.server.long.marathon import GAME, OPTIONS, long_record, next_action
from tests.server.tables.people import NAMES, SERVER_SEED, do, new_table, waiting_table

PLAYED, TAKEN_BACK = LogEntry(plays=((0, "nonsense"),)), LogEntry(undo=0, seat=0)
CROWD = LogEntry(plays=((0, "nonsense"),) * 200)


@pytest.mark.parametrize(
    "entries",
    [
        [PLAYED] * (MOST_PLIES + 1),
        [PLAYED, TAKEN_BACK] * (MOST_DECISIONS // 2 + 1),
        [CROWD] * (MOST_DECISIONS // 200 + 1),
    ],
    ids=["plies", "taken back", "many in one entry"],
)
def test_a_record_that_is_too_long_is_refused(entries: list[LogEntry]) -> None:
    with pytest.raises(TooLarge):
        check_record(with_entries(entries))


@pytest.mark.parametrize(
    "entries", [[PLAYED] * MOST_PLIES, [PLAYED, TAKEN_BACK] * (MOST_DECISIONS // 2)]
)
def test_a_record_may_be_very_long(entries: list[LogEntry]) -> None:
    check_record(with_entries(entries))


def with_entries(entries: list[LogEntry]) -> Record:
    return msgspec.structs.replace(parse_record(long_record(10)), entries=entries)


def undone_again_and_again() -> Table:
    """Return a table where somebody has played and taken back until the log was full."""
    table = new_table(GAME, 2)
    match = table.running()
    while len(table.entries) < LONG_LOG:
        seat = match.waiting()[0]
        play = str(next(iter(match.legal(seat))))
        do(table, NAMES[seat], ask.Play([play], match.ply))
        if free_undo(table, seat) < match.ply and len(table.entries) < LONG_LOG:
            do(table, NAMES[seat], ask.Undo())
    return table


def test_a_full_log_takes_what_ends_the_match_and_nothing_else() -> None:
    table = undone_again_and_again()
    match, generator = table.running(), random.Random(1)
    before = len(table.entries)
    idle: list[AnyCommand] = [
        *(ask.Undo(), ask.Redo(), ask.AskUndo(0), ask.Say("hello"), ask.Leave()),
        *(ask.Withdraw(), ask.Abandon(wants=False)),
    ]
    for command in idle:
        with pytest.raises(NotAtTable, match="The log of this table is full"):
            do(table, "Ana", command)
    assert len(table.entries) == before
    do(table, "Ana", ask.Abandon())
    with pytest.raises(NotAtTable, match="The log of this table is full"):
        do(table, "Ana", ask.Abandon())
    while table.status == RUNNING:
        seat = match.waiting()[0]
        play = str(generator.choice(list(match.legal(seat))))
        do(table, NAMES[seat], ask.Play([play], match.ply))
    assert match.outcome


def test_whoever_is_asked_for_the_end_can_always_say_no() -> None:
    table = undone_again_and_again()
    for _ in range(MOST_ASKED):
        do(table, "Ana", ask.Abandon())
        do(table, "Ben", ask.Abandon(wants=False))
        assert table.leaving == {}
    with pytest.raises(NotAtTable, match="The log of this table is full"):
        do(table, "Ana", ask.Abandon())
    do(table, "Ben", ask.Abandon())


def test_who_comes_and_goes_all_the_time_does_not_come_back() -> None:
    table = waiting_table(GAME, 2)
    for _ in range(MOST_SAT + len(table.places)):
        do(table, "Eve", ask.Sit(1, "Eve"))
        do(table, "Eve", ask.Leave())
    with pytest.raises(NotAtTable, match="too often"):
        do(table, "Eve", ask.Sit(1, "Eve"))
    do(table, "Ben", ask.Sit(1, "Ben"))


def test_a_table_that_waits_can_begin_however_long_its_log_is() -> None:
    table = waiting_table(GAME, 2)
    for number in range(LONG_LOG // 2):
        do(table, f"Guest {number}", ask.Sit(1, f"Guest {number}"))
        do(table, f"Guest {number}", ask.Leave())
    do(table, "Eve", ask.Sit(1, "Eve"))
    do(table, NAMES[0], ask.Free(1))
    for seat in range(2):
        do(table, NAMES[seat], ask.Sit(seat, NAMES[seat]))
    do(table, NAMES[0], ask.Start())
    assert table.status == RUNNING


def test_a_full_log_takes_a_sealed_choice_once() -> None:
    table = new_table(get_pack("alexander_the_great").game, 2)
    match = table.running()
    first, second = (str(each) for each in list(match.legal(0))[:2])
    do(table, "Ana", ask.Play([first], 0))
    while len(table.entries) < LONG_LOG:
        do(table, "Ana", ask.Play([second], 0))
    with pytest.raises(NotAtTable, match="The log of this table is full"):
        do(table, "Ana", ask.Play([first], 0))
    do(table, "Ben", ask.Play([first], 0))
    assert match.ply == 1


def test_a_match_without_end_is_broken_off() -> None:
    options = {**dict(GAME.setup(NAMES[:2]).options), **OPTIONS}
    table, dice = new_table(GAME, 2, options=options), random.Random(0)
    match = table.running()
    while table.status == RUNNING:
        seat = match.waiting()[0]
        do(table, NAMES[seat], ask.Play([str(next_action(match, dice))], match.ply))
    assert (match.ply, match.outcome, table.status) == (MOST_PLIES, None, OVER)
    assert table.entries[-1] == Abandoned(is_too_long=True)
    again = replay(SERVER_SEED, table.entries)
    assert (again.status, again.bots_to_move()) == (OVER, [])
