"""Looking back: the match at a ply, past events, and how the scores came about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.core.api_types import GameEvent, GameView
from satrap.core.errors import Refused, Unreadable
from satrap.core.game import Json, Observer, Seat
from satrap.core.record import AnyMatch
from satrap.core.text import Text
from satrap.core.turns import turns_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import As, Link
from satrap.server.store.interface import Person
from satrap.server.tables.conditions import observer_then
from satrap.server.tables.paging import first_ply
from satrap.server.tables.permissions import Read
from satrap.server.tables.show import events_of, prompt_at, told_as
from satrap.server.tables.table import OVER, Table

routes = Routes("looking back")
AnySeat = Annotated[
    int | None,
    Meta(
        description="which of your seats, if you have several; once the match is over, any "
        "seat, to see what it saw"
    ),
]

_WORDS = {"key": "prompt-source-of", "values": {"name": "Ana"}}
Before = Annotated[
    int,
    Meta(
        ge=0, description="list the events before this ply; send the `since` of the page you have"
    ),
]
PAGE: Json = {"since": 0, "events": [{"kind": "Passed", "ply": 3, "text": _WORDS}]}
MOMENT: Json = {
    "ply": 40,
    "view": {"game": "a-game"},
    "waiting": [0],
    "prompt": _WORDS,
    "scores": [12, 9],
    "sheet": [{"key": "sheet-seat", "values": {"name": "Ana", "score": 12, "parts": "12"}}],
}
STORY: Json = {
    "scores": [{"ply": 0, "scores": [0, 0]}, {"ply": 38, "scores": [12, 9]}],
    "turns": [0, 5, 11],
}


class PlyView(msgspec.Struct, frozen=True):
    """A match as it was at a ply."""

    ply: int
    view: Annotated[GameView, Meta(description="the game, as in the view of a table")]
    waiting: Annotated[list[Seat], Meta(description="the seats that had to decide")]
    prompt: Annotated[Text, Meta(description="whose turn it was and what had to be done")]
    scores: list[int]
    sheet: Annotated[tuple[Text, ...], Meta(description="where each seat's points had come from")]


class Score(msgspec.Struct, frozen=True):
    """The scores from a ply on."""

    ply: int
    scores: list[int]


class Story(msgspec.Struct, frozen=True):
    """The course of a match: its scores and turns."""

    scores: Annotated[
        list[Score], Meta(description="the scores at the start, and each time they changed")
    ]
    turns: Annotated[list[int], Meta(description="the plies at which turns began")]


class Page(msgspec.Struct, frozen=True):
    """One page of events, older than those in a view."""

    since: Annotated[
        int, Meta(description="the first ply that `events` covers; 0: the start of the match")
    ]
    events: Annotated[tuple[GameEvent, ...], Meta(description="as in the view of a table")]


@asynccontextmanager
async def looked_at(
    request: Request,
    what: Read,
    person: Person | None,
    match: str,
    link: str,
    seat: Seat | None,
) -> AsyncIterator[tuple[Table, AnyMatch, Observer]]:
    """Hold a match that has begun; also yield the observer whose view the person gets."""
    who = person.id if person else ""
    async with state_of(request).hall.reading(match, what, who, link, seat) as (_, standing):
        table, played = standing.table, standing.table.match
        assert played is not None, "it has begun"
        yield table, played, observer_then(table, who, seat)


@routes.add("GET /tables/{match}/plies/{ply}", scope="read", refuses=(Refused,), shown=MOMENT)
async def moment(
    request: Request,
    person: Person | None,
    match: str,
    ply: int,
    link: Link = "",
    seat: AnySeat = None,
) -> PlyView:
    """Show the match as it was at a ply.

    Once the match is over, nothing is hidden, unless you ask for the view of a `seat`.
    """
    async with looked_at(request, Read.PLY, person, match, link, seat) as (table, played, observer):
        if ply not in range(played.ply + 1):
            raise Unreadable("server-no-ply")
        return _moment(table, played, observer, ply)


def _moment(table: Table, match: AnyMatch, observer: Observer, ply: int) -> PlyView:
    is_open = table.opened.has_open_hands and table.status != OVER
    game, view = match.game, match.view(observer, ply, has_open_hands=is_open)
    deciders = game.deciders(match.line[ply].state)
    return PlyView(
        ply,
        game.show(view),
        list(match.waiting() if ply == match.ply else deciders),
        prompt_at(table, match, observer, ply),
        list(game.scores(view)),
        game.score_sheet(view),
    )


@routes.add("GET /tables/{match}/events", scope="read", refuses=(Refused,), shown=PAGE)
async def events(
    request: Request,
    person: Person | None,
    match: str,
    before: Before,
    link: Link = "",
    seat: As = None,
) -> Page:
    """List the events before a ply, as far as you may know them: one page, ending at that ply.

    A view has the newest page. To get the page before it, send its `since` as `before`, and so on
    until `since` is 0.
    """
    async with looked_at(request, Read.EVENTS, person, match, link, seat) as (table, played, who):
        return _page(played, told_as(table, who), before)


def _page(match: AnyMatch, observer: Observer, before: int) -> Page:
    end = min(before, match.ply + 1)
    since = first_ply(match, 0, end)
    return Page(since, events_of(match, observer, since, end))


@routes.add("GET /tables/{match}/story", scope="read", refuses=(Refused,), shown=STORY)
async def story(
    request: Request, person: Person | None, match: str, link: Link = "", seat: As = None
) -> Story:
    """Show how the scores changed, and when turns began."""
    async with looked_at(request, Read.STORY, person, match, link, seat) as (_, played, observer):
        told_of = copy(played)
        told_of.line = list(played.line)  # the match itself may go on
    return await asyncio.to_thread(_story, told_of, observer)


def _story(match: AnyMatch, observer: Observer) -> Story:
    """Go through every ply: too slow for the event loop if the match is long."""
    return Story(_scores(match, observer), turns_of(match))


def _scores(match: AnyMatch, observer: Observer) -> list[Score]:
    found: list[Score] = []
    for ply in range(match.ply + 1):
        scores = list(match.game.scores(match.view(observer, ply)))
        if not found or found[-1].scores != scores:
            found.append(Score(ply, scores))
    return found
