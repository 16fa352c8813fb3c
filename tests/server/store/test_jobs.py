"""Jobs, the outbox and deadlines, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import Connection

from satrap.core.text import text
from satrap.server.store import jobs, notices, outbox
from satrap.server.store.attempts import Work
from satrap.server.store.jobs import Job
from satrap.server.store.outbox import CLOSE, DELIVER
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.targets import Given, add_target, live_targets
from satrap.server.tastes import PAUSES, Off, Taste
from satrap.server.wishing import wish
from tests.server.clocks import START, virtual_time
from tests.server.club import DAY, club
from tests.server.receivers import receiving
from tests.server.sites import PAUSE, site

pytestmark = pytest.mark.anyio
SECOND = 1000
DUE = PAUSES["webhook"]


async def due(store: SqlStore, at: int, most: int = 100) -> list[Job]:
    async with store.reading() as connection:
        return await jobs.due_jobs(connection, ["a", "b"], at, most)


async def put(store: SqlStore, kind: str, key: str, at: int) -> None:
    await store.writer.submit(lambda to: jobs.put(to, kind, key, at))


async def test_of_each_kind_the_earliest_are_read_whatever_else_is_due(store: SqlStore) -> None:
    def fill(to: Connection) -> None:
        for number in range(20):
            jobs.put(to, "a", str(number), number)
        jobs.put(to, "b", "late", 50)
        jobs.put(to, "c", "unknown", 0)

    await store.writer.submit(fill)
    found = await due(store, 50, 3)
    assert [(job.kind, job.key) for job in found] == [
        ("a", "0"), ("a", "1"), ("a", "2"), ("b", "late"),
    ]  # fmt: skip
    assert [job.key for job in await due(store, 49, 1)] == ["0"]
    async with store.reading() as connection:
        assert await jobs.next_due(connection, ["a", "b"], 19) == 50
        assert await jobs.next_due(connection, ["a", "b"], 50) is None


async def test_a_job_that_was_replaced_can_neither_be_done_nor_put_off(store: SqlStore) -> None:
    await put(store, "a", "x", 1)
    (old,) = await due(store, 1)
    await put(store, "a", "x", 2)
    assert not await store.writer.submit(lambda to: jobs.finish(to, old))
    await store.writer.submit(lambda to: jobs.put_off(to, old, 9))
    (new,) = await due(store, 2)
    assert (new.due, new.tries) == (2, 0) and new.id != old.id
    await store.writer.submit(lambda to: jobs.put_off(to, new, 9))
    assert [(job.due, job.tries) for job in await due(store, 9)] == [(9, 1)]
    assert await store.writer.submit(lambda to: jobs.finish(to, new))
    assert await due(store, 99) == []


def posted(at: int) -> Work[str]:
    words = text("notice-turn", names="Ben")
    return lambda to: notices.post(to, "ana", "your-turn", "turn:x", "/table/x", words, at)


async def wakes(store: SqlStore) -> dict[str, int]:
    """Return when somebody comes to send something, and to take something back."""
    async with store.reading() as connection:
        return {job.kind: job.due for job in await jobs.list_jobs(connection)}


async def test_what_waits_is_cancelled_and_follows_other_wishes(store: SqlStore) -> None:
    given = Given(style="slack", origin="https://x.org")
    write = store.writer.submit
    await write(lambda to: add_target(to, "ana", "webhook", "https://hook", given, "en", 0))
    await write(posted(START))
    assert await wakes(store) == {DELIVER: START + DUE}
    await write(lambda to: notices.withdraw(to, "ana", "turn:x", START))
    await write(outbox.wake_all)
    target = (await write(lambda to: live_targets(to, "ana")))[0]
    await write(lambda to: outbox.wake(to, target.id))
    assert await wakes(store) == {}
    await write(posted(START))
    await write(lambda to: wish(to, "ana", Taste(off=Off(webhook=("your-turn",))), START))
    assert await wakes(store) == {}


async def test_what_may_be_shown_is_closed_in_a_lane_of_its_own(where: str) -> None:
    with receiving() as receiver:
        async with site(where) as made:
            browser = await made.browser(receiver.url)
            await made.post()
            await made.pass_time(PAUSE)
            await made.withdraw()
            assert set(await wakes(made.store)) == {CLOSE}
            await made.pass_time(SECOND)
            assert [browser.read(call).get("closed", False) for call in receiver.calls] == [
                False,
                True,
            ]
            assert await wakes(made.store) == {}


async def test_deadlines_fall_due_to_the_second_across_a_restart(where: str) -> None:
    with virtual_time() as clock:
        async with club(where, clock) as server:
            match = await server.open("one")
            await server.pass_time(DAY // 2)
            await server.play(match, 0, random.Random(1))
            begun = clock.now()
        async with club(where, clock) as server:
            await server.pass_time(DAY - SECOND)
            assert await server.taken_over(match) == []
            await server.pass_time(2 * SECOND)
            (at,) = await server.taken_over(match)
            assert 0 <= at - (begun + DAY) <= SECOND
