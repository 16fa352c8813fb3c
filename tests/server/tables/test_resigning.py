"""Giving up: with two players the other one wins; with more, a bot takes the seat by name."""

from __future__ import annotations

import random

import pytest

from satrap.core.api_types import as_json
from satrap.core.game import OPEN, PUBLIC, AnyGame
from satrap.core.language import say
from satrap.core.text import Text
from satrap.server.names import BOTS
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.consent import voters
from satrap.server.tables.effects import enter, replay
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.show import observer_of, show
from satrap.server.tables.shown import TableView
from satrap.server.tables.table import OVER, RUNNING, Table
from tests.offered import GAMES
from tests.server.tables.people import NAMES, SERVER_SEED, do, new_table, opened, play_on

CARDS = GAMES["alexandros"]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


SCORED = 0  # play until somebody has points


def played(game: AnyGame, seats: int, plies: int = 30) -> Table:
    table = new_table(game, seats)
    for _ in play_on(table, random.Random(0), plies or 1000):
        if not plies and max(game.scores(table.running().view(OPEN))) > 0:
            break
    return table


def again(table: Table) -> Table:
    return replay(SERVER_SEED, table.entries)


def told(view: TableView) -> list[str]:
    return [say(each.text) for each in view.news]


# Two players


@ALL
def test_the_other_of_two_wins_and_the_scores_stay(game: AnyGame) -> None:
    table = played(game, 2, SCORED)
    match = table.running()
    scores = game.scores(match.view(OPEN))
    leader = scores.index(max(scores))
    done = do(table, NAMES[leader], ask.Resign())
    assert [type(entry) for entry in done] == [log.Resigned, log.Ended]
    view = show(table, 1 - leader)
    assert view.status == OVER and view.match is not None and view.match.outcome is not None
    outcome = view.match.outcome
    assert (outcome.reason, outcome.winners, outcome.scores) == ("resigned", (1 - leader,), scores)
    assert say(view.match.prompt) == f"{NAMES[leader]} resigned: you win."
    assert told(view)[-1] == f"{NAMES[leader]} resigned."
    assert view.match.waiting == ()


def test_a_bot_wins_against_whoever_gives_up() -> None:
    chairs = (log.Chair(log.OPEN), log.Chair(log.BOT, "recruit"))
    table = Table(SERVER_SEED)
    enter(table, opened(CARDS, 2, chairs=chairs))
    do(table, "Ana", ask.Sit(0, "Ana", seed="00" * 16))
    do(table, "Ana", ask.Start())
    do(table, "Ana", ask.Resign())
    assert table.match is not None and table.match.outcome is not None
    assert table.match.outcome.winners == (1,)


def test_a_log_in_which_it_goes_on_between_two_is_refused() -> None:
    table = played(CARDS, 2)
    for entry in (log.Resigned(0, "companion", "Roxane"), log.Resigned(0, "companion")):
        with pytest.raises(NotAtTable):
            enter(table, entry)
    assert table.status == RUNNING


# More players


@ALL
def test_with_more_players_a_bot_takes_the_seat_by_its_own_name(game: AnyGame) -> None:
    table = played(game, 3)
    do(table, "Ben", ask.Resign())
    seat = show(table, PUBLIC).seats[1]
    assert table.status == RUNNING
    assert (seat.name in BOTS, seat.bot, seat.former) == (True, "companion", "Ben")
    assert told(show(table, 0))[-1] == f"Ben resigned. {seat.name} (bot) takes over the seat."
    view = show(table, PUBLIC).match
    assert view is not None and seat.name in as_json(view.view)["seats"]


def test_what_was_done_before_keeps_the_name_of_the_person() -> None:
    table = new_table(CARDS, 3, starter=1)
    match = table.running()
    while not match.ply or not match.line[-1].events:
        do(table, "Ben", ask.Play([str(next(iter(match.legal(1))))], match.ply))
    do(table, "Ben", ask.Resign())
    bot, before = table.places[1].name, match.ply
    assert before > 0 and match.line[-1].seats == (1,)
    while 1 not in match.waiting():
        seat = match.waiting()[0]
        do(table, NAMES[seat], ask.Play([str(next(iter(match.legal(seat))))], match.ply))
    enter(table, log.Played(1, (str(next(iter(match.legal(1)))),)))
    view = show(table, PUBLIC).match
    assert view is not None
    told = [(as_json(event)["ply"] > before, event.text.values) for event in view.events]
    named = [(is_later, values.get("name")) for is_later, values in told]
    names = {(is_later, name.values["name"]) for is_later, name in named if isinstance(name, Text)}
    assert (False, "Ben") in names and (True, bot) in names
    assert (True, "Ben") not in names and (False, bot) not in names


def test_who_gave_up_sees_and_does_what_a_watcher_may() -> None:
    table = played(CARDS, 3)
    do(table, "Ben", ask.Resign())
    assert observer_of(table, "Ben") == PUBLIC
    assert 1 not in voters(table)
    ply = table.running().ply
    for command in (
        ask.Play(["pass"], ply),
        ask.Undo(),
        ask.AskUndo(3),
        ask.AnswerUndo(True),
        ask.Return(),
        ask.Resign(),
        ask.Abandon(),
        ask.Leave(),
    ):
        with pytest.raises(NotAtTable) as caught:
            do(table, "Ben", command)
        assert caught.value.text.key == "table-not-seated"
    assert do(table, "Ben", ask.Say("Well played")) == [], "heard by watchers, not in the log"


