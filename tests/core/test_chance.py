"""Chance: named draws that anybody can recompute."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from satrap.core.chance import Chance, Draw, NotedChance, PlainChance, SeededChance, TapeChance

SEED = bytes(range(32))


def stranger_shuffle(seed: bytes, name: str, size: int) -> list[int]:
    """Shuffle as documented, without using our code."""
    words: list[int] = []
    block = 0
    while len(words) < 64 * size:
        digest = hmac.new(seed, f"{name}/{block}".encode(), hashlib.sha256).digest()
        words += [int.from_bytes(digest[k : k + 4], "big") for k in range(0, 32, 4)]
        block += 1
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        count = last + 1
        while (word := words.pop(0)) >= 2**32 - 2**32 % count:
            pass
        order[last], order[word % count] = order[word % count], order[last]
    return order


@given(st.binary(min_size=32, max_size=32), st.integers(1, 60), st.integers(0, 5))
def test_a_stranger_computes_the_same_shuffle(seed: bytes, size: int, occurrence: int) -> None:
    ours = SeededChance(seed, 1).shuffle("deck", occurrence, size)
    assert list(ours) == stranger_shuffle(seed, f"1/deck/{occurrence}", size)


def test_the_construction_is_pinned_for_ever() -> None:
    chance = SeededChance(SEED)
    assert chance.shuffle("deck", 0, 10) == (5, 2, 9, 6, 1, 4, 8, 3, 7, 0)
    assert [chance.below("starter", n, 4) for n in range(8)] == [1, 3, 0, 2, 0, 3, 1, 2]


def test_draws_depend_on_purpose_occurrence_and_epoch() -> None:
    orders = {
        SeededChance(SEED, epoch).shuffle(purpose, occurrence, 20)
        for epoch in (0, 1)
        for purpose in ("deck", "redraw")
        for occurrence in (0, 1)
    }
    assert len(orders) == 8


def test_the_same_draw_is_the_same_whenever_it_is_asked_for() -> None:
    chance = SeededChance(SEED)
    first = chance.shuffle("deck", 1, 30)
    chance.below("starter", 0, 3)
    assert chance.shuffle("deck", 1, 30) == first


def test_small_shuffles_are_fair() -> None:
    orders = Counter(SeededChance(SEED).shuffle("deck", n, 4) for n in range(12_000))
    assert len(orders) == 24
    # 500 of each are expected; the standard deviation is 22.
    assert all(380 < count < 620 for count in orders.values())


def test_numbers_below_are_fair() -> None:
    counts = Counter(SeededChance(SEED).below("starter", n, 3) for n in range(9_000))
    assert all(2_800 < counts[number] < 3_200 for number in range(3))


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededChance(b"short")


@pytest.mark.parametrize("chance", [SeededChance(SEED), PlainChance(random.Random(1))])
def test_a_tape_plays_back_what_was_noted(chance: Chance) -> None:
    noted = NotedChance(chance, epoch=2)
    answers = noted.shuffle("deck", 0, 7), noted.below("starter", 0, 4)
    tape = TapeChance(noted.draws, epoch=2)
    assert (tape.shuffle("deck", 0, 7), tape.below("starter", 0, 4)) == answers


def test_a_tape_refuses_what_it_does_not_hold() -> None:
    tape = TapeChance([Draw("deck", 0, 0, 3, (0, 1, 1)), Draw("starter", 0, 0, 2, (5,))])
    with pytest.raises(LookupError, match="not an order"):
        tape.shuffle("deck", 0, 3)
    with pytest.raises(LookupError, match="not below"):
        tape.below("starter", 0, 2)
    with pytest.raises(LookupError, match="no draw"):
        tape.shuffle("deck", 1, 3)
    with pytest.raises(LookupError, match="no draw"):
        tape.shuffle("deck", 0, 4)
