"""Hints for a decision, at friendly tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from satrap.core.game import Json
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import answer
from satrap.server.api.openapi import describe
from satrap.server.api.people import need_person
from satrap.server.api.state import state_of
from satrap.server.api.tables import As
from satrap.server.fairness import Owner
from satrap.server.hints import Hint, hint_of, question
from satrap.server.tables.errors import NotAtTable

router = APIRouter(tags=["looking closer"])
Depth = Annotated[
    int,
    Query(ge=1, le=3, description="1: what matters; 2: good candidates; 3: the best, and why"),
]

_MATTERS = {"key": "do-draw", "values": {}}
HINT: Json = {
    "ply": 12,
    "depth": 3,
    "matters": _MATTERS,
    "lines": [
        {
            "action": "pass",
            "label": {"key": "do-pass", "values": {}},
            "then": [],
            "chance": 0.42,
            "error": 0.03,
            "margin": 1.5,
            "reason": _MATTERS,
        }
    ],
}


@router.get("/tables/{match}/hint", **describe(Hint, shown=HINT, errors=(400, 401, 403, 404, 409)))
async def hint(request: Request, match: str, depth: Depth = 1, seat: As = None) -> Response:
    """Help your seat with the decision that it has to make now.

    It takes a moment of thinking; meanwhile you may decide: `ply` says what the hint was about. The
    same question has the same answer. At a table that is not friendly nobody gets one.
    """
    person = await need_person(request)
    state = state_of(request)
    state.limits.hints.take(person.id)
    async with state.hall.entered(match, person.id) as (_, standing):
        mine = standing.table.seat_of(person.id, seat)
        if mine is None:
            raise NotAtTable("table-not-seated")
        asked = question(standing.table, mine)
    owner = Owner(address_of(request), person.id)
    advice = await state.hints.advice(owner, match, asked)
    return answer(hint_of(asked, advice, depth))
