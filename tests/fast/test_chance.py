"""Chance in the fast engines: fair, repeatable, and able to follow a tape."""

from __future__ import annotations

from collections import Counter

import numpy as np

from satrap.fast import chance

ROUNDS = 6000


def test_every_number_comes_about_as_often() -> None:
    words = chance.seeded(7)
    counted = Counter(chance.below(words, 6) for _ in range(ROUNDS))
    assert sorted(counted) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - ROUNDS / 6) < 200 for count in counted.values())


def test_a_seed_repeats_itself_and_another_does_not() -> None:
    rows = [
        [chance.below(words, 1000) for _ in range(20)] for words in map(chance.seeded, (1, 1, 2))
    ]
    assert rows[0] == rows[1] != rows[2]


def test_every_order_comes() -> None:
    words, order = chance.seeded(3), np.zeros(3, np.int8)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(ROUNDS):
        chance.shuffle(words, order, 3)
        seen[tuple(order.tolist())] += 1
    assert len(seen) == 6
    assert all(abs(count - ROUNDS / 6) < 200 for count in seen.values())


def test_a_tape_is_followed_to_its_end() -> None:
    words, order = chance.taped([4, 2, 0, 1]), np.zeros(3, np.int8)
    assert chance.below(words, 6) == 4
    chance.shuffle(words, order, 3)
    assert order.tolist() == [2, 0, 1]
    assert chance.below(words, 6) in range(6)
