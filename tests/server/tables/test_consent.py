"""Everybody who has not given up has to consent, present or not."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import CannotUndo
from satrap.core.game import PUBLIC
from satrap.core.language import say
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.consent import free_undo, voters
from satrap.server.tables.effects import enter, replay
from satrap.server.tables.errors import NotAtTable, Stale
from satrap.server.tables.show import show
from satrap.server.tables.table import OVER, RUNNING, Table
from tests.offered import GAMES
from tests.server.tables.people import SERVER_SEED, do, new_table, play_on

CARDS = GAMES["alexandros"]


def played(log: int = 2) -> Table:
    """Return a match of three people after some decisions."""
    table = new_table(CARDS, 3, log=log)
    for _ in play_on(table, random.Random(5), plies=30):
        pass
    return table


AWAY: list[tuple[str, log.AnyEntry]] = [
    ("left", log.Replaced(1, "companion", "left")),
    ("away", log.Replaced(1, "companion", "away")),
    ("time", log.Replaced(1, "companion", "time")),
]
absent = pytest.mark.parametrize("entry", [entry for _, entry in AWAY], ids=[n for n, _ in AWAY])


@absent
def test_nobody_goes_back_past_who_is_away(entry: log.AnyEntry) -> None:
    table = played()
    enter(table, entry)
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Cleo", ask.AnswerUndo(True))
    assert table.running().ply == 30
    do(table, "Ben", ask.AnswerUndo(True))  # without taking the seat again
    assert table.running().ply == 3
    assert table.places[1].bot


@absent
def test_who_is_away_can_refuse_to_go_back(entry: log.AnyEntry) -> None:
    table = played()
    enter(table, entry)
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Ben", ask.AnswerUndo(False))
    assert table.asked is None
    assert do(table, "Cleo", ask.Say("A pity")) and table.running().ply == 30


@absent
def test_a_match_does_not_end_without_who_is_away(entry: log.AnyEntry) -> None:
    table = played()
    enter(table, entry)
    for person in ("Ana", "Cleo"):
        do(table, person, ask.Abandon())
    assert table.status == RUNNING
    with pytest.raises(NotAtTable):
        enter(table, log.Abandoned())
    do(table, "Ben", ask.Abandon())
    assert table.status == OVER


def test_who_is_away_neither_plays_nor_asks_to_go_back() -> None:
    table = played()
    do(table, "Ben", ask.Leave())
    for command in (ask.Play(["pass"], 30), ask.AskUndo(3), ask.Undo(), ask.Resign()):
        with pytest.raises(NotAtTable) as caught:
            do(table, "Ben", command)
        assert caught.value.text.key == "table-has-bot"


def test_who_has_given_up_has_no_say() -> None:
    table = played()
    do(table, "Ben", ask.Resign())
    assert voters(table) == {0, 2}
    for command in (ask.Abandon(), ask.AnswerUndo(False)):
        with pytest.raises(NotAtTable):
            do(table, "Ben", command)
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Cleo", ask.AnswerUndo(True))
    assert table.running().ply == 3
    for person in ("Ana", "Cleo"):
        do(table, person, ask.Abandon())
    assert table.status == OVER


def test_silence_that_the_log_names_stands_for_consent() -> None:
    table = played()
    do(table, "Ben", ask.Leave())
    do(table, "Ana", ask.Abandon())
    with pytest.raises(NotAtTable):
        enter(table, log.Abandoned(silent=(1,)))  # Cleo has not agreed
    do(table, "Cleo", ask.Abandon())
    with pytest.raises(NotAtTable):
        enter(table, log.Abandoned(silent=(0, 1)))  # Ana was not silent
    enter(table, log.Abandoned(silent=(1,)))
    assert table.status == OVER


def test_nobody_is_silent_about_an_end_that_nobody_wants() -> None:
    table = played()
    with pytest.raises(NotAtTable):
        enter(table, log.Abandoned(silent=(0, 1, 2)))


def test_an_older_log_ends_as_it_ended_then() -> None:
    """In older logs only players without a stand-in bot had a say."""
    table = played(log=1)
    do(table, "Ben", ask.Leave())
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Cleo", ask.AnswerUndo(True))
    assert table.running().ply == 3
    for person in ("Ana", "Cleo"):
        do(table, person, ask.Abandon())
    assert table.status == OVER
    again = replay(SERVER_SEED, table.entries)
    assert (again.status, again.version(PUBLIC)) == (OVER, table.version(PUBLIC))


def test_who_wants_to_play_on_declines_the_offer_for_all() -> None:
    table = played()
    for name in ("Ana", "Cleo"):
        do(table, name, ask.Abandon())
    do(table, "Ben", ask.Abandon(wants=False))
    assert not table.leaving
    do(table, "Ben", ask.Abandon())
    assert table.status == RUNNING, "the offer of the others no longer stands"


def test_an_answer_is_meant_for_the_ply_that_was_asked_for() -> None:
    """A yes to going back a little does not count if the request has grown in the meantime."""
    table = played()
    do(table, "Ana", ask.AskUndo(29))
    do(table, "Ben", ask.AnswerUndo(True, to=29))
    do(table, "Ana", ask.AskUndo(0))
    for name in ("Ben", "Cleo"):
        with pytest.raises(Stale, match="decision 0"):
            do(table, name, ask.AnswerUndo(True, to=29))
    assert table.running().ply == 30
    for name in ("Ben", "Cleo"):
        do(table, name, ask.AnswerUndo(True, to=0))
    assert table.running().ply == 0


def after_a_turn() -> tuple[Table, int, int]:
    """Return a match of two whose last decision could be taken back; who made it, who is next."""
    table = new_table(CARDS, 2)
    for _ in play_on(table, random.Random(5), plies=60):
        match = table.running()
        seat = match.line[-1].seats[0] if match.ply else 0
        if match.waiting() == (1 - seat,) and match.free_undo(seat) < match.ply:
            return table, seat, 1 - seat
    raise AssertionError("every turn has shown something new")


def test_a_finished_turn_is_not_taken_back_while_somebody_else_decides() -> None:
    table, seat, other = after_a_turn()
    match, name = table.running(), table.places[seat].name
    ply = match.ply
    with pytest.raises(CannotUndo) as caught:
        do(table, name, ask.Undo(ply - 1))
    assert caught.value.text.key == "undo-ask"
    shown = show(table, seat).match
    assert shown and shown.undo == ply
    do(table, name, ask.AskUndo(ply - 1))
    do(table, table.places[other].name, ask.AnswerUndo(True))
    assert match.ply == ply - 1


def test_a_finished_turn_is_taken_back_freely_while_a_bot_decides() -> None:
    table, seat, other = after_a_turn()
    enter(table, log.Replaced(other, "companion", "away"))
    ply = table.running().ply
    assert free_undo(table, seat) < ply
    do(table, table.places[seat].name, ask.Undo(ply - 1))
    assert table.running().ply == ply - 1


def test_an_older_log_with_a_turn_taken_back_still_replays() -> None:
    table, seat, _ = after_a_turn()
    ply = table.running().ply
    enter(table, log.Undone(seat, ply - 1))
    assert replay(SERVER_SEED, table.entries).running().ply == ply - 1


def test_the_news_of_an_undo_say_what_was_taken_back_and_who_agreed() -> None:
    table, seat, other = after_a_turn()
    names = [place.name for place in table.places]
    do(table, names[seat], ask.AskUndo(table.running().ply - 1))
    do(table, names[seat], ask.AnswerUndo(False))
    do(table, names[seat], ask.AskUndo(table.running().ply - 1))
    do(table, names[other], ask.AnswerUndo(True))
    told = [say(each.text) for each in table.news[-4:]]
    assert told == [
        f"{names[seat]} would like to undo the last action.",
        f"{names[seat]} no longer wants to undo it.",
        f"{names[seat]} would like to undo the last action.",
        f"{names[other]} agreed: {names[seat]}’s last action was undone.",
    ]
    do(table, names[other], ask.AskUndo(0))
    do(table, names[seat], ask.AnswerUndo(True))
    assert say(table.news[-1].text) == f"{names[seat]} agreed: several moves were taken back."
