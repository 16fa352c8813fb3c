"""Reporting somebody at a table to the operators."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Refused
from satrap.core.game import Seat
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.store.interface import Person
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.hushing import whom
from satrap.server.tables.permissions import Write
from satrap.server.tables.table import Table

LONGEST = 1000  # characters
LAST_WORDS = 100  # of players and of watchers that go with a report

routes = Routes("tables")


class Reporting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you report, by seat or by the handle under which they spoke, and why."""

    who: Seat | Annotated[str, Meta(max_length=64)]
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Reported(Struct, frozen=True):
    """A report that was stored."""

    id: str


class OwnReport(Struct, frozen=True):
    """Something that you have reported; `closed` is when operators decided about it (ms)."""

    id: str
    match: str
    words: str
    at: int
    closed: int | None


@routes.add("GET /me/reports")
async def my_reports(request: Request, person: Person) -> list[OwnReport]:
    """List what you have reported, the newest first, and whether it has been decided."""
    return [
        OwnReport(each.id, each.match, each.words, each.at, each.closed)
        for each in await state_of(request).order.reports_by(person.id)
    ]


@routes.add(
    "POST /tables/{match}/reports",
    status=201,
    refuses=(Refused,),
    asked={"a player": {"who": 1, "words": "Insults everybody."}},
    shown={"id": "0123456789abcdef"},
)
async def report(
    request: Request, person: Person, match: str, body: Reporting, link: Link = ""
) -> Reported:
    """Report somebody at a table to the operators. What was said there goes with it."""
    state = state_of(request)
    state.limits.reports.take(person.id)
    async with state.hall.reading(match, Write.REPORTS, person.id, link) as (_, standing):
        about = reported(standing.table, body.who)
        if about == person.id:
            raise NotAtTable("server-report-self")
        attached = msgspec.json.encode(_said_at(standing.table))
    return Reported(await state.order.report(match, person.id, about, body.words, attached))


def reported(table: Table, who: Seat | str) -> str:
    """Return the person behind a handle or a seat, even if they have given that seat up."""
    former = table.place(who).former if isinstance(who, int) else ""
    return former or whom(table, who)[0]


def _said_at(table: Table) -> dict[str, object]:
    """Return how long the log of a table is, and what was said there last."""
    words = [{"seat": each.seat, "words": each.words} for each in table.words[-LAST_WORDS:]]
    heard = [{"by": each.person, "words": each.words} for each in table.gallery.heard]
    return {"lines": len(table.entries), "players": words, "watchers": heard[-LAST_WORDS:]}
