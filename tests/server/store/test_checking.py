"""`check` finds what is wrong, and a backup is a whole store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from satrap.server.store.errors import StoreError
from satrap.server.store.interface import Fault
from satrap.server.store.opening import open_store
from satrap.server.store.schema import lines, matches
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import forget_keys, head, line, open_matches, submission

pytestmark = pytest.mark.anyio


async def test_a_sound_store_has_no_faults(store: SqlStore) -> None:
    await open_matches(store, "m", "n")
    await store.append(submission("m", 2, 1))
    assert await store.check() == await store.check(head) == []


async def test_gaps_and_heads_are_found(store: SqlStore) -> None:
    await open_matches(store, "m", "n")
    await store.append([line("m", seq) for seq in range(1, 6)])

    def damage(connection: Connection) -> None:
        connection.execute(delete(lines).where(lines.c.seq == 2))
        connection.execute(update(lines).where(lines.c.seq == 4).values(body=b"{}"))
        connection.execute(delete(lines).where(lines.c.match == "n"))

    await store.writer.submit(damage)
    assert await store.check() == [Fault("n", 0, "empty"), Fault("m", 3, "gap")]
    assert Fault("m", 4, "head") in await store.check(head)


async def test_lines_without_a_match_are_found(store: SqlStore) -> None:
    await open_matches(store, "m")

    def damage(connection: Connection) -> None:
        forget_keys(connection, "lines_of_match")
        connection.execute(delete(matches))
        connection.commit()

    await store.writer.runner.run(damage)
    assert await store.check() == [Fault("m", 0, "orphan")]


async def test_a_backup_taken_while_others_write_is_a_whole_store(
    sqlite_store: SqlStore, tmp_path: Path
) -> None:
    await open_matches(sqlite_store, "m")
    writing = asyncio.gather(*(sqlite_store.append([line("m", seq)]) for seq in range(1, 200)))
    await sqlite_store.backup(tmp_path / "copy.db")
    await writing
    copy = await open_store(tmp_path / "copy.db")
    log = await copy.read("m")
    assert log == (await sqlite_store.read("m"))[: len(log)]
    assert await copy.check(head) == []
    await copy.close()
    with pytest.raises(StoreError, match="there already"):
        await sqlite_store.backup(tmp_path / "copy.db")


async def test_a_store_may_have_any_name(tmp_path: Path) -> None:
    path = tmp_path / "a b#c?d%41é.db"
    store = await open_store(path)
    await open_matches(store, "m")
    await store.backup(tmp_path / "copy.db")
    assert len(await store.read("m")) == 1
    await store.close()
    assert path.exists()


async def test_postgres_says_how_it_is_backed_up(store: SqlStore, tmp_path: Path) -> None:
    if store.readers.dialect.name == "postgresql":
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy.db")


@pytest.mark.parametrize("byte", [0, 3])
async def test_a_damaged_file_is_found(tmp_path: Path, byte: int) -> None:
    path = tmp_path / "store.db"
    store = await open_store(path)
    await open_matches(store, "m")
    async with store.readers.connect() as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'matches_by_age'"
        page = (await connection.exec_driver_sql(query)).scalar_one()
    await store.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096 + byte)
        file.write(b"\xff")
    again = await open_store(path)
    assert await again.check() == [Fault("", 0, "damaged")]
    await again.close()
