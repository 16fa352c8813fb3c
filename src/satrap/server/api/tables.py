"""Tables over HTTP: opening one, looking at it, acting there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.core.errors import BadSetup, Refused
from satrap.core.game import Seat
from satrap.server import requests as sent
from satrap.server.api import examples
from satrap.server.api.answers import Outdated
from satrap.server.api.own_names import named
from satrap.server.api.routes import Routes
from satrap.server.api.speaking import check_pace
from satrap.server.api.state import state_of
from satrap.server.errors import NameTaken
from satrap.server.hall import Hall
from satrap.server.live_table import Ack, LiveTable
from satrap.server.opening import Opening
from satrap.server.order import BAN
from satrap.server.room import people_of
from satrap.server.store.interface import Person
from satrap.server.tables.conditions import is_hosted_by
from satrap.server.tables.errors import Stale
from satrap.server.tables.permissions import Read
from satrap.server.tables.show import observer_of, show
from satrap.server.tables.shown import TableView

routes = Routes("tables")
Link = Annotated[str, Meta(max_length=64, description="the secret in an invitation link")]
As = Annotated[int | None, Meta(description="which of your seats, if you have several")]
LARGEST_BOARD = 65_536  # bytes of a request with a custom board or position


class NewTable(msgspec.Struct, frozen=True):
    """A table that was opened; `link` lets others in."""

    id: str
    link: str


class Shown(msgspec.Struct, frozen=True):
    """A table as you may see it; only its host is shown the `link`.

    `mine`: your seats, several if people share a device. `here`: the seats that are connected.
    """

    id: str
    is_host: bool
    link: str | None
    mine: list[Seat]
    here: list[Seat]
    view: TableView


@routes.add(
    "POST /tables",
    scope="tables",
    status=201,
    refuses=(BadSetup, Refused),
    most=LARGEST_BOARD,
    asked=examples.openings(),
    shown=examples.NEW_TABLE,
)
async def open_table(request: Request, person: Person, body: Opening) -> NewTable:
    """Open a table. Then take a seat with the command `sit`, and begin with `start`.

    With a `key` of your own, you can safely send this again: the same body returns the same table,
    and a different body is refused with `key-taken`.
    """
    state = state_of(request)
    state.order.check(person.id, [BAN])
    state.limits.tables.take(person.id)
    match = await state.hall.open(person.id, body)
    return await new_table(state.hall, match)


async def new_table(hall: Hall, match: str) -> NewTable:
    """Return a table that was just opened, with its link."""
    async with hall.held(match) as (_, standing):
        return NewTable(match, standing.link)


@routes.add("GET /tables/{match}", scope="read", refuses=(Refused,))
async def look(
    request: Request, person: Person | None, match: str, link: Link = "", seat: As = None
) -> Shown:
    """Show a table as you may see it: from your seat, otherwise as a watcher."""
    who = person.id if person else ""
    hall = state_of(request).hall
    async with hall.reading(match, Read.TABLE, who, link, seat) as (room, standing):
        table, is_host = standing.table, is_hosted_by(standing.table, who)
        invited, here = standing.link if is_host else None, room.here(people_of(table))
        view = view_of(standing, who, seat)
        return Shown(match, is_host, invited, table.seats_of(who), here, view)


def view_of(standing: LiveTable, person: str, seat: Seat | None) -> TableView:
    """Return what a person may see of a table."""
    observer = observer_of(standing.table, person, seat)
    table, elapsed = standing.table, standing.watch.elapsed()
    return show(table, observer, elapsed=elapsed, deaf_to=table.mutes(person))


@routes.add(
    "POST /tables/{match}/act",
    scope="play",
    refuses=(BadSetup, NameTaken, Refused),
    asked=examples.REQUESTS,
    shown=examples.ACK,
)
async def act(
    request: Request, person: Person, match: str, body: sent.Request, link: Link = ""
) -> Ack:
    """Carry out a command. It is stored when this answers.

    Sent again with the same `key`, it is carried out only once.
    """
    hall = state_of(request).hall
    await check_pace(request, match, link, person, body.command)
    try:
        return await hall.act(match, person, await named(state_of(request), person, body), link)
    except Stale as error:
        async with hall.reading(match, Read.TABLE, person.id, link) as (_, standing):
            view = view_of(standing, person.id, body.seat)
        raise Outdated(error, view) from error
