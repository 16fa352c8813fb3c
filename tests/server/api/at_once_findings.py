"""Simultaneous choices, and what was seen of them at all tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

GAME, SEATS = "alexander_the_great", 5
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Elias")
WATCHER = -1
CUBES = range(16)
SPLITS = [
    f"split {a} {b} {c} {15 - a - b - c}"
    for a in CUBES
    for b in CUBES
    for c in CUBES
    if a + b + c <= 15
]
LOST, REFUSED, EARLY = "lost", "wrongly refused", "revealed early"


class Fault(Exception):
    """Something went wrong; the message says what kind of fault it is."""


@dataclass
class Findings:
    """What was seen at all tables."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    words: list[str] = field(default_factory=list)
    counted: dict[str, list[str]] = field(default_factory=dict)  # at each table, in its last round
    shown: dict[tuple[object, ...], str] = field(default_factory=dict)

    def check(self, is_right: object, kind: str, words: object = "") -> None:
        """Note a fault and stop at this table, unless all is right."""
        if not is_right:
            self.faults[kind] += 1
            self.words.append(f"{kind}: {words}")
            raise Fault(kind)


@dataclass
class Sent:
    """A command, and how it was answered."""

    text: str
    choice: str | None  # None: a withdrawal
    version: int | None = None  # of the acknowledgement
    is_refused: bool = False
