"""The person behind a request or a connection."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from satrap.server.api.addresses import address_of
from satrap.server.api.cookies import hashed, token_of
from satrap.server.api.state import state_of
from satrap.server.errors import Forbidden, Nobody
from satrap.server.keys import Scope
from satrap.server.logs import ACTOR
from satrap.server.store.interface import Person

SCHEME: Final = "Bearer "


def bearer_of(asker: HTTPConnection) -> str:
    """Return the API token sent with a request, or an empty string."""
    sent = asker.headers.get("authorization", "")
    return sent.removeprefix(SCHEME).strip() if sent.startswith(SCHEME) else ""


def credential_of(asker: HTTPConnection) -> bytes:
    """Return the hash by which whoever asks is known: of an API token, or else of the cookie."""
    return hashed(bearer_of(asker) or token_of(asker))


async def find_person(asker: HTTPConnection, scope: Scope | None = None) -> Person | None:
    """Return the person who asks, or None; note their address, and let the log refer to them.

    With an API token the cookie does not count, and the token must have the scope.
    """
    token, state = token_of(asker), state_of(asker)
    if bearer_of(asker):
        person: Person | None = await _holder(asker, scope)
    else:
        person = await state.people.find(hashed(token)) if token else None
    if person is not None:
        state.hall.whereabouts.saw(person.id, address_of(asker))
        ACTOR.set(state.actors.person(person.id))
    return person


async def _holder(asker: HTTPConnection, scope: Scope | None) -> Person:
    """Return who holds the API token of a request, or refuse."""
    found = await state_of(asker).keys.find(credential_of(asker))
    if found is None:
        raise Nobody("server-key-over")
    person, scopes = found
    if scope is None:
        raise Forbidden("server-key-never")
    if scope not in scopes:
        raise Forbidden("server-key-scope", scope=scope)
    return person


async def need_person(asker: HTTPConnection, scope: Scope | None = None) -> Person:
    """Return the person who asks, or raise Nobody; TooMany if they ask too often."""
    person = await find_person(asker, scope)
    if person is None:
        raise Nobody("server-nobody")
    state_of(asker).limits.person.take(person.id)
    return person
