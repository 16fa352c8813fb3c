"""Which decision is due in each phase: what is legal, and `apply`, which carries it out.

Legal actions can be listed, or counted and fetched by number, which is faster; either way in the
order of the readable engine.
"""

from __future__ import annotations

from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import flow
from satrap.games.alexander_the_great.fast.codes import Out, Record
from satrap.games.alexander_the_great.fast.layout import ALLOCATE, BUILD, MOVE, ORDER, OVER
from satrap.games.alexander_the_great.fast.steps import (
    allocate,
    build,
    choose_turn_order,
    move_armies,
    redistribute,
)


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many actions the seat that decides has."""
    phase = state.phase
    if phase == MOVE:
        return move_armies.count(tables, state)
    if phase == BUILD:
        return build.count(tables, state)
    if phase == ORDER:
        return choose_turn_order.count(tables, state)
    if phase == ALLOCATE:
        return allocate.count()
    return redistribute.count(tables, state) if phase != OVER else 0


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of them, from 0."""
    phase = state.phase
    if phase == MOVE:
        return move_armies.nth(tables, state, number)
    if phase == BUILD:
        return build.nth(tables, state, number)
    if phase == ORDER:
        return choose_turn_order.nth(tables, state, number)
    if phase == ALLOCATE:
        return allocate.nth(tables, number)
    return redistribute.nth(tables, state, number)


@compiled
def legal(tables: Record, state: Record, out: Out) -> int:
    """Write all of them; return how many."""
    if state.phase == MOVE:
        return move_armies.collect(tables, state, out)
    total = count(tables, state)
    for number in range(total):
        out[number] = nth(tables, state, number)
    return total


@compiled
def apply(tables: Record, state: Record, action: int, chance: Words) -> None:
    """Carry out a legal action of the seat that decides, and whatever follows from it."""
    phase = state.phase
    if phase == MOVE:
        move_armies.apply(tables, state, action)
    elif phase == BUILD:
        build.apply(state, action)
    elif phase == ORDER:
        choose_turn_order.apply(tables, state, action)
    elif phase == ALLOCATE:
        allocate.apply(tables, state, action, chance)
    else:
        redistribute.apply(tables, state, action)
    flow.go_on(tables, state)
