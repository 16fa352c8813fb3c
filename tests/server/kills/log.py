"""The contents of an SQLite file, read without the server's code."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.kills.notes import Deed, Notes, deed
from tests.server.kills.swarm import PEOPLE

QUERY = "SELECT match, seq, start, key, body, head, beside FROM lines ORDER BY match, seq"


class Line(NamedTuple):
    """A line of a log."""

    table: str
    seq: int
    start: int
    key: str
    body: bytes
    head: bytes
    beside: bytes | None

    def told(self) -> dict[str, Any]:
        """Return its body, together with what is stored beside it."""
        kept = json.loads(self.beside or "{}")
        body: dict[str, Any] = json.loads(self.body)
        return body | {name: value for name, (_, value) in kept.items()}


def read_log(path: Path, mode: str = "ro") -> list[Line]:
    """Return all lines of all tables."""
    with closing(sqlite3.connect(f"file:{path}?mode={mode}", uri=True)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [Line(*row) for row in connection.execute(QUERY)]


def faults_of_log(log: list[Line], notes: Notes, *, is_all: bool = True) -> list[str]:
    """Return what is lost or doubled; unless all was answered, the log may hold more than noted."""
    found = [f"gap: {a}" for a, b in pairwise(log) if not follows(a, b)]
    heads = {(line.table, line.start): line.head.hex() for line in log}  # the last of each append
    stored = {(line.table, line.key): heads[line.table, line.start] for line in log if line.key}
    for key, ack in notes.acks.items():
        head = stored.get((notes.sent[key].table, key))
        if head != ack.head:
            found.append(f"lost: {notes.sent[key]} has the head {head}, not {ack.head}")
    done, known = deeds(log), Counter(sent.deed for sent in notes.sent.values())
    found += [f"lost: {each}" for each in known - done if each[2]]
    found += [f"doubled: {each}" for each in done - known if is_all]
    return found


def follows(line: Line, other: Line) -> bool:
    """Say whether a line is followed by another."""
    is_same = line.table == other.table
    return other.seq == line.seq + 1 if is_same else other.seq == 0


def deeds(log: list[Line]) -> Counter[Deed]:
    """Return what people did, and how often."""
    found: Counter[Deed] = Counter()
    for line in log:
        told = line.told()
        if deed(told) and told["seat"] in range(PEOPLE):
            found[line.table, told["seat"], deed(told)] += 1
    return found
