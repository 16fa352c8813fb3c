"""The one small interface through which everything is stored.

The log of a match is the only truth: lines are appended, never changed. What a write returns from
is on the disk. Lines hold secrets until a match ends, so no repr tells more than their places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal, Protocol

import msgspec


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
    """What lists show of a match; its seed is asked for apart."""

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
    """A match at which nothing happens, and how many lines its log has."""

    match: str
    count: int


class Person(msgspec.Struct, frozen=True):
    """A guest. The hashes of tokens go in and never come out."""

    id: str
    name: str
    at: int  # milliseconds


class Device(msgspec.Struct, frozen=True):
    """A device on which a guest is known, by an id that opens nothing."""

    id: str
    at: int  # when it came (ms)
    seen: int  # when it was last seen, to the day (ms)
    is_this: bool  # it is the one that asks


class NoteOf(msgspec.Struct, frozen=True):
    """Whose note: a person's, at a match; for one of several seats, or for none (-1)."""

    match: str
    person: str
    seat: int = -1


class Fault(msgspec.Struct, frozen=True):
    """Something wrong in what is stored: where, and what kind of wrong."""

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
        # what only the rules can tell
        "illegal",
        "record",
        "seed",
        "status",
    ]


NextHead = Callable[
    [bytes | None, StoredLine], bytes
]  # the head before, if any, and a line: its head


class Store(Protocol):
    """Every write is durable when it returns; see `errors` for what it raises instead."""

    async def append(
        self,
        lines: Sequence[StoredLine],
        *,
        status: str | None = None,
        people: Sequence[str] = (),
        left: Sequence[str] = (),
    ) -> None:
        """Add the next lines of one match, all or none.

        With its new status, who sat down and who stood up before the start.
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
        """Add a match together with its first lines, who opens it and who is there."""

    async def set_status(self, match: str, status: str) -> None:
        """Change what lists say of a match."""

    async def list_matches(
        self,
        status: str | None = None,
        is_public: bool | None = None,
        limit: int = 50,
        after: str | None = None,
        person: str | None = None,
    ) -> list[MatchRow]:
        """Return matches, the newest first; `after` is the last one of the page before.

        With `person` only those at which that person has been.
        """

    async def list_lobby(
        self, status: str, limit: int = 50, after: str | None = None
    ) -> list[Hosted]:
        """Return public matches with who opened them, the newest first.

        Of those that one person opened only the newest.
        """

    async def list_idle(
        self, status: str, is_public: bool, before: int, limit: int, skip: int = 0
    ) -> list[Idle]:
        """Return matches at which nothing has happened since then (ms).

        Those that were idle for longest come first; so many of them are left out.
        """

    async def count_places(self, person: str, status: str) -> int:
        """Return at how many matches of a status somebody is: opened them, or sits there."""

    async def match(self, match: str) -> MatchRow | None:
        """Return one match."""

    async def count_matches(self) -> dict[str, int]:
        """Return how many matches have each status."""

    async def seed(self, match: str) -> bytes:
        """Return the secret seed of a match."""

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Add a guest with a first token."""

    async def person(self, person: str) -> Person | None:
        """Return one guest."""

    async def person_by_token(self, token_hash: bytes, since: int = 0) -> Person | None:
        """Return the guest who holds a token, if it was seen since then (ms)."""

    async def devices(self, person: str, own: bytes) -> list[Device]:
        """Return the devices of a guest; `own` is the token of whoever asks."""

    async def visit(self, token_hash: bytes, at: int) -> None:
        """Note that a token was seen."""

    async def add_link(self, person: str, link_hash: bytes, at: int, until: int) -> None:
        """Add a link to a guest that is used once; the one before ends."""

    async def use_link(self, link_hash: bytes, token_hash: bytes, at: int) -> Person:
        """Let a new token take the place of a link, and return whose it is."""

    async def forget_token(self, token_hash: bytes) -> None:
        """End a token."""

    async def revoke(self, person: str, device: str) -> list[bytes]:
        """End the token of a guest's device; return its hash, or raise Unknown."""

    async def revoke_others(self, person: str, own: bytes) -> list[bytes]:
        """End all tokens of a guest but one; return their hashes."""

    async def expire_tokens(self, before: int) -> list[bytes]:
        """End the tokens that were last seen before then (ms); return their hashes."""

    async def secret(self, name: str) -> bytes:
        """Return what this server alone knows under a name; made when it is first asked for."""

    async def rename(self, person: str, name: str) -> None:
        """Change a guest's name."""

    async def note(self, of: NoteOf) -> str:
        """Return a private note, empty if there is none."""

    async def set_note(self, of: NoteOf, words: str, at: int) -> None:
        """Keep a private note; an empty one is thrown away."""

    async def analysis(self, match: str, version: int) -> bytes | None:
        """Return what this version of the analysis has found in a match."""

    async def set_analysis(self, match: str, version: int, body: bytes, at: int) -> None:
        """Keep what an analysis has found, in the place of an older one."""

    async def ping(self) -> None:
        """Write something durably, to know that it can be done."""

    async def backup(self, path: Path) -> None:
        """Write a copy of everything to a new file, while others read and write."""

    async def check(self, next_head: NextHead | None = None) -> list[Fault]:
        """Look through everything stored and return what is wrong with it."""

    async def close(self) -> None:
        """Finish the writes that wait, then let go of the database."""
