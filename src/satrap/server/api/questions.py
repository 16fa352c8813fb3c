"""Looking closer: why actions are not legal, what they would do, and all legal actions."""

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
from satrap.core.foreseen import Foreseen, foresee, foretell
from satrap.core.game import LONGEST_LIST, Seat
from satrap.core.language import say
from satrap.core.record import AnyMatch
from satrap.core.text import Text, people
from satrap.server.api.language import language_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import As
from satrap.server.store.interface import Person
from satrap.server.tables.permissions import Read

routes = Routes("actions and hints")
PlayText = Annotated[
    str,
    Meta(
        max_length=600,
        pattern="^[^;]*(;[^;]*){0,15}$",
        description="up to 16 actions in notation, one after the other, separated by semicolons",
    ),
]

First = Annotated[int, Meta(ge=0, le=10_000, description="how many actions to skip")]

_PASSED = {"key": "event-passed", "values": {"name": "Ana"}}
PREVIEW = {
    "events": [{"kind": "Passed", "seat": 0, "text": _PASSED}],
    "words": ["You end your turn."],
    "why": None,
    "ends": True,
}


class Why(msgspec.Struct, frozen=True):
    """Why actions are not possible now; null if they are."""

    why: str | None


class Preview(msgspec.Struct, frozen=True):
    """What actions would do, as far as you can know."""

    events: Annotated[
        tuple[GameEvent, ...], Meta(description="as in the view of a table, but without `ply`")
    ]
    words: Annotated[list[str], Meta(description="the same events as sentences in your language")]
    why: Annotated[
        str | None,
        Meta(description="why the first impossible action is not possible; null if all are"),
    ]
    ends: Annotated[bool, Meta(description="whether they would end your turn")]


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


def foreseen(running: AnyMatch, seat: Seat, play: str) -> Foreseen:
    """Return what actions in notation would lead to."""
    actions = [running.game.parse_action(running.setup, part) for part in play.split(";")]
    return foresee(running.game, running.view(seat), *actions)


def _detail(running: AnyMatch, seat: Seat, play: str, language: str) -> list[str]:
    """Return what does not fit on the button of an action; nothing for several actions."""
    if ";" in play:
        return []
    action = running.game.parse_action(running.setup, play)
    detail = running.game.detail(running.view(seat), action)
    return [say(detail, language)] if detail else []


def in_words(why: Text | None, request: Request) -> str | None:
    """Return a reason in the language of a request."""
    return say(why, language_of(request)) if why else None


@routes.add(
    "GET /tables/{match}/why",
    scope="read",
    refuses=(Refused,),
    shown={"why": "It is not your turn."},
)
async def why(request: Request, person: Person, match: str, play: PlayText, seat: As = None) -> Why:
    """Say why your seat cannot take an action now, or several in a row."""
    async with seated(request, person, match, seat, Read.WHY) as (running, mine):
        return Why(in_words(foreseen(running, mine, play).why, request))


@routes.add("GET /tables/{match}/preview", scope="read", refuses=(Refused,), shown=PREVIEW)
async def preview(
    request: Request, person: Person, match: str, play: PlayText, seat: As = None
) -> Preview:
    """Show what actions of your seat would do, one after the other, up to an impossible one."""
    async with seated(request, person, match, seat, Read.PREVIEW) as (running, mine):
        events, reason, ends = foreseen(running, mine, play)
        language, names = language_of(request), running.names()
        words = [] if reason else _detail(running, mine, play, language)
        words += [foretell(event, names, mine, language) for event in events]
        told = tuple(event.told(people(names)) for event in events)
        return Preview(told, words, in_words(reason, request), ends)


@routes.add(
    "GET /tables/{match}/legal",
    scope="read",
    refuses=(Refused,),
    shown={"count": 1, "actions": ["pass"]},
)
async def legal(
    request: Request, person: Person, match: str, first: First = 0, seat: As = None
) -> Legal:
    """List the legal actions of your seat, even where the view only describes them."""
    async with seated(request, person, match, seat, Read.LEGAL) as (running, mine):
        choices = running.legal(mine)
        part = islice(choices, first, first + LONGEST_LIST)
        return Legal(len(choices), [str(action) for action in part])
