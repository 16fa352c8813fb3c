"""What honest players note: how long they waited, what was acknowledged, what went wrong."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

Json = Any


class Kept(NamedTuple):
    """A command that the server says it has stored."""

    table: str
    request: Json
    head: str


class Phase:
    """What all honest players have waited for in a part of the siege, in seconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # from sending a command to its acknowledgement
        self.answers: list[float] = []  # from there until the bots have decided
        self.opened: list[float] = []  # from asking for a table to the first view of the match
        self.moves = 0
        self.refused: Counter[str] = Counter()
        self.lost_connections = 0
        self.seconds = 0.0

    def moves_per_second(self) -> float:
        """Return how quickly people could play."""
        return self.moves / self.seconds if self.seconds else 0.0


class Notes:
    """What players write into: the phase changes, what was acknowledged stays."""

    def __init__(self) -> None:
        self.phase = Phase()
        self.kept: list[tuple[int, Kept]] = []  # with the number of the player
        self.matches_over = 0
