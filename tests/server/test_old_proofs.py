"""Proofs made by earlier versions still hold, and are checked as closely as possible."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from satrap.core.canonical import digest
from satrap.server.chain import ChainLine, chain_heads, line_body
from satrap.verify import failures, judge

FILES = sorted((Path(__file__).parent / "old_proofs").glob("*.json"))
WARNING = "Warning: no person contributed to the shuffle."
Proof = dict[str, Any]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_proof_holds(file: Path) -> None:
    found, said = judge(file.read_bytes())
    assert found == []
    is_warned = any(sentence.startswith(WARNING) for sentence in said)
    assert is_warned == file.stem.endswith("-page")
    assert any(sentence.startswith("Warning: this is an older format.") for sentence in said)


ODD_LINES: list[tuple[str, Proof]] = [
    ("redealt", {}),
    ("redealt", {"epoch": "1"}),
    ("started", {"draws": 5}),
    ("called", {"until": None}),
    ("omitted", {}),
    ("revealed", {"seat": 0}),
]


@pytest.mark.parametrize(("kind", "fields"), ODD_LINES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_odd_lines_in_an_old_log_get_a_sentence(file: Path, kind: str, fields: Proof) -> None:
    proof = json.loads(file.read_bytes())
    body = json.dumps({"kind": kind, "seq": 1, **fields}, sort_keys=True, separators=(",", ":"))
    proof["lines"].insert(1, {"nonce": "00" * 16, "body": body})
    assert failures(json.dumps(proof).encode())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_log_without_lines_gets_a_sentence(file: Path) -> None:
    proof = json.loads(file.read_bytes())
    for form in ("satrap-proof-1", "satrap-proof-2"):
        proof |= {"format": form, "lines": [], "heads": []}
        assert any("the log does not say" in each for each in failures(json.dumps(proof).encode()))


def test_there_are_proofs_of_every_kind() -> None:
    assert len(FILES) == 6


def forged(name: str, change: Callable[[Proof, list[Any]], None]) -> list[str]:
    """Return the failures of an old proof after a change by somebody who controls the server."""
    file = next(file for file in FILES if file.stem == name)
    proof = json.loads(file.read_bytes())
    bodies = [json.loads(line["body"]) for line in proof["lines"]]
    change(proof["record"], bodies)
    next(body for body in bodies if body["kind"] == "ended")["record"] = digest(proof["record"])
    lines = []
    for line, body in zip(proof["lines"], bodies, strict=True):
        fields = {name: value for name, value in body.items() if name not in ("seq", "kind")}
        lines.append(
            ChainLine(bytes.fromhex(line["nonce"]), line_body(body["seq"], body["kind"], **fields))
        )
        line["body"] = lines[-1].body.decode()
    proof["heads"] = [head.hex() for head in chain_heads(lines)]
    return failures(json.dumps(proof).encode())


def test_bytes_of_a_bot_are_found() -> None:
    def change(record: Proof, bodies: list[Any]) -> None:
        next(body for body in bodies if body.get("seat") == 1)["seed"] = "00" * 16

    assert any("is a bot's" in each for each in forged("alexandros-page", change))


def test_another_board_is_found() -> None:
    def change(record: Proof, bodies: list[Any]) -> None:
        record["board"] |= {"text": "another", "hash": sha256(b"").hexdigest()}

    assert "Line 0: board is not what the record says." in forged("alexandros-page", change)


def test_an_option_more_is_found() -> None:
    def change(record: Proof, bodies: list[Any]) -> None:
        record["options"]["other"] = True

    assert "Line 0: options is not what the record says." in forged("alexandros-page", change)


def test_an_undone_ply_left_out_is_found() -> None:
    def change(record: Proof, bodies: list[Any]) -> None:
        entries = record["entries"]
        undo = next(n for n, entry in enumerate(entries) if "undo" in entry)
        del entries[undo - 1]

    assert any("record" in each for each in forged("alexandros-bytes", change))


def test_a_redraw_left_out_is_found() -> None:
    def change(record: Proof, bodies: list[Any]) -> None:
        record["entries"].remove({"reseed": 1})
        next(body for body in bodies if body["kind"] == "reseeded")["kind"] = "said"

    assert any("before it was reseeded" in each for each in forged("alexandros-continued", change))
