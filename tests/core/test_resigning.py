"""Giving up: the match ends and somebody else wins, or an heir plays on."""

from __future__ import annotations

import random

import pytest

from satrap.core.errors import MatchOver, UnreadableRecord
from satrap.core.game import OPEN, PUBLIC, AnyGame, sample
from satrap.core.language import say
from satrap.core.match import Match, seeded
from satrap.core.prompts import prompt
from satrap.core.record import AnyMatch, LogEntry, format_record, make_record, parse_record, replay
from tests.conformance.games import seed_of
from tests.offered import GAMES
from tests.toy import TOY

ALL = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.id)


def begun(game: AnyGame, seats: int = 2, plies: int = 0) -> AnyMatch:
    names = ("Ana", "Ben", "Cleo")[:seats]
    match: AnyMatch = Match(game, game.setup(names), seeded(seed_of(1)))
    generator = random.Random(1)
    while match.ply < plies:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
    return match


def leading(match: AnyMatch) -> int:
    scores = match.game.scores(match.view(OPEN))
    return scores.index(max(scores))


@ALL
def test_the_other_wins_whatever_the_scores(game: AnyGame) -> None:
    match = begun(game, plies=2 if game is TOY else 150)
    loser, scores = leading(match), match.game.scores(match.view(OPEN))
    match.resign(loser)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("resigned", (1 - loser,))
    assert match.outcome.scores == scores and max(scores) > 0
    assert match.outcome.turns > 1
    assert (match.loser, match.waiting(), match.legal(0)) == (loser, (), ())


@ALL
def test_turns_are_counted_as_at_the_end_of_a_whole_match(game: AnyGame) -> None:
    match, counted, generator = begun(game), [1], random.Random(3)
    while match.outcome is None:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
        counted.append(match.turns)
    assert counted == sorted(counted) and counted[-1] == match.outcome.turns
    assert len(set(counted)) == match.outcome.turns  # each of them, and nothing else


@ALL
def test_nothing_can_be_played_or_undone_after_that(game: AnyGame) -> None:
    match = begun(game, plies=1)
    action = str(next(iter(match.legal(match.waiting()[0]))))
    match.resign(0)
    for attempt in (
        lambda: match.play_text(1, action),
        lambda: match.undo(1, 0, forget=True),
        lambda: match.resign(1),
    ):
        with pytest.raises(MatchOver):
            attempt()


def test_among_several_the_best_of_the_others_wins() -> None:
    match = begun(TOY, 3, plies=2)
    match.resign(leading(match))
    outcome = match.outcome
    assert outcome is not None and match.loser is not None
    others = [score for seat, score in enumerate(outcome.scores) if seat != match.loser]
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(others)}
    assert match.loser not in outcome.winners


def test_everybody_is_told_who_gave_up_and_who_won() -> None:
    match = begun(TOY)
    match.resign(1)
    told = [say(prompt(match, observer)) for observer in (0, 1, PUBLIC)]
    assert told[0] == "Ben resigned: you win."
    assert told[1] == "You resigned: Ana wins."
    assert told[2] == "Ben resigned: Ana wins."


def test_a_shared_win_is_told_as_one() -> None:
    match = begun(TOY, 3)
    match.resign(1)
    assert say(prompt(match, 1)) == "You resigned: Ana and Cleo share the win."


@ALL
def test_a_sealed_choice_is_dropped_at_the_end(game: AnyGame) -> None:
    match = begun(game)
    seat = match.waiting()[0]
    if len(match.waiting()) > 1:
        match.play(seat, next(iter(match.legal(seat))))
    match.resign(1 - seat)
    assert match.sealed(seat) is None


# An heir


def test_an_heir_plays_on_under_another_name() -> None:
    match = begun(GAMES["alexandros"], 3, plies=3)
    seat = match.waiting()[0]
    assert match.line[3].seats == (seat,)
    match.resign(seat, "Roxane")
    assert (match.outcome, match.loser) == (None, None)
    assert match.names()[seat] == "Roxane"
    assert match.names(2)[seat] == match.setup.seats[seat]
    assert "Roxane" in say(prompt(match, PUBLIC))
    assert match.setup.seats[seat] in say(prompt(match, PUBLIC, 2))
    assert "Roxane" in str(match.game.dump_view(match.view(PUBLIC))["seats"])
    match.play(seat, next(iter(match.legal(seat))))


def test_a_view_without_names_stays_as_it_is() -> None:
    match = begun(TOY, seats=3)
    before = match.view(PUBLIC)
    match.resign(1, "Roxane")
    assert match.view(PUBLIC) == before


def test_who_plays_too_early_is_told_the_heir() -> None:
    match = begun(GAMES["alexandros"], 3, plies=5)
    seat = match.waiting()[0]
    match.resign(seat, "Roxane")
    with pytest.raises(Exception, match="Roxane"):
        match.play((seat + 1) % 3, next(iter(match.legal(seat))))


def test_an_heir_stays_when_the_others_go_back() -> None:
    match = begun(GAMES["alexandros"], 3, plies=5)
    match.resign(1, "Roxane")
    match.undo(0, 2, forget=True)
    assert [match.names(ply)[1] for ply in range(3)] == ["Ben", "Ben", "Roxane"]


# Records


@ALL
@pytest.mark.parametrize("heir", ["", "Roxane"])
def test_a_record_replays_it(game: AnyGame, heir: str) -> None:
    match = begun(game, 3, plies=1)
    match.resign(1, heir)
    record = parse_record(format_record(make_record(match, seed_of(1))))
    assert record.entries[-1] == LogEntry(resign=1, heir=heir or None)
    again = replay(game, record)
    assert (again.outcome, again.loser, again.names()) == (
        match.outcome,
        match.loser,
        match.names(),
    )


@pytest.mark.parametrize("entry", [LogEntry(resign=7), LogEntry(resign=-1)])
def test_a_record_in_which_nobody_gives_up_is_refused(entry: LogEntry) -> None:
    match = begun(TOY)
    record = make_record(match, seed_of(1))
    record.entries.append(entry)
    with pytest.raises(UnreadableRecord):
        replay(TOY, record)


def test_a_record_with_another_winner_is_refused() -> None:
    match = begun(TOY)
    match.resign(0)
    record = make_record(match, seed_of(1))
    assert record.result is not None
    record.result.winners[:] = [0]
    with pytest.raises(UnreadableRecord):
        replay(TOY, record)
