"""How fast people may talk, sit down and leave, and who may not at all."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from satrap.server.api.addresses import address_of
from satrap.server.api.own_names import check_name
from satrap.server.api.state import state_of
from satrap.server.order import BAN, SILENCE
from satrap.server.store.interface import Person
from satrap.server.tables.commands import AnyCommand, Hush, Leave, Say, Sit
from satrap.server.tables.permissions import Read


async def check_pace(
    asker: HTTPConnection, match: str, link: str, person: Person, command: AnyCommand
) -> None:
    """Refuse what people do too fast or under the name of another, over HTTP and WebSocket alike.

    Players and watchers of a table are counted separately, and only those who may be there count:
    so nobody can silence the players by talking a lot.
    """
    state = state_of(asker)
    if isinstance(command, Sit):
        state.order.check(person.id, [BAN])
        await check_name(state, person, command.name)
    if isinstance(command, Say):
        state.order.check(person.id, [BAN, SILENCE])
    if isinstance(command, Sit | Leave):  # each adds a line to the log, with a name
        state.limits.seats.take(address_of(asker))
    if not isinstance(command, Say | Hush):
        return
    state.limits.words.take(person.id)
    state.limits.address_words.take(address_of(asker))
    async with state.hall.reading(match, Read.TABLE, person.id, link) as (_, standing):
        is_playing = bool(standing.table.seats_of(person.id))
    room = "players" if is_playing else "watchers"
    if not is_playing:
        await check_name(state, person, person.name)
    state.limits.table_words.take(f"{match}/{room}")
