"""Taking over an occupied province: drive the guards out and move in."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits
from satrap.games.alexandros.fast.codes import TAKE_OVER, VERB
from satrap.games.alexandros.fast.layout import Out, Record
from satrap.games.alexandros.fast.steps import occupy


@compiled
def legal(out: Out, used: int, scratch: Record) -> int:
    """Append the first guards that `claims.find_within_reach` found for others' provinces."""
    return bits.list_all(scratch.targets, TAKE_OVER * VERB, out, used)


@compiled
def apply(tables: Record, state: Record, space: int) -> None:
    """Place the first guard; the guards there are driven out once all is paid for."""
    occupy.begin(tables, state, space)
