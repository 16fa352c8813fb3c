"""Guests: a name, and a secret token in a cookie; only the token's hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from fastapi import APIRouter
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from satrap.core.errors import Unreadable
from satrap.server.api.answers import answer, read
from satrap.server.api.guard import address_of
from satrap.server.api.openapi import describe
from satrap.server.api.state import state_of
from satrap.server.errors import Nobody
from satrap.server.opening import now
from satrap.server.store.interface import Person

TOKEN_BYTES = 16
YEAR = 365 * 24 * 3600
_COOKIES = {"http": "satrap", "https": "__Host-satrap", "ws": "satrap", "wss": "__Host-satrap"}

router = APIRouter(tags=["people"])


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with a name."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]


async def find_person(asker: HTTPConnection) -> Person | None:
    """Return who asks, or None."""
    token = asker.cookies.get(_COOKIES[asker.url.scheme], "")
    if len(token) != 2 * TOKEN_BYTES:
        return None
    return await state_of(asker).people.find(hashed(token))


async def need_person(asker: HTTPConnection) -> Person:
    """Return who asks, or raise Nobody; a person may not ask too often."""
    person = await find_person(asker)
    if person is None:
        raise Nobody("server-nobody")
    state_of(asker).limits.person.take(person.id)
    return person


def hashed(token: str) -> bytes:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).digest()


@router.post(
    "/guests",
    status_code=201,
    **describe(Guest, body=Guest, example={"name": "Ana"}, status=201, errors=(400, 403, 429)),
)
async def come(request: Request) -> Response:
    """Come as a guest: sets the cookie that is your seat's key. Who is known changes the name."""
    guest = await read(request, Guest)
    if not guest.name.isprintable() or not guest.name.strip():
        raise Unreadable("server-bad-name")
    state, known = state_of(request), await find_person(request)
    if known is not None:
        await state.people.rename(known, guest.name)
        return answer(guest, 201)
    state.limits.guests.take(address_of(request))
    token = secrets.token_hex(TOKEN_BYTES)
    await state.people.add(Person(secrets.token_hex(8), guest.name, now()), hashed(token))
    reply = answer(guest, 201)
    _set_cookie(request, reply, token)
    return reply


def _set_cookie(request: Request, reply: Response, token: str) -> None:
    reply.set_cookie(
        _COOKIES[request.url.scheme],
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/me", **describe(Guest, errors=(401,)))
async def me(request: Request) -> Response:
    """Tell who you are."""
    return answer(Guest((await need_person(request)).name))
