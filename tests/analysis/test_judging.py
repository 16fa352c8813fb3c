"""A match is analysed turn by turn, always with the same result."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from satrap.analysis.judging import analyse
from satrap.analysis.picking import LEAST_LOST, MOST_TURNING, is_much, praised, turning
from satrap.analysis.results import VERSION, Analysis, Judged, Point, Told
from satrap.analysis.telling import alike
from satrap.bots.advice import Phrase, Verdict
from satrap.core.game import OPEN, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch, Record, make_record, replay
from satrap.core.text import Text
from satrap.core.turns import turns_of
from tests.offered import GAMES
from tests.server.advisers import Quick

both = pytest.mark.parametrize("game", GAMES)
SEED = bytes(32)


@lru_cache
def played(game: str) -> Record:
    """Return the record of a match that was played at random."""
    rules, generator = GAMES[game], random.Random(3)
    match: AnyMatch = Match(rules, rules.setup(("Ana", "Ben", "Cleo")), seeded(SEED))
    while not match.outcome:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
    return make_record(match, SEED)


def looked_through(
    game: str, record: Record, adviser: Any = None, budget: int | None = None
) -> Analysis:
    *_, last = analyse(GAMES[game], record, adviser or Quick(), budget)
    assert last.analysis
    return last.analysis


@both
def test_the_same_record_gives_the_same_analysis(game: str) -> None:
    found = looked_through(game, played(game))
    assert found == looked_through(game, played(game))
    assert found.version == VERSION
    other = replace(played(game), seats=["Ana", "Ben", "Zoe"])
    assert found.points != looked_through(game, other).points, "each record has its own dice"


@both
def test_it_tells_how_far_it_has_come(game: str) -> None:
    *told, last = analyse(GAMES[game], played(game), Quick())
    turns = turns_of(replay(GAMES[game], played(game)))
    assert [each.done for each in told] == list(range(len(turns) + 1))
    assert {each.of for each in (*told, last)} == {len(turns)}
    assert not any(each.analysis for each in told)


@both
def test_there_is_a_point_for_each_turn_and_one_for_the_result(game: str) -> None:
    match = replay(GAMES[game], played(game))
    *points, last = looked_through(game, played(game)).points
    assert [point.ply for point in points] == turns_of(match)
    assert match.outcome
    share = 1 / len(match.outcome.winners)
    result = [share if seat in match.outcome.winners else 0 for seat in range(3)]
    assert (last.ply, last.known, last.open) == (match.ply, result, result)


@both
@pytest.mark.parametrize("plies", [0, 7, 20])
def test_a_match_that_was_given_up_ends_with_that_result(game: str, plies: int) -> None:
    rules, generator = GAMES[game], random.Random(3)
    match: AnyMatch = Match(rules, rules.setup(("Ana", "Ben")), seeded(SEED))
    while match.ply < plies:
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), generator))
    match.resign(0)
    found = looked_through(game, make_record(match, SEED))
    last = found.points[-1]
    assert (last.ply, last.known, last.open) == (plies, [0, 1], [0, 1])
    assert all(verdict.ply < plies for verdict in found.verdicts)


class Farsighted(Quick):
    """An adviser whose lines go on after the turn was broken off, and differ only there."""

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Verdict:
        done = super().judge(view, played, generator).played
        done = replace(done, chance=0.1, error=0.0, then=("pass",) * 9)
        best = replace(done, chance=0.9, then=("pass",) * 8 + ("stay",))
        return Verdict(done, best, (0.9, 0.1))


def test_lines_that_differ_only_after_the_end_need_no_second_look() -> None:
    rules, generator = GAMES["alexandros"], random.Random(3)
    match: AnyMatch = Match(rules, rules.setup(("Ana", "Ben")), seeded(SEED))
    while match.ply < 7:
        match.play(match.waiting()[0], sample(match.legal(match.waiting()[0]), generator))
    match.resign(0)
    found = looked_through("alexandros", make_record(match, SEED), Farsighted())
    assert found.turning


@both
def test_each_is_judged_for_its_own_decisions_where_it_had_a_choice(game: str) -> None:
    match = replay(GAMES[game], played(game))
    found = looked_through(game, played(game)).verdicts
    assert len({(each.ply, each.seat) for each in found}) == len(found) > 10
    for judged in found:
        moment = match.line[judged.ply + 1]
        action = moment.actions[moment.seats.index(judged.seat)]
        assert judged.played.action == str(action)
        assert judged.lost == pytest.approx(judged.best.chance - judged.played.chance, abs=2e-4)
        assert judged.lost >= 0


class Spy(Quick):
    """An adviser that notes what it is shown."""

    def __init__(self) -> None:
        self.judged: list[tuple[Any, tuple[Any, ...]]] = []
        self.seen: list[Any] = []

    def judge(self, view: Any, played: tuple[Any, ...], generator: random.Random) -> Any:
        self.judged.append((view, played))
        return super().judge(view, played, generator)

    def chances(self, view: Any, generator: random.Random) -> tuple[float, ...]:
        self.seen.append(view)
        return super().chances(view, generator)


@both
def test_it_asks_with_what_each_knew_and_with_all_open(game: str) -> None:
    spy, match = Spy(), replay(GAMES[game], played(game))
    found = looked_through(game, played(game), spy)
    wanted = [
        match.game.dump_view(match.view(observer, ply))
        for ply in turns_of(match)
        for observer in (0, 1, 2, OPEN)
    ]
    assert [match.game.dump_view(view) for view in spy.seen] == wanted
    for judged, (view, plays) in zip(found.verdicts, spy.judged, strict=True):
        mine = match.view(judged.seat, judged.ply)
        assert match.game.dump_view(view) == match.game.dump_view(mine)
        turns = [*turns_of(match), match.ply]
        end = turns[turns.index(judged.ply) + 1]
        moments = match.line[judged.ply + 1 : end + 1]
        assert plays == tuple(
            each.actions[each.seats.index(judged.seat)]
            for each in moments
            if judged.seat in each.seats
        )


@both
def test_who_had_no_choice_is_not_judged(game: str) -> None:
    match = replay(GAMES[game], played(game))
    judged = {(each.ply, each.seat) for each in looked_through(game, played(game)).verdicts}
    turns = [*turns_of(match), match.ply]
    for ply, end in pairwise(turns):
        for seat in match.game.deciders(match.line[ply].state):
            choices = [
                len(match.game.legal(match.line[at].state, seat))
                for at in range(ply, end)
                if seat in match.line[at + 1].seats
            ]
            assert ((ply, seat) in judged) == any(count > 1 for count in choices)


def judged(lost: float, is_sure: bool = True, otherwise: float | None = None) -> Judged:
    words = Text("name")
    told = Told("pass", words, words, [], 0.5, 0.01, 0, words)
    return Judged(0, 0, told, told, lost, is_sure, otherwise)


def test_turning_points_are_those_that_lost_most() -> None:
    many = [judged(LEAST_LOST + 0.01 * (number % 5)) for number in range(20)]
    found = turning(many)
    assert len(found) == MOST_TURNING
    assert found == sorted(found)
    assert {round(many[place].lost, 2) for place in found} == {0.08, 0.09}


def test_what_is_little_or_not_sure_is_no_turning_point() -> None:
    assert turning([judged(0.049), judged(0.05), judged(0.2, is_sure=False)]) == [1]


def test_a_loss_within_the_error_is_none() -> None:
    assert not is_much(0.2, 0.15, 0.15)
    assert is_much(0.22, 0.15, 0.15)
    assert not is_much(0.02, 0.001)


def test_praised_is_a_deed_that_the_chance_would_have_been_worse_without() -> None:
    points = [Point(0, [0.5, 0.5], [0.5, 0.5]), Point(9, [0.52, 0.48], [0.52, 0.48])]
    deed, little, blunder = judged(0.0, False, 0.4), judged(0.0, False, 0.48), judged(0.2)
    assert praised([deed, little, blunder, judged(0.0, False)], points) == [0]
    assert praised([replace(blunder, otherwise=0.1)], points) == [], "something was better"


def test_praised_is_a_deed_after_which_the_chance_was_better() -> None:
    points = [Point(0, [0.5, 0.5], [0.5, 0.5]), Point(9, [0.6, 0.4], [0.6, 0.4])]
    assert praised([judged(0.0, False, 0.5)], points) == [0]


def test_a_match_that_was_broken_off_has_no_result() -> None:
    rules = GAMES["alexandros"]
    match: AnyMatch = Match(rules, rules.setup(("Ana", "Ben")), seeded(SEED))
    for _ in range(9):
        seat = match.waiting()[0]
        match.play(seat, sample(match.legal(seat), random.Random(1)))
    found = looked_through("alexandros", make_record(match, SEED))
    assert [point.ply for point in found.points] == turns_of(match)


@both
def test_a_match_that_was_over_before_it_began_has_a_result_and_nothing_else(game: str) -> None:
    rules, whole = GAMES[game], replay(GAMES[game], played(game))
    end = rules.dump_state(whole.state)
    match: AnyMatch = Match(rules, rules.setup(whole.setup.seats, position=end), seeded(SEED))
    assert match.outcome
    found = looked_through(game, make_record(match, SEED))
    assert [point.ply for point in found.points] == [0]
    assert (found.verdicts, found.turning) == ([], [])


def test_what_two_lines_begin_with_is_said_once() -> None:
    march, claim, draw = (Phrase(Text(each), Text(each)) for each in ("march", "claim", "draw"))
    assert alike((march, claim), (march, draw)) == 1
    assert alike((march,), (claim, march)) == 0
    assert alike((march,), (march, draw)) == 1, "the better one goes on"
    assert alike((march, draw), (march,)) == 0, "the better one would say nothing"
