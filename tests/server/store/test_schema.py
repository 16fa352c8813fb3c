"""What the migrations make is what the code expects, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from satrap.server.store.errors import StoreError
from satrap.server.store.migrating import FOLDER, migrate
from satrap.server.store.opening import open_store
from satrap.server.store.postgres import postgres_engine
from satrap.server.store.schema import HEAD, metadata
from satrap.server.store.sqlite import writer_engine

pytestmark = pytest.mark.anyio


@pytest.fixture
async def engine(where: str, tmp_path: Any) -> AsyncIterator[AsyncEngine]:
    is_postgres = where.startswith("postgresql")
    made = postgres_engine(where, 1) if is_postgres else writer_engine(tmp_path / "bare.db")
    yield made
    await made.dispose()


def words(fact: Any) -> str:
    """Return a fact as text, clauses of SQL as they are written."""
    if isinstance(fact, dict):
        return str({name: words(value) for name, value in fact.items()})
    return str(fact)


def described(connection: Connection) -> dict[str, list[str]]:
    """Return everything that the database knows of our tables."""
    look = inspect(connection)
    asked = (
        look.get_columns,
        look.get_foreign_keys,
        look.get_indexes,
        look.get_unique_constraints,
        look.get_check_constraints,
    )
    return {
        table: [
            *(str(sorted(map(words, ask(table)))) for ask in asked),
            str(look.get_pk_constraint(table)),
        ]
        for table in metadata.tables
    }


async def test_migrations_make_what_the_metadata_says(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
        migrated = await connection.run_sync(described)
        differences = await connection.run_sync(
            lambda to: compare_metadata(MigrationContext.configure(to), metadata)
        )
    assert differences == []
    async with engine.begin() as connection:
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        assert await connection.run_sync(described) == migrated


async def test_the_comparison_sees_a_missing_index(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
        before = await connection.run_sync(described)
        await connection.execute(text("DROP INDEX lines_once"))
        assert await connection.run_sync(described) != before


def test_the_newest_migration_is_the_head_that_the_code_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_the_store_of_a_newer_version_is_not_touched(where: str) -> None:
    store = await open_store(where)
    async with store.writer.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StoreError, match="newer"):
        await open_store(where)
