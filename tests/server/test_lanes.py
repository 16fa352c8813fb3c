"""Worker threads: short work never waits for long work, nor for whoever has used a lot."""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest

from satrap.server.fairness import Owner
from satrap.server.lanes import LONG, MEDIUM, SHORT, Lanes, Pace

HOG, ANA = Owner("h", "hog"), Owner("a", "ana")
SECONDS = 30
LIMITS = (SHORT, math.inf, math.inf)
LONG_LANES = LIMITS.count(math.inf)
Story = Callable[[Lanes], Coroutine[Any, Any, None]]


def tell(story: Story, lanes: Callable[[], Lanes] = lambda: Lanes("test", LIMITS)) -> None:
    async def run() -> None:
        made = lanes()
        try:
            await asyncio.wait_for(story(made), SECONDS)
        finally:
            made.stop()

    asyncio.run(run())


def test_what_is_short_is_done_while_everything_long_waits() -> None:
    go, began = threading.Event(), threading.Semaphore(0)

    def long() -> str:
        began.release()
        go.wait(SECONDS)
        return "long"

    async def story(lanes: Lanes) -> None:
        pace = Pace(LONG)
        slow = [asyncio.create_task(lanes.do(HOG, "bot", pace, long)) for _ in range(10)]
        for _ in range(LONG_LANES):
            assert await asyncio.to_thread(began.acquire, timeout=SECONDS)
        quick = Pace()
        for number in range(20):
            assert await lanes.do(ANA, "bot", quick, lambda: "short") == "short", number
        assert not began.acquire(blocking=False), "one thread is kept free of long work"
        assert not any(task.done() for task in slow)
        go.set()
        assert await asyncio.gather(*slow) == ["long"] * 10

    tell(story)


def test_who_had_much_lately_keeps_nobody_from_the_quick_threads() -> None:
    """Work that is short each time, but never stops coming, counts as long."""
    go, began = threading.Event(), threading.Semaphore(0)

    def wait() -> None:
        began.release()
        go.wait(SECONDS)

    async def story(lanes: Lanes) -> None:
        await lanes.do(HOG, "bot", Pace(), lambda: busy(0.05))
        more = [asyncio.create_task(lanes.do(HOG, "bot", Pace(), wait)) for _ in range(10)]
        assert await asyncio.to_thread(began.acquire, timeout=SECONDS)
        assert await lanes.do(ANA, "bot", Pace(), lambda: "at once") == "at once"
        assert not began.acquire(blocking=False)
        go.set()
        await asyncio.gather(*more)

    tell(story, lambda: Lanes("test", (SHORT, math.inf), much=0.02))


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.mark.parametrize(("much", "is_resting"), [(0.01, True), (100.0, False)])
def test_after_work_for_who_had_much_a_thread_rests(much: float, is_resting: bool) -> None:
    waits: list[float] = []

    async def story(lanes: Lanes) -> None:
        for _ in range(3):  # a busy machine may be late once, whether or not a thread rests
            await lanes.do(HOG, "bot", Pace(), lambda: busy(0.05))
            began = time.monotonic()
            await lanes.do(ANA, "bot", Pace(), lambda: None)
            waits.append(time.monotonic() - began)

    tell(story, lambda: Lanes("test", (math.inf,), rest=10.0, much=much))
    assert (min(waits) > 0.3) == is_resting


def test_who_has_used_little_is_next_among_what_is_long() -> None:
    order: list[Owner] = []

    async def story(lanes: Lanes) -> None:
        pace, go = Pace(LONG), threading.Event()
        first = [
            asyncio.create_task(lanes.do(HOG, "bot", pace, lambda: go.wait(SECONDS)))
            for _ in range(LONG_LANES)
        ]
        await asyncio.sleep(0)
        more = [
            asyncio.create_task(lanes.do(who, "bot", pace, partial(order.append, who)))
            for who in [HOG] * 10 + [ANA]
        ]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*first, *more)

    tell(story)
    assert order.index(ANA) <= LONG_LANES


def test_what_fails_is_told_to_who_waits_and_the_others_go_on() -> None:
    def fails() -> None:
        raise LookupError

    async def story(lanes: Lanes) -> None:
        pace = Pace(LONG)
        for _ in range(2 * len(LIMITS)):
            with pytest.raises(LookupError):
                await lanes.do(ANA, "bot", pace, fails)
        assert await lanes.do(ANA, "bot", pace, lambda: 1) == 1

    tell(story)


def test_what_nobody_waits_for_any_more_is_not_worked_out() -> None:
    done: list[int] = []

    async def story(lanes: Lanes) -> None:
        pace, go = Pace(LONG), threading.Event()
        busy = [
            asyncio.create_task(lanes.do(HOG, "bot", pace, lambda: go.wait(SECONDS)))
            for _ in range(LONG_LANES)
        ]
        await asyncio.sleep(0)
        given_up = asyncio.create_task(lanes.do(ANA, "bot", pace, lambda: done.append(1)))
        await asyncio.sleep(0)
        given_up.cancel()
        go.set()
        await asyncio.gather(*busy)
        await lanes.do(HOG, "bot", pace, lambda: None)

    tell(story)
    assert done == []


def test_who_waits_when_the_server_stops_is_let_go() -> None:
    async def story(lanes: Lanes) -> None:
        pace, go = Pace(LONG), threading.Event()
        tasks = [
            asyncio.create_task(lanes.do(HOG, "bot", pace, lambda: go.wait(SECONDS)))
            for _ in range(LONG_LANES + 1)
        ]
        await asyncio.sleep(0)
        lanes.stop()
        go.set()
        await asyncio.wait(tasks)
        assert [task.cancelled() for task in tasks] == [*[False] * LONG_LANES, True]
        late = asyncio.create_task(lanes.do(ANA, "bot", pace, lambda: None))
        await asyncio.wait([late])
        assert late.cancelled()

    tell(story)


def test_a_bot_is_long_as_soon_as_it_was_and_short_only_when_it_stays_so() -> None:
    pace = Pace()
    found = [pace.seconds > MEDIUM]
    for seconds in (4 * MEDIUM, *[0.0] * 60):  # one quick decision proves nothing
        pace.note(seconds)
        found.append(pace.seconds > MEDIUM)
    assert found[:3] == [False, True, True]
    assert not found[-1]
    assert pace.last == 0
