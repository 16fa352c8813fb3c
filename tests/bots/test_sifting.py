"""Sifting many splits finds those that good players would choose."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from satrap.bots.alexander_the_great.mixing import Options
from satrap.bots.alexander_the_great.sifting import ROWS, likely_options
from satrap.games.alexander_the_great.fast import codes

MOST = 9
SPLITS = [
    codes.split(order, army, temple, 15 - order - army - temple)
    for order in range(4)
    for army in range(3, 12)
    for temple in range(5)
    if order + army + temple <= 15
]


def armies(code: int) -> int:
    return int(codes.in_box(int(code), 1))


def play(trials: Any, _number: int) -> None:
    """One army more than the opponent is best, but more than nine are bad."""
    for trial in trials:
        for seat in (0, 1):
            mine, other = armies(trial.moves[seat]), armies(trial.moves[1 - seat])
            trial.won[seat] = 0.5 - 0.01 * (mine - min(MOST, other + 1)) ** 2


def sifted(rounds: int, seed: int) -> list[Options]:
    left = rounds

    def more(count: int) -> bool:
        nonlocal left
        left -= count
        return left >= 0

    both = [Options(seat, np.array(SPLITS, np.int32)) for seat in (0, 1)]
    return likely_options(both, 12, play, more, random.Random(seed))


@pytest.mark.parametrize("seed", range(5))
def test_what_is_good_against_good_splits_is_found(seed: int) -> None:
    """Against random splits seven armies are best, but everybody knows that."""
    for found in sifted(40 * ROWS, seed):
        assert len(set(found.codes.tolist())) == 12
        assert np.mean([armies(code) for code in found.codes]) > 7.8


def test_without_time_the_first_splits_stay() -> None:
    for seat, found in enumerate(sifted(ROWS - 1, 1)):
        assert found.seat == seat
        assert found.codes.tolist() == SPLITS[:12]


def test_the_same_seed_finds_the_same() -> None:
    one, same = sifted(5 * ROWS, 3), sifted(5 * ROWS, 3)
    other = sifted(5 * ROWS, 4)
    assert [each.codes.tolist() for each in one] == [each.codes.tolist() for each in same]
    assert [each.codes.tolist() for each in one] != [each.codes.tolist() for each in other]
