"""The writer: shared commits, a bounded queue, and failures that acknowledge nothing."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, event

from satrap.server.store import writer
from satrap.server.store.errors import Conflict, Failed, Repeated
from satrap.server.store.opening import open_store
from satrap.server.store.sql_store import SqlStore
from tests.server.store.postgres import Postgres
from tests.server.store.samples import head, line, open_matches, submission

pytestmark = pytest.mark.anyio

NAMES = [f"m{number}" for number in range(100)]
SUBMISSIONS = int(os.environ.get("SATRAP_SUBMISSIONS", "2000"))


@contextmanager
def commits(store: SqlStore) -> Iterator[list[object]]:
    """Count the commits of a store."""
    counted: list[object] = []

    def count(connection: object) -> None:
        counted.append(connection)

    event.listen(store.writer.runner.engine, "commit", count)
    yield counted
    event.remove(store.writer.runner.engine, "commit", count)


async def test_appends_that_wait_at_once_share_a_commit(store: SqlStore) -> None:
    await open_matches(store, *NAMES)
    with commits(store) as counted:
        await asyncio.gather(*(store.append([line(name, 1)]) for name in NAMES))
    assert len(counted) <= 2


async def test_a_failed_commit_acknowledges_nothing(store: SqlStore) -> None:
    await open_matches(store, *NAMES[:9])
    await store.append([line("m0", 1, "sent")])

    def fail(_connection: object) -> None:
        raise OSError("the disk is gone")

    engine = store.writer.runner.engine
    event.listen(engine, "commit", fail)
    sent = [store.append([line(name, 1)]) for name in NAMES[1:9]]
    again = store.append([line("m0", 2, "sent")])
    answers = await asyncio.gather(*sent, again, return_exceptions=True)
    event.remove(engine, "commit", fail)
    assert [type(answer) for answer in answers] == [Failed] * 9
    assert [len(await store.read(name)) for name in NAMES[:9]] == [2] + [1] * 8
    await asyncio.gather(*(store.append([line(name, 1)]) for name in NAMES[1:9]))


@pytest.mark.parametrize(("limit", "most"), [(3, 3), (0, 20)], ids=["bounded", "planted"])
async def test_who_comes_to_a_full_queue_waits(
    where: str, monkeypatch: pytest.MonkeyPatch, limit: int, most: int
) -> None:
    monkeypatch.setattr(writer, "WAITING", limit)
    monkeypatch.setattr(writer, "BATCH", 2)
    store = await open_store(where)
    await open_matches(store, *NAMES[:20])
    tasks = [asyncio.create_task(store.append([line(name, 1)])) for name in NAMES[:20]]
    await asyncio.sleep(0)
    assert store.writer.waiting() == most
    await store.close()
    assert await asyncio.gather(*tasks) == [None] * 20


async def test_two_processes_on_one_postgres_store_a_line_once(postgres: Postgres) -> None:
    where = postgres.new_database()
    stores = [await open_store(where), await open_store(where)]
    await open_matches(stores[0], *NAMES[:20])
    for number, name in enumerate(NAMES[:20]):
        keys = ("same", "same") if number % 2 else ("one", "two")
        sent = [store.append([line(name, 1, key)]) for store, key in zip(stores, keys, strict=True)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        refused = "Repeated" if number % 2 else "Conflict"
        assert {type(answer).__name__ for answer in answers} == {"NoneType", refused}
    assert await stores[1].check(head) == []
    for store in stores:
        await store.close()


async def test_work_that_meets_another_process_is_explained(store: SqlStore) -> None:
    await open_matches(store, "m")
    tries: list[int] = []

    def work(connection: Connection) -> None:
        tries.append(1)
        if len(tries) == 3:
            raise Conflict("m", 2)
        twice = "INSERT INTO pulse VALUES (7, 1), (7, 1)"
        connection.exec_driver_sql(twice)

    with pytest.raises(Conflict):
        await store.writer.submit(work)


async def send(store: SqlStore, match: str, number: int) -> None:
    """Send one submission until it is stored, like a client that does not know the log's length."""
    seq = 1 + number
    while True:
        try:
            return await store.append(submission(match, number, seq))
        except Conflict as refused:
            seq = refused.next
        except Repeated as stored:
            first = stored.lines[0].seq
            assert list(stored.lines) == submission(match, number, first)
            return None


async def test_duplicated_and_reordered_submissions_are_stored_once(
    where: str, record_property: Callable[[str, object], None]
) -> None:
    store = await open_store(where)
    await open_matches(store, *NAMES)
    sent = [(match, number) for match in NAMES for number in range(SUBMISSIONS // 4 // 100)] * 4
    random.Random(7).shuffle(sent)
    for start in range(0, len(sent), 100):
        await asyncio.gather(*(send(store, *one) for one in sent[start : start + 100]))
    for match in NAMES:
        keys = [line.key for line in await store.read(match) if line.key]
        assert sorted(keys) == [f"k{number}" for number in range(SUBMISSIONS // 4 // 100)]
    assert await store.check(head) == []
    await store.close()
    record_property(
        "counted", f"{SUBMISSIONS} sent, {SUBMISSIONS // 4} different ones, each stored once"
    )
