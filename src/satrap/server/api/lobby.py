"""Lists of tables: the lobby, and a person's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.server.api import examples
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.waiting import waiting
from satrap.server.errors import Damaged, NoSuchTable, Unavailable
from satrap.server.hall import Hall
from satrap.server.store.interface import MatchRow, Person
from satrap.server.storing import storing
from satrap.server.tables import entries as log
from satrap.server.tables.table import RUNNING, WAITING

routes = Routes("tables")
Status = Annotated[
    Literal["waiting", "running"] | None,
    Meta(description="list only the waiting tables, or only those being played"),
]
After = Annotated[
    Annotated[str, Meta(max_length=64)] | None,
    Meta(description="the id of the last table on the previous page"),
]
STATUS = (WAITING, RUNNING)


class Row(msgspec.Struct, frozen=True):
    """A table in a list. A seat without a name is empty; `chairs` says who it is for."""

    id: str
    game: str
    preset: str
    status: str
    at: int  # when it was opened (ms)
    seats: list[str]
    chairs: list[log.Who]
    clock: log.Clock | None
    is_friendly: bool  # people may ask for hints
    is_written: bool  # starts from a set position
    is_teaching: bool  # the cards of that position are known
    has_open_hands: bool  # everybody sees everything
    is_cup: bool  # of a tournament


@routes.add("GET /tables", scope="read", refuses=(Unavailable,), shown=examples.ROWS)
async def lobby(
    request: Request, person: Person | None, status: Status = None, after: After = None
) -> list[Row]:
    """List the public tables that wait for players, then those being played, the newest first.

    Of each person's waiting tables, only the newest is listed, and only while that person is
    around. If one network address has more than five, the rest come after all other tables. A
    waiting table is closed when nothing has happened there for a day. Those of people whom you
    have blocked are left out.
    """
    state, found = state_of(request), list[MatchRow]()
    for wanted in (status,) if status else STATUS:
        if wanted == WAITING:
            found += await waiting(state, after, person.id if person else "")
        else:
            with storing():
                found += await state.store.list_matches(wanted, is_public=True, after=after)
    return await rows_of(state.hall, found)


@routes.add("GET /me/tables", scope="read", shown=examples.ROWS)
async def my_tables(request: Request, person: Person, after: After = None) -> list[Row]:
    """List the tables that you have opened or sat at, the newest first."""
    state = state_of(request)
    with storing():
        listed = await state.store.list_matches(person=person.id, after=after)
    return await rows_of(state.hall, listed)


async def rows_of(hall: Hall, matches: Iterable[MatchRow]) -> list[Row]:
    """Return the rows of tables, without those that are damaged."""
    return [row for each in matches if (row := await row_of(hall, each))]


async def row_of(hall: Hall, match: MatchRow) -> Row | None:
    """Return the row of a table; None if it is damaged."""
    try:
        kind, listed = await hall.listed(match.id)
    except (NoSuchTable, Damaged):
        return None
    told = (kind.game, kind.preset, listed.status, match.created_at, listed.seats)
    about = (kind.is_friendly, kind.is_written, kind.is_teaching)
    flags = (*about, kind.has_open_hands, kind.is_cup)
    return Row(match.id, *told, kind.chairs, kind.clock, *flags)
