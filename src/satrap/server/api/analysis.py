"""The analysis of a finished match."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from satrap.core.game import Json
from satrap.server.analyses import AnalysisState
from satrap.server.api.addresses import address_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.fairness import Owner
from satrap.server.store.interface import Person
from satrap.server.tables.permissions import Read, Write
from satrap.server.tables.table import record_of

routes = Routes("after a match")
RUNNING: Json = {"status": "running", "done": 12, "of": 40, "analysis": None}


@routes.add("GET /tables/{match}/analysis", scope="read", shown=RUNNING)
async def look(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> AnalysisState:
    """Show how far the analysis of a finished match has got, and what it has found."""
    state, who = state_of(request), person.id if person else ""
    async with state.hall.reading(match, Read.ANALYSIS, who, link):
        pass
    return await state.analyses.state(match)


@routes.add("POST /tables/{match}/analysis", scope="play", shown=RUNNING)
async def start(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> AnalysisState:
    """Start the analysis of a finished match, if nobody has yet. Follow it with GET.

    Analyses run one at a time, after everything else, and the result is stored with the match. In
    a very long match, less effort is spent on each turn.
    """
    state, asker = state_of(request), Owner(address_of(request), person.id if person else "")
    async with state.hall.entered(match, asker.person, link, Write.ANALYSIS) as (_, standing):
        table, played = standing.table, standing.table.match
        assert played is not None, "it is over"
        record = await asyncio.to_thread(record_of, table, played)
    state.limits.analyses.take(asker.person or asker.address)
    return await state.analyses.start(match, record, asker)
