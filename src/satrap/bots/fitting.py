"""Learn weights from matches: those under which the winners were likeliest to win.

Each seat's prospects are a weighted sum of its features; weights change gradually from those of the
beginning to those of the end of a match. All prospects become chances (a logistic model).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
STEPS, PACE, HEED, FORGET = 400, 0.03, 0.9, 0.99  # of the descent (Adam)
PULL = 1e-3  # towards zero: what says little should weigh little


class Samples(NamedTuple):
    """Positions of matches that were played to the end."""

    features: Numbers  # positions x seats x features
    late: Numbers  # how far the match had gone, from 0 to 1
    won: Numbers  # positions x seats: the share of the win

    def loss(self, weights: Numbers) -> float:
        """Return how surprising the winners were, on average."""
        chances = _chances(_blended(self, np.ones(self.features.shape[2])), weights.ravel())
        return float(-(self.won * np.log(chances + 1e-12)).sum() / len(self.late))


def joined(parts: Sequence[Samples]) -> Samples:
    """Return all samples together."""
    return Samples(*map(np.concatenate, zip(*parts, strict=True)))


def fit(samples: Samples, begin: Numbers) -> Numbers:
    """Return the weights, 2 x features, that explain the samples best; none is negative."""
    scale = samples.features.std((0, 1)) + 1e-6
    inputs = _blended(samples, scale)
    weights = (begin * scale).ravel()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        error = _chances(inputs, weights) - samples.won
        slope = np.einsum("ns,nsf->f", error, inputs) / len(samples.late) + PULL * weights
        mean = HEED * mean + (1 - HEED) * slope
        square = FORGET * square + (1 - FORGET) * slope * slope
        size = np.sqrt(square / (1 - FORGET**step)) + 1e-8
        weights = np.maximum(0.0, weights - PACE * mean / (1 - HEED**step) / size)
    return np.asarray(weights.reshape(2, -1) / scale)


def _blended(samples: Samples, scale: Numbers) -> Numbers:
    """Return features for the weights of the beginning, then for those of the end."""
    scaled, late = samples.features / scale, samples.late[:, None, None]
    return np.concatenate([scaled * (1 - late), scaled * late], axis=2)


def _chances(inputs: Numbers, weights: Numbers) -> Numbers:
    prospects = inputs @ weights
    prospects = np.exp(prospects - prospects.max(1, keepdims=True))
    return np.asarray(prospects / prospects.sum(1, keepdims=True))


def named(names: Sequence[str], weights: Numbers) -> dict[str, list[float]]:
    """Return weights by the names of the features, for a file that people can read."""
    return {
        name: [round(float(value), 5) for value in weights[:, at]] for at, name in enumerate(names)
    }


def unnamed(names: Sequence[str], found: Mapping[str, Sequence[float]]) -> Numbers:
    """Return what `named` wrote as numbers again; a new feature weighs nothing."""
    return np.array([found.get(name, (0.0, 0.0)) for name in names], np.float64).T.copy()
