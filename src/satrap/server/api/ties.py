"""Whom you have muted, blocked or follow. Nobody else learns it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Refused
from satrap.core.game import Seat
from satrap.server.api.reports import reported
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.errors import NoSuchPerson
from satrap.server.store.interface import Person
from satrap.server.store.ties import Kind, Tie
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.permissions import Write
from satrap.server.tables.table import Table
from satrap.server.ties import MUTE

routes = Routes("people")
Id = Annotated[str, Meta(max_length=64)]
ROW = {"id": "0123456789abcdef", "kind": "mute", "name": "Ben", "at": 1_800_000_000_000}


class Muting(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose words shall not reach you, by seat or by the handle under which they spoke."""

    who: Seat | Annotated[str, Meta(max_length=64)]


class TieRow(Struct, frozen=True):
    """Somebody whom you follow, have muted or have blocked, by the name that they had then."""

    id: str
    kind: Kind
    name: str
    at: int


def row_of(tie: Tie) -> TieRow:
    """Return what somebody is shown of a tie of theirs."""
    return TieRow(tie.id, tie.kind, tie.called, tie.at)


@routes.add(
    "POST /tables/{match}/mutes",
    status=201,
    refuses=(Refused,),
    asked={"a player": {"who": 1}},
    shown=ROW,
)
async def mute(
    request: Request, person: Person, match: str, body: Muting, link: Link = ""
) -> TieRow:
    """Mute somebody: their words no longer reach you, here or elsewhere, on any device.

    They cannot tell.
    """
    state = state_of(request)
    hall = state.hall
    async with hall.reading(match, Write.MUTES, person.id, link) as (_, standing):
        other = reported(standing.table, body.who)
        if other == person.id:
            raise NotAtTable("server-tie-self")
        called = _called(standing.table, other)
    tie = await hall.ties.add(state.store, person.id, other, MUTE, called)
    await hall.retell(person.id)
    return row_of(tie)


def _called(table: Table, person: str) -> str:
    """Return the name of somebody at a table."""
    for place in table.places:
        if person in (place.person, place.former):
            return place.former_name if person == place.former else place.name
    return next((each.name for each in table.gallery.heard if each.person == person), "")


@routes.add("GET /me/ties", shown=[ROW])
async def ties(request: Request, person: Person) -> list[TieRow]:
    """List whom you follow, have muted or have blocked, the newest first."""
    return [row_of(tie) for tie in state_of(request).hall.ties.of(person.id)]


@routes.add("DELETE /me/ties/{tie}", refuses=(NoSuchPerson,), shown=[ROW])
async def untie(request: Request, person: Person, tie: Id) -> list[TieRow]:
    """End one of them; return the others."""
    state = state_of(request)
    found = state.hall.ties.find(person.id, tie)
    await state.hall.ties.remove(state.store, person.id, found.other, found.kind)
    await state.hall.retell(person.id)
    return [row_of(each) for each in state.hall.ties.of(person.id)]
