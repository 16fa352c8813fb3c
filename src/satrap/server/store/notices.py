"""Notices, in SQL: written in the transaction from which they follow."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.core.text import Text
from satrap.server.store import jobs, outbox
from satrap.server.store.notices_schema import notices, targets, tastes
from satrap.server.store.notices_schema import outbox as outbox_table
from satrap.server.store.targets import remove
from satrap.server.store.tastes import taste_of
from satrap.server.tastes import ASKING, WATCHED, Kind, is_off

RENEW: Final = "renew"  # the kind of job: its key is a notice
ID_BYTES: Final = 8
MOST: Final = 50  # notices that are listed
KEPT_MS: Final = 30 * 24 * 60 * 60 * 1000


class Notice(msgspec.Struct, frozen=True):
    """Something that somebody should hear of; a newer one with the same tag replaces it."""

    id: str
    person: str
    kind: str
    tag: str
    path: str  # of the page that it is about
    words: Text
    at: int  # milliseconds
    seen: int | None = None
    gone: int | None = None


_TEXT: Final = msgspec.json.Decoder(Text)
COLUMNS: Final = tuple(notices.c[name] for name in Notice.__struct_fields__)


def post(
    connection: Connection,
    person: str,
    kind: Kind,
    tag: str,
    path: str,
    words: Text,
    at: int,
    *,
    is_seen: bool = False,
) -> str:
    """Add a notice in place of the one with the same tag, and return its id.

    If the person has what it is about before their eyes, it is seen already; but what wants an
    answer is new again if none has come after a while.
    """
    is_hidden = is_off(taste_of(connection, person), "page", kind)
    shown = outbox.replace(connection, _end(connection, person, tag, at))
    made = Notice(
        secrets.token_hex(ID_BYTES),
        person,
        kind,
        tag,
        path,
        words,
        at,
        at if is_seen or is_hidden else None,
    )
    encoded = msgspec.json.encode(words).decode()
    row = {**msgspec.structs.asdict(made), "words": encoded, "changed": at}
    connection.execute(insert(notices), row)
    outbox.queue(connection, made.id, shown, is_seen=is_seen)
    if is_seen and kind in ASKING and not is_hidden:
        jobs.put(connection, RENEW, made.id, at + WATCHED)
    return made.id


def renew(connection: Connection, notice: str, at: int) -> None:
    """Let a notice that was before somebody's eyes be new again, unless they have listed it."""
    which = (notices.c.id == notice) & notices.c.gone.is_(None) & (notices.c.seen == notices.c.at)
    connection.execute(update(notices).where(which).values(seen=None, changed=at))


def withdraw(connection: Connection, person: str, tag: str, at: int) -> bool:
    """Take a notice back; say whether there was one."""
    ended = _end(connection, person, tag, at)
    outbox.take_back(connection, ended, at)
    return bool(ended)


def _end(connection: Connection, person: str, tag: str, at: int) -> list[str]:
    """Mark what has a tag as gone, and return which notices that were."""
    which = _is_current(person) & (notices.c.tag == tag)
    ids = list(connection.scalars(select(notices.c.id).where(which)))
    if ids:
        change = update(notices).where(notices.c.id.in_(ids))
        connection.execute(change.values(gone=at, changed=at))
    for each in ids:
        jobs.drop(connection, RENEW, each)
    return ids


def see(connection: Connection, person: str, ids: Sequence[str], at: int) -> None:
    """Note that somebody has seen some of their notices in the page."""
    which = _is_current(person) & notices.c.id.in_(ids) & notices.c.seen.is_(None)
    found = list(connection.scalars(select(notices.c.id).where(which)))
    if found:
        connection.execute(update(notices).where(which).values(seen=at, changed=at))
        outbox.take_back(connection, found, at)


def forget_old(connection: Connection, before: int) -> None:
    """Forget the notices from before a time."""
    old = select(notices.c.id).where(notices.c.at < before)
    connection.execute(delete(outbox_table).where(outbox_table.c.notice.in_(old)))
    connection.execute(delete(notices).where(notices.c.at < before))


def forget_person(connection: Connection, person: str) -> None:
    """Forget all notices of somebody, where they went, and what they wanted to hear of."""
    connection.execute(delete(notices).where(notices.c.person == person))
    connection.execute(delete(tastes).where(tastes.c.person == person))
    own = select(targets.c.id).where(targets.c.person == person)
    for target in connection.scalars(own).all():
        remove(connection, target)


def forget_name(connection: Connection, name: str) -> None:
    """Forget the notices, whoever got them, that name somebody."""
    quoted = msgspec.json.encode(name).decode()
    named = notices.c.words.contains(quoted, autoescape=True)
    connection.execute(delete(notices).where(named))


async def list_notices(connection: AsyncConnection, person: str) -> list[Notice]:
    """Return what somebody has to hear, the newest first."""
    query = select(*COLUMNS).where(_is_current(person))
    rows = await connection.execute(
        query.order_by(notices.c.at.desc(), notices.c.id.desc()).limit(MOST)
    )
    return [readable(row) for row in rows]


async def changed_since(connection: AsyncConnection, since: int) -> set[str]:
    """Return the people whose notices have changed since a time."""
    query = select(notices.c.person).where(notices.c.changed >= since).distinct()
    return set((await connection.execute(query)).scalars())


def readable(row: Sequence[object]) -> Notice:
    """Return a stored notice."""
    values = dict(zip(Notice.__struct_fields__, row, strict=True))
    words = _TEXT.decode(str(values.pop("words")))
    return msgspec.convert({**values, "words": words}, Notice)


def _is_current(person: str) -> ColumnElement[bool]:
    return (notices.c.person == person) & notices.c.gone.is_(None)
