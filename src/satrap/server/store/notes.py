"""Private notes, in SQL: apart from the logs, which become public at the end; notes never do."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Unknown
from satrap.server.store.interface import NoteOf
from satrap.server.store.schema import matches, notes, people
from satrap.server.store.texts import require_clean


async def note(connection: AsyncConnection, of: NoteOf) -> str:
    """Return a note; empty if there is none."""
    words: str | None = await connection.scalar(select(notes.c.words).where(_is(of)))
    require_clean(words or "")
    return words or ""


def set_note(connection: Connection, of: NoteOf, words: str, at: int) -> None:
    """Replace a note; an empty one is deleted."""
    known = select(matches.c.id).join(people, people.c.id == of.person)
    if connection.execute(known.where(matches.c.id == of.match)).first() is None:
        raise Unknown("there is no such match or person")
    connection.execute(delete(notes).where(_is(of)))
    if words:
        row = {**msgspec.structs.asdict(of), "words": words, "at": at}
        connection.execute(insert(notes), row)


def _is(of: NoteOf) -> ColumnElement[bool]:
    return (notes.c.match == of.match) & (notes.c.person == of.person) & (notes.c.seat == of.seat)
