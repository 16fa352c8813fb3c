"""Ratings: leaderboards, the curves of a member, and what a match did to them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from satrap.packs import get_pack
from satrap.server.api.profiles import Handle, shown
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.errors import NoSuchPerson
from satrap.server.ratings.shown import Leader, RatingChange, RatingCurve
from satrap.server.store.interface import Person
from satrap.server.tables.permissions import Read

routes = Routes("ratings")
MOST: int = 100_000
Game = Annotated[str, Meta(max_length=64, description="as in `GET /games`")]
Seats = Annotated[int, Meta(ge=1, le=8, description="how many play")]
Skip = Annotated[int, Meta(ge=0, le=MOST, description="how many lines to leave out: for paging")]
LEADERS = [
    {
        "name": "Ana",
        "bot": "",
        "is_bot": False,
        "rating": 1623,
        "margin": 80,
        "is_provisional": False,
        "games": 41,
    }
]
CHANGES = [{"seat": 0, "change": 12, "rating": 1524, "margin": 160, "is_provisional": False}]


@routes.add("GET /ratings", scope="read", shown=LEADERS)
async def leaders(
    request: Request, person: Person | None, game: Game, seats: Seats, skip: Skip = 0
) -> list[Leader]:
    """List members and levels of bots by their ratings, the strongest first, 50 at a time.

    Ratings are kept for each game and number of players. Provisional ones come after all others.
    Whoever keeps results private is listed for nobody but themselves.
    """
    get_pack(game)  # or refuse
    asker = person.id if person else ""
    return await state_of(request).ratings.leaders(game, seats, skip, asker)


@routes.add("GET /people/{name}/ratings", scope="read", refuses=(NoSuchPerson,))
async def curves(request: Request, person: Person | None, name: Handle) -> list[RatingCurve]:
    """Return all ratings of a member, each with the matches that led there, the oldest first."""
    state = state_of(request)
    member = await shown(state, name, person.id if person else "")
    return await state.ratings.curves(member.person)


@routes.add("GET /tables/{match}/ratings", scope="read", shown=CHANGES)
async def changes(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> list[RatingChange]:
    """Return what a finished match did to the ratings of members and of levels of bots.

    Nothing if it did not count. The ratings of guests are shown once they are members, and those
    of members who keep their results private only to themselves.
    """
    state, who = state_of(request), person.id if person else ""
    async with state.hall.reading(match, Read.RATINGS, who, link):
        pass
    return await state.ratings.changes(match, who)
