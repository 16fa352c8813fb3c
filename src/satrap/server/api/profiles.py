"""Profiles of members, their games, and how two of them fared against each other."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Unreadable
from satrap.core.game import Json
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.api.tables import Link
from satrap.server.errors import NoSuchPerson
from satrap.server.profiles import PAGE, Finished, Profile, Profiles, Standing
from satrap.server.store.interface import Person
from satrap.server.store.members import Member
from satrap.server.store.results import Wanted
from satrap.server.store.ties import Manners
from satrap.server.tables.permissions import Read
from satrap.server.ties import BLOCK, FOLLOW, MUTE

routes = Routes("people")
Handle = Annotated[str, Meta(max_length=64, description="the name of a member")]
Maybe = Annotated[
    Annotated[str, Meta(max_length=64)] | None, Meta(description="leave it out if it is all one")
]
Number = Annotated[
    Annotated[int, Meta(ge=0, le=10**15)] | None, Meta(description="leave it out for any")
]
After = Annotated[
    Annotated[str, Meta(max_length=100)] | None,
    Meta(description="the `next` of the page before"),
]
RESULTS: Json = {"totals": [], "opponents": [], "openings": [], "recent": []}


class MyTies(Struct, frozen=True):
    """What you have noted about somebody: the id of each tie, or null."""

    follow: str | None
    mute: str | None
    block: str | None


class PersonPage(Struct, frozen=True):
    """A member, as far as you may know them."""

    name: str
    at: int  # a member since then (ms)
    is_bot: bool  # a program plays
    is_me: bool
    is_private: bool
    is_here: bool | None  # null: they do not show it to you
    ties: MyTies
    results: Profile | None  # null: their page is private


class Against(Struct, frozen=True):
    """Two members, head to head."""

    name: str
    other: str
    standings: list[Standing]


class FinishedPage(Struct, frozen=True):
    """A page of finished matches, the newest first."""

    rows: list[Finished]
    next: Annotated[str | None, Meta(description="send it as `after` for the next page")]


def profiles_of(state: State) -> Profiles:
    """Return the profiles of a server."""
    return Profiles(state.store, state.members)


@routes.add(
    "GET /people/{name}",
    scope="read",
    refuses=(NoSuchPerson,),
    shown={"name": "Ana", "at": 1_800_000_000_000, "results": RESULTS},
)
async def profile(request: Request, person: Person | None, name: Handle) -> PersonPage:
    """Show a member: how they fared, their first marches and splits, and their latest matches.

    Private matches count only for those who played them.
    """
    state, asker = state_of(request), person.id if person else ""
    member, manners = await profiles_of(state).find(name)
    is_me = member.person == asker
    is_private = manners.is_private and not is_me
    return PersonPage(
        member.name,
        member.at,
        member.is_bot,
        is_me,
        manners.is_private,
        is_here(state, member, manners, asker),
        _ties(state, asker, member.person),
        None if is_private else await profiles_of(state).of(member.person, asker),
    )


def is_here(state: State, member: Member, manners: Manners, asker: str) -> bool | None:
    """Say whether somebody is around, if they show it to whoever asks."""
    ties = state.hall.ties
    is_shown = {
        "everybody": True,
        "followed": ties.has(member.person, asker, FOLLOW),
        "nobody": False,
    }[manners.presence]
    if member.person != asker and (not is_shown or ties.has(member.person, asker, BLOCK)):
        return None
    return state.people.presence.is_around(member.person)


def _ties(state: State, asker: str, other: str) -> MyTies:
    own = {tie.kind: tie.id for tie in state.hall.ties.of(asker) if tie.other == other}
    return MyTies(own.get(FOLLOW), own.get(MUTE), own.get(BLOCK))


@routes.add("GET /people/{name}/against/{other}", scope="read", refuses=(NoSuchPerson,))
async def against(request: Request, person: Person | None, name: Handle, other: Handle) -> Against:
    """Show how two members fared against each other."""
    state, asker = state_of(request), person.id if person else ""
    one, rival = await shown(state, name, asker), await shown(state, other, asker)
    found = await profiles_of(state).against(one.person, rival.person, asker)
    return Against(one.name, rival.name, found)


@routes.add("GET /tables/{match}/people", scope="read", shown=["Ana", ""])
async def people_at(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> list[str]:
    """Return for each seat the member who plays there under their own name; empty: there is none.

    A guest, or a member who sits under another name, has no page here.
    """
    state, who = state_of(request), person.id if person else ""
    async with state.hall.reading(match, Read.PEOPLE, who, link) as (_, standing):
        places = [(place.name, place.person) for place in standing.table.places]
    found = [await state.members.named(name) if human else None for name, human in places]
    pairs = zip(found, places, strict=True)
    return [
        member.name if member and member.person == human else "" for member, (_, human) in pairs
    ]


async def shown(state: State, name: str, asker: str) -> Member:
    """Return a member whose results the asker may see."""
    member, manners = await profiles_of(state).find(name)
    if manners.is_private and member.person != asker:
        raise NoSuchPerson("server-private-member", name=member.name)
    return member


@routes.add("GET /results", scope="read", refuses=(NoSuchPerson,))
async def search(
    request: Request,
    person: Person | None,
    player: Maybe = None,
    opponent: Maybe = None,
    game: Maybe = None,
    seats: Number = None,
    preset: Maybe = None,
    bot: Maybe = None,
    won: bool | None = None,
    since: Number = None,
    until: Number = None,
    least: Number = None,
    most: Number = None,
    after: After = None,
    mine: bool = False,
) -> FinishedPage:
    """Search the finished matches that were public, and those that you have played.

    With `mine`, only those that you have played. `won` is about the `player` or you, `bot` is the
    level of an opponent; `since` and `until` are times (ms), `least` and `most` numbers of turns.
    """
    state, asker = state_of(request), person.id if person else ""
    wanted = Wanted(
        game,
        seats,
        preset,
        asker if mine else (await shown(state, player, asker)).person if player else None,
        (await shown(state, opponent, asker)).person if opponent else None,
        bot,
        won if player or mine else None,
        since,
        until,
        least,
        most,
    )
    if mine and not asker:
        return FinishedPage([], None)
    rows = await profiles_of(state).search(wanted, asker, _place(after))
    last = rows[-1] if len(rows) == PAGE else None
    return FinishedPage(rows, f"{last.at}.{last.id}" if last else None)


def _place(after: str | None) -> tuple[int, str] | None:
    """Return where a page ended."""
    if after is None:
        return None
    at, _, match = after.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) <= 15):
        raise Unreadable("server-no-page")
    return int(at), match
