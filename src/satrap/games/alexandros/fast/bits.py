"""Sets of numbers as words of 64 bits."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.fast.kept import MODE, PLAIN
from satrap.games.alexandros.fast.layout import Mask

ZERO, ONE, TWO, FOUR, LAST = map(np.uint64, (0, 1, 2, 4, 56))
PAIRS, QUADS = np.uint64(0x5555_5555_5555_5555), np.uint64(0x3333_3333_3333_3333)
BYTES, SUMS = np.uint64(0x0F0F_0F0F_0F0F_0F0F), np.uint64(0x0101_0101_0101_0101)


@compiled
def _count(word: Any) -> Any:
    word = word - ((word >> ONE) & PAIRS)
    word = (word & QUADS) + ((word >> TWO) & QUADS)
    word = (word + (word >> FOUR)) & BYTES
    return np.int64((word * SUMS) >> LAST)


def _count_plain(word: Any) -> int:
    return int(word).bit_count()  # the product above would overflow


count = _count_plain if MODE == PLAIN else _count  # how many numbers are in a word


@compiled
def lowest(word: Any) -> Any:
    """Return the smallest number in a word that is not empty."""
    return count(~word & (word - ONE))


@compiled
def has(mask: Mask, number: int) -> bool:
    """Say whether a number is in a set."""
    return bool((mask[number >> 6] >> np.uint64(number & 63)) & ONE != ZERO)


@compiled
def put(mask: Mask, number: int) -> None:
    """Put a number into a set."""
    mask[number >> 6] |= ONE << np.uint64(number & 63)


@compiled
def drop(mask: Mask, number: int) -> None:
    """Take a number out of a set."""
    mask[number >> 6] &= ~(ONE << np.uint64(number & 63))


@compiled
def clear(mask: Mask) -> None:
    """Take all numbers out of a set."""
    for word in range(mask.shape[0]):
        mask[word] = ZERO


@compiled
def fill(mask: Mask, other: Mask) -> None:
    """Make a set the same as another."""
    for word in range(mask.shape[0]):
        mask[word] = other[word]


@compiled
def is_empty(mask: Mask) -> bool:
    """Say whether a set has no number."""
    found = ZERO
    for word in range(mask.shape[0]):
        found |= mask[word]
    return bool(found == ZERO)


@compiled
def meets(mask: Mask, other: Mask) -> bool:
    """Say whether two sets share a number."""
    found = ZERO
    for word in range(mask.shape[0]):
        found |= mask[word] & other[word]
    return bool(found != ZERO)


@compiled
def size_of(mask: Mask) -> int:
    """Return how many numbers are in a set."""
    total = 0
    for word in range(mask.shape[0]):
        total += count(mask[word])
    return total


@compiled
def list_all(mask: Mask, verb: int, out: NDArray[np.int32], used: int) -> int:
    """Append verb + number for all numbers of a set, ascending; return the new list length."""
    for at in range(mask.shape[0]):
        word = mask[at]
        while word != ZERO:
            out[used] = verb + 64 * at + lowest(word)
            used += 1
            word &= word - ONE
    return used
