"""The loop that plays bots against each other gives the same match as the checked `Match`."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import pytest

from satrap.arena.playing import Player, course_of, match_of, play, play_seed
from satrap.bots.random import RandomBot
from satrap.core.chance import SeededChance
from satrap.core.errors import IllegalAction
from satrap.core.game import AnyGame, Choices
from tests.conformance.games import ALL_GAMES
from tests.toy import TOY, Bid

SEED = bytes(range(32))
games = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)


class Cheat:
    """A bot whose choice is no bid at all."""

    def choose(
        self, view: Any, legal: Choices[Bid], generator: random.Random, limit: float | None = None
    ) -> str:
        return "pass"


@games
def test_the_checked_door_leads_to_the_same_end(game: AnyGame) -> None:
    setup, bots = game.setup(("A", "B", "C")), [RandomBot()] * 3
    course = course_of(game, play_seed(game, setup, bots, SEED))
    match = match_of(game, setup, bots, SEED)
    assert course.outcome == match.outcome
    assert course.decisions == sum(len(moment.seats) for moment in match.line)
    assert course.first == match.line[1].seats
    assert course.events == [event for moment in match.line for event in moment.events]
    assert game.dump_state(course.state) == game.dump_state(match.state)


def test_what_is_not_legal_is_refused_before_it_is_carried_out() -> None:
    with pytest.raises(IllegalAction):
        match_of(TOY, TOY.setup(("A", "B")), [Cheat(), Cheat()], SEED)


@games
def test_every_decision_is_timed_by_the_clock_that_is_given(game: AnyGame) -> None:
    players = [Player(RandomBot(), random.Random(1))] * 2
    ticks = count()
    clock = ticks.__next__
    told = list(play(game, game.setup(("A", "B")), players, SeededChance(SEED), clock))
    decisions = sum(len(moment.seats) for moment in told)
    assert {second for moment in told for second in moment.seconds} == {1}
    assert next(ticks) == decisions + len(told) - 1, "once before deciding, then after each"
