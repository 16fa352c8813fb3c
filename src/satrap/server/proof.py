"""Proofs: a finished match with every line of its log opened, for anybody to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from satrap.core.canonical import canonical
from satrap.core.game import Json
from satrap.core.record import Record
from satrap.server.chain import Line, chain_heads

FORMAT: Final = "satrap-proof-1"


class OpenedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log: its nonce, and the canonical text of its body."""

    nonce: str
    body: str


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `satrap verify` needs, and nothing else."""

    format: Literal["satrap-proof-1"]
    record: Record
    server_seed: str
    lines: list[OpenedLine]
    heads: list[str]


def make_proof(record: Record, server_seed: bytes, lines: Sequence[Line]) -> Proof:
    """Return the proof of a finished match; of another one it would show what is still hidden."""
    if record.result is None or record.seed is None:
        raise ValueError("only a finished match with its seed revealed has a proof")
    return Proof(
        format=FORMAT,
        record=record,
        server_seed=server_seed.hex(),
        lines=[OpenedLine(line.nonce.hex(), line.body.decode()) for line in lines],
        heads=[head.hex() for head in chain_heads(lines)],
    )


def format_proof(proof: Proof) -> bytes:
    """Return a proof as canonical JSON."""
    return canonical(msgspec.to_builtins(proof)) + b"\n"


def schema() -> Json:
    """Return the JSON Schema of a proof."""
    return msgspec.json.schema(Proof)
