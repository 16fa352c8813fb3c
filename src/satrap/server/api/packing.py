"""Shorter answers: what a client can unpack, and packing what holds no secret.

Packing tells of what it packs: where a secret and something that another chose stand in one answer,
its length betrays the secret, letter by letter. So only what is the same for everybody is packed.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from starlette.requests import Request

from satrap.server.api.answers import Made

GZIP, BROTLI = "gzip", "br"
SHORT = 1024  # bytes that are not worth it
KEPT = 32


def accepts(request: Request) -> set[str]:
    """Return the codings that a client takes."""
    given = request.headers.get("accept-encoding", "").lower()
    parts = [part.partition(";") for part in given.split(",")]
    return {name.strip() for name, _, weight in parts if not _is_none(weight)}


def _is_none(weight: str) -> bool:
    """Say whether a weight (`q=0`) means: not at all."""
    name, _, value = weight.replace(" ", "").partition("=")
    return name == "q" and value.strip("0.") == "" and value != ""


def packed(request: Request, body: bytes) -> Made[Any]:
    """Answer with JSON that is the same for everybody."""
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if len(body) > SHORT and GZIP in accepts(request):
        body, headers["Content-Encoding"] = _zipped(body), GZIP
    return Made(body, headers)


@lru_cache(maxsize=KEPT)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
