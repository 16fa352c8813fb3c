"""The rivals: each is told of the games one after the other, and predicts every one before."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Protocol

from satrap.server.ratings.model import MEAN, Rating, chance, model, rated
from tools.ratings_study.games import Result


class Rival(Protocol):
    """Predicts who of two comes out ahead, and learns from each game."""

    def chance(self, one: int, other: int) -> float: ...

    def learn(self, game: Result) -> None: ...


class BradleyTerry:
    """Openskill's BradleyTerryFull, as the server uses it."""

    def __init__(self, sigma: float, *, is_slow: bool = False) -> None:
        self._model = model(sigma, is_slow=is_slow)
        self._ratings: defaultdict[int, Rating] = defaultdict(lambda: Rating(MEAN, sigma))

    def chance(self, one: int, other: int) -> float:
        return chance(self._ratings[one], self._ratings[other])

    def learn(self, game: Result) -> None:
        before = [self._ratings[each] for each in game.lineup]
        after = rated(before, game.places, self._model)
        self._ratings.update(zip(game.lineup, after, strict=True))


class Elo:
    """Pairwise Elo: each pair at a table is a match, and all of them together count as one."""

    def __init__(self, k: float) -> None:
        self._k = k
        self._ratings: defaultdict[int, float] = defaultdict(lambda: MEAN)

    def chance(self, one: int, other: int) -> float:
        return float(1 / (1 + 10 ** ((self._ratings[other] - self._ratings[one]) / 400)))

    def learn(self, game: Result) -> None:
        changes: defaultdict[int, float] = defaultdict(float)
        for one, other, score in pairs(game):
            change = self._k / (len(game.lineup) - 1) * (score - self.chance(one, other))
            changes[one] += change
            changes[other] -= change
        for each, change in changes.items():
            self._ratings[each] += change


def pairs(game: Result) -> Iterator[tuple[int, int, float]]:
    """Yield each pair of a game, and the score of the first: 1 ahead, 0 behind, a tie half."""
    for (one, place), (other, next_place) in combinations(
        zip(game.lineup, game.places, strict=True), 2
    ):
        yield one, other, 0.5 + (next_place > place) / 2 - (next_place < place) / 2


def losses(rival: Rival, games: Iterable[Result]) -> list[float]:
    """Return the log-loss of each game, a mean over its pairs; it is predicted, then learnt."""
    found = []
    for game in games:
        scored = [(score, rival.chance(one, other)) for one, other, score in pairs(game)]
        found.append(sum(map(_loss, scored)) / len(scored))
        rival.learn(game)
    return found


def _loss(scored: Sequence[float]) -> float:
    score, odds = scored
    return -score * math.log(odds) - (1 - score) * math.log(1 - odds)
