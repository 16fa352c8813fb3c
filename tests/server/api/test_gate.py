"""Whoever asks little gets in immediately, however much others ask."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from satrap.server.api.gate import A_LOT, Gate
from satrap.server.fairness import Owner

SECONDS = 30
SLOW = 5.0  # per second: waiting for the crowd would take most of a minute
QUICK = 50.0


def test_who_asks_little_never_waits() -> None:
    async def story() -> float:
        gate = Gate(SLOW)
        crowd = [asyncio.create_task(gate.enter("hog")) for _ in range(A_LOT + 200)]
        await asyncio.sleep(0)
        began = time.monotonic()
        for number in range(20):
            await gate.enter(f"somebody {number}")
        waited = time.monotonic() - began
        assert sum(not task.done() for task in crowd) > 150
        for task in crowd:
            task.cancel()
        return waited

    assert asyncio.run(asyncio.wait_for(story(), SECONDS)) < SECONDS / 3


def test_those_who_ask_a_lot_share_a_rate() -> None:
    async def story() -> float:
        gate = Gate(QUICK)
        for _ in range(A_LOT):
            await gate.enter("hog")
        began = time.monotonic()
        await asyncio.gather(*(gate.enter("hog") for _ in range(21)))
        return time.monotonic() - began

    assert asyncio.run(asyncio.wait_for(story(), SECONDS)) >= 0.9 * 20 / QUICK


def test_among_those_who_ask_a_lot_everybody_has_a_turn() -> None:
    async def story() -> Counter[str]:
        gate, served = Gate(1000.0), Counter[str]()

        async def ask(address: str) -> None:
            await gate.enter(address)
            served[address] += 1

        for address, times in (("hog", 3 * A_LOT), ("busy", A_LOT)):
            for _ in range(times):
                gate._queue.charge(Owner(address, ""), 1.0)
        crowd = [asyncio.create_task(ask("hog")) for _ in range(50)]
        crowd += [asyncio.create_task(ask("busy")) for _ in range(20)]
        while served["busy"] < 20:
            await asyncio.sleep(0.001)
        for task in crowd:
            task.cancel()
        return served

    served = asyncio.run(asyncio.wait_for(story(), SECONDS))
    assert served["hog"] <= 1  # it was the first to come


def test_who_has_gone_takes_nobodys_turn() -> None:
    async def story() -> None:
        gate = Gate(1.0)
        gate._queue.charge(Owner("hog", ""), 2.0 * A_LOT)
        gone = [asyncio.create_task(gate.enter("hog")) for _ in range(50)]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.sleep(0)
        await gate.enter("hog")  # behind these it would wait for most of a minute

    asyncio.run(asyncio.wait_for(story(), SECONDS))
