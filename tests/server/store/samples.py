"""Lines, matches and people to store."""

from __future__ import annotations

import hashlib
import json

from sqlalchemy import Connection

from satrap.server.store.interface import MatchRow, Person, Store, StoredLine

SEED = b"seed that nobody may see"
TOKEN = b"hash that nobody may see"


def head(_before: bytes | None, line: StoredLine) -> bytes:
    """Return a head computed from a line's place and body."""
    return hashlib.sha256(f"{line.match} {line.seq}".encode() + line.body).digest()


def line(
    match: str, seq: int, key: str = "", actor: str = "ana", says: object = None
) -> StoredLine:
    body = json.dumps({"says": says}).encode()
    bare = StoredLine(match, seq, actor, key, 1_000 + seq, body, b"nonce of 16 byte", b"")
    return StoredLine(match, seq, actor, key, bare.at, body, bare.nonce, head(None, bare))


def submission(match: str, number: int, seq: int) -> list[StoredLine]:
    """Return a client's `number`th submission: one to three lines, the first with its key."""
    return [
        line(match, seq + part, f"k{number}" if part == 0 else "", says=[number, part])
        for part in range(1 + number % 3)
    ]


def row(
    match: str, created_at: int = 0, *, is_public: bool = True, status: str = "open"
) -> MatchRow:
    return MatchRow(match, "toy", created_at, is_public, status)


async def open_matches(store: Store, *names: str) -> None:
    for at, name in enumerate(names):
        await store.open_match(row(name, at), SEED, [line(name, 0)])


def person(name: str) -> Person:
    return Person(name, name.title(), 5)


def forget_keys(connection: Connection, *names: str) -> None:
    """Allow rows that belong to nothing: drop these foreign keys in PostgreSQL, all in SQLite."""
    if connection.dialect.name == "sqlite":
        connection.connection.cursor().execute("PRAGMA foreign_keys=0")  # outside a transaction
        return
    for name in names:
        table, _, _ = name.partition("_of_")
        connection.exec_driver_sql(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
