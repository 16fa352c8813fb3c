"""Thinking time: charged to whoever thinks, topped up each turn, given back by an undo."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import sample
from satrap.server.stopwatch import Stopwatch
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.acts import OUT_OF_TIME, STAND_IN, decide
from satrap.server.tables.clocks import GRACE, running, time_left
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.effects import enter
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import Table
from tests.offered import GAMES
from tests.server.tables.people import NAMES, do, new_table

CLOCK = log.Clock(60, 10)
CARDS, SECRETS = GAMES["alexandros"], GAMES["alexander_the_great"]


class Hand:
    """A clock moved by hand, and a table timed by it."""

    def __init__(self, table: Table) -> None:
        self.now, self.table = 1000.0, table
        self.watch = Stopwatch(lambda: self.now)
        self.watch.follow(table)

    def after(self, seconds: float, person: str, command: AnyCommand) -> None:
        self.now += seconds
        done = do(self.table, person, command)
        charged = self.watch.charge(self.table, done)
        self.watch.follow(self.table, [seat for entry in charged for seat in entry.spent])

    def decide(self, seconds: float, seat: int, generator: random.Random) -> None:
        match = self.table.running()
        action = sample(match.legal(seat), generator)
        self.after(seconds, NAMES[seat], ask.Play([str(action)], match.ply))

    def left(self, seat: int) -> int:
        return time_left(self.table, CLOCK, seat) - self.watch.elapsed().get(seat, 0)


def test_time_runs_for_who_has_to_decide_and_a_turn_brings_more() -> None:
    hand, generator = Hand(new_table(CARDS, 2, clock=CLOCK, starter=0)), random.Random(1)
    assert running(hand.table) == {0}
    decisions = 0
    while running(hand.table) == {0}:
        hand.decide(2, 0, generator)
        decisions += 1
    assert decisions > 1
    assert hand.left(0) == 60_000 - 2000 * decisions + 10_000  # added once for the turn
    hand.now += 5
    assert (hand.left(0), hand.left(1)) == (70_000 - 2000 * decisions, 55_000)


def test_several_clocks_run_at_once_and_stop_one_by_one() -> None:
    hand, generator = Hand(new_table(SECRETS, 3, clock=CLOCK)), random.Random(1)
    assert running(hand.table) == {0, 1, 2}
    hand.decide(3, 1, generator)
    assert running(hand.table) == {0, 2}
    hand.decide(4, 1, generator)  # a change of mind costs no time
    hand.decide(1, 0, generator)
    assert [hand.left(seat) for seat in range(3)] == [52_000, 57_000, 52_000]
    hand.decide(0, 2, generator)
    assert [time_left(hand.table, CLOCK, seat) for seat in range(3)] == [62_000, 67_000, 62_000]


def test_the_clock_of_who_takes_a_choice_back_runs_again() -> None:
    hand, generator = Hand(new_table(SECRETS, 2, clock=CLOCK)), random.Random(1)
    hand.decide(1, 0, generator)
    hand.after(5, "Ana", ask.Withdraw())
    assert running(hand.table) == {0, 1}
    hand.now += 2
    assert (hand.left(0), hand.left(1)) == (57_000, 52_000)


def test_going_back_gives_back_what_a_turn_had_brought() -> None:
    hand, generator = Hand(new_table(CARDS, 2, clock=CLOCK, starter=0)), random.Random(1)
    while running(hand.table) == {0}:
        hand.decide(1, 0, generator)
    after, ply = hand.left(0), hand.table.running().ply
    hand.after(0, "Ana", ask.AskUndo(ply - 1))
    hand.after(0, "Ben", ask.AnswerUndo(True))
    assert running(hand.table) == {0}
    assert hand.left(0) == after - 10_000


def test_who_is_out_of_time_is_found_and_has_some_when_coming_back() -> None:
    table = new_table(CARDS, 2, clock=CLOCK, starter=0)
    hand = Hand(table)
    hand.now += 59
    assert hand.watch.out_of_time(table) == []
    assert hand.watch.next_alarm(table) == pytest.approx(1)
    hand.now += 2
    assert hand.watch.out_of_time(table) == [0]
    done: list[log.AnyEntry] = [enter(table, log.Replaced(0, "companion", OUT_OF_TIME))]
    hand.watch.charge(table, done)
    hand.watch.follow(table)
    assert running(table) == set()
    assert hand.left(0) == -1000
    hand.after(100, "Ana", ask.Return())
    assert hand.left(0) == GRACE
    hand.after(0, "Ana", ask.Leave())
    hand.after(0, "Ana", ask.Return())
    assert hand.left(0) == GRACE  # leaving and returning earns no more


def out_of_time(hand: Hand, seat: int) -> None:
    """Let a bot take over a seat that has run out of time."""
    hand.now += hand.left(seat) / 1000 + 1
    done: list[log.AnyEntry] = [enter(hand.table, log.Replaced(seat, STAND_IN, OUT_OF_TIME))]
    hand.watch.charge(hand.table, done)
    hand.watch.follow(hand.table)


def refused(hand: Hand, person: str, command: AnyCommand) -> str:
    with pytest.raises(NotAtTable) as caught:
        hand.after(0, person, command)
    return caught.value.text.key


def test_who_leaves_and_comes_back_gains_no_time() -> None:
    hand = Hand(new_table(CARDS, 2, clock=log.Clock(5), starter=0))
    spent = 0.0
    for _ in range(20):
        wait = min(4.5, time_left(hand.table, log.Clock(5), 0) / 1000)
        hand.after(wait, "Ana", ask.Leave())
        spent += wait
        if time_left(hand.table, log.Clock(5), 0) <= 0:
            break
        hand.after(0, "Ana", ask.Return())
    assert spent == 5
    assert refused(hand, "Ana", ask.Return()) == "table-no-time"
    assert hand.table.places[0].bot == STAND_IN


def test_who_was_out_of_time_is_lent_some_once_in_a_match() -> None:
    hand = Hand(new_table(CARDS, 2, clock=CLOCK, starter=0))
    out_of_time(hand, 0)
    hand.after(0, "Ana", ask.Return())
    assert hand.left(0) == GRACE
    out_of_time(hand, 0)
    assert refused(hand, "Ana", ask.Return()) == "table-no-time"
    assert running(hand.table) == set()


def test_who_comes_back_in_time_keeps_what_is_lent_for_later() -> None:
    hand = Hand(new_table(CARDS, 2, clock=CLOCK, starter=0))
    hand.after(5, "Ben", ask.Replace(0))
    hand.after(0, "Ana", ask.Return())
    assert hand.left(0) == 55_000
    out_of_time(hand, 0)
    hand.after(0, "Ana", ask.Return())
    assert hand.left(0) == GRACE


def test_a_turn_that_a_bot_plays_brings_no_time() -> None:
    hand, generator = Hand(new_table(CARDS, 2, clock=CLOCK, starter=0)), random.Random(1)
    hand.after(0, "Ana", ask.Leave())
    match = hand.table.running()
    while match.waiting() == (0,):
        decide(hand.table, 0, (str(sample(match.legal(0), generator)),))
    hand.after(0, "Ana", ask.Return())
    assert hand.left(0) == 60_000


@pytest.mark.parametrize("reason", ["away", "left"])
def test_an_older_log_leads_to_what_it_led_to_then(reason: str) -> None:
    """The log says how much was lent each time, even to a player who had left."""
    table = new_table(CARDS, 2, clock=log.Clock(5), starter=0, log=1)
    for _ in range(3):
        enter(table, log.Timed({0: time_left(table, log.Clock(5), 0)}))
        enter(table, log.Replaced(0, STAND_IN, reason))
        enter(table, log.Returned(0, GRACE))
        assert time_left(table, log.Clock(5), 0) == GRACE


def test_a_line_that_lends_what_nobody_was_owed_is_refused() -> None:
    table = new_table(CARDS, 2, clock=log.Clock(5), starter=0)
    do(table, "Ana", ask.Leave())
    with pytest.raises(NotAtTable):
        enter(table, log.Returned(0, GRACE))


def test_a_clock_that_was_not_running_when_the_server_stood_still_costs_nothing() -> None:
    table = new_table(CARDS, 2, clock=CLOCK, starter=0)
    before = Hand(table)
    before.now += 30
    again = Hand(table)  # another process: time that was not charged is free
    assert again.left(0) == 60_000


def test_without_a_clock_no_time_runs() -> None:
    hand = Hand(new_table(CARDS, 2, starter=0))
    hand.decide(1000, 0, random.Random(1))
    assert hand.watch.next_alarm(hand.table) is None
    assert not [entry for entry in hand.table.entries if isinstance(entry, log.Timed)]


def test_a_bot_is_put_in_once_and_never_for_a_bot() -> None:
    table = new_table(CARDS, 2)
    do(table, "Ben", ask.Replace(0))
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Replace(0))
