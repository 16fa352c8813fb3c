"""Proofs: a finished match with every line of its log opened, for anyone to check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from satrap.core.canonical import canonical
from satrap.core.game import Json
from satrap.core.record import Record
from satrap.server.beside import Kept, parse
from satrap.server.chain import ChainLine, chain_heads
from satrap.server.tables.entries import LOG

FORMATS: Final[dict[int, Literal["satrap-proof-1", "satrap-proof-2"]]] = {
    1: "satrap-proof-1",  # for logs with names in them
    LOG: "satrap-proof-2",
}
PUBLISHED: Final = {"seated": ("name",)}  # the values beside lines that a proof opens


class OpenedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the log: its nonce, and the canonical text of its body.

    `beside` has the public values that the line holds commitments to, each with its salt: names.
    """

    nonce: str
    body: str
    beside: dict[str, Kept] = {}


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that `satrap verify` needs, and nothing else."""

    format: Literal["satrap-proof-1", "satrap-proof-2"]
    record: Record
    server_seed: str
    lines: list[OpenedLine]
    heads: list[str]


def make_proof(
    record: Record,
    server_seed: bytes,
    lines: Sequence[ChainLine],
    beside: Sequence[bytes | None] | None = None,
) -> Proof:
    """Return the proof of a finished match; an earlier one would show what is still hidden."""
    if record.result is None or record.seed is None:
        raise ValueError("only a finished match with its seed revealed has a proof")
    kept = beside if beside is not None else [None for _ in lines]
    opened = [
        OpenedLine(line.nonce.hex(), line.body.decode(), published(line.body, each))
        for line, each in zip(lines, kept, strict=True)
    ]
    return Proof(
        format=FORMATS[LOG if beside is not None else 1],
        record=record if beside is None else replace(record, seats=_names(record, opened)),
        server_seed=server_seed.hex(),
        lines=opened,
        heads=[head.hex() for head in chain_heads(lines)],
    )


def _names(record: Record, lines: Sequence[OpenedLine]) -> list[str]:
    """Return the names that lines open; an erased name is empty."""
    names = dict.fromkeys(range(len(record.seats)), "")
    for line in lines:
        body = msgspec.json.decode(line.body)
        if body["kind"] == "seated" and body["seat"] in names:  # other chairs were taken away
            names[body["seat"]] = line.beside["name"].value if "name" in line.beside else ""
    return list(names.values())


def published(body: bytes, beside: bytes | None) -> dict[str, Kept]:
    """Return the public values kept beside a line, without erased ones."""
    wanted = PUBLISHED.get(str(msgspec.json.decode(body)["kind"]), ())
    kept = parse(beside)
    return {name: kept[name] for name in wanted if name in kept and kept[name].salt}


def format_proof(proof: Proof) -> bytes:
    """Return a proof as canonical JSON."""
    return canonical(msgspec.to_builtins(proof)) + b"\n"


def schema() -> Json:
    """Return the JSON Schema of a proof."""
    return msgspec.json.schema(Proof)