def test_the_last_person_plays_on_against_bots() -> None:
    table = played(CARDS, 3)
    do(table, "Ben", ask.Resign())
    do(table, "Cleo", ask.Resign())
    assert table.status == RUNNING
    names = [place.name for place in table.places]
    assert len(set(names)) == 3 and set(names[1:]) <= set(BOTS)
    assert table.people() == {0}


def test_when_nobody_is_left_the_best_bot_wins_at_once() -> None:
    table = played(CARDS, 3, SCORED)
    for name in ("Ben", "Cleo"):
        do(table, name, ask.Resign())
    do(table, "Ana", ask.Resign())
    assert table.status == OVER and table.match is not None and table.match.outcome is not None
    outcome = table.match.outcome
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores[1:])}
    assert 0 not in outcome.winners


def test_if_all_the_others_had_asked_for_the_end_the_match_ends() -> None:
    table = played(CARDS, 3)
    for name in ("Ana", "Cleo"):
        do(table, name, ask.Abandon())
    assert table.status == RUNNING
    do(table, "Ben", ask.Resign())
    assert table.status == OVER and table.match is not None and table.match.outcome is None


def test_an_undo_that_was_asked_for_lapses() -> None:
    table = played(CARDS, 3)
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Ben", ask.Resign())
    assert table.asked is None


@ALL
@pytest.mark.parametrize("seats", [2, 3])
def test_a_log_replays_it(game: AnyGame, seats: int) -> None:
    table = played(game, seats)
    do(table, "Ben", ask.Resign())
    made = again(table)
    for observer in (0, PUBLIC):
        assert show(made, observer) == show(table, observer)
    assert [place.former for place in made.places] == [place.former for place in table.places]


def test_an_older_log_replays_as_it_was_then() -> None:
    """There a bot played on under the name of whoever had given up, who still saw the seat."""
    table = played(CARDS, 2)
    enter(table, log.Replaced(1, "companion", "resigned"))
    assert table.status == RUNNING
    assert (table.places[1].name, table.places[1].person) == ("Ben", "Ben")
    assert observer_of(table, "Ben") == 1 and 1 not in voters(table)
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Return())


# Somebody who is away


@pytest.mark.parametrize(("reason", "why"), [("left", "left the match"), ("away", "is away")])
def test_a_stand_in_is_named_as_a_bot(reason: str, why: str) -> None:
    table = played(CARDS, 2)
    enter(table, log.Replaced(1, "companion", reason))
    view = show(table, 0)
    seat = view.seats[1]
    assert (seat.name, seat.bot_name in BOTS) == ("Ben", True)
    assert told(view)[-1] == f"Ben {why}. {seat.bot_name} (bot) plays for Ben."
    do(table, "Ben", ask.Return())
    assert show(table, 0).seats[1].bot_name == ""
    assert told(show(table, 0))[-1] == "Ben is back."


def test_two_stand_ins_have_different_names() -> None:
    table = Table(SERVER_SEED)
    enter(table, opened(CARDS, 3))
    for seat, name in enumerate((BOTS[0], "Ben", "Cleo")):  # the first seat's bot needs another
        do(table, NAMES[seat], ask.Sit(seat, name))
    do(table, "Ana", ask.Start())
    for name in ("Ana", "Ben"):
        do(table, name, ask.Leave())
    names = [seat.bot_name for seat in show(table, 2).seats]
    assert len({*names, BOTS[0]}) == 4 and names[2] == ""


# Abandoned


def test_an_abandoned_match_keeps_its_scores() -> None:
    table = played(CARDS, 2, SCORED)
    scores = CARDS.scores(table.running().view(OPEN))
    assert max(scores) > 0
    for name in ("Ana", "Ben"):
        do(table, name, ask.Abandon())
    for made in (table, again(table)):
        view = show(made, PUBLIC).match
        assert view is not None and view.outcome is not None
        assert (view.outcome.reason, view.outcome.winners) == ("abandoned", ())
        assert view.outcome.scores == scores
        assert say(view.prompt) == "The match was ended early; nobody won."


def test_a_match_that_goes_on_has_no_outcome() -> None:
    view = show(played(CARDS, 2), 0).match
    assert view is not None and view.outcome is None


# News


def test_requests_and_answers_are_news() -> None:
    table = played(CARDS, 2)
    steps: list[tuple[str, ask.AnyCommand, str]] = [
        ("Ana", ask.AskUndo(3), "Ana would like to take back several moves."),
        ("Ben", ask.AnswerUndo(False), "Ben declined the undo."),
        ("Ana", ask.Abandon(), "Ana offers to end the match without a winner."),
        ("Ana", ask.Abandon(False), "Ana wants to play on after all."),
        ("Ben", ask.Abandon(), "Ben offers to end the match without a winner."),
        ("Ana", ask.Abandon(False), "Ana does not want to end the match."),
    ]
    for person, command, words in steps:
        do(table, person, command)
        assert told(show(table, PUBLIC))[-1] == words
    do(table, "Ana", ask.AskUndo(3))
    do(table, "Ben", ask.AnswerUndo(True))
    view = show(table, PUBLIC)
    assert told(view)[-1] == "Ben agreed: several moves were taken back."
    assert {each.ply for each in view.news} == {0, 3}, "news of plies that are gone move back"
    assert [each.number for each in view.news] == list(range(len(view.news)))
