"""Compressed answers: what a client accepts, and compressing what holds no secret.

The compressed length reveals content: if an answer holds both a secret and text that somebody else
chose, it gives the secret away letter by letter. So only what is the same for everybody is packed.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from starlette.requests import Request

from satrap.server.api.answers import Made

GZIP, BROTLI = "gzip", "br"
SHORT = 1024  # bytes; packing less is not worth it
KEPT = 32


def accepts(request: Request) -> set[str]:
    """Return the content codings that a client accepts."""
    given = request.headers.get("accept-encoding", "").lower()
    parts = [part.partition(";") for part in given.split(",")]
    return {name.strip() for name, _, weight in parts if not _is_none(weight)}


def _is_none(weight: str) -> bool:
    """Say whether a weight (`q=0`) means "not at all"."""
    name, _, value = weight.replace(" ", "").partition("=")
    return name == "q" and value.strip("0.") == "" and value != ""


def packed(request: Request, body: bytes) -> Made[Any]:
    """Answer with JSON that is the same for everybody, packed if the client accepts that."""
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if len(body) > SHORT and GZIP in accepts(request):
        body, headers["Content-Encoding"] = _zipped(body), GZIP
    return Made(body, headers)


@lru_cache(maxsize=KEPT)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
