"""6.0: the match ends with its last region; then the most points win."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import OVER
from satrap.games.alexander_the_great.fast.steps import final_score
from satrap.games.alexander_the_great.numbers import NOBODY


@compiled
def finish(tables: Record, state: Record) -> None:
    """Give the final awards and end the match."""
    final_score.score(tables, state)
    state.phase, state.seat = OVER, NOBODY


@compiled
def winners(tables: Record, state: Record) -> int:
    """Return who has the most points, a bit for each seat; ties share the win (ruling ATG-19)."""
    best, found = -1, 0
    for seat in range(tables.seats):
        if state.scores[seat] > best:
            best, found = int(state.scores[seat]), 0
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
