"""When your clocks rest: your weekend, your quiet hours and your vacations."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import date
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.requests import Request

from satrap.core.errors import Refused, Unreadable
from satrap.server.api.routes import Routes
from satrap.server.api.state import State, state_of
from satrap.server.clock import now
from satrap.server.resting import look_at_all, settle
from satrap.server.rhythm import SATURDAY, SUNDAY, Weekend, day_at
from satrap.server.store.attempts import Work
from satrap.server.store.interface import Person
from satrap.server.store.rests import resting_of, set_resting
from satrap.server.store.tastes import taste_of
from satrap.server.storing import storing
from satrap.server.tastes import Quiet, Taste, zones
from satrap.server.vacation import (
    MOST_DAYS,
    Away,
    Resting,
    call_off,
    change,
    counts_at,
    open_vacations,
    plan,
    used,
)
from satrap.server.wishing import wish

ID_BYTES = 8
routes = Routes("your rests")
Which = Annotated[str, Meta(max_length=64, description="the id of a vacation, as listed")]
DAYS = {"first": "2027-07-01", "last": "2027-07-14"}
SHOWN = {
    "zone": "Europe/Rome",
    "weekend": [SATURDAY, SUNDAY],
    "quiet": {"start": 1320, "end": 420},
    "counts_at": None,
    "today": "2027-06-20",
    "vacations": [
        {
            "id": "0123456789abcdef",
            **DAYS,
            "start": 1_814_392_800_000,
            "end": 1_815_602_400_000,
            "has_begun": False,
        }
    ],
    "years": [{"year": 2027, "used": 14, "most": MOST_DAYS}],
}


class Days(Struct, frozen=True, forbid_unknown_fields=True):
    """The first and the last day of a vacation, in your time zone."""

    first: date
    last: date


class Week(Struct, frozen=True, forbid_unknown_fields=True):
    """Your time zone, the days of your weekend (0: Monday), and your quiet hours."""

    zone: Annotated[str, Meta(max_length=64)]
    weekend: Weekend
    quiet: Quiet | None = None


class ShownVacation(Struct, frozen=True):
    """A vacation that is not over: its days, and from when to when (ms) clocks rest."""

    id: str
    first: date
    last: date
    start: int
    end: int
    has_begun: bool


class Year(Struct, frozen=True):
    """How many days of vacation of a year are used or planned."""

    year: int
    used: int
    most: int


class ShownRests(Struct, frozen=True):
    """When your clocks rest; `counts_at`: when (ms) they follow what you have changed last."""

    zone: str
    weekend: tuple[int, ...]
    quiet: Quiet | None
    counts_at: int | None
    today: date
    vacations: list[ShownVacation]
    years: list[Year]


@routes.add("GET /me/rests", shown=SHOWN)
async def rests(request: Request, person: Person) -> ShownRests:
    """Return when your clocks rest at tables that allow it, and your vacations."""
    with storing():
        async with state_of(request).store.reading() as connection:
            return await connection.run_sync(_shown, person.id)


@routes.add(
    "PUT /me/rests",
    asked={
        "nights": {"zone": "Europe/Rome", "weekend": [5, 6], "quiet": {"start": 1320, "end": 420}}
    },
    shown=SHOWN,
)
async def set_week(request: Request, person: Person, body: Week) -> ShownRests:
    """Say when you rest each week; zone and quiet hours count for your notices, too."""
    if body.zone not in zones():
        raise Unreadable("notices-bad-zone", zone=body.zone)
    if len(set(body.weekend)) < len(body.weekend):
        raise Unreadable("rests-twice")

    def write(connection: Connection) -> ShownRests:
        taste, resting = taste_of(connection, person.id), resting_of(connection, person.id)
        wish(connection, person.id, replace(taste, zone=body.zone, quiet=body.quiet), now())
        weekend = tuple(sorted(body.weekend))
        set_resting(connection, person.id, replace(resting, weekend=weekend))
        settle(connection, person.id, now())
        return _shown(connection, person.id)

    state = _limited(request, person)
    with storing():
        made = await state.store.writer.submit(write)
    await state.rests.look_where_urgent(person.id)
    return made


@routes.add(
    "POST /me/rests/vacations",
    status=201,
    refuses=(Refused,),
    asked={"two weeks": DAYS},
    shown=SHOWN,
)
async def take_vacation(request: Request, person: Person, body: Days) -> ShownRests:
    """Take a vacation: from its first day to its last, your clocks rest where that is allowed."""
    id = secrets.token_hex(ID_BYTES)
    return await _change(
        request,
        person,
        lambda resting, taste, at: plan(resting, id, body.first, body.last, taste.zone, at),
    )


@routes.add(
    "PUT /me/rests/vacations/{vacation}", refuses=(Refused,), asked={"longer": DAYS}, shown=SHOWN
)
async def change_vacation(
    request: Request, person: Person, vacation: Which, body: Days
) -> ShownRests:
    """Change the days of a vacation; once it has begun, only the last one."""
    return await _change(
        request,
        person,
        lambda resting, taste, at: change(resting, vacation, body.first, body.last, taste.zone, at),
    )


@routes.add("DELETE /me/rests/vacations/{vacation}", refuses=(Refused,), shown=SHOWN)
async def call_vacation_off(request: Request, person: Person, vacation: Which) -> ShownRests:
    """Call a vacation off, or end it now; days that have begun are used."""
    return await _change(
        request, person, lambda resting, taste, at: call_off(resting, vacation, taste.zone, at)
    )


Changed = Callable[[Resting, Taste, int], Resting]


async def _change(request: Request, person: Person, change: Changed) -> ShownRests:
    state = _limited(request, person)
    with storing():
        found = await state.store.writer.submit(_changing(person.id, change))
    if isinstance(found, Refused):
        raise found
    await state.rests.look_where_urgent(person.id)
    return found


def _changing(person: str, change: Changed) -> Work[ShownRests | Refused]:
    """Return what writes a change of vacations; a refusal is its answer, not a failure."""

    def write(connection: Connection) -> ShownRests | Refused:
        resting, taste, at = resting_of(connection, person), taste_of(connection, person), now()
        try:
            set_resting(connection, person, change(resting, taste, at))
        except Refused as refusal:
            return refusal
        look_at_all(connection, person, at)
        return _shown(connection, person)

    return write


def _shown(connection: Connection, person: str) -> ShownRests:
    resting, taste, at = resting_of(connection, person), taste_of(connection, person), now()
    today, days = day_at(at, ZoneInfo(taste.zone)), used(resting)
    years = sorted({today.year, *(year for year in days if year > today.year)})
    return ShownRests(
        taste.zone,
        resting.weekend,
        taste.quiet,
        counts_at(resting, taste),
        today,
        [_vacation(each, at) for each in open_vacations(resting, at)],
        [Year(year, days[year], MOST_DAYS) for year in years],
    )


def _vacation(each: Away, at: int) -> ShownVacation:
    return ShownVacation(each.id, each.first, each.last, each.start, each.end, each.start <= at)


def _limited(request: Request, person: Person) -> State:
    state = state_of(request)
    state.limits.wishes.take(person.id)
    return state
