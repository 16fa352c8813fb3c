"""A dictionary attack on the heads of a log: try every choice, every time, every guess of a nonce.

The attacker knows more than anybody at a table does: every head in order, the number of each line,
and when it was written, to within a few milliseconds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

from satrap.core.canonical import canonical
from satrap.core.game import Seat

MS = range(-3, 4)  # how far the attacker may be wrong about the time
LINES = range(-1, 2)  # and about the number of the line


class Clue(NamedTuple):
    """What an attacker knows about a line that it cannot read."""

    table: str
    commitment: str  # to the server's seed
    seat: Seat
    seq: int
    at: int
    before: bytes  # the head before it
    after: bytes


class Guess(NamedTuple):
    """Public values that a nonce could be made from."""

    clue: Clue
    seq: int
    at: int


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


Nonce = Callable[[Guess], bytes]
NONCES: dict[str, Nonce] = {
    "none at all": lambda guess: b"",
    "zeros": lambda guess: bytes(16),
    "the number of the line": lambda guess: guess.seq.to_bytes(16, "big"),
    "the time": lambda guess: guess.at.to_bytes(16, "big"),
    "the table": lambda guess: sha256(guess.clue.table.encode())[:16],
    "the table and the line": lambda guess: sha256(f"{guess.clue.table}/{guess.seq}".encode())[:16],
    "the head before": lambda guess: guess.clue.before[:16],
    "a hash of the head before": lambda guess: sha256(guess.clue.before)[:16],
    "the commitment": lambda guess: bytes.fromhex(guess.clue.commitment)[:16],
}


def body(seat: Seat, play: str, seq: int, at: int) -> bytes:
    """Return a line as docs/proofs.md describes it."""
    told = {"kind": "played", "seat": seat, "plays": [play], "draws": []}
    return canonical({**told, "seq": seq, "at": at})


def attack(clue: Clue, plays: list[str]) -> Iterator[str]:
    """Yield each play that a head confirms, with the kind of nonce that confirmed it."""
    for seq in (clue.seq + n for n in LINES):
        for at in (clue.at + n for n in MS):
            guess = Guess(clue, seq, at)
            nonces = {name: nonce(guess) for name, nonce in NONCES.items()}
            for play in plays:
                line = body(clue.seat, play, seq, at)
                for name, nonce in nonces.items():
                    commitment = sha256(nonce, line)
                    if clue.after in (sha256(clue.before, commitment), commitment):
                        yield f"{play}, by {name}"
