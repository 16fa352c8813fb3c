"""Looking closer: why not, what if, what else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.core.api_types import GameEvent
from satrap.core.errors import Refused
from satrap.core.foreseen import foretell
from satrap.core.game import LONGEST_LIST, Seat
from satrap.core.language import say
from satrap.core.record import AnyMatch
from satrap.server.api.language import language_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import As
from satrap.server.store.interface import Person
from satrap.server.tables.permissions import Read

routes = Routes("looking closer")
PlayText = Annotated[str, Meta(max_length=120, description="an action in notation")]

First = Annotated[int, Meta(ge=0, le=10_000, description="how many to leave out")]

_PASSED = {"key": "event-passed", "values": {"name": "Ana"}}
PREVIEW = {
    "events": [{"kind": "Passed", "seat": 0, "text": _PASSED}],
    "words": ["You do nothing more."],
}


class Why(msgspec.Struct, frozen=True):
    """Why an action is not possible now; null if it is."""

    why: str | None


class Preview(msgspec.Struct, frozen=True):
    """What an action would bring, as far as you can know."""

    events: Annotated[tuple[GameEvent, ...], Meta(description="as in a view, but without `ply`")]
    words: Annotated[list[str], Meta(description="the same in the language you accept")]


class Legal(msgspec.Struct, frozen=True):
    """What you may do: how much there is in all, and a part of it in notation."""

    count: int
    actions: list[str]


@asynccontextmanager
async def seated(
    request: Request, person: Person, match: str, wanted: Seat | None, what: Read
) -> AsyncIterator[tuple[AnyMatch, Seat]]:
    """Hold a match at which the person who asks has a seat."""
    hall = state_of(request).hall
    async with hall.reading(match, what, person.id, seat=wanted) as (_, standing):
        seat = standing.table.seat_of(person.id, wanted)
        assert seat is not None, "only players may"
        yield standing.table.running(), seat


@routes.add("GET /tables/{match}/why", refuses=(Refused,), shown={"why": "It is not your turn."})
async def why(request: Request, person: Person, match: str, play: PlayText, seat: As = None) -> Why:
    """Tell why your seat may not do something now."""
    async with seated(request, person, match, seat, Read.WHY) as (running, mine):
        action = running.game.parse_action(running.setup, play)
        reason = running.game.why_not(running.view(mine), action)
        return Why(say(reason, language_of(request)) if reason else None)


@routes.add("GET /tables/{match}/preview", refuses=(Refused,), shown=PREVIEW)
async def preview(
    request: Request, person: Person, match: str, play: PlayText, seat: As = None
) -> Preview:
    """Tell what an action of your seat would bring."""
    async with seated(request, person, match, seat, Read.PREVIEW) as (running, mine):
        action = running.game.parse_action(running.setup, play)
        if action not in running.legal(mine):
            return Preview((), [])
        events = running.game.preview(running.view(mine), action)
        language, names = language_of(request), running.setup.seats
        words = [foretell(event, names, mine, language) for event in events]
        return Preview(tuple(event.told(names) for event in events), words)


@routes.add(
    "GET /tables/{match}/legal", refuses=(Refused,), shown={"count": 1, "actions": ["pass"]}
)
async def legal(
    request: Request, person: Person, match: str, first: First = 0, seat: As = None
) -> Legal:
    """List what your seat may do, also where the view only describes it."""
    async with seated(request, person, match, seat, Read.LEGAL) as (running, mine):
        choices = running.legal(mine)
        part = islice(choices, first, first + LONGEST_LIST)
        return Legal(len(choices), [str(action) for action in part])
