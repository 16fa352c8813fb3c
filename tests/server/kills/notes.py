"""What clients note: every acknowledgement, and anything that should not have arrived."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

Json = Any
Deed = tuple[str, int, str]  # a table, a seat, what it did
MOVE = "play"


def deed(told: Json) -> str:
    """Return the decisions or words in a command or a line of a log, or an empty text."""
    return " ".join(told["plays"]) if "plays" in told else str(told.get("words", ""))


class Sent(NamedTuple):
    """A request from a seat at a table, with a unique key."""

    table: str
    seat: int
    key: str
    command: Json

    @property
    def request(self) -> Json:
        return {"key": self.key, "command": self.command}

    @property
    def deed(self) -> Deed:
        """Return what the log will say about it."""
        return self.table, self.seat, deed(self.command)


class Ack(NamedTuple):
    """What the server answers when a command is stored."""

    head: str
    version: int


class Notes:
    """What the clients of one server have received."""

    def __init__(self) -> None:
        self.acks: dict[str, Ack] = {}
        self.sent: dict[str, Sent] = {}
        self.resent = 0
        self.times_put_off = 0  # when there was no room to store something
        self.is_full = asyncio.Event()
        self.faults: list[str] = []

    def acknowledge(self, sent: Sent, ack: Ack) -> None:
        """Note an acknowledgement; a second one for the same key must be equal."""
        if self.acks.setdefault(sent.key, ack) != ack:
            self.faults.append(f"answered differently: {sent} {ack} {self.acks[sent.key]}")
        self.sent[sent.key] = sent

    def put_off(self, sentence: str) -> None:
        """Note that something could not be stored; a sentence has to say so."""
        self.times_put_off += 1
        self.is_full.set()
        if not sentence.endswith("."):
            self.faults.append(f"no sentence: {sentence}")

    def of(self, table: str) -> list[Sent]:
        """Return what was acknowledged at a table."""
        return [sent for sent in self.sent.values() if sent.table == table]

    def moves(self) -> int:
        """Return how many decisions were acknowledged."""
        return sum(sent.command["do"] == MOVE for sent in self.sent.values())
