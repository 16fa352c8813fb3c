"""Where a table stands: what its log has led to, and how the log goes on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct

from satrap.server import chain
from satrap.server.stopwatch import Stopwatch
from satrap.server.store.interface import Line
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry, format_entry, parse_entry
from satrap.server.tables.show import observer_of
from satrap.server.tables.table import Table


class Ack(Struct, frozen=True):
    """It is stored: the head of the log then, and the version that the sender saw then."""

    head: str
    version: int


class Standing:
    """A table, the number and the head of its last line, and every acknowledgement given."""

    def __init__(self, match: str, seed: bytes) -> None:
        self.match, self.seed = match, seed
        self.table = Table(seed)
        self.watch = Stopwatch()
        self.head: bytes | None = None
        self.count = 0
        self.acks: dict[tuple[str, str], Ack] = {}
        self._sender = ("", "")

    def make_lines(self, entries: Sequence[AnyEntry], actor: str, key: str, at: int) -> list[Line]:
        """Return the next lines of the log; the first carries the key of them all."""
        lines: list[Line] = []
        head = self.head
        for seq, entry in enumerate(entries, start=self.count):
            nonce, body = secrets.token_bytes(chain.NONCE_BYTES), format_entry(entry, seq, at)
            head = chain.next_head(head, chain.Line(nonce, body))
            lines.append(Line(self.match, seq, actor, "" if lines else key, at, body, nonce, head))
        return lines

    def note(self, line: Line) -> None:
        """Note that a line is stored and that the table shows it."""
        self.head, self.count = line.head, line.seq + 1
        if line.key:
            self._sender = (line.actor, line.key)
        if line.actor:
            version = self.table.version(observer_of(self.table, line.actor))
            self.acks[self._sender] = Ack(line.head.hex(), version)


def rebuild(match: str, seed: bytes, lines: Sequence[Line]) -> Standing:
    """Return where a table stands after its log."""
    standing = Standing(match, seed)
    for line in lines:
        enter(standing.table, parse_entry(line.body))
        standing.note(line)
    standing.watch.follow(standing.table)
    return standing
