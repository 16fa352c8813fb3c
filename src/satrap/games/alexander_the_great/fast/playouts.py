"""Random play to the end, all of it in machine code."""

from __future__ import annotations

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import decisions, start
from satrap.games.alexander_the_great.fast.codes import Record, Records
from satrap.games.alexander_the_great.fast.layout import OVER


@compiled
def playout(tables: Record, state: Record, chance: Words) -> int:
    """Play to the end, legal actions equally likely; return how many decisions there were."""
    played = 0
    while state.phase != OVER:
        number = below(chance, decisions.count(tables, state))
        decisions.apply(tables, state, decisions.nth(tables, state, number), chance)
        played += 1
    return played


@compiled
def playouts(tables: Record, states: Records, chance: Words, matches: int) -> int:
    """Play whole matches in the given records, by turns; return how many decisions there were."""
    played = 0
    for match in range(matches):
        state = states[match % len(states)]
        start.start(tables, state, chance)
        played += playout(tables, state, chance)
    return played
