"""What operators do: people, penalties, reports, tables, and the trail of all of it.

Only somebody who can read the store has the key, and it counts only on this machine or at
configured addresses: `satrap admin` is such a client. All others are answered that there is
nothing here.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request

from satrap.core.game import Json
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.errors import NoSuchPerson, NoSuchReport
from satrap.server.store.interface import MatchRow
from satrap.server.store.order import Deed, Found, Kind, Penalty
from satrap.server.storing import storing
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import Inspected
from satrap.server.tables.table import RUNNING

routes = Routes()
NOT_HERE = 404
SCHEME = "Operator "
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Which = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=64, description="a part of the name")]
Status = Annotated[Literal["waiting", "running", "over"] | None, Meta(description="of the tables")]
After = Annotated[str, Meta(max_length=64, description="the last table of the page before")]
Before = Annotated[
    Annotated[int, Meta(ge=0)] | None, Meta(description="the last `seq` of the page before")
]


class Punishing(Struct, frozen=True, forbid_unknown_fields=True):
    """A penalty for a person: for some days, or with 0 for good."""

    person: Which
    kind: Kind
    reason: Words
    days: Annotated[int, Meta(ge=0, le=3650)]


class Deciding(Struct, frozen=True, forbid_unknown_fields=True):
    """What was decided about a report, or why an operator looks into a match."""

    words: Words


class ReportRow(Struct, frozen=True):
    """A report, with what was said at the table."""

    id: str
    match: str
    by: str
    about: str
    words: str
    at: int
    closed: int | None
    decision: str
    attached: Json


class Done(Struct, frozen=True):
    """It is done, and in the trail."""

    done: bool = True


class Rebuilt(Struct, frozen=True):
    """From how many matches all ratings were computed."""

    matches: int


class Line(Struct, frozen=True):
    """A line of the log of a match, with everything open."""

    seq: int
    at: int
    entry: Json


def operator(request: Request) -> tuple[State, str]:
    """Return the state and the address of an operator; for anybody else there is nothing here."""
    state, key = state_of(request), request.headers.get("authorization", "")
    if not (state.near.has(request) and state.order.is_operator(key.removeprefix(SCHEME))):
        raise HTTPException(NOT_HERE)
    return state, request.client.host if request.client else ""


@routes.add("GET /admin/people")
async def people(request: Request, name: Name = "") -> list[Found]:
    """List the people whose names contain some words."""
    state, _ = operator(request)
    return await state.order.find(name)


@routes.add("GET /admin/penalties")
async def penalties(request: Request) -> list[Penalty]:
    """List all penalties."""
    state, _ = operator(request)
    return await state.order.penalties()


@routes.add("POST /admin/penalties", refuses=(NoSuchPerson,))
async def punish(request: Request, body: Punishing) -> Done:
    """Give somebody a penalty."""
    state, by = operator(request)
    await state.order.punish(by, body.person, body.kind, body.reason, body.days)
    return Done()


@routes.add("DELETE /admin/penalties/{who}/{kind}", refuses=(NoSuchPerson,))
async def lift(request: Request, who: Which, kind: Kind) -> Done:
    """End a penalty."""
    state, by = operator(request)
    await state.order.lift(by, who, kind)
    return Done()


@routes.add("GET /admin/reports")
async def reports(request: Request, closed: bool = False) -> list[ReportRow]:
    """List the open reports, or the closed ones."""
    state, _ = operator(request)
    found = await state.order.reports(not closed)
    return [
        ReportRow(
            each.id,
            each.match,
            each.by,
            each.about,
            each.words,
            each.at,
            each.closed,
            each.decision,
            msgspec.json.decode(each.attached),
        )
        for each in found
    ]


@routes.add("POST /admin/reports/{report}", refuses=(NoSuchReport,))
async def decide(request: Request, report: Which, body: Deciding) -> Done:
    """Close a report with a decision."""
    state, by = operator(request)
    await state.order.close_report(by, report, body.words)
    return Done()


@routes.add("GET /admin/tables")
async def tables(request: Request, status: Status = None, after: After = "") -> list[MatchRow]:
    """List all tables, private ones too, the newest first: 50 at a time."""
    state, _ = operator(request)
    with storing():
        return await state.store.list_matches(status, after=after or None)


@routes.add("POST /admin/tables/{match}/look")
async def look(request: Request, match: Which, body: Deciding) -> list[Line]:
    """Show the whole log of a match. If it is running, its players learn of it and why."""
    state, by = operator(request)
    await state.order.note(by, "look", match, body.words)
    hall = state.hall
    async with hall.held(match) as (room, standing):
        if standing.table.status == RUNNING:
            reason = body.words
            standing = await hall.change(
                room, "", "", lambda table: [enter(table, Inspected(reason))]
            )
            hall.went_on(room, standing)
        entries = list(standing.table.entries)
    with storing():
        stored = await state.store.read(match)
    return [
        Line(line.seq, line.at, msgspec.to_builtins(entry))
        for line, entry in zip(stored, entries, strict=False)
    ]


@routes.add("GET /admin/trail")
async def trail(request: Request, before: Before = None) -> list[Deed]:
    """List what operators did, the newest first: 50 at a time."""
    state, _ = operator(request)
    return await state.order.deeds(before)


@routes.add("POST /admin/ratings")
async def ratings(request: Request) -> Rebuilt:
    """Compute all ratings again from the rated matches."""
    state, by = operator(request)
    await state.order.note(by, "ratings", "")
    return Rebuilt(await state.ratings.rebuild())
