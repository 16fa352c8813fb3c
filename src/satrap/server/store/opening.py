"""Opens a store: a file for SQLite, an address for PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from satrap.server.store import postgres, scrubbing, sqlite
from satrap.server.store.errors import OtherVersion, StoreError
from satrap.server.store.failures import failure
from satrap.server.store.migrating import migrate, version
from satrap.server.store.runners import InThread, OnLoop, Runner
from satrap.server.store.schema import HEAD
from satrap.server.store.sql_reader import SqlReader
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.writer import Writer


async def open_store(where: str | Path) -> SqlStore:
    """Return the store at a path, or at an address `postgresql://...`, with its tables ready."""
    if isinstance(where, str) and where.startswith(("postgresql:", "postgres:")):
        return await open_postgres(where)
    return await open_sqlite(Path(where).absolute())


async def open_postgres(url: str) -> SqlStore:
    runner = OnLoop(postgres.postgres_engine(url, 1))
    await prepare(runner)
    return SqlStore(Writer(runner), postgres.postgres_engine(url, postgres.READERS))


async def open_sqlite(path: Path) -> SqlStore:
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite.lock(path)
    sqlite.make_private(path)
    runner = InThread(sqlite.writer_engine(path))
    try:
        await prepare(runner)
        await runner.run(scrubbing.checkpoint)  # what was deleted before a crash leaves the WAL
    except BaseException:
        os.close(lock)
        raise
    return SqlStore(Writer(runner), sqlite.reader_engine(path), path, lock)


async def open_reader(path: Path) -> SqlReader:
    """Return a SQLite store to read from, even while a server writes to it.

    Its tables may be older than ours: columns that were added since are filled in.
    """
    if not path.is_file():
        raise StoreError(f"there is no {path.name}")
    engine = sqlite.reader_engine(path.absolute())
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(version)
    except DBAPIError as error:
        await engine.dispose()
        raise failure(error) from None
    if found is None or found > HEAD:
        await engine.dispose()
        raise OtherVersion(f"its tables are of version {found}, not {HEAD}")
    return SqlReader(engine)


async def prepare(runner: Runner) -> None:
    """Bring the tables up to date; if that fails, close the database."""
    try:
        await runner.run(up_to_date)
    except BaseException:
        await runner.close()
        raise


def up_to_date(connection: Connection) -> None:
    with connection.begin():
        migrate(connection)
