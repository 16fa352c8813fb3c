"""The course of a turn and of a match: `start`, `legal`, `apply`, `winners`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import (
    acts,
    bits,
    claims,
    deck,
    marches,
    moving,
    occupying,
    sources,
)
from satrap.games.alexandros.fast.codes import (
    COSTS_NOTHING,
    DRAW,
    END_OF_TURN,
    GIVE,
    GUARD,
    HUNDRED,
    IN_ACT,
    IN_GUARDS,
    IN_PATH,
    IN_POINT,
    IN_SOURCE,
    IN_SPACE,
    LEVY,
    NO_MOVES,
    NONE,
    OCCUPY,
    OVER,
    PAY,
    POINT,
    RETRIEVE,
    SPACE,
    STAY,
    STEP,
    TAKE,
    TAKE_OVER,
    TURN_CAP,
    VERB,
)
from satrap.games.alexandros.fast.layout import Record
from satrap.games.alexandros.numbers import ACTIONS

Out = NDArray[np.int32]


@compiled
def legal(tables: Record, state: Record, out: Out, desk: Record) -> int:
    """List what the seat in turn may do, in the order of the readable engine."""
    phase = state.phase
    if phase == IN_ACT:
        return acts.legal(tables, state, out, desk)
    if phase == IN_SOURCE:
        return sources.legal(tables, state, sources.OWN_HAND, out, desk)
    if phase == IN_SPACE:
        return bits.list_all(state.targets, SPACE * VERB, out, 0)
    if phase == IN_POINT:
        used = marches.payable_points(tables, state, state.space, desk)
        for at in range(used):
            out[at] = POINT * VERB + desk.points[at]
        return used
    if phase == IN_PATH:
        used = marches.next_points(tables, state, desk)
        for at in range(used):
            out[at] = STEP * VERB + desk.steps[at]
        return used
    if phase == IN_GUARDS:
        return claims.legal_guards(tables, state, out)
    if phase == OVER:
        return 0
    return claims.legal_gifts(state, out)


@compiled
def apply(tables: Record, state: Record, action: int, chance: Words, desk: Record) -> None:
    """Carry out a legal action and whatever follows from it without a decision."""
    verb, argument = action // VERB, action % VERB
    if verb <= STAY:
        moving.choose_source(tables, state, action, chance, desk)
    elif verb == SPACE:
        moving.march_to(tables, state, argument, chance, desk)
    elif verb == POINT:
        moving.stand_on(tables, state, argument, chance, desk)
    elif verb == STEP:
        moving.step_to(tables, state, argument, chance, desk)
    else:
        _act(tables, state, verb, argument, chance, desk)
    if state.phase == IN_ACT and state.actions <= 0:
        _go_on(tables, state, chance, desk)


@compiled
def _act(
    tables: Record, state: Record, verb: int, argument: int, chance: Words, desk: Record
) -> None:
    """Carry out one of the further actions, or a part of it."""
    if verb == DRAW:
        state.actions -= 1
        deck.gain(state, state.seat, deck.top_card(tables, state, chance))
    elif verb == TAKE:
        state.actions -= 1
        deck.take_shown(state, state.seat, argument)
    elif verb in (OCCUPY, TAKE_OVER):
        occupying.begin(tables, state, argument)
    elif verb == GUARD:
        occupying.add_guard(tables, state, argument)
    elif verb == PAY:
        occupying.pay(tables, state)
    elif verb == GIVE:
        occupying.give(state, argument)
        occupying.share(state)
    elif verb == LEVY:
        acts.levy(tables, state, argument, desk)
    elif verb == RETRIEVE:
        acts.take_back(tables, state, argument)
    else:
        state.actions = acts.PASSED


@compiled
def _go_on(tables: Record, state: Record, chance: Words, desk: Record) -> None:
    """End a turn without actions left if nothing more can be decided in it."""
    is_free = tables.retrieve_cost == COSTS_NOTHING
    if is_free and state.stationed[state.seat] > 0 and state.actions == 0:
        return
    deck.turn_up(tables, state, chance)
    reason = _ending(tables, state)
    if reason != NONE:
        acts.finish(state, reason)
        return
    state.number += 1
    state.seat = (state.seat + 1) % tables.seats
    state.phase, state.actions, state.levied = IN_SOURCE, ACTIONS, 0
    _begin_turn(tables, state, desk)


@compiled
def _ending(tables: Record, state: Record) -> int:
    if state.ending != NONE:
        return int(state.ending)
    if tables.end100 == END_OF_TURN and acts.has_hundred(tables, state):
        return HUNDRED
    if state.idle >= tables.seats:
        return NO_MOVES
    return TURN_CAP if state.number >= tables.max_turns else NONE


@compiled
def _begin_turn(tables: Record, state: Record, desk: Record) -> None:
    """Begin a turn; skip Alexander's move if everybody can see that there is none."""
    marches.free_spaces(tables, state, state.free)
    if sources.is_stuck(tables, state, desk):
        moving.stay(tables, state, desk)


@compiled
def start(tables: Record, state: Record, chance: Words, desk: Record) -> None:
    """Shuffle a state that `blank` made, deal, turn two cards up, and begin."""
    state.seat = tables.starter
    if tables.starter < 0:
        state.seat = np.int64(below(chance, tables.seats))
    deck.reshuffle(state, chance)
    for seat in range(tables.seats):
        deck.gain(state, seat, deck.top_card(tables, state, chance))
    deck.turn_up(tables, state, chance)
    _begin_turn(tables, state, desk)


@compiled
def winners(tables: Record, state: Record) -> int:
    """Return the seats with the most points, as bits."""
    best, found = state.scores[0], 0
    for seat in range(tables.seats):
        best = max(best, state.scores[seat])
    for seat in range(tables.seats):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
