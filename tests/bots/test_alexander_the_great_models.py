"""Where bots of Alexander the Great model a rule to plan ahead, they agree with the engine."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from satrap.bots.alexander_the_great.fast import outlook, trials, worths
from satrap.bots.alexander_the_great.scene import Scene
from satrap.bots.alexander_the_great.searcher import Budget, Search
from satrap.bots.alexander_the_great.turn_lines import turn_actions
from satrap.bots.alexander_the_great.values import WEIGHTS
from satrap.core.chance import PlainChance
from satrap.core.game import AnyGame, Seat
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, LayCity, LayTemple
from satrap.games.alexander_the_great.events import TEMPLE
from satrap.games.alexander_the_great.fast import comparing, flow, layout
from satrap.games.alexander_the_great.numbers import CUBES, Phase
from satrap.games.alexander_the_great.state import Known, State
from satrap.games.alexander_the_great.steps import final_score
from satrap.games.alexander_the_great.view import known_in
from tests.bots.positions import EVERY, Setup, decisions

BUDGET = Budget(rounds=0, draws=6, splits=0)
TURNS = 3  # tried at each decision
PLANNED = (Phase.MOVE, Phase.BUILD)
HALVED: Setup = {"preset": "short", "options": {"halving": "total"}}
ours = pytest.mark.parametrize(
    ("game", "number", "setup"),
    [*(each for each in EVERY if each.values[0] is GAME), pytest.param(GAME, 1, HALVED)],
)


def known_by(state: State, seat: Seat) -> Known:
    known = known_in(GAME.view(state, seat))
    assert known is not None
    return known


def search_of(state: State, seat: Seat, dice: random.Random) -> Search:
    return Search(GAME.view(state, seat), known_by(state, seat), BUDGET, dice)


def apply(state: State, action: AnyAction) -> State:
    return GAME.apply(state, (action,), PlainChance(random.Random(1))).state


# Whole turns of the bots that search


def carried_out(state: State, seat: Seat, turn: list[AnyAction]) -> State:
    """Play a turn decision by decision; each must be legal."""
    number = state.turn.number
    for action in turn:
        assert action in GAME.legal(state, seat)
        state = apply(state, action)
    if (state.turn.number, state.turn.seat, state.turn.phase) == (number, seat, Phase.BUILD):
        state = apply(state, Confirm())
    return state


def check_turn(search: Search, trial: Any, state: State) -> bool:
    """Require that a turn ends the same in both engines; return whether it was scored."""
    tables, work = search.tables, search.states[trials.WORK]
    search.states[trials.WORK] = search.states[trials.ROOT]
    trials.begin(tables, work, trial, search.chance)
    can_go_on = worths.can_go_on(work)
    flow.go_on(tables, work)
    then = carried_out(state, search.known.seat, turn_actions(search.known, trial))
    assert comparing.of_record(tables, work) == comparing.of_state(then)
    if then.turn.number == state.turn.number and then.turn.phase != Phase.OVER:
        return False
    goes_on = then.turn.region == state.turn.region and then.turn.phase != Phase.OVER
    assert can_go_on == goes_on
    return True


@ours
def test_every_turn_that_is_tried_is_legal_and_leads_to_the_same(
    game: AnyGame, number: int, setup: Setup
) -> None:
    dice, scored = random.Random(number), 0
    for state, seat in decisions(game, number, setup):
        if state.turn.phase in PLANNED:
            search = search_of(state, seat, dice)
            found = search.drafts()
            for at in dice.sample(range(len(found)), min(TURNS, len(found))):
                scored += check_turn(search, found[at], state)
    assert scored > 5


# What things are worth


def attempts(state: State, seat: Seat) -> set[AnyAction]:
    return {each for each in GAME.legal(state, seat) if not isinstance(each, Confirm)}


def check_sites(scene: Scene, state: State, seat: Seat) -> None:
    """Require that the simple bot sees every site where something can be laid down."""
    stands = {place for place, count in enumerate(state.table.armies[seat]) if count}
    seen = set[AnyAction]()
    for kind in scene.kinds:
        sites = kind.open & ~kind.laid[seat] if kind.left else 0
        names = [scene.ground.places[at].id for at in stands if sites >> at & 1]
        seen |= {LayTemple(name) if kind.name == TEMPLE else LayCity(name) for name in names}
    assert seen == attempts(state, seat)


def check_worths(scene: Scene, search: Search) -> None:
    """Require that both kinds of bots see the same prices and the same values."""
    root, scratch = search.states[trials.ROOT], search.scratch
    worths.look_around(search.tables, root, scratch, search.chance, 0.0)
    assert scene.can_go_on == worths.can_go_on(root)
    for at, kind in enumerate(scene.kinds):
        for place in range(kind.open.bit_length()):
            if kind.open >> place & 1 and kind.left:
                price, worth = scene.offer(kind, place)
                assert price == min(scratch.price[at, place], CUBES + 1)  # more than anybody has
                assert scratch.offer[at, place] == pytest.approx(worth)
    for place, row in list(enumerate(scene.holds))[1:]:
        assert scratch.hold[place, : len(row)].tolist() == pytest.approx(row)


@ours
def test_both_kinds_of_bots_see_the_same_sites_prices_and_worths(
    game: AnyGame, number: int, setup: Setup
) -> None:
    dice, built = random.Random(number), 0
    for state, seat in decisions(game, number, setup):
        if state.turn.phase in PLANNED:
            scene = Scene(*known_by(state, seat), WEIGHTS)
            check_worths(scene, search_of(state, seat, dice))
            if state.turn.phase == Phase.BUILD:
                check_sites(scene, state, seat)
                built += 1
    assert built > 5


# Between two regions


def check_features(search: Search, state: State) -> None:
    config, table = state.config, state.table
    rows = np.zeros((layout.SEATS, outlook.COUNT))
    outlook.describe(search.tables, search.states[trials.ROOT], rows)
    given = [
        each for each in final_score.awards(config, table) if 0 < each.region <= state.turn.region
    ]
    everywhere = range(len(table.cities))
    for seat in range(config.seats):
        won = sum(each.points for each in given if each.seat == seat)
        if config.options.campaign == "short" and config.options.halving == "total":
            won //= 2
        assert rows[seat, outlook.SCORE] == table.scores[seat] + won
        assert rows[seat, outlook.TEMPLES] == final_score.temples(config, table, everywhere)[seat]
        assert rows[seat, outlook.CITIES] == final_score.cities(config, table, everywhere)[seat]


@ours
def test_features_say_what_the_rules_say(game: AnyGame, number: int, setup: Setup) -> None:
    described = 0
    for state, seat in decisions(game, number, setup):
        if state.turn.phase == Phase.ALLOCATE:
            check_features(search_of(state, seat, random.Random(number)), state)
            described += 1
    assert described > 5
