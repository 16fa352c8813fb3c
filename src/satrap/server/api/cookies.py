"""The cookie that is the key to a person's seats: a secret token, stored only as a hash."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from satrap.server.api.state import state_of

TOKEN_BYTES = 16
DAY = 24 * 3600
_NAMES = {"http": "satrap", "https": "__Host-satrap", "ws": "satrap", "wss": "__Host-satrap"}


def new_token() -> str:
    """Return a token that nobody can guess."""
    return secrets.token_hex(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """Return the hash of a token, the only part of it that is stored."""
    return hashlib.sha256(token.encode()).digest()


def token_of(asker: HTTPConnection) -> str:
    """Return the token sent with a request, or an empty string."""
    token = asker.cookies.get(_NAMES[asker.url.scheme], "")
    return token if len(token) == 2 * TOKEN_BYTES else ""


def set_cookie(request: Request, reply: Response, token: str) -> None:
    """Give a device its token for as long as it is valid, where no script can read it."""
    _set(request, reply, token, state_of(request).settings.token_days * DAY)


def end_cookie(request: Request, reply: Response) -> None:
    """Remove the token from a device."""
    _set(request, reply, "", 0)


def _set(request: Request, reply: Response, token: str, seconds: int) -> None:
    reply.set_cookie(
        _NAMES[request.url.scheme],
        token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
