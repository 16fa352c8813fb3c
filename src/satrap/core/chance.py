"""Chance as named draws, so that every shuffle can be checked.

A draw is named by its purpose and its occurrence ("the second shuffle of the deck"), never by a
ply or by what players chose. Any source can answer: a seed, a plain generator, a recorded tape.

From a seed of 32 bytes a draw is computed as follows, with only the standard library:

* Words: block `b` is HMAC-SHA256(seed, f"{epoch}/{purpose}/{occurrence}/{b}") for b = 0, 1, ...;
  each block gives eight unsigned 32-bit words, big-endian, in order.
* `below(n)`: take words until one is less than 2**32 - 2**32 % n; the answer is that word % n.
* `shuffle(n)`: start from 0, 1, ..., n - 1; for k = n - 1 down to 1 swap the items at k and at
  below(k + 1), all from one stream of words.

The epoch counts how often hidden things were redrawn (see `Match.undo`).
"""

from __future__ import annotations

import hmac
import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

SEED_BYTES = 32
_WORD = 1 << 32


class Draw(NamedTuple):
    """One answered draw, as a finished record lists it."""

    purpose: str
    occurrence: int
    epoch: int
    size: int
    result: tuple[int, ...]


class Chance(Protocol):
    """A source of draws."""

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        """Return a permutation of range(size)."""

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        """Return a number from range(size)."""


def words(seed: bytes, epoch: int, purpose: str, occurrence: int) -> Iterator[int]:
    """Yield the endless stream of 32-bit words of one draw."""
    block = 0
    while True:
        message = f"{epoch}/{purpose}/{occurrence}/{block}".encode()
        digest = hmac.digest(seed, message, "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def pick_below(stream: Iterator[int], size: int) -> int:
    """Return an unbiased number from range(size)."""
    limit = _WORD - _WORD % size
    return next(word for word in stream if word < limit) % size


class SeededChance:
    """Draws from a 256-bit seed; the same seed always gives the same answers."""

    def __init__(self, seed: bytes, epoch: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed, self._epoch = seed, epoch

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        return pick_below(words(self._seed, self._epoch, purpose, occurrence), size)

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        stream = words(self._seed, self._epoch, purpose, occurrence)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = pick_below(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class PlainChance:
    """Draws from a plain generator: for search and simulation, where nobody checks."""

    def __init__(self, generator: random.Random) -> None:
        self._generator = generator

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        return self._generator.randrange(size)

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        order = list(range(size))
        self._generator.shuffle(order)
        return tuple(order)


class TapeChance:
    """Draws read from a list; a draw that is not on it is an error."""

    def __init__(self, draws: Iterable[Draw], epoch: int = 0) -> None:
        self._tape = {(draw.purpose, draw.occurrence, draw.epoch): draw for draw in draws}
        self._epoch = epoch

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        (result,) = self._find(purpose, occurrence, size).result
        if not 0 <= result < size:
            raise LookupError(f"{purpose}/{occurrence}: {result} is not below {size}")
        return result

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        result = self._find(purpose, occurrence, size).result
        if sorted(result) != list(range(size)):
            raise LookupError(f"{purpose}/{occurrence} is not an order of {size} things")
        return result

    def _find(self, purpose: str, occurrence: int, size: int) -> Draw:
        draw = self._tape.get((purpose, occurrence, self._epoch))
        if draw is None or draw.size != size:
            raise LookupError(f"the tape has no draw {self._epoch}/{purpose}/{occurrence}/{size}")
        return draw


class NotedChance:
    """Passes draws on to another source and records the answers."""

    def __init__(self, source: Chance, epoch: int = 0) -> None:
        self._source, self._epoch = source, epoch
        self.draws: list[Draw] = []

    def below(self, purpose: str, occurrence: int, size: int) -> int:
        result = self._source.below(purpose, occurrence, size)
        self.draws.append(Draw(purpose, occurrence, self._epoch, size, (result,)))
        return result

    def shuffle(self, purpose: str, occurrence: int, size: int) -> tuple[int, ...]:
        result = self._source.shuffle(purpose, occurrence, size)
        self.draws.append(Draw(purpose, occurrence, self._epoch, size, result))
        return result
