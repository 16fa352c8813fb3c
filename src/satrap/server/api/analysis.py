"""The analysis of a match that is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import Request

from satrap.core.game import Json
from satrap.packs import get_pack
from satrap.server.analyses import AnalysisState
from satrap.server.api.addresses import address_of
from satrap.server.api.records import need_over
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.errors import Forbidden
from satrap.server.fairness import Owner
from satrap.server.store.interface import Person
from satrap.server.tables.table import Table, record_of

routes = Routes("when it is over")
RUNNING: Json = {"status": "running", "done": 12, "of": 40, "analysis": None}


@routes.add("GET /tables/{match}/analysis", shown=RUNNING)
async def look(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> AnalysisState:
    """Tell how far the analysis of a match that is over has come, and what it has found."""
    async with _entered(request, person, match, link):
        pass
    return await state_of(request).analyses.state(match)


@routes.add("POST /tables/{match}/analysis", shown=RUNNING)
async def start(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> AnalysisState:
    """Begin the analysis of a match that is over, if nobody has; ask for it with GET.

    It runs behind everything else, one at a time, and what it finds is kept with the match. A match
    that is very long is looked at with less effort for each turn.
    """
    async with _entered(request, person, match, link) as (asker, table):
        record = await asyncio.to_thread(record_of, table, need_over(table))
    state = state_of(request)
    state.limits.analyses.take(asker.person or asker.address)
    return await state.analyses.start(match, record, asker)


@asynccontextmanager
async def _entered(
    request: Request, person: Person | None, match: str, link: str
) -> AsyncIterator[tuple[Owner, Table]]:
    """Hold a match that is over and can be looked through, or refuse; and say who asks."""
    who = person.id if person else ""
    async with state_of(request).hall.entered(match, who, link) as (_, standing):
        need_over(standing.table)
        if not get_pack(standing.table.opened.game).can_advise:
            raise Forbidden("server-no-analysis")
        yield Owner(address_of(request), who), standing.table
