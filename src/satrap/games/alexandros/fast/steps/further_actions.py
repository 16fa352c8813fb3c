"""The further actions: up to two of four in any order."""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import claims
from satrap.games.alexandros.fast.codes import (
    COSTS_ACTION,
    COSTS_NOTHING,
    DRAW,
    LEVY,
    OCCUPY,
    PASS,
    TAKE,
    TAKE_OVER,
)
from satrap.games.alexandros.fast.layout import Out, Record
from satrap.games.alexandros.fast.steps import (
    levy_taxes,
    occupy,
    pass_turn,
    take_back_guard,
    take_card,
    take_over,
)


@compiled
def legal(tables: Record, state: Record, out: Out, scratch: Record) -> int:
    """List the further actions: take, occupy, take over, levy, take back, pass."""
    used, has_actions = 0, state.actions > 0
    if has_actions:
        used = take_card.legal(state, out, used)
        if claims.find_within_reach(tables, state, scratch):
            used = occupy.legal(out, used, scratch)
            used = take_over.legal(out, used, scratch)
        used = levy_taxes.legal(tables, state, out, used)
    must = used
    if has_actions or tables.retrieve_cost == COSTS_NOTHING:
        used = take_back_guard.legal(state, out, used)
        if tables.retrieve_cost == COSTS_ACTION:
            must = used
    return pass_turn.legal(tables, state, must, out, used)


@compiled
def apply(
    tables: Record, state: Record, verb: int, argument: int, chance: Words, scratch: Record
) -> None:
    """Carry out a further action, or begin a claim."""
    if verb in (DRAW, TAKE):
        take_card.apply(tables, state, verb, argument, chance)
    elif verb == OCCUPY:
        occupy.apply(tables, state, argument)
    elif verb == TAKE_OVER:
        take_over.apply(tables, state, argument)
    elif verb == LEVY:
        levy_taxes.apply(tables, state, argument, scratch)
    elif verb == PASS:
        pass_turn.apply(state)
    else:
        take_back_guard.apply(tables, state, argument)
