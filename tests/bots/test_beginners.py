"""The two easiest levels overlook some options, but never throw away anything obvious."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from satrap.bots.alexander_the_great import beginners as marchers
from satrap.bots.alexander_the_great.scene import Scene
from satrap.bots.alexander_the_great.simple import Simple as Marcher
from satrap.bots.alexander_the_great.values import Weights as MarchWeights
from satrap.bots.alexandros import beginners
from satrap.bots.alexandros.outlook import Rated
from satrap.bots.alexandros.simple import Simple
from satrap.bots.alexandros.values import Weights, rivals
from satrap.bots.alexandros.walks import walks
from satrap.core.chance import PlainChance
from satrap.games.alexander_the_great.view import known_in as known_to_marcher
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction, DrawCard, LevyTaxes, Pass, Special, TakeOver
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.provinces import make_province
from satrap.games.alexandros.state import Known
from satrap.games.alexandros.view import known_in
from satrap.packs import get_pack
from tests.alexandros.boards import NAMES

LEVELS = [beginners.RECRUIT, beginners.HOPLITE]
MARCHERS = [marchers.RECRUIT, marchers.HOPLITE]
PASS, DRAW, TAKE, LEVY, RETREAT = range(5)
PLACE = "c7d"


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
        list(beginners.noticed(weights, iter(found), 0, random.Random(1)))
        for weights in (*LEVELS, Weights())
    ]
    assert len(seen[0]) < len(seen[1]) < len(seen[2]) == len(found)
    usual = {walk.action for walk in found if not isinstance(walk.action, Special)}
    assert {walk.action for walk in seen[0]} >= usual


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


def thought_of(weights: Weights, hand: Cards, seed: int, seats: int = 2) -> set[type]:
    """Return what comes to the mind of a beginner who could draw, take over, levy or pass, late."""
    state = GAME.start(GAME.setup(NAMES[:seats]), PlainChance(random.Random(0))).state
    space = state.config.tables.spaces[PLACE]
    land = make_province(state.config.tables, 1 << space, owner=1, guards=1 << space)
    table, turn = replace(state.table, provinces=(land,)), replace(state.turn, number=99)
    known = Known(state.config, table, turn, hand)
    acts: tuple[AnyAction, ...] = (DrawCard(), TakeOver(PLACE), LevyTaxes("lyre"), Pass())
    rated: list[Rated] = [(float(at), act) for at, act in enumerate(acts)]
    return {
        type(act) for _, act in beginners.thought_of(weights, known, rated, random.Random(seed))
    }


@pytest.mark.parametrize("weights", LEVELS, ids=["recruit", "hoplite"])
def test_who_has_plenty_of_cards_takes_no_more(weights: Weights) -> None:
    few, many = (2, 2, 2, 2, 2), (weights.enough, 0, 0, 0, 0)
    assert DrawCard in thought_of(weights, few, 1)
    assert DrawCard not in thought_of(weights, many, 1)
    assert DrawCard in thought_of(Weights(), many, 1)


def test_a_recruit_seldom_thinks_of_taking_over_and_overlooks_some_levies() -> None:
    minds = [thought_of(beginners.RECRUIT, (1,) * 5, seed) for seed in range(200)]
    assert 5 < sum(TakeOver in mind for mind in minds) < 40
    assert 100 < sum(LevyTaxes in mind for mind in minds) < 170


def test_a_hoplite_overlooks_some_takeovers_and_no_levy() -> None:
    minds = [thought_of(beginners.HOPLITE, (1,) * 5, seed) for seed in range(200)]
    assert 50 < sum(TakeOver in mind for mind in minds) < 120
    assert all(LevyTaxes in mind for mind in minds)


@pytest.mark.parametrize("weights", LEVELS, ids=["recruit", "hoplite"])
def test_the_more_rivals_the_likelier_a_takeover_comes_to_mind(weights: Weights) -> None:
    two, four = (
        sum(TakeOver in thought_of(weights, (1,) * 5, seed, seats) for seed in range(200))
        for seats in (2, 4)
    )
    assert two < four < 200


def test_a_beginner_does_not_see_all_that_others_gain() -> None:
    state = GAME.start(GAME.setup(NAMES[:4]), PlainChance(random.Random(0))).state
    view = GAME.view(state, 0)
    seen = [sum(each.weight for each in rivals(view, 0, level.heed)) for level in LEVELS]
    assert seen[0] == 0.0 < seen[1] < sum(each.weight for each in rivals(view, 0, 1.0))


@pytest.mark.parametrize("weights", MARCHERS, ids=["recruit", "hoplite"])
def test_a_marcher_sees_the_same_during_its_whole_turn(weights: MarchWeights) -> None:
    """Otherwise it would send its armies back and forth."""
    game = get_pack("alexander_the_great").game
    bot = Marcher(weights)
    generator, chance = random.Random(1), PlainChance(random.Random(1))
    state = game.start(game.setup(NAMES[:3]), chance).state
    seen: dict[tuple[int, int], set[tuple[float, ...]]] = {}
    sites: dict[tuple[int, int], set[int]] = {}
    while game.outcome(state) is None:
        chosen = []
        for seat in game.deciders(state):
            view = game.view(state, seat)
            known = known_to_marcher(view)
            assert known is not None
            if state.turn.stocks:
                scene = Scene(*known, weights)
                sights = tuple(scene.sights)
                sites.setdefault((state.turn.number, seat), set()).add(scene.kinds[0].open)
                assert all(1 - weights.slip <= sight <= 1 for sight in sights)
                seen.setdefault((state.turn.number, seat), set()).add(sights)
            chosen.append(bot.choose(view, game.legal(state, seat), generator))
        state = game.apply(state, tuple(chosen), chance).state
    assert {len(sights) for sights in seen.values()} == {1}
    assert {len(each) for each in sites.values()} == {1}
    assert len(set.union(*seen.values())) > 10
