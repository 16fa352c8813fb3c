"""Of somebody who has gone nothing is left: in no row of either database, and in no file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Boolean, Column, Connection, LargeBinary, String, insert, select

import satrap.server.api.app  # noqa: F401 -- all tables are declared by now
from satrap.server.beside import Kept
from satrap.server.forgetting import LOGS, PARTS, forget
from satrap.server.store.credentials import folded, set_address
from satrap.server.store.identity_schema import tickets
from satrap.server.store.order_schema import reports
from satrap.server.store.schema import metadata
from satrap.server.store.scrubbing import checkpoint
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.tickets import Ticket, add_ticket
from tests.server.store.samples import person

pytestmark = pytest.mark.anyio
MARK, WHO = "zaffran", "p-zaffran"
ADDRESS = "Zaffran@example.org"
OF_PEOPLE = {column for part in PARTS for column in part.columns} | set(LOGS)
IDS = ("person", "other", "by", "about", "host", "actor", "was", "operator")
SAID = {"lines": 1, "players": [], "watchers": [{"by": WHO, "words": MARK}]}
BESIDE = {"person": Kept("salt", WHO), "name": Kept("salt", MARK)}
SPECIAL: dict[str, object] = {
    "people.id": WHO,
    "addresses.address": ADDRESS,
    "addresses.folded": folded(ADDRESS),
    "tickets.address": ADDRESS,
    "outbox.notice": f"{MARK} notices.id",
    "outbox.target": f"{MARK} targets.id",
    "notices.words": msgspec.json.encode({"key": "x", "values": {"name": MARK}}).decode(),
    "cups.plan": msgspec.json.encode({"name": MARK}),
    "reports.attached": msgspec.json.encode(SAID),
    "lines.body": b'{"kind":"seated","seat":0}',
    "lines.beside": msgspec.json.encode(BESIDE),
    "lines.head": b"h" * 32,
    "lines.nonce": b"n" * 16,
}


def value(column: Column[object]) -> object:
    """Return something for a column, which holds a mark if it can be of a person."""
    name = f"{column.table.name}.{column.name}"
    if name in SPECIAL:
        return SPECIAL[name]
    if isinstance(column.type, String):
        is_id = column.name in IDS and name in OF_PEOPLE
        return WHO if is_id else f"{MARK} {name}" if name in OF_PEOPLE else "x"
    if isinstance(column.type, LargeBinary):
        return f"{WHO} {name}".encode() if name in OF_PEOPLE else b"x"
    return True if isinstance(column.type, Boolean) else 1


def plant(connection: Connection) -> None:
    """Leave a trace of somebody in every column that can hold one."""
    for table in metadata.sorted_tables:
        connection.execute(insert(table), {each.name: value(each) for each in table.columns})
    add_ticket(connection, Ticket("other", b"other", "", ADDRESS.upper(), 10), 0)
    other = {each.name: value(each) for each in reports.columns}
    other |= {"id": "other", "by": "ben", "about": "cleo", "words": "x", "decision": "x"}
    connection.execute(insert(reports), other)


def traces(connection: Connection) -> Iterator[str]:
    """Yield the columns that hold a trace of somebody, in any row."""
    for table in metadata.sorted_tables:
        for row in connection.execute(select(table)).mappings():
            for name, found in row.items():
                if MARK in str(found).lower():
                    yield f"{table.name}.{name}"


async def test_no_row_of_any_table_holds_anything_of_somebody_who_has_gone(store: SqlStore) -> None:
    await store.writer.submit(plant)
    before = set(await store.writer.submit(lambda to: list(traces(to))))
    assert before >= OF_PEOPLE, OF_PEOPLE - before
    await store.writer.submit(lambda to: forget(to, WHO, "~0", {"x"}))
    assert await store.writer.submit(lambda to: list(traces(to))) == []


async def test_letters_to_an_address_that_was_given_up_are_forgotten(store: SqlStore) -> None:
    await store.add_person(person("ana"), b"token of ana")
    await store.writer.submit(lambda to: set_address(to, "ana", ADDRESS, 1))
    letter = Ticket("one", b"one", "", ADDRESS.upper(), 10)
    await store.writer.submit(lambda to: add_ticket(to, letter, 1))
    await store.writer.submit(lambda to: set_address(to, "ana", "ana@example.org", 2))
    assert await store.writer.submit(lambda to: to.execute(select(tickets)).all()) == []


async def test_no_page_of_a_file_holds_what_was_deleted(
    sqlite_store: SqlStore, tmp_path: Path
) -> None:
    """Some pages may keep a copy of a row, or only of what an index had of it."""
    await sqlite_store.writer.submit(plant)
    told = {f"{MARK} people.name", f"{MARK} members.folded", folded(ADDRESS), ADDRESS, MARK, WHO}
    runner, file = sqlite_store.writer.runner, tmp_path / "store.db"
    await runner.run(lambda to: overwriting(to, 0))
    await sqlite_store.writer.submit(lambda to: forget(to, WHO, "~0", {"x"}))
    await runner.run(lambda to: overwriting(to, 1))
    assert await runner.run(checkpoint)
    assert told <= {mark for mark in told if mark.encode() in file.read_bytes()}
    assert await sqlite_store.scrub()
    assert MARK.encode() not in file.read_bytes().lower()


def overwriting(connection: Connection, on: int) -> None:
    """Let SQLite overwrite what is deleted, or not."""
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA secure_delete={on}")
