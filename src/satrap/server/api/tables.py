"""Tables over HTTP: the lobby, opening one, looking at it, acting there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from satrap.core.game import Json, Seat
from satrap.server import requests as sent
from satrap.server.api import examples
from satrap.server.api.answers import answer, problem, read, status_of
from satrap.server.api.language import language_of
from satrap.server.api.openapi import describe
from satrap.server.api.people import find_person, need_person
from satrap.server.api.speaking import check_pace
from satrap.server.api.state import state_of
from satrap.server.hall import Hall
from satrap.server.opening import Opening
from satrap.server.standing import Ack, Standing
from satrap.server.tables.errors import Stale
from satrap.server.tables.show import observer_of, show

router = APIRouter(tags=["tables"])
Link = Annotated[str, Query(max_length=64, description="what an invitation link holds")]
As = Annotated[int | None, Query(description="which of your seats, if you play several")]
LARGEST_BOARD = 65_536  # bytes of an opening with a board or a position of one's own


class NewTable(msgspec.Struct, frozen=True):
    """A table that was opened; the link lets others to it."""

    id: str
    link: str


class Shown(msgspec.Struct, frozen=True):
    """A table as you may see it; the link is shown to who opened it.

    `mine`: your seats, several on a device that people share. `here`: who is connected.
    """

    id: str
    is_host: bool
    link: str | None
    mine: list[Seat]
    here: list[Seat]
    view: Any


@router.post(
    "/tables",
    status_code=201,
    **describe(
        NewTable,
        body=Opening,
        examples=examples.openings(),
        shown=examples.NEW_TABLE,
        status=201,
        errors=(400, 401, 403, 409, 429, 503),
    ),
)
async def open_table(request: Request) -> Response:
    """Open a table. Sit down with the command `sit`, then `start` it.

    A `key` of your own opens it once: the same opening with the same key is the same table, and
    another opening with that key is refused with `key-taken`.
    """
    person = await need_person(request)
    state = state_of(request)
    opening = await read(request, Opening, LARGEST_BOARD)
    state.limits.tables.take(person.id)
    match = await state.hall.open(person.id, opening)
    return await new_table(state.hall, match)


async def new_table(hall: Hall, match: str) -> Response:
    """Return the answer for a table that was just opened."""
    async with hall.held(match) as (_, standing):
        return answer(NewTable(match, standing.link), 201)


@router.get("/tables/{match}", **describe(Shown, errors=(400, 404, 409)))
async def look(request: Request, match: str, link: Link = "", seat: As = None) -> Response:
    """Show a table as you may see it: as your seat does, else as a watcher."""
    person = await find_person(request)
    who = person.id if person else ""
    async with state_of(request).hall.entered(match, who, link) as (room, standing):
        is_host = bool(who) and standing.table.opened.host == who
        invited = standing.link if is_host else None
        room.tell(standing)
        mine, view = list(standing.table.seats_of(who)), view_of(standing, who, seat)
        return answer(Shown(match, is_host, invited, mine, room.here(), view))


def view_of(standing: Standing, person: str, seat: Seat | None) -> Json:
    """Return what a person may see of a table."""
    observer = observer_of(standing.table, person, seat)
    return show(standing.table, observer, elapsed=standing.watch.elapsed())


@router.post(
    "/tables/{match}/act",
    **describe(
        Ack,
        body=sent.Request,
        examples=examples.REQUESTS,
        shown=examples.ACK,
        errors=(400, 401, 403, 404, 409, 429, 503),
    ),
)
async def act(request: Request, match: str, link: Link = "") -> Response:
    """Carry out a command. It is stored when this answers; the same key does it only once."""
    person = await need_person(request)
    wanted = await read(request, sent.Request)
    hall = state_of(request).hall
    await check_pace(request, match, link, person, wanted.command)
    try:
        return answer(await hall.act(match, person, wanted, link))
    except Stale as error:
        async with hall.entered(match, person.id, link) as (_, standing):
            view = view_of(standing, person.id, wanted.seat)
        return answer(problem(error, language_of(request), view), status_of(error))
