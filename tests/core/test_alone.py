"""The last ply that a seat decided alone: what happened since is news to whoever sits there."""

from __future__ import annotations

import random

import pytest

from satrap.core.game import AnyGame, sample
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from tests.conformance.games import seed_of
from tests.offered import GAMES

PLIES = 30


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_it_is_the_ply_of_whoever_decided_and_nobody_else(game: AnyGame) -> None:
    match: AnyMatch = Match(game, game.setup(("Ana", "Ben")), seeded(seed_of(1)))
    generator = random.Random(1)
    last: dict[int, int | None] = {0: None, 1: None}
    for _ in range(PLIES):
        assert {seat: match.last_alone(seat) for seat in last} == last
        waiting = match.waiting()
        for seat in waiting:
            match.play(seat, sample(match.legal(seat), generator))
        if len(waiting) == 1:
            last[waiting[0]] = match.ply
    assert None not in last.values()
