"""A store opens only when its commits are durable, and only for one writing process."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from satrap.server.store import postgres as postgres_settings
from satrap.server.store import sqlite
from satrap.server.store.errors import Failed, Full, InUse, NotDurable
from satrap.server.store.opening import open_store
from satrap.server.store.sql_store import SqlStore
from tests.server.store.postgres import Postgres
from tests.server.store.samples import head, line, open_matches

pytestmark = pytest.mark.anyio
NAMES = [f"m{number}" for number in range(40)]
ROOM = 4  # pages, for the lines of some of them


async def test_sqlite_syncs_every_commit(sqlite_store: SqlStore) -> None:
    for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        assert await sqlite_store.writer.runner.run(partial(setting, name)) == value


def setting(name: str, connection: Connection) -> object:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_settings_that_forget_are_refused() -> None:
    with pytest.raises(NotDurable, match="synchronous=1"):
        sqlite.require("synchronous", 2, 1)
    with pytest.raises(NotDurable, match="synchronous_commit=off"):
        postgres_settings.require("synchronous_commit", "off")


async def test_a_sqlite_that_cannot_sync_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sqlite.WRITER, "synchronous", 7)
    for _ in range(2):
        with pytest.raises(NotDurable):
            await open_store(tmp_path / "store.db")


async def test_a_postgres_that_does_not_sync_is_not_opened(postgres: Postgres) -> None:
    where = postgres.new_database()
    postgres.sql("ALTER SYSTEM SET fsync = off")
    postgres.sql("SELECT pg_reload_conf()")
    try:
        await asyncio.sleep(0.2)
        with pytest.raises(NotDurable, match="fsync"):
            await open_store(where)
    finally:
        postgres.sql("ALTER SYSTEM RESET fsync")
        postgres.sql("SELECT pg_reload_conf()")


async def test_readers_cannot_write(sqlite_store: SqlStore) -> None:
    async with sqlite_store.readers.connect() as connection:
        with pytest.raises(OperationalError, match="readonly"):
            await connection.exec_driver_sql("DELETE FROM pulse")


async def test_a_file_has_one_writing_process(sqlite_store: SqlStore, tmp_path: Path) -> None:
    with pytest.raises(InUse):
        await open_store(tmp_path / "store.db")


async def test_a_store_outlives_a_restart_of_postgres(postgres: Postgres) -> None:
    store = await open_store(postgres.new_database())
    await open_matches(store, "m")
    assert len(await store.read("m")) == 1
    postgres.restart()
    await store.append([line("m", 1)])
    assert len(await store.read("m")) == 2
    await store.close()


async def test_what_cannot_be_read_is_an_error_of_the_store(sqlite_store: SqlStore) -> None:
    await sqlite_store.writer.submit(lambda to: to.exec_driver_sql("DROP TABLE lines").close())
    with pytest.raises(Failed, match="no such table"):
        await sqlite_store.read("m")


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """Keep the files of this process from growing beyond a size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def fill(store: SqlStore, kind: type[Failed], start: int = 1) -> int:
    """Append until it fails; return how many lines there are."""
    for seq in range(start, 2000):
        try:
            await store.append([line("m", seq, says="x" * 3000)])
        except kind:
            return seq
    raise AssertionError("the disk never filled")


async def test_a_full_disk_is_an_error_that_passes(sqlite_store: SqlStore, tmp_path: Path) -> None:
    await open_matches(sqlite_store, "m")
    size = (tmp_path / "store.db-wal").stat().st_size
    with files_up_to(size + 50_000):
        count = await fill(sqlite_store, Failed)
        assert await fill(sqlite_store, Failed, count) == count
        assert len(await sqlite_store.read("m")) == count
    await sqlite_store.append([line("m", count)])
    assert len(await sqlite_store.read("m")) == count + 1
    assert await sqlite_store.check(head) == []


async def test_a_full_database_says_that_it_is_full(sqlite_store: SqlStore) -> None:
    await open_matches(sqlite_store, "m")
    await limit_pages(sqlite_store, 40)
    count = await fill(sqlite_store, Full)
    assert len(await sqlite_store.read("m")) == count
    await limit_pages(sqlite_store, 100_000)
    await sqlite_store.append([line("m", count)])
    assert await sqlite_store.check(head) == []


async def send_at_once(store: SqlStore, names: list[str]) -> list[type]:
    """Append a long line to many matches in one batch; what was refused must not be stored."""
    sent = [store.append([line(name, 1, says="x" * 3000)]) for name in names]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    stored = [len(await store.read(name)) == 2 for name in names]
    assert stored == [answer is None for answer in answers]
    return [type(answer) for answer in answers]


async def test_a_disk_that_fills_amid_a_batch_takes_all_of_it(
    sqlite_store: SqlStore, tmp_path: Path
) -> None:
    await open_matches(sqlite_store, *NAMES)
    size = (tmp_path / "store.db-wal").stat().st_size
    with files_up_to(size + 50_000):
        assert await send_at_once(sqlite_store, NAMES) == [Failed] * len(NAMES)
    assert await send_at_once(sqlite_store, NAMES) == [type(None)] * len(NAMES)
    assert await sqlite_store.check(head) == []


async def test_a_database_that_fills_amid_a_batch_takes_all_of_it(sqlite_store: SqlStore) -> None:
    await open_matches(sqlite_store, *NAMES)
    await limit_pages(sqlite_store, await pages(sqlite_store) + ROOM)
    assert await send_at_once(sqlite_store, NAMES) == [Full] * len(NAMES)
    assert await send_at_once(sqlite_store, NAMES[:3]) == [type(None)] * 3  # these fit
    await limit_pages(sqlite_store, 100_000)
    assert await send_at_once(sqlite_store, NAMES[3:]) == [type(None)] * len(NAMES[3:])
    assert await sqlite_store.check(head) == []


async def pages(store: SqlStore) -> int:
    async with store.reading() as connection:
        return int(await connection.scalar(text("PRAGMA page_count")) or 0)


async def limit_pages(store: SqlStore, count: int) -> None:
    limit = text(f"PRAGMA max_page_count={count}")
    await store.writer.submit(lambda to: to.execute(limit).close())
