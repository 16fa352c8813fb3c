"""Chance in a fast engine: a generator of its own, or a tape of answers drawn elsewhere.

`chance` is an array of unsigned 64-bit words: the generator's state, which is never zero, how many
answers on the tape are used, how many there are, and then the answers. The generator is xorshift64:
nothing in it overflows, so it runs the same uncompiled.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from satrap.fast.compiling import compiled

Words = NDArray[np.uint64]
STATE, USED, TAPED, FIRST = 0, 1, 2, 3
LONGEST = 512  # answers on a tape


def seeded(seed: int) -> Words:
    """Return a generator; each seed has its own sequence of numbers."""
    words = np.zeros(FIRST + LONGEST, np.uint64)
    words[STATE] = seed * 2 + 1 & 0xFFFF_FFFF_FFFF_FFFF
    for _ in range(8):
        below(words, 2)  # similar seeds diverge
    return words


def taped(answers: Iterable[int]) -> Words:
    """Return a tape; when it runs out, a generator takes over."""
    words = seeded(1)
    for answer in answers:
        words[FIRST + int(words[TAPED])] = answer
        words[TAPED] += np.uint64(1)
    return words


@compiled
def below(chance: Words, size: int) -> int:
    """Return a number from 0 to size - 1, signed: sums with an unsigned one become floats."""
    used = np.int64(chance[USED])
    if used < np.int64(chance[TAPED]):
        chance[USED] = np.uint64(used + 1)
        return int(np.int64(chance[FIRST + used]))
    word = chance[STATE]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    chance[STATE] = word
    return int(np.int64((word >> np.uint64(32)) * np.uint64(size) >> np.uint64(32)))


@compiled
def shuffle(chance: Words, order: NDArray[np.int8], size: int) -> None:
    """Put 0 to size - 1 into the first places of `order`, in random order."""
    is_taped = chance[USED] < chance[TAPED]
    for place in range(size):
        order[place] = below(chance, size) if is_taped else place
    for last in range(size - 1, 0, -1):
        if is_taped:
            break
        other = below(chance, last + 1)
        kept = order[last]
        order[last] = order[other]
        order[other] = kept
