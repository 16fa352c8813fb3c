"""Another clock in the middle of a match: when all agree, it begins anew for everybody."""

from __future__ import annotations

import random

import pytest

from satrap.server.stopwatch import Stopwatch
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import running, ticking, time_left
from satrap.server.tables.days import deadline
from satrap.server.tables.errors import NotAtTable, Stale
from satrap.server.tables.table import Table
from tests.offered import GAMES
from tests.server.tables.people import do, new_table, play_on

DAY = 86_400_000
LIVE, DAILY = log.Clock(600, 10), log.Clock(0, per_turn=86_400)
CARDS = GAMES["alexandros"]


def table_with(clock: log.Clock | None) -> Table:
    return new_table(CARDS, 2, clock=clock, starter=0)


def switch(table: Table, clock: log.Clock | None) -> None:
    do(table, "Ana", ask.AskClock(clock))
    do(table, "Ben", ask.AnswerClock(True, clock))


def test_nothing_changes_until_all_have_agreed() -> None:
    table = table_with(LIVE)
    do(table, "Ana", ask.AskClock(DAILY))
    assert [table.clock_asked] == [log.ClockAsked(0, DAILY)]
    assert deadline(table, 0) is None
    do(table, "Ben", ask.AnswerClock(True, DAILY))
    assert table.opened.clock == DAILY and table.clock_asked is None
    assert (deadline(table, 0), ticking(table), running(table)) == (DAY, set(), {0})


def test_one_refusal_is_enough_and_the_asker_can_withdraw() -> None:
    table = table_with(None)
    for name, kind in (("Ben", "clock-refused"), ("Ana", "clock-withdrawn")):
        do(table, "Ana", ask.AskClock(DAILY))
        do(table, name, ask.AnswerClock(False, DAILY))
        assert table.opened.clock is None and table.clock_asked is None
        assert table.news[-1].kind == kind
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.AnswerClock(True, DAILY))


def test_an_answer_to_another_request_is_stale() -> None:
    table = table_with(None)
    do(table, "Ana", ask.AskClock(DAILY))
    do(table, "Ana", ask.AskClock(LIVE))
    with pytest.raises(Stale):
        do(table, "Ben", ask.AnswerClock(True, DAILY))
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.AskClock(None))  # it is played without a clock already


def test_time_used_is_forgotten_and_turns_before_bring_nothing() -> None:
    table = table_with(LIVE)
    for _ in play_on(table, random.Random(1), 30):
        pass
    table.spent = {0: 5000, 1: 7000}
    switch(table, None)
    switch(table, LIVE)
    assert [time_left(table, LIVE, seat) for seat in (0, 1)] == [600_000, 600_000]
    for _ in play_on(table, random.Random(1), 10):
        pass
    assert time_left(table, LIVE, 0) > 600_000


def test_what_was_thought_before_is_not_charged_to_the_new_clock() -> None:
    table, at = table_with(LIVE), [1000.0]
    watch = Stopwatch(lambda: at[0])
    watch.follow(table)
    at[0] += 60
    do(table, "Ana", ask.AskClock(log.Clock(300)))
    done = do(table, "Ben", ask.AnswerClock(True, log.Clock(300)))
    assert watch.charge(table, done) == []
    watch.follow(table)
    assert watch.elapsed() == {0: 0}


def test_an_unknown_level_is_refused() -> None:
    table = table_with(None)
    with pytest.raises(Exception, match="nobody"):
        do(table, "Ana", ask.AskClock(log.Clock(0, per_turn=86_400, bot="nobody")))
