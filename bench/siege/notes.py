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
    """How long all honest players waited in one part of the siege, in seconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []  # from sending a command to its acknowledgement
        self.answers: list[float] = []  # from there until the bots have decided
        self.opened: list[float] = []  # from requesting a table to the first view of the match
        self.moves = 0
        self.refused: Counter[str] = Counter()
        self.lost_connections = 0
        self.seconds = 0.0

    def moves_per_second(self) -> float:
        """Return how fast people could play."""
        return self.moves / self.seconds if self.seconds else 0.0


class Notes:
    """What all players note: phases replace each other, acknowledged commands stay."""

    def __init__(self) -> None:
        self.phase = Phase()
        self.kept: list[tuple[int, Kept]] = []  # with the player's number
        self.matches_over = 0
