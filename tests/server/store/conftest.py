"""Every test of the store runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from satrap.server.store.opening import open_store
from satrap.server.store.postgres import postgres_engine
from satrap.server.store.runners import InThread, OnLoop, Runner
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.sqlite import writer_engine
from tests.server.store.postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return where a new store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def runner(where: str) -> AsyncIterator[Runner]:
    """Yield what runs work over a database without tables."""
    is_postgres = where.startswith("postgresql")
    made = (
        OnLoop(postgres_engine(where, 1)) if is_postgres else InThread(writer_engine(Path(where)))
    )
    yield made
    await made.close()


@pytest.fixture
async def store(where: str) -> AsyncIterator[SqlStore]:
    opened = await open_store(where)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    opened = await open_store(tmp_path / "store.db")
    yield opened
    await opened.close()
