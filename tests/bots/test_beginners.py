"""The two easiest levels overlook some options, but never throw away anything obvious."""

from __future__ import annotations

import random

import pytest

from satrap.bots.alexander_the_great import beginners as marchers
from satrap.bots.alexander_the_great.scene import Scene
from satrap.bots.alexander_the_great.simple import Simple as Marcher
from satrap.bots.alexander_the_great.values import Weights as MarchWeights
from satrap.bots.alexandros import beginners
from satrap.bots.alexandros.simple import Simple
from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import walks
from satrap.core.chance import PlainChance
from satrap.games.alexander_the_great.view import known_in as known_to_marcher
from satrap.games.alexandros import GAME
from satrap.games.alexandros.view import known_in
from satrap.packs import get_pack
from tests.alexandros.boards import NAMES

LEVELS = [beginners.RECRUIT, beginners.HOPLITE]
MARCHERS = [marchers.RECRUIT, marchers.HOPLITE]
PASS, DRAW, TAKE, LEVY, RETREAT = range(5)


def misjudged(weights: Weights, seed: int) -> list[float]:
    """Return how a beginner values five actions; the second to fourth gain something."""
    return beginners.misjudged(weights, [5.0, 6.0, 6.1, 1005.0, 4.9], 5.0, random.Random(seed))


@pytest.mark.parametrize("weights", LEVELS, ids=["recruit", "hoplite"])
def test_what_gains_is_never_taken_for_a_loss(weights: Weights) -> None:
    for seed in range(200):
        found = misjudged(weights, seed)
        assert found[RETREAT] < found[PASS] == 5.0 < min(found[DRAW], found[TAKE])


@pytest.mark.parametrize("weights", LEVELS, ids=["recruit", "hoplite"])
def test_what_wins_is_never_missed(weights: Weights) -> None:
    for seed in range(200):
        found = misjudged(weights, seed)
        assert max(found) == found[LEVY]


@pytest.mark.parametrize("weights", LEVELS, ids=["recruit", "hoplite"])
def test_of_two_good_things_the_lesser_is_sometimes_taken(weights: Weights) -> None:
    took = sum(found[DRAW] > found[TAKE] for found in (misjudged(weights, n) for n in range(200)))
    assert 20 < took < 180


def test_a_beginner_sees_some_of_the_marches_and_a_good_player_all() -> None:
    state = GAME.start(GAME.setup(NAMES[:2]), PlainChance(random.Random(0))).state
    known = known_in(GAME.view(state, state.turn.seat))
    assert known is not None
    found = list(walks(known))
    seen = [
        list(beginners.noticed(weights, iter(found), random.Random(1)))
        for weights in (*LEVELS, Weights())
    ]
    assert len(seen[0]) < len(seen[1]) < len(seen[2]) == len(found)
    assert {walk.action for walk in seen[0]} == {walk.action for walk in found}


def test_a_good_player_draws_nothing_for_its_sight() -> None:
    """Its choices for given dice stay what they always were."""
    state = GAME.start(GAME.setup(NAMES[:2]), PlainChance(random.Random(0))).state
    view, legal = GAME.view(state, state.turn.seat), GAME.legal(state, state.turn.seat)
    used, fresh = random.Random(3), random.Random(3)
    Simple().choose(view, legal, used)
    fresh.choice([0])
    assert used.random() == fresh.random()
    assert beginners.misjudged(Weights(), [5.0, 6.0], 5.0, used) == [5.0, 6.0]
    assert used.random() == fresh.random()


@pytest.mark.parametrize("weights", MARCHERS, ids=["recruit", "hoplite"])
def test_a_marcher_sees_the_same_during_its_whole_turn(weights: MarchWeights) -> None:
    """Otherwise it would send its armies back and forth."""
    game = get_pack("alexander_the_great").game
    bot = Marcher(weights)
    generator, chance = random.Random(1), PlainChance(random.Random(1))
    state = game.start(game.setup(NAMES[:3]), chance).state
    seen: dict[tuple[int, int], set[tuple[float, ...]]] = {}
    while game.outcome(state) is None:
        chosen = []
        for seat in game.deciders(state):
            view = game.view(state, seat)
            known = known_to_marcher(view)
            assert known is not None
            if state.turn.stocks:
                sights = tuple(Scene(*known, weights).sights)
                assert all(1 - weights.slip <= sight <= 1 for sight in sights)
                seen.setdefault((state.turn.number, seat), set()).add(sights)
            chosen.append(bot.choose(view, game.legal(state, seat), generator))
        state = game.apply(state, tuple(chosen), chance).state
    assert {len(sights) for sights in seen.values()} == {1}
    assert len(set.union(*seen.values())) > 10
