"""A table in memory: the state that its log has led to, and how the log continues."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from satrap.server import chain
from satrap.server.beside import new_salt
from satrap.server.stopwatch import Stopwatch
from satrap.server.store.interface import StoredLine
from satrap.server.tables import consent
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import LOG, AnyEntry, Said, Timed, format_entry, parse_entry
from satrap.server.tables.gathering import waits_for_host
from satrap.server.tables.muting import Mutes, nobody
from satrap.server.tables.show import observer_of
from satrap.server.tables.table import Table

NOBODY: Final[Mapping[str, str]] = MappingProxyType({})


class Ack(Struct, frozen=True):
    """It is stored: the head of the log and the sender's version at that time."""

    head: str
    version: int


class Listed(Struct, frozen=True):
    """What lists of tables show of one, as it is stored."""

    status: str
    seats: list[str]
    waits_for_host: bool = False  # to begin the match


class LiveTable:
    """A table, the number of its lines, the latest head, and every acknowledgement given."""

    def __init__(self, match: str, seed: bytes, link: str = "") -> None:
        self.match, self.seed = match, seed
        self.link = link  # the invitation to the table
        self.table = Table(seed)
        self.watch = Stopwatch()
        self.listed = Listed(self.table.status, [])
        self.head: bytes | None = None
        self.seen = b""  # the head of the last line that everybody may know about
        self.count = 0
        self.acks: dict[tuple[str, str], Ack] = {}
        self._sender = ("", "")

    def make_lines(
        self, entries: Sequence[AnyEntry], actor: str, key: str, at: int
    ) -> list[StoredLine]:
        """Return the next lines of the log; the first carries the key for all of them."""
        lines: list[StoredLine] = []
        head, salt = self.head, new_salt if self.table.opened.log >= LOG else None
        for seq, entry in enumerate(entries, start=self.count):
            nonce, (body, beside) = (
                secrets.token_bytes(chain.NONCE_BYTES),
                format_entry(entry, seq, at, salt),
            )
            head = chain.next_head(head, chain.ChainLine(nonce, body))
            sent = (actor, "" if lines else key, at)
            lines.append(StoredLine(self.match, seq, *sent, body, nonce, head, beside))
        return lines

    def note(self, line: StoredLine, entry: AnyEntry) -> None:
        """Note that a line is stored and that the table shows it."""
        self.head, self.count = line.head, line.seq + 1
        if not (isinstance(entry, Said | Timed) or self.table.is_change_of_mind(entry)):
            self.seen = line.head
        if line.key:
            self._sender = (line.actor, line.key)
        if line.actor:
            consent.note(self.table, entry, line.actor, line.seq, line.at)
            self.acks[self._sender] = Ack(line.head.hex(), self._version(line.actor))

    def settle(self) -> None:
        """Note that everything the table shows is stored."""
        names = [place.name for place in self.table.places]
        self.listed = Listed(self.table.status, names, waits_for_host(self.table))

    def ack(self, person: str) -> Ack:
        """Return the answer to a command that left no line; it must not betray lines of others."""
        return Ack(self.seen.hex(), self._version(person))

    def _version(self, person: str) -> int:
        return self.table.version(observer_of(self.table, person), self.table.mutes(person))


def rebuild(
    match: str,
    seed: bytes,
    lines: Sequence[StoredLine],
    mutes: Mutes = nobody,
    aliases: Mapping[str, str] = NOBODY,
) -> LiveTable:
    """Return the table that a log leads to; `aliases` says who its people are by now."""
    standing = LiveTable(match, seed)
    standing.table.mutes = mutes
    for line in lines:
        standing.table.at = max(standing.table.at, line.at)
        entry = enter(standing.table, known_as(parse_entry(line.body, line.beside), aliases))
        actor = aliases.get(line.actor, line.actor)
        standing.note(line if actor == line.actor else replace(line, actor=actor), entry)
    standing.watch.follow(standing.table)
    standing.settle()
    return standing


def known_as(entry: AnyEntry, aliases: Mapping[str, str]) -> AnyEntry:
    """Return an entry with the people in it as they are known by now."""
    for field in ("person", "host") if aliases else ():
        now = aliases.get(getattr(entry, field, ""))
        if now is not None:
            entry = replace(entry, **{field: now})
    return entry
