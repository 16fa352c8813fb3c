"""Time by correspondence: a time for each turn, a bank, and rest that does not count."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from satrap.core.game import sample
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.acts import OUT_OF_TIME, decide
from satrap.server.tables.clocks import GRACE_BY_DAYS, running, time_left
from satrap.server.tables.days import after, between, deadline
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import Rest
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import Table
from tests.offered import GAMES
from tests.server.tables.people import NAMES, do, new_table

HOUR, DAY = 3_600_000, 86_400_000
DAILY = log.Clock(0, per_turn=86_400)
BANK = log.Clock(2 * 86_400, per_turn=86_400, bot="hoplite")
CARDS, SECRETS = GAMES["alexandros"], GAMES["alexander_the_great"]


def begun(clock: log.Clock, at: int = 0) -> Table:
    """Return a table of two at which the first seat has to decide from a moment on."""
    table = new_table(CARDS, 2, clock=clock, starter=0)
    enter(table, log.Rested(0, ()))
    assert deadline(table, 0) is not None
    return pass_to(table, at)


def pass_to(table: Table, at: int) -> Table:
    table.at = at
    return table


def turn(table: Table, seat: int, generator: random.Random) -> None:
    """Let a seat decide, at this very moment, until somebody else has to."""
    while running(table) == {seat}:
        match = table.running()
        action = sample(match.legal(seat), generator)
        do(table, NAMES[seat], ask.Play([str(action)], match.ply))


def test_each_turn_has_its_own_time() -> None:
    table, generator = begun(DAILY), random.Random(1)
    assert (deadline(table, 0), deadline(table, 1)) == (DAY, None)
    turn(pass_to(table, DAY - HOUR), 0, generator)
    assert (deadline(table, 0), deadline(table, 1)) == (None, 2 * DAY - HOUR)
    turn(pass_to(table, DAY), 1, generator)
    assert deadline(table, 0) == 2 * DAY


def test_what_takes_longer_comes_out_of_the_bank() -> None:
    table, generator = begun(BANK), random.Random(1)
    assert deadline(table, 0) == 3 * DAY
    turn(pass_to(table, 2 * DAY), 0, generator)
    assert time_left(table, BANK, 0) == 2 * DAY
    turn(table, 1, generator)
    assert (deadline(table, 0), time_left(table, BANK, 1)) == (4 * DAY, 3 * DAY)


def test_within_a_turn_time_goes_on() -> None:
    table, generator = begun(DAILY), random.Random(1)
    match = pass_to(table, 5 * HOUR).running()
    do(table, "Ana", ask.Play([str(sample(match.legal(0), generator))], match.ply))
    assert running(table) == {0} and deadline(table, 0) == DAY


def test_words_and_time_of_others_change_nothing() -> None:
    table = begun(BANK)
    do(pass_to(table, 7 * HOUR), "Ben", ask.Say("Take your time."))
    assert deadline(table, 0) == 3 * DAY


def test_rest_does_not_count() -> None:
    table = begun(DAILY)
    enter(table, log.Rested(0, (Rest(HOUR, 9 * HOUR), Rest(30 * HOUR, 40 * HOUR, True))))
    assert deadline(table, 0) == 24 * HOUR + 18 * HOUR
    enter(pass_to(table, 5 * HOUR), log.Rested(0, ()))  # what has passed stays as it was
    assert deadline(table, 0) == 24 * HOUR + 4 * HOUR


def test_rests_are_in_order_and_not_in_the_past() -> None:
    table = begun(DAILY, 10)
    for wrong in [(Rest(9, 20),), (Rest(20, 20),), (Rest(20, 30), Rest(29, 40))]:
        with pytest.raises(NotAtTable):
            enter(table, log.Rested(0, wrong))


def test_an_outage_puts_a_deadline_off_but_never_forward() -> None:
    table = begun(DAILY)
    enter(pass_to(table, DAY), log.Extended(0, DAY + HOUR))
    assert deadline(table, 0) == DAY + HOUR
    enter(table, log.Extended(0, DAY))
    assert deadline(table, 0) == DAY + HOUR
    turn(table, 0, random.Random(1))
    turn(table, 1, random.Random(1))
    assert deadline(table, 0) == 2 * DAY  # only for that turn


def test_an_undo_takes_a_turn_back_with_the_time_it_had_used() -> None:
    table = open_turn(random.Random(1))
    ply = table.running().ply
    table.places[1].bot = "recruit"  # so that nobody has to be asked
    do(pass_to(table, 2 * DAY + HOUR), "Ana", ask.Undo(ply - 1))
    assert deadline(table, 0) == 3 * DAY + HOUR  # an hour passed while nobody waited for Ana
    do(table, "Ana", ask.Redo())
    assert time_left(table, BANK, 0) == 2 * DAY


def open_turn(generator: random.Random) -> Table:
    """Return a table at which a turn has ended after two days, and has revealed nothing."""
    while True:
        table = pass_to(begun(BANK), 2 * DAY)
        turn(table, 0, generator)
        if table.running().free_undo(0) < table.running().ply:
            return table


def test_after_an_undo_by_agreement_there_is_the_whole_time_of_a_turn() -> None:
    table, generator = begun(BANK), random.Random(1)
    turn(pass_to(table, 2 * DAY), 0, generator)
    ply = table.running().ply
    do(table, "Ana", ask.AskUndo(ply - 1))
    do(pass_to(table, 3 * DAY), "Ben", ask.AnswerUndo(True))
    assert deadline(table, 0) == 6 * DAY


def test_the_chosen_level_plays_on_and_the_player_comes_back() -> None:
    table, generator = begun(BANK), random.Random(1)
    enter(pass_to(table, 3 * DAY), log.Replaced(0, "hoplite", OUT_OF_TIME))
    assert deadline(table, 0) is None
    do(table, "Ana", ask.Return())  # before the bot has decided
    assert deadline(table, 0) == 3 * DAY + GRACE_BY_DAYS
    enter(pass_to(table, 4 * DAY), log.Replaced(0, "hoplite", OUT_OF_TIME))
    with pytest.raises(NotAtTable):  # only once
        do(table, "Ana", ask.Return())
    while table.bots_to_move():
        decide(table, 0, (str(sample(table.running().legal(0), generator)),))
    do(table, "Ana", ask.Return())  # a new turn has its own time
    assert time_left(table, BANK, 0) == DAY


def test_whoever_leaves_is_replaced_by_the_chosen_level() -> None:
    table = begun(BANK)
    do(table, "Ana", ask.Leave())
    assert table.places[0].bot == "hoplite"


def test_several_who_decide_at_once_each_have_their_time() -> None:
    table = new_table(SECRETS, 2, clock=DAILY)
    enter(table, log.Rested(0, (Rest(0, HOUR),)))
    assert (deadline(table, 0), deadline(table, 1)) == (DAY + HOUR, DAY)
    match = pass_to(table, 2 * HOUR).running()
    do(table, "Ana", ask.Play([str(sample(match.legal(0), random.Random(1)))], match.ply))
    assert deadline(table, 0) is None
    do(pass_to(table, 3 * HOUR), "Ana", ask.Withdraw())
    assert deadline(table, 0) == DAY + 2 * HOUR  # the hour in between did not count


@pytest.mark.parametrize(
    "wrong",
    [
        {"main": 0},
        {"main": 86_401},
        {"main": 60, "per_turn": 60},
        {"main": 60, "per_turn": 86_400, "increment": 5},
    ],
    ids=str,
)
def test_clocks_that_make_no_sense_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, log.Clock)


TIMES = st.integers(0, 400)
RESTS = st.lists(st.tuples(TIMES, TIMES), max_size=6)


def merged(pairs: list[tuple[int, int]]) -> tuple[Rest, ...]:
    """Return rests in order that cover the same moments."""
    covered = sorted({at for start, end in pairs for at in range(start, end)})
    return tuple(Rest(at, at + 1) for at in covered)


@given(TIMES, TIMES, RESTS)
def test_measuring_and_adding_agree(start: int, ms: int, pairs: list[tuple[int, int]]) -> None:
    rests = merged(pairs)
    end = after(start, ms, rests)
    assert between(start, end, rests) == ms
    assert ms == 0 or between(start, end - 1, rests) == ms - 1


@given(TIMES, TIMES, RESTS, RESTS)
def test_more_rest_never_makes_a_deadline_earlier(
    start: int, ms: int, pairs: list[tuple[int, int]], more: list[tuple[int, int]]
) -> None:
    assert after(start, ms, merged(pairs + more)) >= after(start, ms, merged(pairs))
