"""The one small interface through which everything is stored.

The log of a match is the only truth: lines are appended, never changed. Once a write returns, it
is on disk. Lines hold secrets until a match ends, so their repr shows only match and number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec
from sqlalchemy import Connection

from satrap.server.store.attempts import Work

Also = Callable[[Connection, str], None]  # what is written together with a person's new token


class StoredLine(msgspec.Struct, frozen=True):
    """One line of a log. `key` is the idempotency key of what `actor` sent, or empty."""

    match: str
    seq: int
    actor: str
    key: str
    at: int  # milliseconds
    body: bytes  # canonical JSON, opaque to the store
    nonce: bytes  # 16 bytes
    head: bytes  # 32 bytes
    beside: bytes | None = None  # values to which the body holds commitments

    def __repr__(self) -> str:
        return f"Line(match={self.match!r}, seq={self.seq})"


class MatchRow(msgspec.Struct, frozen=True):
    """What lists show of a match; its seed is read separately."""

    id: str
    game: str
    created_at: int  # milliseconds
    is_public: bool
    status: str


class Hosted(msgspec.Struct, frozen=True):
    """A match, and who opened it."""

    row: MatchRow
    host: str


class Idle(msgspec.Struct, frozen=True):
    """A match in which nothing happens, and how many lines its log has."""

    match: str
    count: int


class Person(msgspec.Struct, frozen=True):
    """A guest. The hashes of valid tokens are stored, but never returned."""

    id: str
    name: str
    at: int  # milliseconds


class Device(msgspec.Struct, frozen=True):
    """A device on which a guest is signed in. Its id gives no access."""

    id: str
    name: str
    at: int  # when it was added (ms)
    seen: int  # when it was last seen, to the day (ms)
    is_this: bool  # whether it is the one that asks


class NoteOf(msgspec.Struct, frozen=True):
    """Which note: a person's at a match, for one of several seats or for none (-1)."""

    match: str
    person: str
    seat: int = -1


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with what is stored: where, and what kind of fault."""

    match: str
    seq: int
    kind: Literal[
        "analysis",
        "beside",
        "damaged",
        "empty",
        "gap",
        "head",
        "note",
        "orphan",
        "token",
        # found only by applying the rules
        "illegal",
        "record",
        "seed",
        "status",
    ]


NextHead = Callable[
    [bytes | None, StoredLine], bytes
]  # takes the previous head, if any, and a line; returns the line's head


class Store(Protocol):
    """A store. Every write is durable when it returns; see `errors` for what it raises instead."""

    async def append(
        self,
        lines: Sequence[StoredLine],
        *,
        status: str | None = None,
        is_public: bool | None = None,
        people: Sequence[str] = (),
        left: Sequence[str] = (),
        also: Sequence[Work[None]] = (),
    ) -> None:
        """Add the next lines of one match, all or none.

        Also note its new status, whether it is public now, who sat down, and who left before the
        start; `also` is what else is written in the same transaction.
        """

    async def read(self, match: str, since: int = 0) -> list[StoredLine]:
        """Return the lines of a match from number `since` on."""

    async def find(self, match: str, actor: str, key: str) -> list[StoredLine]:
        """Return all lines of the append that carried this key, or none."""

    async def open_match(
        self,
        row: MatchRow,
        seed: bytes,
        lines: Sequence[StoredLine],
        *,
        host: str = "",
        people: Sequence[str] = (),
    ) -> None:
        """Add a match together with its first lines, its host and the people there."""

    async def set_status(self, match: str, status: str) -> None:
        """Change the status of a match in lists."""

    async def list_matches(
        self,
        status: str | None = None,
        is_public: bool | None = None,
        limit: int = 50,
        after: str | None = None,
        person: str | None = None,
    ) -> list[MatchRow]:
        """Return matches, the newest first; `after` is the last one of the previous page.

        With `person`, only those where that person has been.
        """

    async def list_lobby(
        self, status: str, limit: int = 50, after: str | None = None
    ) -> list[Hosted]:
        """Return public matches with their hosts, the newest first.

        Of each host's matches, only the newest is returned.
        """

    async def list_idle(
        self, status: str, is_public: bool, before: int, limit: int, skip: int = 0
    ) -> list[Idle]:
        """Return matches in which nothing has happened since `before` (ms).

        Those that were idle for longest come first; the first `skip` of them are left out.
        """

    async def count_places(self, person: str, status: str) -> int:
        """Return how many matches of a status a person has opened or sits at."""

    async def match(self, match: str) -> MatchRow | None:
        """Return one match."""

    async def count_matches(self) -> dict[str, int]:
        """Return how many matches have each status."""

    async def seed(self, match: str) -> bytes:
        """Return the secret seed of a match."""

    async def add_person(self, person: Person, token_hash: bytes, device: str = "") -> None:
        """Add a guest with a first token, for a device with that name."""

    async def person(self, person: str) -> Person | None:
        """Return one guest."""

    async def person_by_token(self, token_hash: bytes, since: int = 0) -> Person | None:
        """Return the guest who holds a token, if it was seen since a time (ms)."""

    async def devices(self, person: str, own: bytes) -> list[Device]:
        """Return the devices of a guest; `own` is the token of whoever asks."""

    async def visit(self, token_hash: bytes, at: int) -> None:
        """Note that a token was seen."""

    async def add_link(self, person: str, link_hash: bytes, at: int, until: int) -> None:
        """Add a one-time link to a guest; it replaces the previous one."""

    async def use_link(
        self,
        link_hash: bytes,
        token_hash: bytes,
        at: int,
        device: str = "",
        also: Also | None = None,
    ) -> Person:
        """Replace a link with a new token, write something else with it, and return the guest."""

    async def sign_in(
        self,
        person: str,
        token_hash: bytes,
        before: bytes,
        device: str,
        at: int,
        also: Also | None = None,
    ) -> list[bytes]:
        """Give a device a new token for its last one, and write something else with it.

        Return the hash that ended, if there was one.
        """

    async def aliases(self, match: str) -> dict[str, str]:
        """Return who the people in the log of a match are now, where that has changed."""

    async def proved_at(self, token_hash: bytes) -> int:
        """Return when the owner of a device last signed in there (ms), or 0."""

    async def name_device(self, person: str, device: str, name: str) -> None:
        """Change the name of a guest's device, or raise Unknown."""

    async def revoke_all(self, person: str) -> list[bytes]:
        """End all tokens of a guest; return their hashes."""

    async def forget_token(self, token_hash: bytes) -> None:
        """End a token."""

    async def revoke(self, person: str, device: str) -> list[bytes]:
        """End the token of a guest's device; return its hash, or raise Unknown."""

    async def revoke_others(self, person: str, own: bytes) -> list[bytes]:
        """End all tokens of a guest but one; return their hashes."""

    async def expire_tokens(self, before: int) -> list[bytes]:
        """End the tokens that were last seen before a time (ms); return their hashes."""

    async def secret(self, name: str) -> bytes:
        """Return a secret of this server by its name; it is made on first use."""

    async def rename(self, person: str, name: str) -> None:
        """Change a guest's name."""

    async def note(self, of: NoteOf) -> str:
        """Return a private note, empty if there is none."""

    async def set_note(self, of: NoteOf, words: str, at: int) -> None:
        """Store a private note; an empty one is deleted."""

    async def analysis(self, match: str, version: int) -> bytes | None:
        """Return what this version of the analysis has found in a match."""

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        """Store what an analysis has found, in place of an older one."""

    async def ping(self) -> None:
        """Write something durably, to check that it works."""

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file, while others read and write."""

    async def check(self, next_head: NextHead | None = None) -> list[Fault]:
        """Check everything stored, and return what is wrong with it."""

    async def close(self) -> None:
        """Finish pending writes, then close the database."""
