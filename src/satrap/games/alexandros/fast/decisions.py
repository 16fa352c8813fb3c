"""Which decision is due in each phase: `legal` lists the actions, `apply` carries one out."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import flow, sources
from satrap.games.alexandros.fast.codes import (
    GIVE,
    GUARD,
    IN_ACT,
    IN_GUARDS,
    IN_PATH,
    IN_POINT,
    IN_SOURCE,
    IN_SPACE,
    OVER,
    PAY,
    POINT,
    SPACE,
    STAY,
    STEP,
    VERB,
)
from satrap.games.alexandros.fast.layout import Out, Record
from satrap.games.alexandros.fast.steps import (
    further_actions,
    give_cards,
    move_alexander,
    occupy,
)


@compiled
def legal(tables: Record, state: Record, out: Out, scratch: Record) -> int:
    """List what the seat in turn may do, in the same order as the readable engine."""
    phase = state.phase
    if phase == IN_ACT:
        return further_actions.legal(tables, state, out, scratch)
    if phase == IN_SOURCE:
        return sources.legal(tables, state, sources.OWN_HAND, out, scratch)
    if phase == IN_SPACE:
        return move_alexander.legal_spaces(state, out)
    if phase == IN_POINT:
        return move_alexander.legal_points(tables, state, out, scratch)
    if phase == IN_PATH:
        return move_alexander.legal_steps(tables, state, out, scratch)
    if phase == IN_GUARDS:
        return occupy.legal_guards(tables, state, out)
    if phase == OVER:
        return 0
    return give_cards.legal(state, out)


@compiled
def apply(tables: Record, state: Record, action: int, chance: Words, scratch: Record) -> None:
    """Carry out a legal action and whatever follows from it without a decision."""
    verb, argument = action // VERB, action % VERB
    if verb <= STAY:
        move_alexander.choose_source(tables, state, action, chance, scratch)
    elif verb == SPACE:
        move_alexander.choose_space(tables, state, argument, chance, scratch)
    elif verb == POINT:
        move_alexander.choose_point(tables, state, argument, chance, scratch)
    elif verb == STEP:
        move_alexander.take_step(tables, state, argument, chance, scratch)
    elif verb in (GUARD, PAY):
        occupy.apply_guard(tables, state, verb, argument)
    elif verb == GIVE:
        give_cards.apply(state, argument)
    else:
        further_actions.apply(tables, state, verb, argument, chance, scratch)
    flow.go_on(tables, state, chance, scratch)
