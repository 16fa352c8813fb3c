"""How fast people may talk, and sit down and stand up: each, all of an address, all at a table."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from satrap.server.api.addresses import address_of
from satrap.server.api.state import state_of
from satrap.server.store.interface import Person
from satrap.server.tables.commands import AnyCommand, Hush, Leave, Say, Sit
from satrap.server.tables.permissions import Read


async def check_pace(
    asker: HTTPConnection, match: str, link: str, person: Person, command: AnyCommand
) -> None:
    """Refuse what people do too fast, by HTTP and by WebSocket alike.

    Players and watchers of a table are counted apart, and only who may be there is counted: so
    nobody can take the word from the players by talking a lot.
    """
    state = state_of(asker)
    if isinstance(command, Sit | Leave):  # each leaves a line in the log, and a name
        state.limits.seats.take(address_of(asker))
    if not isinstance(command, Say | Hush):
        return
    state.limits.words.take(person.id)
    state.limits.address_words.take(address_of(asker))
    async with state.hall.reading(match, Read.TABLE, person.id, link) as (_, standing):
        room = "players" if standing.table.seats_of(person.id) else "watchers"
    state.limits.table_words.take(f"{match}/{room}")
