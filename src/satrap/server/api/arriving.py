"""What signing in does on a device: a new token, and the games played there come along."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from satrap.server.api.answers import Made
from satrap.server.api.askers import find_person
from satrap.server.api.cookies import hashed, new_token, set_cookie, token_of
from satrap.server.api.merging import Along
from satrap.server.api.people import here
from satrap.server.api.state import state_of
from satrap.server.clock import now
from satrap.server.errors import Forbidden, SignInAgain
from satrap.server.identity import RECENT_MS, Arrival
from satrap.server.store.interface import Also, Person


class SignedIn(Struct, frozen=True):
    """Who has signed in here; or, with a ticket, that a code of the second factor is missing."""

    name: str = ""
    ticket: str = ""
    is_confirmed: bool = False  # with a letter that has just made its address theirs


async def arrive(request: Request, arrival: Arrival, is_confirmed: bool = False) -> Made[SignedIn]:
    """Sign somebody in on this device, unless their second factor comes first."""
    state = state_of(request)
    if ticket := await state.identity.half(arrival):
        return Made(SignedIn("", ticket, is_confirmed))
    person = await state.store.person(arrival.person)
    if person is None:
        raise Forbidden("server-sign-in-refused")
    along = Along(await find_person(request))
    reply = Made(SignedIn(person.name, "", is_confirmed))
    await renew(request, person, reply, along)
    await state.merging.show(along)
    return reply


async def renew(
    request: Request, person: Person, reply: Response, also: Also | None = None
) -> None:
    """Give this device a new token: its owner has just signed in, or could do so now."""
    token, people = new_token(), state_of(request).people
    before = hashed(token_of(request))
    await people.sign_in(person.id, hashed(token), before, here(request), also)
    set_cookie(request, reply, token)


async def require_recent(request: Request, person: Person) -> None:
    """Refuse a member whose sign-in on this device is not recent; guests have none."""
    state = state_of(request)
    if await state.members.of(person.id) is None:
        return
    if await state.people.proved_at(hashed(token_of(request))) < now() - RECENT_MS:
        raise SignInAgain("server-sign-in-again")
