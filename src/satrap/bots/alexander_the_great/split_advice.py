"""Advice on secret splits: what each is worth against the mixed strategies of the others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from satrap.bots.advice import SURE, Advice, Suggestion, Verdict
from satrap.bots.alexander_the_great.mixing import Mixing
from satrap.bots.alexander_the_great.phrases import phrases_of
from satrap.bots.alexander_the_great.reasons_stakes import (
    BOXES,
    split_contrast,
    split_reason,
    split_stakes,
)
from satrap.bots.alexander_the_great.searcher import RARE, Search
from satrap.games.alexander_the_great.fast import codes
from satrap.games.alexander_the_great.fast.bridge import action_of

CHOICES = 8
MUCH = 1.0  # cubes in a box beyond what a usual split has
CLEAR = 0.1  # of the chance to win: less than this depends on what the others choose
EVEN = 1  # cubes between the fullest box and the emptiest: nobody is blamed for such a split


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
    about = _abouts(worth, worth.shares @ _boxes(worth))[0]
    lines, said = list[Suggestion](), {about}  # what it is about is said already
    for at in best[:CHOICES]:
        why = _abouts(worth, _boxes(worth)[at])
        new = next((each for each in why if each not in said), why[0])
        lines.append(_line(search, worth, int(at), new))
        said.add(new)
    return Advice(tuple(lines), split_stakes(search.view, search.known.seat, about))


def judge(search: Search, played: int) -> Verdict:
    """Compare a split with the best of those that a good player mixes.

    Those are about equally good, and so is an even one, with which everybody begins: none of them
    is a mistake.
    """
    mixing = search.mixing(also=played)
    worth = _worth(search, mixing)
    at = int(np.flatnonzero(worth.codes == played)[0])
    usual = [each for each in range(len(worth.codes)) if _is_usual(worth, each)]
    best = max([at, *usual], key=lambda each: worth.chances[each])
    mine, boxes = _line(search, worth, at), _boxes(worth)
    if at in usual or np.ptp(boxes[at]) <= EVEN:
        best = at
    if best == at:
        return Verdict(mine, mine, chances(search, mixing))
    why = split_contrast(search.view, boxes[best].astype(int), boxes[at].astype(int))
    is_clear = bool(worth.chances[best] - worth.chances[at] > CLEAR)
    better = replace(_line(search, worth, best), reason=why, is_clear=is_clear)
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


def _line(search: Search, worth: Worth, at: int, about: str = "") -> Suggestion:
    """Return a split as a suggestion; its reason is what it has more of than usual."""
    boxes = _boxes(worth)[at]
    action = action_of(search.known, worth.codes[at])
    return Suggestion(
        str(action),
        (),
        float(worth.chances[at]),
        float(worth.errors[at]),
        float(worth.leads[at]),
        split_reason(search.view, about or _abouts(worth, boxes)[0], boxes.astype(int).tolist()),
        phrases_of(search.view, (action,)),
    )


def _boxes(worth: Worth) -> NDArray[np.float64]:
    """Return the cubes of each split in each box."""
    return np.array(
        [[codes.in_box(code, box) for box in range(len(BOXES))] for code in worth.codes], float
    )


def _abouts(worth: Worth, boxes: NDArray[np.float64]) -> list[str]:
    """Return which boxes have more than usual, and that a split is mixed; what is most so first."""
    more = boxes - _boxes(worth).mean(axis=0)
    full = [BOXES[box] for box in np.argsort(-more, kind="stable") if more[box] > 0]
    return [*full, "mixed"] if more.max() > MUCH else ["mixed", *full]
