"""The chain of the log, the seed from several people, and that a head reveals nothing."""

from __future__ import annotations

import hashlib
import json
import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from satrap.core.canonical import canonical
from satrap.core.record import make_record
from satrap.server.chain import (
    NONCE_BYTES,
    ChainLine,
    chain_heads,
    commitment,
    line_body,
    match_seed,
    next_head,
    seed_commitment,
)
from satrap.server.proof import make_proof, schema
from tests.conformance.games import finished, new_match, seed_of
from tests.offered import GAMES
from tests.server.proofs import proof_file
from tests.toy import TOY

SERVER = bytes(range(32))


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def test_the_heads_are_as_defined() -> None:
    lines = [ChainLine(bytes([n] * 16), line_body(n, "said", text="é")) for n in range(3)]
    assert lines[1].body == '{"kind":"said","seq":1,"text":"é"}'.encode()
    first = sha256(b"satrap-chain-1", sha256(bytes(16), lines[0].body))
    second = sha256(first, sha256(bytes([1] * 16), lines[1].body))
    third = sha256(second, sha256(bytes([2] * 16), lines[2].body))
    assert list(chain_heads(lines)) == [first, second, third]
    assert next_head(second, lines[2]) == third
    assert list(chain_heads([])) == []


def test_the_seed_is_as_defined() -> None:
    given = {2: b"c" * 16, 0: b"a" * 32}
    wanted = sha256(b"satrap-seed-1", SERVER, b"\x00\x20", b"a" * 32, b"\x02\x10", b"c" * 16)
    assert match_seed(SERVER, given) == wanted
    assert match_seed(SERVER, {}) == sha256(b"satrap-seed-1", SERVER)
    assert seed_commitment(SERVER) == sha256(SERVER).hex()


GIVEN = st.dictionaries(st.integers(0, 4), st.binary(min_size=16, max_size=32), max_size=5)


@given(GIVEN, GIVEN)
def test_what_the_seats_give_decides_the_seed(
    one: dict[int, bytes], other: dict[int, bytes]
) -> None:
    assert (match_seed(SERVER, one) == match_seed(SERVER, other)) == (one == other)


@pytest.mark.parametrize("size", [0, 15, 33])
def test_a_seat_gives_16_to_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="seat 1 gives 16 to 32 bytes"):
        match_seed(SERVER, {1: bytes(size)})


@pytest.mark.parametrize("size", [0, 16, 31, 33])
def test_a_server_seed_has_32_bytes(size: int) -> None:
    for make in (seed_commitment, lambda seed: match_seed(seed, {})):
        with pytest.raises(ValueError, match="a seed has 32 bytes"):
            make(bytes(size))


@pytest.mark.parametrize("size", [0, 15, 17])
def test_a_nonce_has_16_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="a nonce has 16 bytes"):
        commitment(ChainLine(bytes(size), b"{}"))


# The dictionary attack


def all_splits() -> list[str]:
    """Return every way to split the cubes, as anybody can list them."""
    match = new_match(GAMES["alexander_the_great"], 1)
    return [str(action) for action in match.legal(match.waiting()[0])]


def bodies(splits: list[str]) -> list[bytes]:
    """Return every body that the line of a split can have: all but the split is known."""
    return [line_body(6, "played", seat=0, plays=[split]) for split in splits]


def test_without_a_nonce_a_hash_would_give_the_split_away() -> None:
    splits = all_splits()
    assert len(splits) == 816
    secret = splits[515]
    bare = sha256(line_body(6, "played", seat=0, plays=[secret]))
    found = [
        split for split, body in zip(splits, bodies(splits), strict=True) if sha256(body) == bare
    ]
    assert found == [secret]


def test_neither_commitment_nor_head_gives_a_split_away() -> None:
    splits, head = all_splits(), secrets.token_bytes(32)
    guesses = [b"", bytes(NONCE_BYTES), b"\xff" * NONCE_BYTES, head[:NONCE_BYTES]]
    for secret in bodies(splits):
        line = ChainLine(secrets.token_bytes(NONCE_BYTES), secret)
        told = {commitment(line), next_head(head, line)}
        tried = {sha256(guess, secret) for guess in guesses}  # with the right body, for once
        assert told.isdisjoint(tried | {sha256(head, one) for one in tried})
    line = ChainLine(secrets.token_bytes(NONCE_BYTES), bodies(splits)[515])
    tried = {sha256(guess, body) for guess in guesses for body in bodies(splits)}
    assert len(tried) == 4 * 816
    assert commitment(line) not in tried
    assert next_head(head, line) not in {sha256(head, one) for one in tried}


# The file


def test_the_form_of_a_proof_is_canonical_and_has_a_schema() -> None:
    data = proof_file("toy", 1)
    assert canonical(json.loads(data)) + b"\n" == data
    assert schema()["$ref"] == "#/$defs/Proof"


def test_only_a_finished_match_has_a_proof() -> None:
    for match, reveal in ((new_match(TOY, 1), True), (finished(TOY, 1), False)):
        with pytest.raises(ValueError, match="only a finished match"):
            make_proof(make_record(match, seed_of(1), reveal=reveal), SERVER, [])
