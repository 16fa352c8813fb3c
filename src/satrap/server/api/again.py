"""After a match: once more, on from a ply, and records from elsewhere."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from satrap.core.record import Record, parse_record
from satrap.server.again import Again, Continuation, continue_from, rematch
from satrap.server.api import examples
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import answer, body_of, parse, read
from satrap.server.api.openapi import describe
from satrap.server.api.people import need_person
from satrap.server.api.settings import LARGEST
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link, NewTable, new_table

router = APIRouter(tags=["when it is over"])
LARGEST_RECORD = 262_144  # bytes
ERRORS = (400, 401, 403, 404, 409, 413, 429, 503)


@router.post(
    "/tables/{match}/rematch",
    status_code=201,
    **describe(
        NewTable,
        body=Again,
        example=examples.AGAIN,
        shown=examples.NEW_TABLE,
        status=201,
        errors=(401, 403, 404, 409, 429, 503),
    ),
)
async def again(request: Request, match: str) -> Response:
    """Play again: you sit at a new table like this one; it starts when all people are there.

    Bring bytes for the shuffle as with `sit`; the body may also be empty.
    """
    person = await need_person(request)
    state = state_of(request)
    given = parse(await body_of(request, LARGEST) or b"{}", Again)
    state.limits.tables.take(person.id)
    return await new_table(state.hall, await rematch(state.hall, match, person, given))


@router.post(
    "/tables/{match}/continue",
    status_code=201,
    **describe(
        NewTable, body=Continuation, example=examples.CONTINUATION, status=201, errors=ERRORS
    ),
)
async def go_on(request: Request, match: str, link: Link = "") -> Response:
    """Open a table at which a match that is over goes on from one of its plies."""
    person = await need_person(request)
    state = state_of(request)
    wanted = await read(request, Continuation)
    state.limits.tables.take(person.id)
    opened = await continue_from(state.hall, match, person, link, wanted)
    return await new_table(state.hall, opened)


@router.post(
    "/records",
    status_code=201,
    **describe(NewTable, body=Record, example=examples.record(), status=201, errors=ERRORS),
)
async def bring(request: Request) -> Response:
    """Bring a record from elsewhere: look at any ply of it, and play on from there."""
    person = await need_person(request)
    state = state_of(request)
    record = parse_record(await body_of(request, LARGEST_RECORD))
    state.limits.records.take(address_of(request))
    state.limits.tables.take(person.id)
    return answer(NewTable(*await state.hall.keep(person.id, record)), 201)
