"""Guests: a name, and a cookie on each of their devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Unreadable
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import Made
from satrap.server.api.askers import find_person
from satrap.server.api.cookies import end_cookie, hashed, new_token, set_cookie, token_of
from satrap.server.api.merging import Along
from satrap.server.api.own_names import check_name
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.clock import now
from satrap.server.device_names import device_name
from satrap.server.errors import NameTaken
from satrap.server.names import LONGEST, program_name, tidy
from satrap.server.store.interface import Person

routes = Routes("people")
LINK = {"link": "0123456789abcdef0123456789abcdef", "until": 1_800_000_000_000}
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Guest(Struct, frozen=True):
    """A guest."""

    name: Name


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    """A name, or else a link that was made on another device of the same person."""

    name: Name | None = None
    link: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None


@routes.add(
    "POST /guests",
    status=201,
    refuses=(NameTaken,),
    asked={"a new guest": {"name": "Ana"}, "on another device": {"link": LINK["link"]}},
)
async def come(request: Request, body: Coming) -> Made[Guest]:
    """Become a guest. The answer sets the cookie that is the key to your seats.

    Names of members are theirs: whoever asks for one gets it with a number. If you already are a
    guest, this changes your name, and that of a member is refused. With a `link` from another
    device, you become the same person here, and what you have played here as a guest comes along.
    """
    if body.link is not None and body.name is None:
        return await _come_by_link(request, body.link)
    if body.name is None or body.link is not None:
        raise Unreadable("server-name-or-link")
    return await _come_by_name(request, tidy(body.name))


async def _come_by_name(request: Request, name: str) -> Made[Guest]:
    state, known = state_of(request), await find_person(request)
    if known is not None:
        await check_name(state, known, name)
        reply = Made(Guest(name))
        member = await state.members.of(known.id)
        if member is not None and member.is_bot:
            reply = Made(Guest(name := program_name(name)))
        await state.people.rename(known, name)
        set_cookie(request, reply, token_of(request))
        return reply
    state.limits.guests.take(address_of(request))
    token, name = new_token(), await state.identity.free_name(name)
    reply = Made(Guest(name))
    await state.people.add(Person(new_token()[:16], name, now()), hashed(token), here(request))
    set_cookie(request, reply, token)
    return reply


async def _come_by_link(request: Request, link: str) -> Made[Guest]:
    state, token = state_of(request), new_token()
    state.limits.links.take(address_of(request))
    along = Along(await find_person(request))
    person = await state.people.use_link(hashed(link), hashed(token), now(), here(request), along)
    reply = Made(Guest(person.name))
    set_cookie(request, reply, token)
    await state.merging.show(along)
    return reply


def here(request: Request) -> str:
    """Return a name for the device that asks."""
    return device_name(request.headers.get("user-agent", ""))


@routes.add("GET /me", shown={"name": "Ana"})
async def me(request: Request, person: Person) -> Made[Guest]:
    """Return your name. The cookie is renewed, so it lasts as long as you keep coming."""
    reply = Made(Guest(person.name))
    set_cookie(request, reply, token_of(request))
    return reply


@routes.add("DELETE /me")
async def forget(request: Request, person: Person) -> Made[Guest]:
    """Sign out this device: its cookie is no longer valid. Your other devices are not affected."""
    await state_of(request).people.forget(hashed(token_of(request)))
    reply = Made(Guest(person.name))
    end_cookie(request, reply)
    return reply
