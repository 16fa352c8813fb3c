"""Erases a person from the logs of matches, in SQL: what is beside a line goes, the line stays.

Salts go with the values, so that nothing can be guessed from the commitments that are left. In
their place are an id that stands for nobody, and a name that every reader sees in their own
language. Heads, nonces and bodies stay as they were: the match still verifies.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.core.game import Json
from satrap.core.text import former
from satrap.server.beside import Kept, parse
from satrap.server.store.order_schema import reports
from satrap.server.store.ratings_schema import rated, ratings
from satrap.server.store.results_schema import results, unresulted
from satrap.server.store.schema import analyses, lines, matches, notes, players

ID_BYTES: Final = 8
MARK: Final = "~"  # begins the id of somebody who has gone; no id of a person begins with it
PART: Final = 1000  # lines read at a time
IMPORTED: Final = b'"kind":"imported"'

STANDS: Final = (results, ratings, rated)  # here somebody stays, as nobody in particular


async def traces_of(connection: AsyncConnection, person: str) -> set[str]:
    """Return the matches whose logs hold something of a person: it reads them all."""
    found, mark = set[str](), person.encode()
    query = select(lines.c.match, lines.c.actor, lines.c.beside).where(
        or_(lines.c.actor == person, lines.c.beside.is_not(None))
    )
    rows = await connection.stream(query.execution_options(yield_per=PART))
    async for match, actor, beside in rows:
        if actor == person or mark in bytes(beside or b""):
            found.add(match)
    return found


def new_stand_in() -> str:
    """Return an id that takes the place of a person's, in all of their matches."""
    return MARK + secrets.token_hex(ID_BYTES)


def erase(connection: Connection, person: str, stand_in: str, found: Iterable[str]) -> None:
    """Erase a person from the logs of these matches; what they imported goes as a whole."""
    hosted = connection.scalars(select(matches.c.id).where(matches.c.host == person))
    joined = connection.scalars(select(players.c.match).where(players.c.person == person))
    for match in sorted({*found, *hosted, *joined}):
        if _is_imported(connection, match, person):
            _remove(connection, match)
        else:
            _erase_from(connection, match, person, stand_in)
    connection.execute(update(matches).where(matches.c.host == person).values(host=""))
    connection.execute(delete(players).where(players.c.person == person))
    for table in STANDS:
        connection.execute(update(table).where(table.c.person == person).values(person=stand_in))


def _is_imported(connection: Connection, match: str, person: str) -> bool:
    """Say whether a match is a record that this person has imported."""
    first = select(lines.c.body).where(lines.c.match == match, lines.c.seq == 0)
    host = connection.scalar(select(matches.c.host).where(matches.c.id == match))
    return host == person and IMPORTED in bytes(connection.scalar(first) or b"")


def _remove(connection: Connection, match: str) -> None:
    for table in (notes, analyses, reports, players, rated, results, unresulted, lines):
        connection.execute(delete(table).where(table.c.match == match))
    connection.execute(delete(matches).where(matches.c.id == match))


def _erase_from(connection: Connection, match: str, person: str, stand_in: str) -> None:
    """Erase a person from one log, and the analysis that names them."""
    mark = person.encode()
    query = select(lines.c.seq, lines.c.actor, lines.c.body, lines.c.beside)
    for seq, actor, body, beside in connection.execute(query.where(lines.c.match == match)).all():
        is_own, kept = actor == person, None if beside is None else bytes(beside)
        if not is_own and mark not in (kept or b""):
            continue
        values: dict[str, object] = {"beside": erased(bytes(body), kept, person, stand_in, is_own)}
        if is_own:
            values |= {"actor": stand_in, "key": ""}
        which = (lines.c.match == match) & (lines.c.seq == seq)
        connection.execute(update(lines).where(which).values(values))
    connection.execute(delete(analyses).where(analyses.c.match == match))


def erased(
    body: bytes, beside: bytes | None, person: str, stand_in: str, is_own: bool
) -> bytes | None:
    """Return what is kept beside a line without what is of a person, who wrote the line or not."""
    if beside is None:
        return None
    data, kept = msgspec.json.decode(body), parse(beside)
    name = former(data.get("seat"))
    instead: dict[str, Json] = {}
    if any(each.value == person for each in kept.values()):
        instead = {field: stand_in for field in kept if kept[field].value == person}
        instead |= {"name": name} if "name" in kept else {}
    elif is_own and data["kind"] == "said":
        instead = {"name": name, "words": ""}
    made = kept | {field: Kept("", value) for field, value in instead.items()}
    return msgspec.json.encode(made)
