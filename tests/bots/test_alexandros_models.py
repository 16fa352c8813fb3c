"""Where bots of Alexandros model a rule to plan ahead, they agree with the engine."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from satrap.bots.alexandros import acts
from satrap.bots.alexandros.claiming import rate_guards
from satrap.bots.alexandros.fast import features
from satrap.bots.alexandros.grounds import ground_after, ground_now
from satrap.bots.alexandros.judge import Judge
from satrap.bots.alexandros.outlook import Ground, TurnPlan
from satrap.bots.alexandros.scene import Scene
from satrap.bots.alexandros.simple import plan_of
from satrap.bots.alexandros.values import WEIGHTS
from satrap.bots.alexandros.walks import Walk, new_walls, walks
from satrap.core.chance import PlainChance
from satrap.core.game import AnyGame, Seat
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction, LevyTaxes
from satrap.games.alexandros.cards import NO_CARD, SYMBOL_OF
from satrap.games.alexandros.fast.boards import size_of, tables_record
from satrap.games.alexandros.fast.bridge import state_record
from satrap.games.alexandros.fast.layout import SEATS, records, scratch_type
from satrap.games.alexandros.marches import free_spaces
from satrap.games.alexandros.numbers import GUARDS, Phase
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.steps import levy_taxes
from satrap.games.alexandros.view import known_in
from tests.alexandros.boards import RED, YELLOW, acting, cut, ribbon, strip
from tests.bots.positions import EVERY, Setup, decisions

MARCHES = 1  # tried at each decision
ours = pytest.mark.parametrize(
    ("game", "number", "setup"), [each for each in EVERY if each.values[0] is GAME]
)


def apply(state: State, action: AnyAction) -> State:
    return GAME.apply(state, (action,), PlainChance(random.Random(1))).state


def known_by(state: State) -> Known:
    known = known_in(GAME.view(state, state.turn.seat))
    assert known is not None
    return known


def scene_of(state: State) -> Scene:
    known = known_by(state)
    judge = Judge(GAME.view(state, known.turn.seat), known.turn.seat, WEIGHTS)
    return Scene(judge, ground_now(known))


def incomes(state: State) -> list[int]:
    """Return what each seat would score in a levy."""
    found = [0] * state.config.seats
    for income in levy_taxes.incomes(state.config, state.table):
        found[income.seat] += income.points
    return found


def levy_cards(known: Known) -> list[int]:
    found = levy_taxes.legal(known)
    return [SYMBOL_OF[each.card] for each in found if isinstance(each, LevyTaxes)]


# Further actions


def carried_out(state: State, action: AnyAction) -> State:
    """Return the state after an action; the bot places guards, the first legal gifts are given."""
    state = apply(state, action)
    while state.turn.phase in (Phase.GUARDS, Phase.GIVE):
        legal = GAME.legal(state, state.turn.seat)
        chosen = legal[0]
        if state.turn.phase == Phase.GUARDS:
            rated = rate_guards(scene_of(state), known_by(state), tuple(legal))
            chosen = max(rated, key=lambda each: each[0])[1]
        state = apply(state, chosen)
    return state


def check_act(state: State, action: AnyAction, after: TurnPlan) -> None:
    """Require that an action is legal and leads to what was planned."""
    seat = state.turn.seat
    assert action in GAME.legal(state, seat)
    then = carried_out(state, action)
    assert then.table.guards == after.guards
    assert then.table.scores == after.scores
    if not after.draws:
        assert then.hands[seat] == after.hand
    if (then.turn.number, then.turn.phase) == (state.turn.number, Phase.ACT):
        assert then.turn.actions == after.actions
        assert then.turn.levied == after.levied


def check_acts(state: State) -> Counter[str]:
    """Require the same of every action the bot considers; count them by kind."""
    known = known_by(state)
    plan, seen = plan_of(known, known.hand, known.table.display), Counter[str]()
    for action, after in acts.acts_of(scene_of(state), plan):
        check_act(state, action, after)
        seen[type(action).__name__] += 1
    return seen


@ours
def test_every_action_leads_to_what_is_planned(game: AnyGame, number: int, setup: Setup) -> None:
    seen = Counter[str]()
    for state, seat in decisions(game, number, setup):
        if state.turn.phase != Phase.ACT:
            continue
        seen += check_acts(state)
        scene, known = scene_of(state), known_by(state)
        plan = plan_of(known, known.hand, known.table.display)
        assert scene.judge.left(plan) == reserve(state.table, seat, GUARDS)
        assert list(scene.land(plan).incomes) == incomes(state)
        if not plan.levied:
            assert scene.judge.levy_cards(plan) == levy_cards(known)
    assert min(seen[name] for name in ("TakeCard", "DrawCard", "Occupy", "TakeBackGuard")) > 0


@pytest.mark.parametrize("end100", ["after_levy", "first_to_reach", "end_of_turn"])
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_a_levy_that_reaches_the_goal_scores_for_all_or_stops(end100: str, seat: Seat) -> None:
    match = acting(
        ribbon("T..." + "H...." + "L......"),
        options={"end100": end100},
        seat=seat,
        walls=[cut(4), cut(9)],
        guards=[[strip(1)], [strip(5)]],
        hands=[["temple"], ["horse"]],
        scores=[98, 97],
        deck=["soldier"] * 6,
    )
    check_acts(match.state)


def test_nobody_plans_to_draw_where_no_card_is_left() -> None:
    check_acts(acting(ribbon("T..." + "H...."), walls=[cut(4)], hands=[["temple"], []]).state)


# Marches


def marched(state: State, walk: Walk) -> State:
    """Return the state after a march, decision by decision; forced ones are automatic."""
    turn, tables = state.turn.number, state.config.tables
    state = apply(state, walk.action)
    while state.turn.number == turn and (marching := state.turn.marching):
        if state.turn.phase == Phase.SPACE:
            state = apply(state, tables.choose_space[walk.space])
        elif state.turn.phase == Phase.POINT:
            state = apply(state, tables.choose_point[walk.path[-1]])
        else:
            state = apply(state, tables.take_step[walk.path[len(marching.path)]])
    return state


def check_ground(state: State, ground: Ground) -> None:
    """Require that the land is as foreseen."""
    config, table = state.config, state.table
    found = {(each.spaces, each.need, each.value, each.size) for each in ground.parts}
    assert found == {(each.spaces, each.need, each.value, each.size) for each in table.provinces}
    assert ground.free == free_spaces(config, table)
    assert ground.alexander == table.alexander
    assert ground.is_last == (state.turn.ending != "")


@ours
def test_every_march_leads_to_the_land_that_is_foreseen(
    game: AnyGame, number: int, setup: Setup
) -> None:
    dice, laid = random.Random(number), 0
    for state, seat in decisions(game, number, setup):
        if state.turn.phase > Phase.PATH:
            continue
        known = known_by(state)
        found = list(walks(known))
        for walk in dice.sample(found, min(MARCHES, len(found))):
            then = marched(state, walk)
            check_ground(then, ground_after(known, walk))
            assert then.hands[seat] == walk.hand
            shown = zip(walk.display, then.table.display, strict=True)
            assert all(card in (NO_CARD, now) for card, now in shown)
            more = then.table.walls.bit_count() - state.table.walls.bit_count()
            assert new_walls(known, walk) == more
            laid += more
    assert laid


# How the bots that search describe positions


def described(state: State) -> Any:
    tables, scratch = (
        tables_record(state.config),
        records(scratch_type(size_of(state.config.tables))),
    )
    rows = np.zeros((SEATS, features.COUNT))
    features.describe(tables[0], state_record(state)[0], rows, scratch[0])
    return rows


@ours
def test_features_say_what_the_rules_say(game: AnyGame, number: int, setup: Setup) -> None:
    taxed = 0
    for state, seat in decisions(game, number, setup):
        rows, seats, table = described(state), range(state.config.seats), state.table
        due = incomes(state)
        taxed += any(due)
        assert rows[: len(seats), features.INCOME].tolist() == due
        assert rows[: len(seats), features.SCORE].tolist() == list(table.scores)
        left = [reserve(table, each, GUARDS) for each in seats]
        expected = [count + 1 if count else 0 for count in left]
        assert rows[: len(seats), features.RESERVE].tolist() == expected
        others = [due[each] for each in seats if each != seat]
        if state.turn.phase == Phase.ACT and not state.turn.levied:
            lead = max(0, due[seat] - max(others)) if levy_cards(known_by(state)) else 0
            assert rows[seat, features.READY] == lead
    assert taxed
