"""What the outlook learns from (matches of the quick player), and the weights it has learned."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast.alone import play_alone
from satrap.bots.alexander_the_great.fast.outlook import COUNT, NAMES
from satrap.bots.alexander_the_great.fast.scratch import new_scratch
from satrap.bots.alexander_the_great.fast.ways import find_ways
from satrap.bots.fitting import Numbers, Samples, joined, unnamed
from satrap.fast.chance import seeded
from satrap.games.alexander_the_great.fast import bridge, layout
from satrap.games.alexander_the_great.fast.steps import game_ends
from satrap.games.alexander_the_great.game import ALEXANDER_THE_GREAT
from satrap.games.alexander_the_great.start import make_config

FILE = "weights.json"
START = unnamed(
    NAMES,
    {
        "score": (0.05, 0.12),
        "temples": (0.05, 0.0),
        "cities": (0.05, 0.0),
        "temple_award": (0.05, 0.12),
        "city_award": (0.05, 0.12),
    },
)

__all__ = ["FILE", "NAMES", "START", "collect", "learned"]


@cache
def learned(seats: int) -> Numbers:
    """Return the weights for a number of seats."""
    kept = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    return unnamed(NAMES, kept[str(seats)])


def collect(seats: int, weights: Numbers, matches: int, seed: int) -> Samples:
    """Play matches, and return the features after each region with who won."""
    config = make_config(ALEXANDER_THE_GREAT.setup(tuple(map(str, range(seats)))))
    tables, scratch, chance = bridge.tables_of(config), new_scratch(weights)[0], seeded(seed)
    find_ways(tables, scratch)
    states = layout.new_states(1)
    kept: NDArray[np.float64] = np.zeros((layout.REGIONS, layout.SEATS, COUNT))
    late, found = np.zeros(layout.REGIONS), []
    for _ in range(matches):
        count = play_alone(tables, states[0], scratch, chance, kept, late)
        won = game_ends.winners(tables, states[0])
        share = np.array([won >> seat & 1 for seat in range(seats)], np.float64)
        shares = np.repeat(share[None] / share.sum(), count, axis=0)
        found.append(Samples(kept[:count, :seats].copy(), late[:count].copy(), shares))
    return joined(found)
