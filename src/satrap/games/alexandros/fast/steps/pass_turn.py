"""Passing: fewer than two actions."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast.codes import PASS, VERB
from satrap.games.alexandros.fast.layout import Out, Record
from satrap.games.alexandros.numbers import PASSED


@compiled
def legal(tables: Record, state: Record, must: int, out: Out, used: int) -> int:
    """Append pass, unless one of the first `must` actions has to be taken."""
    if tables.actions_optional or state.actions <= 0 or must == 0:
        out[used] = PASS * VERB
        used += 1
    return used


@compiled
def apply(state: Record) -> None:
    """Give up what is left of the turn."""
    state.actions = PASSED
