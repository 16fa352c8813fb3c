"""Moves at the pace of many people: they fall due however long the server takes.

So times count from when a move was due: a server that falls behind cannot hide it by slowing down
the load generator. When a move was sent is noted too; the difference is the generator's own delay.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from bench.load_people import Pair, Timing

Progress = Callable[[int], None]
AT_ONCE = 16  # pairs that arrive, or matches that are played ahead


class Move(NamedTuple):
    """A move, and when it was due."""

    due: float
    timing: Timing


class Pace:
    """Plays moves when they are due, each by a pair that is free."""

    def __init__(self, pairs: Iterable[Pair], generator: random.Random) -> None:
        self.moves: list[Move] = []
        self.renewed = 0  # matches that ended and were followed by another
        self._free = list(pairs)
        self._is_free = asyncio.Event()
        self._generator = generator

    async def run(self, dues: Sequence[float], progress: Progress) -> None:
        """Play a move at each of these times, counted from now."""
        begin = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            for due in dues:
                await asyncio.sleep(max(0.0, begin + due - time.perf_counter()))
                group.create_task(self._move(await self._take(), begin + due))
                progress(1)

    async def _take(self) -> Pair:
        while not self._free:
            self._is_free.clear()
            await self._is_free.wait()
        number = self._generator.randrange(len(self._free))
        self._free[number], self._free[-1] = self._free[-1], self._free[number]
        return self._free.pop()

    async def _move(self, pair: Pair, due: float) -> None:
        self.moves.append(Move(due, await pair.move()))
        if pair.is_over:
            await renew(pair)
            self.renewed += 1
        self._free.append(pair)
        self._is_free.set()


async def renew(pair: Pair) -> None:
    """Let two people play another match."""
    pair.leave()
    await pair.sit_down()


async def play_ahead(pairs: Sequence[Pair], plies: Sequence[int], progress: Progress) -> None:
    """Play matches to different plies, as fast as possible; one that ends is replaced."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def play(pair: Pair, plies: int) -> None:
        async with at_once:
            for _ in range(plies):
                await pair.move()
                progress(1)
                if pair.is_over:
                    await renew(pair)

    await asyncio.gather(*(play(pair, each) for pair, each in zip(pairs, plies, strict=True)))


async def arrive(pairs: Sequence[Pair], progress: Progress) -> None:
    """Let everybody arrive and sit down."""
    at_once = asyncio.Semaphore(AT_ONCE)

    async def sit(pair: Pair) -> None:
        async with at_once:
            await pair.come()
            await pair.sit_down()
            progress(1)

    await asyncio.gather(*map(sit, pairs))
