"""Mixed strategies for secret splits: a bot whose split can be predicted is easily beaten.

Each seat chooses among some splits of its own. In each round every seat regrets what it could have
won with another one, and then chooses in proportion to its regrets. Its average choice is its
mixed strategy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from satrap.bots.alexander_the_great.fast.trials import new_trials
from satrap.core.game import Seat
from satrap.games.alexander_the_great.fast.layout import SEATS

Codes = NDArray[np.int32]
Shares = NDArray[np.float64]
Play = Callable[[Any, int], None]  # tries out all of some trials, in the round with that number
More = Callable[[int], bool]  # says whether there is time for another round of this many trials
EXPLORE = 0.1  # how often a seat chooses any of its splits at random


class Options(NamedTuple):
    """The splits that a seat chooses among."""

    seat: Seat
    codes: Codes


class Sums(NamedTuple):
    """The sums of the weights of rounds, and of their squares."""

    weights: float
    squares: float


class Mixing:
    """Finds the mixed strategies of all seats."""

    def __init__(self, options: Sequence[Options]) -> None:
        self.options = options
        self.regrets = [np.zeros(len(each.codes)) for each in options]
        self.shares = [np.zeros(len(each.codes)) for each in options]
        ends = np.cumsum([len(each.codes) for each in options])
        self.parts = [
            slice(end - len(each.codes), end) for end, each in zip(ends, options, strict=True)
        ]
        self.size = int(ends[-1])
        self.trials: Any = new_trials(self.size)
        self.trials.move_count = len(options)
        for part, each in zip(self.parts, options, strict=True):
            self.trials.seat[part] = each.seat
        self.rounds = Sums(0.0, 0.0)
        self.won = np.zeros((self.size, SEATS))  # later rounds count more
        self.squares, self.lead = np.zeros(self.size), np.zeros(self.size)

    def go_on(self, number: int, play: Play, generator: random.Random) -> None:
        """Try every split of every seat against what the others choose now; add up regrets."""
        self._set_out(generator)
        self.trials.won, self.trials.lead, self.trials.visits = 0.0, 0.0, number
        play(self.trials, number)
        self._count(number + 1)
        for at, each in enumerate(self.options):
            won = self.trials.won[self.parts[at], each.seat]
            now = self.strategy(at)
            self.shares[at] += (number + 1) * now
            self.regrets[at] = np.maximum(0.0, self.regrets[at] + won - now @ won)

    def _count(self, weight: int) -> None:
        """Add what each split won against what the others chose this time."""
        mine = self.trials.won[np.arange(self.size), self.trials.seat]
        self.rounds = Sums(self.rounds.weights + weight, self.rounds.squares + weight**2)
        self.won += weight * self.trials.won
        self.squares += weight * mine**2
        self.lead += weight * self.trials.lead

    def _set_out(self, generator: random.Random) -> None:
        for at, each in enumerate(self.options):
            count = len(each.codes)
            shares = (1 - EXPLORE) * self.strategy(at) + EXPLORE / count
            drawn = generator.choices(range(count), shares.tolist())[0]
            self.trials.moves[:, at] = each.codes[drawn]
        for at, each in enumerate(self.options):
            self.trials.moves[self.parts[at], at] = each.codes

    def strategy(self, at: int) -> Shares:
        """Return how likely a seat is to choose each of its splits now."""
        regrets = self.regrets[at]
        total = regrets.sum()
        return np.asarray(regrets / total if total else np.full(len(regrets), 1 / len(regrets)))
