"""Analyses are stored beside their matches, and go into backups and checks."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

from satrap.server.store.errors import Unknown
from satrap.server.store.interface import Fault
from satrap.server.store.opening import open_store
from satrap.server.store.schema import lines, matches
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import forget_keys, open_matches

pytestmark = pytest.mark.anyio


async def test_each_match_has_an_analysis_of_its_own(store: SqlStore) -> None:
    await open_matches(store, "m", "n")
    await store.set_analysis("m", 1, b"found in m", 5)
    assert await store.analysis("m", 1) == b"found in m"
    assert await store.analysis("n", 1) is None


async def test_an_analysis_of_another_version_is_replaced(store: SqlStore) -> None:
    await open_matches(store, "m")
    await store.set_analysis("m", 1, b"old", 5)
    assert await store.analysis("m", 2) is None
    await store.set_analysis("m", 2, b"new", 6)
    assert await store.analysis("m", 2) == b"new"
    assert await store.analysis("m", 1) is None


async def test_nothing_is_kept_for_a_match_that_is_not_there(store: SqlStore) -> None:
    with pytest.raises(Unknown):
        await store.set_analysis("x", 1, b"found", 5)
    assert await store.check() == []


async def test_a_copy_holds_the_analyses(sqlite_store: SqlStore, tmp_path: Path) -> None:
    await open_matches(sqlite_store, "m")
    await sqlite_store.set_analysis("m", 1, b"found", 5)
    await sqlite_store.backup(tmp_path / "copy.db")
    copy = await open_store(tmp_path / "copy.db")
    assert await copy.analysis("m", 1) == b"found"
    assert await copy.check() == []
    await copy.close()


async def test_an_analysis_of_no_match_is_found(store: SqlStore) -> None:
    await open_matches(store, "m")
    await store.set_analysis("m", 1, b"found", 5)

    def damage(connection: Connection) -> None:
        forget_keys(connection, "analyses_of_match", "lines_of_match")
        connection.execute(delete(lines).where(lines.c.match == "m"))
        connection.execute(delete(matches).where(matches.c.id == "m"))
        connection.commit()

    await store.writer.runner.run(damage)
    assert await store.check() == [Fault("m", 0, "analysis")]
