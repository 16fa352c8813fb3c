"""Whole turns as plans: all marches, the best ways to finish the best of them, and what follows.

A plan is a sequence of decisions, up to the first card that is drawn from the deck. It is carried
out in several imagined worlds, as far as each one allows, and finished by a quick look.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexandros.fast.features import COUNT, Chances, Weights, weigh
from satrap.bots.alexandros.fast.glance import WORK, finish_turn, glance
from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import decisions
from satrap.games.alexandros.fast.codes import IN_ACT, IN_PATH, OVER
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, SEATS, Record, Records
from satrap.games.alexandros.numbers import BLACK_WALLS, RED_WALLS

LENGTH = 64  # decisions of a plan, at most
DEEPEST = 48  # decisions of a march, at most
MOST_WALLS = BLACK_WALLS + RED_WALLS
FIRST = 4  # of the states in which marches are tried: those before are for quick looks
STATES = FIRST + DEEPEST + 1
NEARLY = 0.001  # chances that differ by less are taken for equal
MOST_MARCHES = 1000  # that are listed; if there are more, they are drawn at random


def plan_type() -> np.dtype[np.void]:
    """Return the type of a plan."""
    return np.dtype(
        [
            ("codes", np.int32, (LENGTH,)),
            ("length", np.int32),
            ("march", np.int32),  # how much of it is the march
            ("is_whole", np.int32),  # 1 if it is noted to its end
            ("walls", np.int32),  # that its march lays
            ("visits", np.int32),
            ("won", np.float64, (SEATS,)),  # chances of each seat to win, added up
            ("squares", np.float64),  # of the planning seat's chances, added up
            ("lead", np.float64),  # points of that seat over the best other seat, added up
        ],
        align=True,
    )


def new_plans(size: int) -> Records:
    """Return room for plans."""
    return np.zeros(size, plan_type()).view(np.recarray)


@compiled
def _note(plan: Record, codes: NDArray[np.int32], length: int, march: int) -> None:
    for at in range(length):
        plan.codes[at] = codes[at]
    plan.length, plan.march, plan.is_whole = length, march, 0
    forget(plan)


@compiled
def forget(plan: Record) -> None:
    """Forget what was found out about a plan."""
    plan.visits = 0
    plan.squares = plan.lead = 0.0
    for seat in range(SEATS):
        plan.won[seat] = 0.0


@compiled
def list_marches(
    tables: Record, states: Records, plans: Records, chance: Words, scratch: Record
) -> int:
    """Note ways to end Alexander's move: all, or as many random ones as there is room for.

    The current turn is in `states[FIRST]`. Return how many were noted.
    """
    lists = np.zeros((DEEPEST + 1, MOST_ACTIONS), np.int32)
    counts, tried = np.zeros(DEEPEST + 1, np.int32), np.zeros(DEEPEST + 1, np.int32)
    trail = np.zeros(LENGTH, np.int32)
    number = states[FIRST].number
    counts[0] = decisions.legal(tables, states[FIRST], lists[0], scratch)
    depth, found = 0, 0
    while depth >= 0 and found < MOST_MARCHES:
        if tried[depth] == counts[depth]:
            depth -= 1
            continue
        trail[depth] = lists[depth, tried[depth]]
        tried[depth] += 1
        states[FIRST + depth + 1] = states[FIRST + depth]
        state = states[FIRST + depth + 1]
        decisions.apply(tables, state, int(trail[depth]), chance, scratch)
        if state.phase <= IN_PATH and state.number == number and depth < DEEPEST - 1:
            depth += 1
            counts[depth] = decisions.legal(tables, state, lists[depth], scratch)
            tried[depth] = 0
            continue
        place = found if found < plans.shape[0] else below(chance, found + 1)
        if place < plans.shape[0]:
            _note(plans[place], trail, depth + 1, depth + 1)
        found += 1
    if found == MOST_MARCHES:
        draw_marches(tables, states, plans, trail, lists[0], chance, scratch)
    return int(min(found, plans.shape[0]))


@compiled
def draw_marches(
    tables: Record, states: Records, plans: Records, trail: NDArray[np.int32],
    out: NDArray[np.int32], chance: Words, scratch: Record,
) -> None:  # fmt: skip
    """Note as many random ways to end Alexander's move as there is room for."""
    number, state = states[FIRST].number, states[FIRST + 1]
    for at in range(plans.shape[0]):
        states[FIRST + 1] = states[FIRST]
        length = 0
        while length == 0 or (
            state.phase <= IN_PATH and state.number == number and length < DEEPEST
        ):
            count = decisions.legal(tables, state, out, scratch)
            trail[length] = out[below(chance, count)]
            decisions.apply(tables, state, int(trail[length]), chance, scratch)
            length += 1
        _note(plans[at], trail, length, length)


@compiled
def list_actions(tables: Record, states: Records, plans: Records, scratch: Record) -> int:
    """Note every decision that is open after Alexander's move; return how many there are."""
    codes = np.zeros(MOST_ACTIONS, np.int32)
    count = min(decisions.legal(tables, states[FIRST], codes, scratch), plans.shape[0])
    for at in range(count):
        _note(plans[at], codes[at : at + 1], 1, 0)
    return int(count)


