"""Signing in: with a passkey, with name and password, or with a letter.

No answer, nor its size, nor the work before it says whether a name or an address is known.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Unreadable
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import Made
from satrap.server.api.arriving import SignedIn, arrive
from satrap.server.api.askers import find_person
from satrap.server.api.factors import Code
from satrap.server.api.people import Name
from satrap.server.api.routes import Routes
from satrap.server.api.sites import site_of
from satrap.server.api.state import state_of
from satrap.server.api.ways import LETTER, Addressing, Password, Sent, send_letter
from satrap.server.clock import now
from satrap.server.errors import Forbidden, NameTaken, TooMany
from satrap.server.identity import Arrival
from satrap.server.store import credentials as stored
from satrap.server.store.members import folded
from satrap.server.store.tickets import Ticket
from satrap.server.storing import storing

routes = Routes("people")
Secret = Annotated[str, Meta(min_length=32, max_length=32)]
IN = {"name": "Ana", "ticket": "", "is_confirmed": False}


class Offered(Struct, frozen=True):
    """In which ways anybody can sign in on this server, besides passkeys and passwords."""

    has_mail: bool  # whether it sends letters


class Asserted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers with a passkey, as `toJSON` writes it."""

    credential: dict[str, Any]


class Knowing(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a member, and the password."""

    name: Name
    password: Password


class Answering(Struct, frozen=True, forbid_unknown_fields=True):
    """What was in a letter: either the secret of its link, or its code with the ticket."""

    link: Secret = ""
    ticket: Annotated[str, Meta(max_length=32)] = ""
    code: Annotated[str, Meta(max_length=12)] = ""


class Second(Struct, frozen=True, forbid_unknown_fields=True):
    """A code of the second factor, for a sign-in that has begun."""

    ticket: Secret
    code: Code


@routes.add("GET /sign-in", shown={"has_mail": False})
async def offered(request: Request) -> Offered:
    """Return in which ways anybody can sign in."""
    return Offered(state_of(request).letters.is_on)


@routes.add("POST /sign-in/passkey/options", refuses=(TooMany,))
async def ask_passkey(request: Request) -> dict[str, Any]:
    """Return what a browser needs to sign in with a passkey; it counts once, for five minutes."""
    state = state_of(request)
    state.limits.sign_ins.take(address_of(request))
    made = await state.identity.passkeys.ask(site_of(request))
    options: dict[str, Any] = msgspec.json.decode(made)
    return options


SIGNED = {
    "id": "bXkgcGFzc2tleQ",
    "rawId": "bXkgcGFzc2tleQ",
    "type": "public-key",
    "response": {
        "clientDataJSON": "eyJ0eXBlIjoi",
        "authenticatorData": "SZYN5YgOjGh0NBcP",
        "signature": "MEUCIQDx8a1TzZ",
    },
}


@routes.add(
    "POST /sign-in/passkey",
    refuses=(Forbidden, TooMany),
    asked={"a passkey": {"credential": SIGNED}},
    shown=IN,
)
async def by_passkey(request: Request, body: Asserted) -> Made[SignedIn]:
    """Sign in with a passkey. One that has verified you on your device needs no second factor."""
    state = state_of(request)
    state.limits.sign_ins.take(address_of(request))
    return await arrive(request, await state.identity.by_passkey(body.credential, site_of(request)))


@routes.add(
    "POST /sign-in/password",
    refuses=(Forbidden, TooMany),
    asked={"a member": {"name": "Ana", "password": "three camels at dawn"}},
    shown=IN,
)
async def by_password(request: Request, body: Knowing) -> Made[SignedIn]:
    """Sign in with name and password. With a second factor, the answer is a ticket for its code."""
    state = state_of(request)
    state.limits.sign_ins.take(address_of(request))
    state.limits.accounts.take(f"password/{folded(body.name)}")
    return await arrive(request, await state.identity.by_password(body.name, body.password))


@routes.add(
    "POST /sign-in/letter",
    refuses=(Forbidden, TooMany),
    asked={"an address": {"address": "ana@example.org"}},
    shown=LETTER,
)
async def ask_letter(request: Request, body: Addressing) -> Sent:
    """Have a letter sent to a member's address, with a link and a code: either signs in, once."""
    state_of(request).limits.sign_ins.take(address_of(request))
    return await send_letter(request, body.address, "")


@routes.add(
    "POST /sign-in/letter/answer",
    refuses=(Forbidden, NameTaken, TooMany),
    asked={"its code": {"ticket": LETTER["ticket"], "code": "123456"}},
    shown=IN,
)
async def by_letter(request: Request, body: Answering) -> Made[SignedIn]:
    """Sign in with what was in a letter, or make its address yours if you have asked for that."""
    state = state_of(request)
    state.limits.sign_ins.take(address_of(request))
    if body.link:
        ticket = await state.letters.by_link(body.link)
    elif body.ticket and body.code:
        ticket = await state.letters.by_code(body.ticket, body.code)
    else:
        raise Unreadable("server-link-or-code")
    person = await _whose(request, ticket)
    await state.letters.use(ticket)
    if is_own := person == ticket.person:
        await _confirm(request, ticket)
    return await arrive(request, Arrival(person, False), is_own)


@routes.add(
    "POST /sign-in/code",
    refuses=(Forbidden, TooMany),
    asked={"a code": {"ticket": LETTER["ticket"], "code": "123456"}},
    shown=IN,
)
async def by_code(request: Request, body: Second) -> Made[SignedIn]:
    """Finish a sign-in with a code of the second factor, or with a recovery code."""
    state = state_of(request)
    state.limits.sign_ins.take(address_of(request))
    state.limits.accounts.take(f"factor/{state.identity.half_of(body.ticket)}")
    return await arrive(request, await state.identity.whole(body.ticket, body.code))


async def _whose(request: Request, ticket: Ticket) -> str:
    """Return who signs in with a letter, or raise Forbidden before it is used up.

    Whoever confirms an address must be the one who has asked; a guest whose address is a member's
    turns out to be that member.
    """
    state, asker = state_of(request), await find_person(request)
    with storing():
        async with state.store.reading() as connection:
            owner = await stored.owner_of(connection, ticket.address)
    if not ticket.person or owner == ticket.person:
        if owner is None:
            raise Forbidden("server-letter-over")
        return owner
    if asker is None or asker.id != ticket.person:
        raise Forbidden("server-letter-elsewhere")
    if owner is None:
        return ticket.person
    if await state.members.of(asker.id) is not None:
        raise Forbidden("server-address-taken")
    return owner


async def _confirm(request: Request, ticket: Ticket) -> None:
    """Make the address of a letter that of the person who has asked; a guest becomes a member."""
    state, at = state_of(request), now()
    person = await state.store.person(ticket.person)
    name = await state.identity.free_name(person.name if person else "")
    await state.identity.add(
        ticket.person, name, lambda to: stored.set_address(to, ticket.person, ticket.address, at)
    )
    state.people.forget_name(ticket.person)
