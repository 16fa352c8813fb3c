"""The analysis of a match that is over."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from satrap.bots.advice import can_advise
from satrap.core.game import Json
from satrap.core.record import Record
from satrap.server.analyses import AnalysisState
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import answer
from satrap.server.api.openapi import describe
from satrap.server.api.people import find_person
from satrap.server.api.records import ended
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.errors import Forbidden

router = APIRouter(tags=["when it is over"])
RUNNING: Json = {"status": "running", "done": 12, "of": 40, "analysis": None}


@router.get("/tables/{match}/analysis", **describe(AnalysisState, shown=RUNNING, errors=(403, 404)))
async def look(request: Request, match: str, link: Link = "") -> Response:
    """Tell how far the analysis of a match that is over has come, and what it has found."""
    await _analysable(request, match, link)
    return answer(await state_of(request).analyses.state(match))


@router.post(
    "/tables/{match}/analysis", **describe(AnalysisState, shown=RUNNING, errors=(403, 404))
)
async def start(request: Request, match: str, link: Link = "") -> Response:
    """Begin the analysis of a match that is over, if nobody has; ask for it with GET.

    It runs behind everything else, one at a time, and what it finds is kept with the match.
    """
    record = await _analysable(request, match, link)
    state = state_of(request)
    person = await find_person(request)
    state.limits.analyses.take(person.id if person else address_of(request))
    return answer(await state.analyses.start(match, record))


async def _analysable(request: Request, match: str, link: str) -> Record:
    """Return the record of a match that is over and can be looked through, or refuse."""
    *_, record = await ended(request, match, link)
    if not can_advise(record.game):
        raise Forbidden("server-no-analysis")
    return record
