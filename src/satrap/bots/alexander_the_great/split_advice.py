"""Advice on secret splits: what each is worth against the mixed strategies of the others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from satrap.bots.advice import SURE, Advice, Suggestion, Verdict
from satrap.bots.alexander_the_great.mixing import Mixing
from satrap.bots.alexander_the_great.reasons_stakes import split_reason, split_stakes
from satrap.bots.alexander_the_great.searcher import RARE, Search
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.bridge import action_of

CHOICES = 8
BOXES = ("order", "armies", "temple", "city")
MUCH = 1.0  # cubes in a box beyond what a usual split has


class Worth(NamedTuple):
    """The splits of a seat: how good each is, and how often it is chosen."""

    codes: NDArray[np.int32]
    shares: NDArray[np.float64]
    chances: NDArray[np.float64]
    errors: NDArray[np.float64]
    leads: NDArray[np.float64]


def advise(search: Search) -> Advice:
    """Rank the splits that a good player mixes."""
    worth = _worth(search, search.mixing())
    best = [at for at in np.argsort(-worth.chances, kind="stable") if _is_usual(worth, int(at))]
    lines = tuple(_line(search, worth, int(at)) for at in best[:CHOICES])
    about = _about(worth, worth.shares @ _boxes(worth))
    return Advice(lines, split_stakes(search.view, search.known.seat, about))


def judge(search: Search, played: int) -> Verdict:
    """Compare a split with the best of those that a good player mixes."""
    mixing = search.mixing(also=played)
    worth = _worth(search, mixing)
    at = int(np.flatnonzero(worth.codes == played)[0])
    usual = [each for each in range(len(worth.codes)) if _is_usual(worth, each)]
    best = max([at, *usual], key=lambda each: worth.chances[each])
    mine = _line(search, worth, at)
    better = mine if best == at else _line(search, worth, best)
    return Verdict(mine, better, chances(search, mixing))


def chances(search: Search, mixing: Mixing) -> tuple[float, ...]:
    """Return how likely each seat is to win when all mix well."""
    shares = np.concatenate([each / each.sum() for each in mixing.shares])
    won = shares @ mixing.won / len(mixing.options) / mixing.rounds.weights
    seats = won[: search.known.config.seats]
    return tuple(float(each) for each in seats / seats.sum())


def _worth(search: Search, mixing: Mixing) -> Worth:
    seat = search.known.seat
    at = [each.seat for each in mixing.options].index(seat)
    part, (weights, squares) = mixing.parts[at], mixing.rounds
    mean = mixing.won[part, seat] / weights
    spread = np.sqrt(np.maximum(0.0, mixing.squares[part] / weights - mean**2))
    error = SURE * spread * np.sqrt(squares) / weights
    shares = mixing.shares[at] / mixing.shares[at].sum()
    return Worth(mixing.options[at].codes, shares, mean, error, mixing.lead[part] / weights)


def _is_usual(worth: Worth, at: int) -> bool:
    return bool(worth.shares[at] >= RARE / len(worth.shares))


def _line(search: Search, worth: Worth, at: int) -> Suggestion:
    boxes = _boxes(worth)[at]
    return Suggestion(
        str(action_of(search.known, worth.codes[at])),
        (),
        float(worth.chances[at]),
        float(worth.errors[at]),
        float(worth.leads[at]),
        split_reason(search.view, _about(worth, boxes), boxes.astype(int).tolist()),
    )


def _boxes(worth: Worth) -> NDArray[np.float64]:
    """Return the cubes of each split in each box."""
    return np.array(
        [[codes.in_box(code, box) for box in range(len(BOXES))] for code in worth.codes], float
    )


def _about(worth: Worth, boxes: NDArray[np.float64]) -> str:
    """Return which box has more than usual, or that the split is well mixed."""
    usual = _boxes(worth).mean(axis=0)
    box = int(np.argmax(boxes - usual))
    return BOXES[box] if boxes[box] - usual[box] > MUCH else "mixed"
