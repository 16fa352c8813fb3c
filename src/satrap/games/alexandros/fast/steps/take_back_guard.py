"""Taking back a guard: it returns to its seat; no card is needed."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits, provinces
from satrap.games.alexandros.fast.codes import COSTS_ACTION, RETRIEVE, VERB
from satrap.games.alexandros.fast.layout import Out, Record


@compiled
def legal(state: Record, out: Out, used: int) -> int:
    """Append the seat's guards on the board, in the order of their spaces."""
    return bits.list_all(state.mine[state.seat], RETRIEVE * VERB, out, used)


@compiled
def apply(tables: Record, state: Record, space: int) -> None:
    """Return the guard to its seat."""
    if tables.retrieve_cost == COSTS_ACTION:
        state.actions -= 1
    provinces.withdraw(state, state.part_at[tables.space_of[space]], space)
