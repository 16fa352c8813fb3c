"""The log as a chain of salted commitments, and the seed of a match from several parties.

Line n of the log has a body (canonical JSON with at least `seq` and `kind`) and its own nonce:

* commitment n is SHA-256(nonce n, body n): without the nonce nobody can guess bodies;
* head 0 is SHA-256("satrap-chain-1", commitment 0), head n is SHA-256(head n-1, commitment n):
  anyone who noted a head can tell whether a line up to there was changed later.

Nothing here is random: callers pass in `secrets.token_bytes(NONCE_BYTES)`. All of it is described
in docs/proofs.md and checked by `satrap verify`, which shares no code with this module.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from satrap.core.canonical import canonical, digest
from satrap.core.chance import SEED_BYTES
from satrap.core.game import Json, Seat
from satrap.core.record import Record

NONCE_BYTES: Final = 16
SEAT_SEED_BYTES: Final = range(16, 33)  # what a seat may add to the seed
CHAIN_LABEL: Final = b"satrap-chain-1"
SEED_LABEL: Final = b"satrap-seed-1"


class ChainLine(NamedTuple):
    """One line of the log: its body, and the nonce that hides it until the end."""

    nonce: bytes
    body: bytes


def line_body(seq: int, kind: str, **fields: Json) -> bytes:
    """Return the body of a line as canonical JSON."""
    return canonical({**fields, "seq": seq, "kind": kind})


def commitment(line: ChainLine) -> bytes:
    """Return the hash that fixes a line without revealing it."""
    if len(line.nonce) != NONCE_BYTES:
        raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(line.nonce)}")
    return hashlib.sha256(line.nonce + line.body).digest()


def next_head(head: bytes | None, line: ChainLine) -> bytes:
    """Return the head after a line; `head` is the one before it, None before line 0."""
    before = CHAIN_LABEL if head is None else head
    return hashlib.sha256(before + commitment(line)).digest()


def chain_heads(lines: Iterable[ChainLine]) -> Iterator[bytes]:
    """Yield the head after each line."""
    head: bytes | None = None
    for line in lines:
        head = next_head(head, line)
        yield head


# Seeds


def seed_commitment(server_seed: bytes) -> str:
    """Return the hash in line 0, which fixes the server's seed before any seat adds its own."""
    _check_server_seed(server_seed)
    return hashlib.sha256(server_seed).hexdigest()


def bytes_commitment(given: bytes) -> str:
    """Return the hash that fixes the bytes of a seat before they are revealed."""
    return hashlib.sha256(given).hexdigest()


def match_seed(server_seed: bytes, given: Mapping[Seat, bytes]) -> bytes:
    """Return the seed of a match, from the server's seed and what the seats gave."""
    _check_server_seed(server_seed)
    parts = [SEED_LABEL, server_seed]
    for seat, seed in sorted(given.items()):
        if len(seed) not in SEAT_SEED_BYTES:
            raise ValueError(f"seat {seat} gives 16 to 32 bytes, not {len(seed)}")
        parts.append(bytes([seat, len(seed)]) + seed)
    return hashlib.sha256(b"".join(parts)).digest()


def _check_server_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")


# The end


def ended(record: Record, *, is_nameless: bool = False) -> dict[str, Json]:
    """Return the fields of the line `ended`: the hash of the whole record, with or without names.

    Names are kept beside the chain, so that they can be erased later.
    """
    told = replace(record, seats=["" for _ in record.seats]) if is_nameless else record
    return {"record": digest(msgspec.to_builtins(told))}