@compiled
def follow(
    tables: Record, state: Record, plan: Record, length: int, out: NDArray[np.int32],
    chance: Words, scratch: Record,
) -> None:  # fmt: skip
    """Carry out as much of a plan as is legal."""
    number = state.number
    for at in range(length):
        if state.phase == OVER or state.number != number:
            return
        count = decisions.legal(tables, state, out, scratch)
        is_legal = False
        for each in range(count):
            is_legal = is_legal or out[each] == plan.codes[at]
        if not is_legal:
            return
        decisions.apply(tables, state, int(plan.codes[at]), chance, scratch)


@compiled
def shuffle_deck(state: Record, chance: Words) -> None:
    """Put the cards of the deck into random order."""
    for last in range(state.deck_size - 1, 0, -1):
        other = below(chance, last + 1)
        kept = state.deck[last]
        state.deck[last] = state.deck[other]
        state.deck[other] = kept


@compiled
def try_plans(
    tables: Record, worlds: Records, states: Records, plans: Records, count: int, weights: Weights,
    first: int, rounds: int, turns: int, tries: int, chance: Words, scratch: Record,
) -> None:  # fmt: skip
    """Try the first plans in some worlds, the same for all, for a number of turns.

    A plan that is only begun is noted to its end in the first of them.
    """
    out = np.zeros((2, MOST_ACTIONS), np.int32)
    features, chances = np.zeros((SEATS, COUNT)), np.zeros(SEATS)
    trail = np.zeros(LENGTH, np.int32)
    seat, number = worlds[0].seat, worlds[0].number
    for round in range(first, first + rounds):
        luck = chance[0]
        for at in range(count):
            plan, state = plans[at], states[WORK]
            chance[0] = luck
            states[WORK] = worlds[round % worlds.shape[0]]
            shuffle_deck(state, chance)
            follow(tables, state, plan, plan.length, out[0], chance, scratch)
            plan.walls = _walls_left(worlds[0]) - _walls_left(state)
            length = 0
            if state.phase != OVER and state.number == number:
                length = finish_turn(
                    tables, states, weights, features, chances, out, trail, chance, scratch
                )
            if not plan.is_whole:
                for each in range(min(length, LENGTH - plan.length)):
                    plan.codes[plan.length] = trail[each]
                    plan.length += 1
                plan.is_whole = 1
            while state.phase != OVER and state.number < number + turns:
                glance(
                    tables, states, tries, weights, features, chances, out, trail, chance, scratch
                )
            weigh(tables, states[WORK], weights, features, chances, scratch)
            _count(tables, states[WORK], plan, seat, chances)
        below(chance, 2)


@compiled
def _walls_left(state: Record) -> int:
    return int(state.black_left + state.red_left)


@compiled
def _count(tables: Record, state: Record, plan: Record, seat: int, chances: Chances) -> None:
    """Add up what trying a plan led to."""
    best = 0
    for other in range(tables.seats):
        plan.won[other] += chances[other]
        if other != seat:
            best = max(best, state.scores[other])
    plan.visits += 1
    plan.squares += chances[seat] * chances[seat]
    plan.lead += state.scores[seat] - best


@compiled
def widen(
    tables: Record, world: Record, states: Records, plans: Records, best: int, count: int,
    chance: Words, scratch: Record,
) -> int:  # fmt: skip
    """Add plans for every first action after the best plans' marches; return the new count."""
    out = np.zeros(MOST_ACTIONS, np.int32)
    codes = np.zeros(LENGTH, np.int32)
    for at in range(best):
        states[WORK] = world
        follow(tables, states[WORK], plans[at], plans[at].march, out, chance, scratch)
        if states[WORK].phase != IN_ACT or states[WORK].number != world.number:
            continue
        march = plans[at].march
        for each in range(march):
            codes[each] = plans[at].codes[each]
        legal = decisions.legal(tables, states[WORK], out, scratch)
        for each in range(legal):
            if count < plans.shape[0] and out[each] != plans[at].codes[march]:
                codes[march] = out[each]
                _note(plans[count], codes, march + 1, march)
                count += 1
    return count


@compiled
def rank(plans: Records, count: int, best: int, seat: int, spare: Records) -> None:
    """Put the plans that are best for a seat first, in order; of equals, those with fewer walls.

    A march without any wall comes last among its equals: a match must come to its end.
    """
    for place in range(min(best, count)):
        most = -1.0
        for at in range(place, count):
            most = max(most, plans[at].won[seat] / max(1, plans[at].visits))
        top, fewest = place, MOST_WALLS + 1
        for at in range(place, count):
            walls = plans[at].walls if plans[at].walls else MOST_WALLS
            worth = plans[at].won[seat] / max(1, plans[at].visits)
            if worth >= most - NEARLY and walls < fewest:
                top, fewest = at, walls
        if top != place:
            spare[0] = plans[place]
            plans[place] = plans[top]
            plans[top] = spare[0]
