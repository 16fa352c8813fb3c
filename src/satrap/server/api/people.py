"""Guests: a name, and a cookie on each of their devices."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from msgspec import Meta, Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from satrap.core.errors import Unreadable
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import answer, read
from satrap.server.api.cookies import end_cookie, hashed, new_token, set_cookie, token_of
from satrap.server.api.openapi import describe
from satrap.server.api.state import state_of
from satrap.server.errors import Nobody
from satrap.server.logs import ACTOR
from satrap.server.names import LONGEST, tidy
from satrap.server.opening import now
from satrap.server.store.interface import Person

LINK_MS = 10 * 60 * 1000  # how long a link to another device can be used

router = APIRouter(tags=["people"])
LINK = {"link": "0123456789abcdef0123456789abcdef", "until": 1_800_000_000_000}
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Guest(Struct, frozen=True):
    """Somebody with a name."""

    name: Name


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    """Who comes: with a name, or with the link that another device of the same person has made."""

    name: Name | None = None
    link: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None


class DeviceLink(Struct, frozen=True):
    """What another device needs to be the same person: it works once, until then (ms)."""

    link: str
    until: int


async def find_person(asker: HTTPConnection) -> Person | None:
    """Return who asks, or None; note where from, and let the log name them from then on."""
    token, state = token_of(asker), state_of(asker)
    person = await state.people.find(hashed(token)) if token else None
    if person is not None:
        state.hall.whereabouts.saw(person.id, address_of(asker))
        ACTOR.set(state.actors.person(person.id))
    return person


async def need_person(asker: HTTPConnection) -> Person:
    """Return who asks, or raise Nobody; a person may not ask too often."""
    person = await find_person(asker)
    if person is None:
        raise Nobody("server-nobody")
    state_of(asker).limits.person.take(person.id)
    return person


@router.post(
    "/guests",
    status_code=201,
    **describe(
        Guest,
        body=Coming,
        examples={
            "a new guest": {"name": "Ana"},
            "on another device": {"link": LINK["link"]},
        },
        status=201,
        errors=(400, 403, 429, 503),
    ),
)
async def come(request: Request) -> Response:
    """Come as a guest: sets the cookie that is the key to your seats.

    Who is known changes the name. With a `link` of another device you are the same person here.
    """
    coming = await read(request, Coming)
    if coming.link is not None and coming.name is None:
        return await _come_by_link(request, coming.link)
    if coming.name is None or coming.link is not None:
        raise Unreadable("server-name-or-link")
    return await _come_by_name(request, tidy(coming.name))


async def _come_by_name(request: Request, name: str) -> Response:
    state, known = state_of(request), await find_person(request)
    reply = answer(Guest(name), 201)
    if known is not None:
        await state.people.rename(known, name)
        set_cookie(request, reply, token_of(request))
        return reply
    state.limits.guests.take(address_of(request))
    token = new_token()
    await state.people.add(Person(new_token()[:16], name, now()), hashed(token))
    set_cookie(request, reply, token)
    return reply


async def _come_by_link(request: Request, link: str) -> Response:
    state, token = state_of(request), new_token()
    state.limits.links.take(address_of(request))
    person = await state.people.use_link(hashed(link), hashed(token), now())
    reply = answer(Guest(person.name), 201)
    set_cookie(request, reply, token)
    return reply


@router.get("/me", **describe(Guest, shown={"name": "Ana"}, errors=(401, 429)))
async def me(request: Request) -> Response:
    """Tell who you are; the cookie is renewed, so that it lasts while you come."""
    reply = answer(Guest((await need_person(request)).name))
    set_cookie(request, reply, token_of(request))
    return reply


@router.post(
    "/me/link",
    status_code=201,
    **describe(DeviceLink, shown=LINK, status=201, errors=(401, 429, 503)),
)
async def make_link(request: Request) -> Response:
    """Make a link for another device of yours: it works once, within ten minutes."""
    person, state = await need_person(request), state_of(request)
    state.limits.links.take(person.id)
    link, at = new_token(), now()
    await state.people.add_link(person, hashed(link), at, at + LINK_MS)
    return answer(DeviceLink(link, at + LINK_MS), 201)


@router.delete("/me", **describe(Guest, errors=(401, 403, 429, 503)))
async def forget(request: Request) -> Response:
    """Let this device forget you: its cookie ends. Your other devices are not touched."""
    person = await need_person(request)
    await state_of(request).people.forget(hashed(token_of(request)))
    reply = answer(Guest(person.name))
    end_cookie(request, reply)
    return reply
