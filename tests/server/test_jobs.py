"""Jobs are done at their time, once, whatever happens in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection, select

from satrap.server.clock import now
from satrap.server.jobs import AT_ONCE, LOOK_SECONDS, Jobs
from satrap.server.store import jobs as stored
from satrap.server.store.attempts import Work
from satrap.server.store.errors import Failed
from satrap.server.store.jobs import Job
from satrap.server.store.opening import open_store
from satrap.server.store.schema import pulse
from satrap.server.store.sql_store import SqlStore, beat
from tests.server.clocks import START, VirtualClock, settle, virtual_time

LATE_MS = int(LOOK_SECONDS * 1000)
MINUTE = 60_000
MANY = 200  # jobs at once
Story = Callable[[SqlStore, VirtualClock], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    """Tell a story about a store, in virtual time."""

    async def run() -> None:
        with virtual_time() as clock:
            store = await open_store(folder / "jobs.sqlite")
            try:
                await story(store, clock)
            finally:
                await store.close()

    asyncio.run(run())


class Server:
    """Jobs of one kind, until it stops."""

    def __init__(self, store: SqlStore, clock: VirtualClock) -> None:
        self.jobs, self.clock = Jobs(store), clock
        self.done: list[tuple[str, int]] = []
        self.works: dict[str, Work[None]] = {}
        self.failing = 0
        self.jobs.handle("ring", self._ring)

    async def _ring(self, job: Job) -> Work[None] | None:
        if self.failing:
            self.failing -= 1
            raise RuntimeError("not now")
        self.done.append((job.key, self.clock.now() - START))
        return self.works.get(job.key)

    async def __aenter__(self) -> Server:
        self.jobs.start()
        await settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.jobs.stop()


async def beats(store: SqlStore) -> int:
    async with store.reading() as connection:
        return await connection.scalar(select(pulse.c.beats)) or 0


def test_jobs_are_done_at_their_time_in_order(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            await server.jobs.put("ring", "later", START + 2 * MINUTE)
            await server.jobs.put("ring", "sooner", START + MINUTE)
            await clock.advance(MINUTE - 1)
            assert server.done == []
            await clock.advance(3 * MINUTE)
        names, times = zip(*server.done, strict=True)
        assert names == ("sooner", "later")
        assert all(
            0 <= at - due <= LATE_MS for at, due in zip(times, (MINUTE, 2 * MINUTE), strict=True)
        )

    tell(tmp_path, story)


def test_what_fell_due_while_the_server_was_down_is_done_at_its_start(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            await server.jobs.put("ring", "a", START + MINUTE)
        await clock.advance(10 * MINUTE)
        assert server.done == []
        async with Server(store, clock) as server:
            await clock.advance(LATE_MS)
            assert server.done == [("a", 10 * MINUTE)]
        async with Server(store, clock) as server:
            await clock.advance(10 * MINUTE)
            assert server.done == []

    tell(tmp_path, story)


def test_a_job_can_be_replaced_and_removed(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            await server.jobs.put("ring", "a", START + MINUTE)
            await server.jobs.put("ring", "a", START + 5 * MINUTE)
            await server.jobs.put("ring", "b", START + MINUTE)
            assert await server.jobs.drop("ring", "b")
            assert not await server.jobs.drop("ring", "b")
            await clock.advance(4 * MINUTE)
            assert server.done == []
            await clock.advance(2 * MINUTE)
            assert [key for key, _ in server.done] == ["a"]

    tell(tmp_path, story)


def test_what_fails_is_tried_again_with_growing_pauses(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            server.failing = 3
            await server.jobs.put("ring", "a", START)
            for _ in range(20):
                await clock.advance(1000)
            ((key, at),) = server.done
            assert key == "a" and 7_000 <= at <= 7_000 + 4 * LATE_MS  # after 1 + 2 + 4 seconds
            assert [(each.kind, each.key) for each in server.jobs.failures] == [("ring", "a")] * 3
            assert all(each.error for each in server.jobs.failures)  # for operators

    tell(tmp_path, story)


def test_what_a_job_writes_is_stored_with_its_end_or_not_at_all(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        broken = [True]

        def work(connection: Connection) -> None:
            beat(connection)
            if broken:
                raise Failed("no room")

        async with Server(store, clock) as server:
            server.works["a"] = work
            await server.jobs.put("ring", "a", START)
            await clock.advance(500)
            assert await beats(store) == 0 and len(await server.jobs.list()) == 1
            broken.clear()
            await clock.advance(5000)
            assert await beats(store) == 1 and await server.jobs.list() == []

    tell(tmp_path, story)


def test_a_job_that_was_replaced_while_it_ran_writes_nothing(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:

            async def ring(job: Job) -> Work[None]:
                if job.body == b"old":
                    await server.jobs.put("ring", job.key, START + MINUTE, b"new")
                return beat

            server.jobs.handle("ring", ring)
            await server.jobs.put("ring", "a", START, b"old")
            await clock.advance(1000)
            assert await beats(store) == 0
            await clock.advance(2 * MINUTE)
            assert await beats(store) == 1

    tell(tmp_path, story)


def test_one_slow_job_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            gate = asyncio.Event()

            async def slow(job: Job) -> None:
                await gate.wait()

            server.jobs.handle("slow", slow)
            await server.jobs.put("slow", "s", START)
            await server.jobs.put("ring", "a", START + 1)
            await clock.advance(1000)
            assert [key for key, _ in server.done] == ["a"]
            gate.set()

    tell(tmp_path, story)


def test_jobs_of_an_unknown_kind_wait_for_a_server_that_knows_them(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        for number in range(MANY):
            key = str(number)
            await store.writer.submit(lambda to, key=key: stored.put(to, "odd", key, START))  # type: ignore[misc]
        async with Server(store, clock) as server:
            await server.jobs.put("ring", "a", START + 1)
            await clock.advance(1000)
            assert [key for key, _ in server.done] == ["a"]
            assert len(await server.jobs.list()) == MANY

    tell(tmp_path, story)


def test_a_job_that_had_to_wait_begins_as_soon_as_there_is_room(tmp_path: Path) -> None:
    async def story(store: SqlStore, clock: VirtualClock) -> None:
        async with Server(store, clock) as server:
            for number in range(AT_ONCE + 1):
                await server.jobs.put("ring", str(number), START)
            await server.jobs.look()  # and no other look is due: this clock stands still
            for _ in range(100):
                await settle(1)
            assert len(server.done) == AT_ONCE + 1

    tell(tmp_path, story)


def test_a_burst_of_jobs_delays_neither_itself_nor_those_of_another_kind(tmp_path: Path) -> None:
    """In real time: 400 deliveries at eight o'clock, and deadlines a moment later."""
    late = dict[str, list[int]](deliver=[], deadline=[])

    async def do(job: Job) -> None:
        late[job.kind].append(now() - job.due)
        await asyncio.sleep(0.02)

    async def run() -> None:
        store = await open_store(tmp_path / "jobs.sqlite")
        jobs = Jobs(store)
        eight = now() + 500

        def put(connection: Connection) -> None:
            for kind, due, count in (("deliver", eight, 400), ("deadline", eight + 100, 20)):
                for key in map(str, range(count)):
                    stored.put(connection, kind, key, due)

        await store.writer.submit(put)
        for kind in late:
            jobs.handle(kind, do)
        jobs.start()
        until = time.monotonic() + 30
        while sum(map(len, late.values())) < 420 and time.monotonic() < until:
            await asyncio.sleep(0.05)
        await jobs.stop()
        await store.close()

    asyncio.run(run())
    assert (len(late["deliver"]), len(late["deadline"])) == (400, 20)
    assert max(late["deadline"]) < 1000 and max(late["deliver"]) < 5000, late
