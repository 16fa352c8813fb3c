"""Looking closer: why an action is not legal, what it would do, and all legal actions."""

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

routes = Routes("actions and hints")
PlayText = Annotated[str, Meta(max_length=120, description="an action in notation")]

First = Annotated[int, Meta(ge=0, le=10_000, description="how many actions to skip")]

_PASSED = {"key": "event-passed", "values": {"name": "Ana"}}
PREVIEW = {
    "events": [{"kind": "Passed", "seat": 0, "text": _PASSED}],
    "words": ["You end your turn."],
}


class Why(msgspec.Struct, frozen=True):
    """Why an action is not possible now; null if it is."""

    why: str | None


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, as far as you can know."""

    events: Annotated[
        tuple[GameEvent, ...], Meta(description="as in the view of a table, but without `ply`")
    ]
    words: Annotated[list[str], Meta(description="the same events as sentences in your language")]


class Legal(msgspec.Struct, frozen=True):
    """What you may do: the number of actions, and a part of them in notation."""

    count: int
    actions: list[str]


@asynccontextmanager
async def seated(
    request: Request, person: Person, match: str, wanted: Seat | None, what: Read
) -> AsyncIterator[tuple[AnyMatch, Seat]]:
    """Hold a match in which the person who asks has a seat."""
    hall = state_of(request).hall
    async with hall.reading(match, what, person.id, seat=wanted) as (_, standing):
        seat = standing.table.seat_of(person.id, wanted)
        assert seat is not None, "only players may"
        yield standing.table.running(), seat


@routes.add("GET /tables/{match}/why", refuses=(Refused,), shown={"why": "It is not your turn."})
async def why(request: Request, person: Person, match: str, play: PlayText, seat: As = None) -> Why:
    """Say why your seat cannot take an action now."""
    async with seated(request, person, match, seat, Read.WHY) as (running, mine):
        action = running.game.parse_action(running.setup, play)
        reason = running.game.why_not(running.view(mine), action)
        return Why(say(reason, language_of(request)) if reason else None)


@routes.add("GET /tables/{match}/preview", refuses=(Refused,), shown=PREVIEW)
async def preview(
    request: Request, person: Person, match: str, play: PlayText, seat: As = None
) -> Preview:
    """Show what an action of your seat would do; nothing, if it is not legal."""
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
    """List the legal actions of your seat, even where the view only describes them."""
    async with seated(request, person, match, seat, Read.LEGAL) as (running, mine):
        choices = running.legal(mine)
        part = islice(choices, first, first + LONGEST_LIST)
        return Legal(len(choices), [str(action) for action in part])
