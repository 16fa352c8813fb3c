"""Decisions that you prepare before they are due: only you see them, and only until then."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.api_types import GameChoice
from satrap.core.errors import Refused
from satrap.core.game import Described
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import As
from satrap.server.clock import now
from satrap.server.prepared import check_plan, coming, drafts
from satrap.server.store.interface import Person
from satrap.server.store.prepared import Plan
from satrap.server.tables.permissions import Read, Write
from satrap.server.tables.table import RUNNING, Table

MOST = 4  # actions, of one kind each

routes = Routes("prepared decisions")
Notation = Annotated[str, Meta(max_length=120)]


class Preparing(Struct, frozen=True, forbid_unknown_fields=True):
    """What to prepare, instead of anything prepared so far."""

    actions: Annotated[list[Notation], Meta(max_length=MOST)]


class Plans(Struct, frozen=True):
    """What you have prepared, and what you can prepare now."""

    actions: Annotated[
        list[str], Meta(description="played by themselves as soon as they are due, in notation")
    ]
    drafts: Annotated[
        list[str],
        Meta(description="those that are due, but not possible any more: decide, please"),
    ]
    choices: Annotated[
        list[tuple[str, ...] | GameChoice],
        Meta(description="what can be prepared now: each is a list of actions, or describes one"),
    ]


@routes.add(
    "GET /tables/{match}/prepared",
    scope="read",
    refuses=(Refused,),
    shown={"actions": [], "drafts": [], "choices": []},
)
async def read_plans(request: Request, person: Person, match: str, seat: As = None) -> Plans:
    """Show what you have prepared; nobody else ever sees it."""
    state = state_of(request)
    held = state.hall.reading(match, Read.PREPARED, person.id, seat=seat)
    async with held as (_, standing):
        mine = _seat(standing.table, person, seat)
        actions = await state.prepared.of(match, person.id, mine)
        return _shown(standing.table, mine, actions)


@routes.add(
    "PUT /tables/{match}/prepared",
    scope="play",
    refuses=(Refused,),
    asked={"nothing": {"actions": []}},
    shown={"actions": [], "drafts": [], "choices": []},
)
async def write_plans(
    request: Request, person: Person, match: str, body: Preparing, seat: As = None
) -> Plans:
    """Prepare decisions, instead of those prepared so far. They are stored when this answers.

    You can change or remove them until they are due. Then they are played, and sealed like any
    other choice.
    """
    state = state_of(request)
    state.limits.notes.take(person.id)
    held = state.hall.entered(match, person.id, what=Write.PREPARED, seat=seat)
    async with held as (_, standing):
        mine, actions = _seat(standing.table, person, seat), tuple(body.actions)
        check_plan(standing.table.running(), mine, actions)
        await state.prepared.set(Plan(match, mine, person.id, actions, now()))
        return _shown(standing.table, mine, actions)


def _seat(table: Table, person: Person, wanted: int | None) -> int:
    seat = table.seat_of(person.id, wanted)
    assert seat is not None, "only players get this far"
    return seat


def _shown(table: Table, seat: int, actions: tuple[str, ...]) -> Plans:
    if table.status != RUNNING:
        return Plans([], [], [])
    match = table.running()
    choices = [
        each.describe() if isinstance(each, Described) else tuple(map(str, each))
        for each in coming(match, seat)
    ]
    return Plans(list(actions), drafts(match, seat, actions), choices)
