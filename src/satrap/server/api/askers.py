"""The person behind a request or a connection."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from satrap.server.api.addresses import address_of
from satrap.server.api.cookies import hashed, token_of
from satrap.server.api.state import state_of
from satrap.server.errors import Nobody
from satrap.server.logs import ACTOR
from satrap.server.store.interface import Person


async def find_person(asker: HTTPConnection) -> Person | None:
    """Return the person who asks, or None; note their address, and let the log refer to them."""
    token, state = token_of(asker), state_of(asker)
    person = await state.people.find(hashed(token)) if token else None
    if person is not None:
        state.hall.whereabouts.saw(person.id, address_of(asker))
        ACTOR.set(state.actors.person(person.id))
    return person


async def need_person(asker: HTTPConnection) -> Person:
    """Return the person who asks, or raise Nobody; TooMany if they ask too often."""
    person = await find_person(asker)
    if person is None:
        raise Nobody("server-nobody")
    state_of(asker).limits.person.take(person.id)
    return person
