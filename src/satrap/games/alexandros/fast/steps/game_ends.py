"""The end: red walls, or a hundred points; then most points win."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast.codes import END_OF_TURN, HUNDRED, NO_MOVES, NONE, OVER, TURN_CAP
from satrap.games.alexandros.fast.layout import Record
from satrap.games.alexandros.numbers import GOAL


@compiled
def make_last(state: Record, reason: int) -> None:
    """Make this turn the last one; its actions are still carried out."""
    state.ending = reason


@compiled
def end_at_once(tables: Record, state: Record) -> None:
    """End the match after a levy if somebody has 100 points."""
    if tables.end100 != END_OF_TURN and _has_hundred(tables, state):
        finish(state, HUNDRED)


@compiled
def ending(tables: Record, state: Record) -> int:
    """Return why the match is over after this turn, or NONE."""
    if state.ending != NONE:
        return int(state.ending)
    if tables.end100 == END_OF_TURN and _has_hundred(tables, state):
        return HUNDRED
    if state.idle >= tables.seats:
        return NO_MOVES
    return TURN_CAP if state.number >= tables.max_turns else NONE


@compiled
def _has_hundred(tables: Record, state: Record) -> bool:
    most = 0
    for seat in range(tables.seats):
        most = max(most, state.scores[seat])
    return most >= GOAL


@compiled
def finish(state: Record, reason: int) -> None:
    """End the match."""
    state.phase, state.ending = OVER, reason


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
