"""Your account: in which ways you can sign in, and what a guest keeps their games with."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from sqlalchemy import Connection
from starlette.requests import Request

from satrap.server.api.addresses import address_of
from satrap.server.api.answers import Made
from satrap.server.api.arriving import renew, require_recent
from satrap.server.api.cookies import hashed, token_of
from satrap.server.api.language import language_of
from satrap.server.api.people import Name
from satrap.server.api.routes import Routes
from satrap.server.api.sites import origin_of
from satrap.server.api.state import state_of
from satrap.server.clock import now
from satrap.server.errors import Forbidden, NameTaken, SignInAgain
from satrap.server.identity import RECENT_MS
from satrap.server.letters import LONGEST, tidy_address
from satrap.server.names import tidy
from satrap.server.passwords import LONGEST as LONGEST_PASSWORD
from satrap.server.store import credentials as stored
from satrap.server.store.interface import Person

routes = Routes("people")
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD)]
Mailbox = Annotated[str, Meta(min_length=3, max_length=LONGEST)]
LETTER = {"ticket": "0123456789abcdef0123456789abcdef", "until": 1_800_000_000_000}


class PasskeyRow(Struct, frozen=True):
    """A passkey in a list; its id gives no access."""

    id: str
    name: str
    at: int  # since when (ms)
    used: int  # when it was last used (ms)


class Account(Struct, frozen=True):
    """In which ways you can sign in."""

    name: str
    is_member: bool
    is_bot: bool  # a program plays with this account
    is_recent: bool  # whether changes need no new sign-in
    has_mail: bool  # whether this server sends letters
    passkeys: list[PasskeyRow]
    has_password: bool
    address: str | None
    has_factor: bool
    codes: int  # recovery codes that are left
    free_name: str  # under which a guest could become a member


class Choosing(Struct, frozen=True, forbid_unknown_fields=True):
    """A password; a guest also chooses the name of the member that they become."""

    password: Password
    name: Name | None = None


class Addressing(Struct, frozen=True, forbid_unknown_fields=True):
    """An e-mail address."""

    address: Mailbox


class Sent(Struct, frozen=True):
    """A letter is on its way, if it may be: its code counts with this ticket, until then (ms)."""

    ticket: str
    until: int


ACCOUNT: dict[str, Any] = {
    "name": "Ana",
    "is_member": True,
    "is_bot": False,
    "is_recent": True,
    "has_mail": False,
    "passkeys": [
        {
            "id": "0123456789abcdef",
            "name": "Firefox, Linux",
            "at": 1_800_000_000_000,
            "used": 1_800_000_000_000,
        }
    ],
    "has_password": False,
    "address": None,
    "has_factor": False,
    "codes": 0,
    "free_name": "Ana",
}


@routes.add("GET /me/account", shown=ACCOUNT)
async def account(request: Request, person: Person) -> Account:
    """Return in which ways you can sign in."""
    return await shown(request, person)


@routes.add(
    "PUT /me/password",
    refuses=(Forbidden, NameTaken, SignInAgain),
    asked={"a guest becomes a member": {"password": "three camels at dawn", "name": "Ana"}},
    shown=ACCOUNT,
)
async def set_password(request: Request, person: Person, body: Choosing) -> Made[Account]:
    """Set your password. A guest becomes a member: the same person, with all their games.

    In place of another password, it signs out all your other devices.
    """
    await require_recent(request, person)
    state = state_of(request)
    state.limits.accounts.take(person.id)
    is_other = (await state.identity.ways(person.id)).has_password
    name = tidy(body.name or person.name)
    await state.identity.set_password(person, name, body.password)
    if is_other:
        await state.people.revoke_others(person, hashed(token_of(request)))
    return await changed(request, person)


@routes.add("DELETE /me/password", refuses=(Forbidden, SignInAgain), shown=ACCOUNT)
async def remove_password(request: Request, person: Person) -> Made[Account]:
    """Remove your password; a member needs another way to sign in."""
    await require_recent(request, person)

    def write(connection: Connection) -> None:
        stored.remove_password(connection, person.id)

    await state_of(request).identity.remove(person.id, write)
    return await changed(request, person)


@routes.add(
    "PUT /me/address",
    refuses=(Forbidden, SignInAgain),
    asked={"an address": {"address": "ana@example.org"}},
    shown=LETTER,
)
async def ask_address(request: Request, person: Person, body: Addressing) -> Sent:
    """Have a letter sent to an address that is to be yours; it counts once you confirm it."""
    await require_recent(request, person)
    limits = state_of(request).limits
    limits.sign_ins.take(address_of(request))
    limits.accounts.take(f"address/{person.id}")
    return await send_letter(request, body.address, person.id)


@routes.add("DELETE /me/address", refuses=(Forbidden, SignInAgain), shown=ACCOUNT)
async def remove_address(request: Request, person: Person) -> Made[Account]:
    """Remove your address; a member needs another way to sign in."""
    await require_recent(request, person)

    def write(connection: Connection) -> None:
        stored.remove_address(connection, person.id)

    await state_of(request).identity.remove(person.id, write)
    return await changed(request, person)


async def send_letter(request: Request, address: str, person: str) -> Sent:
    """Have a letter sent; the answer is the same whether anybody has that address."""
    state, tidied = state_of(request), tidy_address(address)
    state.limits.letters.take(stored.folded(tidied))
    site, language = origin_of(request), language_of(request)
    ticket = await state.letters.ask(tidied, person, language, site)
    return Sent(ticket.id, ticket.until)


async def changed(request: Request, person: Person) -> Made[Account]:
    """Return somebody's account after a change, with a new token for this device."""
    people, token = state_of(request).people, hashed(token_of(request))
    people.forget_name(person.id)
    known = await people.find(token) or person
    reply = Made(await shown(request, known, is_recent=True))
    await renew(request, known, reply)
    return reply


async def shown(request: Request, person: Person, is_recent: bool = False) -> Account:
    """Return somebody's account as they see it."""
    state = state_of(request)
    identity, member = state.identity, await state.members.of(person.id)
    passkeys, has_password, address = await identity.ways(person.id)
    proved = await state.people.proved_at(hashed(token_of(request)))
    rows = [PasskeyRow(each.mark, each.name, each.at, each.used) for each in passkeys]
    return Account(
        name=person.name,
        is_member=member is not None,
        is_bot=member is not None and member.is_bot,
        is_recent=is_recent or member is None or proved >= now() - RECENT_MS,
        has_mail=state.letters.is_on,
        passkeys=rows,
        has_password=has_password,
        address=address,
        has_factor=await identity.factors.has(person.id),
        codes=await identity.factors.count_codes(person.id),
        free_name=person.name if member else await identity.free_name(person.name),
    )
