"""Private notes are stored for each match, person and seat, and go into backups and checks."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

from satrap.server.store.errors import Unknown
from satrap.server.store.interface import Fault, NoteOf
from satrap.server.store.opening import open_store
from satrap.server.store.schema import people
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import TOKEN, forget_keys, open_matches, person

pytestmark = pytest.mark.anyio
MINE = NoteOf("m", "ana")


async def prepare(store: SqlStore) -> None:
    await open_matches(store, "m", "n")
    await store.add_person(person("ana"), TOKEN)
    await store.add_person(person("ben"), b"ben")


async def test_a_note_is_for_one_match_one_person_one_seat(store: SqlStore) -> None:
    await prepare(store)
    places = [MINE, NoteOf("n", "ana"), NoteOf("m", "ben"), NoteOf("m", "ana", 0)]
    for number, of in enumerate(places):
        await store.set_note(of, f"note {number} é 🏛\n", 5)
    assert [await store.note(of) for of in places] == [f"note {n} é 🏛\n" for n in range(4)]
    assert await store.note(NoteOf("m", "ana", 1)) == ""


async def test_a_note_is_replaced_and_thrown_away(store: SqlStore) -> None:
    await prepare(store)
    for words in ("one", "two", ""):
        await store.set_note(MINE, words, 5)
        assert await store.note(MINE) == words
    async with store.readers.connect() as connection:
        count = await connection.exec_driver_sql("SELECT count(*) FROM notes")
        assert count.scalar_one() == 0


async def test_nothing_is_noted_for_nobody_or_nowhere(store: SqlStore) -> None:
    await prepare(store)
    for of in (NoteOf("x", "ana"), NoteOf("m", "x")):
        with pytest.raises(Unknown):
            await store.set_note(of, "words", 5)
    assert await store.check() == []


async def test_a_copy_holds_the_notes(sqlite_store: SqlStore, tmp_path: Path) -> None:
    await prepare(sqlite_store)
    await sqlite_store.set_note(MINE, "words", 5)
    await sqlite_store.backup(tmp_path / "copy.db")
    copy = await open_store(tmp_path / "copy.db")
    assert await copy.note(MINE) == "words"
    assert await copy.check() == []
    await copy.close()


async def test_notes_and_tokens_of_nobody_are_found(store: SqlStore) -> None:
    await prepare(store)
    await store.set_note(MINE, "words", 5)

    def damage(connection: Connection) -> None:
        forget_keys(connection, "notes_of_person", "tokens_of_person")
        connection.execute(delete(people).where(people.c.id == "ana"))
        connection.commit()

    await store.writer.runner.run(damage)
    assert await store.check() == [Fault("m", 0, "note"), Fault("", 0, "token")]
