"""One way to write a value as bytes, so that equal values have equal hashes."""

from __future__ import annotations

import hashlib
import json

from satrap.core.game import Json


def canonical(value: Json) -> bytes:
    """Return JSON with sorted keys and no spaces, in UTF-8."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    ).encode()


def digest(value: Json) -> str:
    """Return the SHA-256 of a value's canonical form, in hexadecimal."""
    return hashlib.sha256(canonical(value)).hexdigest()
