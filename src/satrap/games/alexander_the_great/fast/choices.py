"""What is legal: all of it in a list, or counted and then any one, which is quicker.

Both in the order of the readable engine.
"""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import marches, orders, sites, splitting
from satrap.games.alexander_the_great.fast.codes import Out, Record
from satrap.games.alexander_the_great.fast.layout import BUILD, MOVE, ORDER, OVER


@compiled
def count(tables: Record, state: Record) -> int:
    """Return how many actions the seat that decides has."""
    phase = state.phase
    if phase == MOVE:
        return marches.count(tables, state)
    if phase == BUILD:
        return sites.count(tables, state)
    if phase == ORDER:
        return orders.count(tables, state)
    return splitting.count(tables, state) if phase != OVER else 0


@compiled
def nth(tables: Record, state: Record, number: int) -> int:
    """Return one of them, from 0."""
    phase = state.phase
    if phase == MOVE:
        return marches.nth(tables, state, number)
    if phase == BUILD:
        return sites.nth(tables, state, number)
    if phase == ORDER:
        return orders.nth(tables, state, number)
    return splitting.nth(tables, state, number)


@compiled
def legal(tables: Record, state: Record, out: Out) -> int:
    """Write all of them; return how many."""
    if state.phase == MOVE:
        return marches.collect(tables, state, out)
    total = count(tables, state)
    for number in range(total):
        out[number] = nth(tables, state, number)
    return total
