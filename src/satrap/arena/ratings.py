"""How strong bots are: ratings that explain who was ahead of whom, with 95 % intervals.

Each game says for every two different bots in it which one had more points. A rating difference of
400 means odds of 10 to 1 (as in chess); the mean of all ratings is 1500. Games of one deal are not
independent of each other, so the intervals come from resampling whole deals; they are widened
because a few deals say little about their own spread.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import fsum, log10, pow, sqrt
from statistics import fmean
from typing import NamedTuple

from satrap.arena.games import ArenaGame

MEAN, SCALE = 1500.0, 400.0
SAMPLES = 200
ROUNDS = 500  # of the iteration, at most
EXACT = 1e-7
PRIOR = 0.5  # a draw with everybody
STUDENT = (1.96, 2.37, 2.82, 2.56, 3.0)  # Student's t, 95 %: a series in 1 / degrees of freedom

Ahead = dict[tuple[str, str], float]  # how often the first was ahead of the second


class Rating(NamedTuple):
    """A rating and its interval."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], games: Sequence[ArenaGame], seed: int = 0) -> Mapping[str, Rating]:
    """Return the rating of each bot."""
    deals: dict[int, Ahead] = {}
    for game in games:
        _add(deals.setdefault(game.deal, {}), ahead(game))
    kept, dice = list(deals.values()), random.Random(seed)
    best = _fit(bots, [*kept, _imagined(bots)])
    samples = [
        _fit(bots, [*dice.choices(kept, k=len(kept)), _imagined(bots, dice)])
        for _ in range(SAMPLES)
    ]
    wide = widening(len(kept))
    return {bot: _rating(best[bot], [sample[bot] for sample in samples], wide) for bot in bots}


def widening(deals: int) -> float:
    """Return how much wider than the spread of the samples an interval must be, with few deals."""
    free = max(1, deals - 1)
    student = fsum(part / pow(free, power) for power, part in enumerate(STUDENT))
    return student / STUDENT[0] * sqrt((free + 1) / free)


def ahead(game: ArenaGame) -> Ahead:
    """Return who was ahead of whom; equal points count half for each."""
    found: Ahead = {}
    for one, other in combinations(range(len(game.lineup)), 2):
        mine, theirs = game.lineup[one], game.lineup[other]
        if mine != theirs:
            won = _won(game.scores[one], game.scores[other])
            _add(found, {(mine, theirs): won, (theirs, mine): 1 - won})
    return found


def _won(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine > theirs)


def _add(to: Ahead, more: Ahead) -> None:
    for pair, count in more.items():
        to[pair] = to.get(pair, 0.0) + count


def _imagined(bots: Sequence[str], dice: random.Random | None = None) -> Ahead:
    """Return imaginary games, so that a bot that never lost has a rating too.

    In the samples their number is random: with few or one-sided games, the intervals would be too
    narrow otherwise.
    """
    return {pair: dice.expovariate(1.0) if dice else PRIOR for pair in permutations(bots, 2)}


def _fit(bots: Sequence[str], deals: Iterable[Ahead]) -> dict[str, float]:
    """Return the ratings that make the results likeliest (the Bradley-Terry model)."""
    total: Ahead = {}
    for deal in deals:
        _add(total, deal)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = {bot: _stronger(bot, strength, total) for bot in bots}
        mean = fmean(map(log10, fresh.values()))
        fresh = {bot: value / 10**mean for bot, value in fresh.items()}
        if all(abs(log10(fresh[bot] / strength[bot])) < EXACT for bot in bots):
            break
        strength = fresh
    return {bot: MEAN + SCALE * log10(value) for bot, value in strength.items()}


def _stronger(bot: str, strength: Mapping[str, float], total: Ahead) -> float:
    """Return the strength of a bot after one more step of the iteration."""
    wins, due = 0.0, 0.0
    for other, theirs in strength.items():
        if other != bot:
            won, lost = total[bot, other], total[other, bot]
            wins += won
            due += (won + lost) / (strength[bot] + theirs)
    return wins / due


def _rating(value: float, samples: list[float], wide: float) -> Rating:
    ordered = sorted(samples)
    edge = round(0.025 * len(ordered))
    below, above = max(0.0, value - ordered[edge]), max(0.0, ordered[-1 - edge] - value)
    return Rating(value, value - wide * below, value + wide * above)
