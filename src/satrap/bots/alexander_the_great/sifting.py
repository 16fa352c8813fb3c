"""Find which of many splits are worth a closer look: those that good players would choose.

All seats split repeatedly, as they did on average so far. A smooth surface over the boxes is fitted
to what their splits won, so that each region played says something about all splits. The higher a
split lies on it, the more often its seat chooses it from then on.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast.trials import new_trials
from satrap.bots.alexander_the_great.mixing import Codes, More, Options, Play, Shares
from satrap.games.alexander_the_great.fast.codes import in_box
from satrap.games.alexander_the_great.fast.layout import ARMY, BIDS, TEMPLE

ROWS = 60  # regions played between two fits of the surface
MEMORY = 0.9  # weight of earlier results at each fit: they were won against poorer splits
HEAT = 0.015  # in chances to win: a split worse by this is chosen about a third as often
STIFF = 0.05  # at first, little is known, and a surface without this could be steep anywhere
BOXES = BIDS, ARMY, TEMPLE  # the cities get the rest
UNITS = np.array([5.0, 8.0, 6.0])  # typical numbers of cubes in these boxes

Points = NDArray[np.float64]


def likely_options(
    options: Sequence[Options], kept: int, play: Play, more: More, generator: random.Random
) -> list[Options]:
    """Return the splits that each seat chose most often."""
    sieves = [Sieve(each) for each in options]
    trials: Any = new_trials(ROWS)
    trials.move_count = len(options)
    number = 0
    while more(ROWS):
        for at, sieve in enumerate(sieves):
            trials.moves[:, at] = sieve.draw(at, len(sieves), generator)
        trials.won, trials.visits = 0.0, number
        play(trials, number)
        number += 1
        for sieve in sieves:
            sieve.learn(trials.won[:, sieve.options.seat], number)
    return [sieve.best(kept) for sieve in sieves]


class Sieve:
    """What is known about the splits of one seat."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.points = _points(options.codes)
        count, width = self.points.shape
        self.chances: Shares = np.full(count, 1 / count)
        self.drawn = np.zeros(ROWS, np.int64)
        self.products, self.sums = np.zeros((width, width)), np.zeros(width)

    def draw(self, at: int, seats: int, generator: random.Random) -> Codes:
        """Draw splits; in some regions of its own, a seat tries any of them at random."""
        count = len(self.chances)
        self.drawn[:] = generator.choices(range(count), self.chances.tolist(), k=ROWS)
        own = range(at, ROWS, seats)
        self.drawn[own] = generator.choices(range(count), k=len(own))
        return self.options.codes[self.drawn]

    def learn(self, won: Shares, number: int) -> None:
        """Fit the surface to what was won, and choose more often what lies high on it."""
        met = self.points[self.drawn]
        self.products = MEMORY * self.products + met.T @ met
        self.sums = MEMORY * self.sums + met.T @ won
        stiff = STIFF * np.eye(len(self.sums))
        heights = self.points @ np.linalg.solve(self.products + stiff, self.sums)
        now = np.exp((heights - heights.max()) / HEAT)
        self.chances += (now / now.sum() - self.chances) * 2 / (number + 2)

    def best(self, kept: int) -> Options:
        likely = np.argsort(-self.chances, kind="stable")[:kept]
        return Options(self.options.seat, self.options.codes[likely])


def _points(codes: Codes) -> Points:
    """Return the coordinates of splits: their boxes, with squares and products."""
    boxes = np.array([[in_box(code, box) for box in BOXES] for code in codes.tolist()]) / UNITS
    order, army, temple = boxes.T
    return np.column_stack([
        np.ones(len(codes)), order > 0, boxes, boxes**2, order * army, order * temple,
        army * temple,
    ])  # fmt: skip
