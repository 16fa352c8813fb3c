"""What the migrations make is what the code expects, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from satrap.server.store.errors import StoreError
from satrap.server.store.migrating import FOLDER, migrate
from satrap.server.store.opening import open_store
from satrap.server.store.runners import Runner
from satrap.server.store.schema import HEAD, metadata

pytestmark = pytest.mark.anyio


def words(fact: Any) -> str:
    """Return a fact as text, with SQL clauses as they are written."""
    if isinstance(fact, dict):
        return str({name: words(value) for name, value in fact.items()})
    return str(fact)


def described(connection: Connection) -> dict[str, list[str]]:
    """Return everything that the database knows about our tables."""
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


async def test_migrations_make_what_the_metadata_says(runner: Runner) -> None:
    def compare(connection: Connection) -> None:
        with connection.begin():
            migrate(connection)
            migrated = described(connection)
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        with connection.begin():
            metadata.drop_all(connection)
            metadata.create_all(connection)
            assert described(connection) == migrated

    await runner.run(compare)


async def test_the_comparison_sees_a_missing_index(runner: Runner) -> None:
    def compare(connection: Connection) -> None:
        with connection.begin():
            migrate(connection)
            before = described(connection)
            connection.execute(text("DROP INDEX lines_once"))
            assert described(connection) != before

    await runner.run(compare)


def test_the_newest_migration_is_the_head_that_the_code_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_the_store_of_a_newer_version_is_not_touched(where: str) -> None:
    store = await open_store(where)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.writer.submit(lambda connection: connection.execute(newer).close())
    await store.close()
    with pytest.raises(StoreError, match="newer"):
        await open_store(where)
