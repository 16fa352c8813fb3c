"""Whole matches of the quick player against itself, to learn from."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast.outlook import describe, progress
from satrap.bots.alexander_the_great.fast.quick import WIDE, play_region
from satrap.fast.chance import Words
from satrap.fast.compiling import compiled
from satrap.games.alexander_the_great.fast import start
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.fast.layout import OVER

Rows = NDArray[np.float64]


@compiled
def play_alone(
    tables: Record, state: Record, scratch: Record, chance: Words, kept: Rows, late: Rows
) -> int:
    """Play a match; store the features between regions, and return how often."""
    count = 0
    start.start(tables, state, chance)
    while True:
        play_region(tables, state, scratch, chance, WIDE)
        if state.phase == OVER:
            return count
        describe(tables, state, kept[count])
        late[count] = progress(tables, state)
        count += 1
