"""What is stored beside the log: names, words and ids of people, behind salted commitments.

A line of the log holds SHA-256(salt, canonical JSON of the value) in place of such a value. The
value and its salt are stored beside the line. So a proof can open a name but no id, and a value can
be erased later: the line, its commitment and every head stay as they were.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec import Struct

from satrap.core.canonical import canonical
from satrap.core.game import Json

SALT_BYTES: Final = 16
_HASH: Final = re.compile("[0-9a-f]{64}")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {  # of each kind of line
    "opened": ("host",),
    "imported": ("host",),
    "reserved": ("name", "person"),
    "seated": ("name", "person"),
    "said": ("name", "words"),
    "hushed": ("person", "name"),
}


class Kept(Struct, frozen=True, array_like=True):
    """A value and its salt (hexadecimal); an empty salt means that the value was erased."""

    salt: str
    value: Json


def new_salt() -> bytes:
    """Return a salt that nobody can guess."""
    return secrets.token_bytes(SALT_BYTES)


def commitment(salt: bytes, value: Json) -> str:
    """Return what a line holds in place of a value."""
    return hashlib.sha256(salt + canonical(value)).hexdigest()


def split(
    data: dict[str, Json], salt: Callable[[], bytes] = new_salt
) -> tuple[dict[str, Json], bytes | None]:
    """Return the content of a line, and what is kept beside it, None if there is nothing."""
    fields = FIELDS.get(str(data["kind"]), ())
    kept = {name: Kept(salt().hex(), data[name]) for name in fields}
    told = {name: commitment(bytes.fromhex(each.salt), each.value) for name, each in kept.items()}
    return data | told, msgspec.json.encode(kept) if kept else None


def join(data: dict[str, Json], beside: bytes | None) -> dict[str, Json]:
    """Return the content of a line with the values that are kept beside it."""
    return data | {name: each.value for name, each in parse(beside).items()}


def parse(beside: bytes | None) -> dict[str, Kept]:
    """Read what is kept beside a line."""
    return msgspec.json.decode(beside, type=dict[str, Kept]) if beside else {}


def is_sound(body: bytes, beside: bytes | None) -> bool:
    """Say whether what is kept beside a line is all that the line holds commitments to.

    Older lines hold the values themselves, none of which looks like a commitment.
    """
    data: dict[str, Json] = msgspec.json.decode(body)
    fields, kept = FIELDS.get(str(data["kind"]), ()), parse(beside)
    is_split = bool(fields) and all(_HASH.fullmatch(str(data.get(name))) for name in fields)
    return (not is_split or kept.keys() >= set(fields)) and all(
        not each.salt or data.get(name) == commitment(bytes.fromhex(each.salt), each.value)
        for name, each in kept.items()
    )


msgspec.json.Decoder(dict[str, Kept])  # resolves the type now: concurrent threads would crash
