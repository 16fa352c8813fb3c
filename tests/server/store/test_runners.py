"""The writer works in a thread of its own, so that nobody else waits for the disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import ProgrammingError

from satrap.server.store import sqlite
from satrap.server.store.errors import Failed, NotDurable
from satrap.server.store.opening import open_store
from satrap.server.store.runners import InThread
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import line, open_matches

pytestmark = pytest.mark.anyio


def threads() -> list[str]:
    """Return the threads that write."""
    return [each.name for each in threading.enumerate() if each.name.startswith("store writer")]


async def is_loop_free(store: SqlStore) -> bool:
    """Say whether the loop does something while the writer waits."""
    loop, done = asyncio.get_running_loop(), threading.Event()

    def work(_connection: Connection) -> bool:
        loop.call_soon_threadsafe(done.set)
        return done.wait(timeout=2)

    return await store.writer.submit(work)


async def test_the_loop_goes_on_while_a_batch_is_written(sqlite_store: SqlStore) -> None:
    assert await is_loop_free(sqlite_store)


async def test_a_writer_that_holds_the_loop_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(self: InThread, job: Callable[[Connection], Any]) -> Any:
        with self.engine.connect() as connection:
            return job(connection)

    with monkeypatch.context() as planted:
        planted.setattr(InThread, "run", run)
        planted.setattr(InThread, "close", lambda self: asyncio.sleep(0, self.engine.dispose()))
        store = await open_store(tmp_path / "store.db")
        assert not await is_loop_free(store)
        await store.close()


async def test_no_other_thread_can_use_the_connection(sqlite_store: SqlStore) -> None:
    await open_matches(sqlite_store, "m")
    kept = await sqlite_store.writer.runner.run(lambda connection: connection)
    with pytest.raises(ProgrammingError, match="thread"):
        kept.exec_driver_sql("DELETE FROM lines")
    assert len(await sqlite_store.read("m")) == 1


async def test_who_goes_away_amid_a_batch_spoils_no_other(
    sqlite_store: SqlStore, tmp_path: Path
) -> None:
    await open_matches(sqlite_store, "m", "n")
    loop, entered, go_on = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    def slow(_connection: Connection) -> bool:
        loop.call_soon_threadsafe(entered.set)
        return go_on.wait(timeout=20)

    gone = asyncio.create_task(sqlite_store.writer.submit(slow))
    beside = asyncio.create_task(sqlite_store.append([line("m", 1)]))
    await entered.wait()
    after = asyncio.create_task(sqlite_store.append([line("n", 1)]))
    gone.cancel()
    await asyncio.wait([gone])
    closing = asyncio.create_task(sqlite_store.close())
    go_on.set()
    await asyncio.gather(beside, after, closing)
    assert gone.cancelled()
    again = await open_store(tmp_path / "store.db")
    assert [len(await again.read(name)) for name in "mn"] == [2, 2]
    await again.close()


async def test_work_that_breaks_fails_alone(store: SqlStore) -> None:
    await open_matches(store, "m", "n")

    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM lines")
        raise KeyError("a fault of ours")

    sent = [store.append([line("m", 1)]), store.writer.submit(broken), store.append([line("n", 1)])]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), Failed, type(None)]
    assert [len(await store.read(name)) for name in "mn"] == [2, 2]


async def test_what_a_job_does_not_commit_is_nothing(store: SqlStore) -> None:
    await open_matches(store, "m")
    await store.writer.runner.run(lambda to: to.exec_driver_sql("DELETE FROM lines").close())
    await store.append([line("m", 1)])
    assert len(await store.read("m")) == 2


async def test_the_thread_ends_with_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(tmp_path / "store.db")
    assert len(threads()) == 1
    await store.close()
    await store.close()
    monkeypatch.setitem(sqlite.WRITER, "synchronous", 7)
    with pytest.raises(NotDurable):
        await open_store(tmp_path / "store.db")
    assert threads() == []
