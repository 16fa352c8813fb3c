"""Finds the people of a table in the log: the pseudonyms of its host and its players."""

from __future__ import annotations

from msgspec import Struct

from satrap.core.game import Seat
from satrap.server.actors import SECRET, Actors
from satrap.server.errors import NoSuchTable
from satrap.server.live_table import rebuild
from satrap.server.store.sql_reader import SqlReader

HOST: Seat = -1


class Traced(Struct, frozen=True):
    """Somebody at a table, with their seat (-1 for the host) and their pseudonym in the log."""

    seat: Seat
    name: str
    actor: str


async def trace(reader: SqlReader, match: str) -> list[Traced]:
    """Return the people of a table; nothing is changed, and a server may be running."""
    lines, secret = await reader.read(match), await reader.find_secret(SECRET)
    if not lines or secret is None:
        raise NoSuchTable("server-no-table")
    actors = Actors(secret)
    table = rebuild(match, await reader.seed(match), lines).table
    host = Traced(HOST, "", actors.person(table.opened.host))
    seats = [
        Traced(seat, place.name, actors.person(place.person))
        for seat, place in enumerate(table.places)
        if place.person
    ]
    return [host, *seats]
