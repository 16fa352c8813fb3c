"""Whole random matches inside machine code."""

from __future__ import annotations

from typing import Any

import numpy as np

from satrap.fast.chance import Words, below
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import decisions, start
from satrap.games.alexandros.fast.codes import OVER
from satrap.games.alexandros.fast.layout import Out, Record, Records


@compiled
def playout(tables: Record, state: Record, chance: Words, out: Out, scratch: Record) -> int:
    """Play random legal actions to the end; return how many decisions there were."""
    played = 0
    while state.phase != OVER:
        count = decisions.legal(tables, state, out, scratch)
        action: Any = np.int64(out[np.int64(below(chance, count))])
        decisions.apply(tables, state, action, chance, scratch)
        played += 1
    return played


@compiled
def play_matches(
    tables: Records, states: Records, chance: Words, out: Out, scratches: Records, matches: int
) -> int:
    """Play whole matches from the blank state `states[0]`; return how many decisions there were."""
    played = 0
    for _ in range(matches):
        states[1] = states[0]
        start.start(tables[0], states[1], chance, scratches[0])
        played += playout(tables[0], states[1], chance, out, scratches[0])
    return played
