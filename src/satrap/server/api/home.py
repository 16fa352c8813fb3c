"""A person's home: the tables where something waits for them, the most urgent first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.game import Json, Seat
from satrap.server.api.lobby import Row, row_of, rows_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.errors import Unavailable
from satrap.server.store.interface import MatchRow, Person
from satrap.server.store.waits import Own, Wait
from satrap.server.storing import storing
from satrap.server.tables.table import RUNNING, WAITING

MOST = 30  # tables of each kind that are listed
LONGEST_NOTE = 300  # characters

routes = Routes("tables")


class HomeTable(Struct, frozen=True):
    """A running table of yours."""

    table: Row
    seat: Annotated[Seat, Meta(description="your seat: the one that is waited for, if any is")]
    is_due: Annotated[bool, Meta(description="you have something to decide")]
    is_away: Annotated[bool, Meta(description="a bot plays for you: you can `return`")]
    since: Annotated[int, Meta(description="since when (ms) you are waited for, or are not")]
    until: Annotated[
        int | None,
        Meta(description="when (ms) the time of whoever is waited for ends; null: it does not"),
    ]
    waiting: Annotated[list[Seat], Meta(description="the seats that are waited for")]
    note: Annotated[str, Meta(description="how your private note begins, or empty")]


class Home(Struct, frozen=True):
    """Your tables. The counts are of all of them, the lists of the most urgent."""

    due: Annotated[int, Meta(description="at how many tables you have something to decide")]
    others: Annotated[int, Meta(description="at how many you wait for others")]
    tables: Annotated[
        list[HomeTable],
        Meta(description="the running ones: first where you are waited for, the most urgent first"),
    ]
    opening: Annotated[list[Row], Meta(description="those that have not begun, the newest first")]
    to_begin: Annotated[
        list[str],
        Meta(description="those of them where everybody is ready, and you as the host can `start`"),
    ]


HOME: Json = {"due": 0, "others": 0, "tables": [], "opening": [], "to_begin": []}


@routes.add("GET /me/home", scope="read", refuses=(Unavailable,), shown=HOME)
async def home(request: Request, person: Person) -> Home:
    """List your tables: first where you have something to decide, the most urgent first.

    Among those without an end of time, the one that has waited longest comes first.
    """
    state = state_of(request)
    mine = by_table(await state.waits.of(person.id))
    due = sorted((each for each in mine if is_mine(each)), key=urgency)
    rest = [each for each in mine if not is_mine(each)]
    chosen = due[:MOST] + rest[:MOST]
    at = by_match(await state.waits.at([each.wait.match for each in chosen]))
    listed = [found for own in chosen if (found := await _table(state, own, at)) is not None]
    with storing():
        opening = await state.store.list_matches(WAITING, person=person.id, limit=MOST)
    rows = await rows_of(state.hall, opening)
    return Home(len(due), len(rest), listed, rows, await _to_begin(state, person.id, rows))


def by_table(seats: Iterable[Own]) -> list[Own]:
    """Return one seat for each table: whoever has several there plays those that are due first."""
    found: dict[str, Own] = {}
    for each in seats:
        found.setdefault(each.wait.match, each)
    return list(found.values())


def by_match(seats: Iterable[Wait]) -> dict[str, list[Wait]]:
    """Return the seats of each match."""
    found: dict[str, list[Wait]] = defaultdict(list)
    for each in seats:
        found[each.match].append(each)
    return found


def is_mine(own: Own) -> bool:
    """Say whether a person has to decide there, and no bot does it for them."""
    return own.wait.is_due and not own.wait.is_away


def urgency(own: Own) -> tuple[bool, int, int]:
    """Return what orders the tables where somebody is waited for: the end of their time first."""
    return own.wait.until is None, own.wait.until or 0, own.wait.since


async def _to_begin(state: State, person: str, rows: Iterable[Row]) -> list[str]:
    """Return the tables of a host where everybody else is ready."""
    gathered = [row.id for row in rows if (await state.hall.listed(row.id))[1].waits_for_host]
    with storing():
        return [match for match in gathered if await state.store.host(match) == person]


async def _table(state: State, own: Own, at: dict[str, list[Wait]]) -> HomeTable | None:
    wait = own.wait
    row = await row_of(state.hall, MatchRow(wait.match, "", own.created_at, False, RUNNING))
    if row is None or row.status != RUNNING:
        return None
    due = [each for each in at[wait.match] if each.is_due]
    ends = [each.until for each in due if each.until is not None]
    until = wait.until if is_mine(own) else min(ends, default=None)
    seats, note = [each.seat for each in due], own.note[:LONGEST_NOTE]
    return HomeTable(row, wait.seat, is_mine(own), wait.is_away, wait.since, until, seats, note)
