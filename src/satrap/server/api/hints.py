"""Hints for a decision, at friendly tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from satrap.core.errors import Refused
from satrap.core.game import Json
from satrap.server.api.addresses import address_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import As
from satrap.server.fairness import Owner
from satrap.server.hints import Hint, hint_of, question
from satrap.server.store.interface import Person
from satrap.server.tables.permissions import Read

routes = Routes("actions and hints")
Depth = Annotated[
    int,
    Meta(ge=1, le=3, description="1: what matters; 2: good candidates, and why; 3: the best one"),
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
            "plays": ["pass"],
            "then": [],
            "chance": 0.42,
            "error": 0.03,
            "margin": 1.5,
            "reason": _MATTERS,
        }
    ],
}


@routes.add("GET /tables/{match}/hint", scope="play", refuses=(Refused,), shown=HINT)
async def hint(
    request: Request, person: Person, match: str, depth: Depth = 1, seat: As = None
) -> Hint:
    """Get a hint for the decision that your seat has to make now.

    It takes a moment to work out, and you may decide before it arrives: `ply` says which decision
    it is about. The same question always gets the same hint. Only friendly tables give hints.
    """
    state = state_of(request)
    state.limits.hints.take(person.id)
    async with state.hall.reading(match, Read.HINT, person.id, seat=seat) as (_, standing):
        mine = standing.table.seat_of(person.id, seat)
        assert mine is not None, "only players may"
        asked = question(standing.table, mine)
    owner = Owner(address_of(request), person.id)
    advice = await state.hints.advice(owner, match, asked)
    return hint_of(asked, advice, depth)
