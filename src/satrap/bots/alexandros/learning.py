"""What the evaluation of Alexandros learns from (matches against itself), and what it learned."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

import numpy as np

from satrap.bots.alexandros.fast.features import COUNT, NAMES, Weights
from satrap.bots.alexandros.fast.glance import WORK, play_alone
from satrap.bots.fitting import Samples, joined, unnamed
from satrap.fast.chance import seeded
from satrap.games.alexandros.fast import start
from satrap.games.alexandros.fast.boards import size_of, tables_record
from satrap.games.alexandros.fast.bridge import blank
from satrap.games.alexandros.fast.layout import (
    SEATS,
    records,
    scratch_type,
    state_type,
)
from satrap.games.alexandros.fast.steps import game_ends
from satrap.games.alexandros.game import ALEXANDROS
from satrap.games.alexandros.start import make_config

FILE = "weights.json"
GLANCES, NOISE = 12, 8  # whole turns that are compared; one turn in this many is random
LONGEST = 400  # turns of a match that are stored, at most
START = unnamed(
    NAMES,
    {
        "score": (0.03, 0.06),
        "land": (0.06, 0.1),
        "hope": (0.04, 0.06),
        "spoils": (0.02, 0.03),
        "hand": (0.04, 0.05),
        "guards": (0.03, 0.05),
        "ready": (0.01, 0.02),
        "eve": (0.5, 1.0),
        "turn": (0.1, 0.1),
    },
)


@cache
def learned(seats: int) -> Weights:
    """Return the weights for a number of seats."""
    kept = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    return unnamed(NAMES, kept[str(seats)])


def collect(seats: int, weights: Weights, matches: int, seed: int) -> Samples:
    """Play matches, and return the features at the start of each turn with who won."""
    config = make_config(ALEXANDROS.setup(tuple(map(str, range(seats)))))
    size, chance = size_of(config.tables), seeded(seed)
    tables, scratch = tables_record(config)[0], records(scratch_type(size))[0]
    states = records(state_type(size), 4)
    kept, late = np.zeros((LONGEST, SEATS, COUNT)), np.zeros(LONGEST)
    found = []
    for _ in range(matches):
        states[:1] = blank(config)
        start.start(tables, states[WORK], chance, scratch)
        count = play_alone(tables, states, GLANCES, weights, NOISE, chance, scratch, kept, late)
        won = game_ends.winners(tables, states[WORK])
        share = np.array([won >> seat & 1 for seat in range(seats)], np.float64)
        shares = np.repeat(share[None] / share.sum(), count, axis=0)
        found.append(Samples(kept[:count, :seats].copy(), late[:count].copy(), shares))
    return joined(found)
