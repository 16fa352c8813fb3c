"""After a match: rematches, continuing from a ply, and imported records."""

from __future__ import annotations

from starlette.requests import Request

from satrap.core.errors import BadSetup, Refused
from satrap.core.record import Record, parse_record
from satrap.server.again import Again, Continuation, continue_from, rematch
from satrap.server.api import examples
from satrap.server.api.addresses import address_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link, NewTable, new_table
from satrap.server.store.interface import Person

routes = Routes("after a match")
LARGEST_RECORD = 262_144  # bytes
NOTHING = Again()


@routes.add(
    "POST /tables/{match}/rematch",
    scope="tables",
    status=201,
    refuses=(BadSetup, Refused),
    asked={"with a part in the shuffle": examples.AGAIN},
    shown=examples.NEW_TABLE,
)
async def again(request: Request, person: Person, match: str, body: Again = NOTHING) -> NewTable:
    """Ask for a rematch: you get your seats at a new table with the same settings.

    It starts once everybody has joined. The body is your part in the shuffle, as with `sit`, and
    another game if you prefer one; it may be empty.
    """
    state = state_of(request)
    state.limits.tables.take(person.id)
    return await new_table(state.hall, await rematch(state.hall, match, person, body))


@routes.add(
    "POST /tables/{match}/continue",
    scope="tables",
    status=201,
    refuses=(BadSetup, Refused),
    asked={"from ply 40": examples.CONTINUATION},
)
async def go_on(
    request: Request, person: Person, match: str, body: Continuation, link: Link = ""
) -> NewTable:
    """Open a table that continues a finished match from one of its plies."""
    state = state_of(request)
    state.limits.tables.take(person.id)
    opened = await continue_from(state.hall, match, person, link, body)
    return await new_table(state.hall, opened)


@routes.add(
    "POST /records",
    scope="tables",
    status=201,
    refuses=(Refused,),
    most=LARGEST_RECORD,
    reader=parse_record,
    asked={"a record": examples.record()},
)
async def bring(request: Request, person: Person, body: Record) -> NewTable:
    """Import a record, to view any of its plies and to continue from there."""
    state = state_of(request)
    state.limits.records.take(address_of(request))
    state.limits.tables.take(person.id)
    return NewTable(*await state.hall.keep(person.id, body))
