"""Following, muting and blocking members, and what others may learn about you."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from satrap.server.api.lobby import Row, rows_of
from satrap.server.api.profiles import Handle, is_here, profiles_of
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.ties import ROW, TieRow, row_of
from satrap.server.errors import Forbidden, NoSuchPerson
from satrap.server.store import ties as stored
from satrap.server.store.interface import Person
from satrap.server.store.ties import Kind, Manners
from satrap.server.storing import storing
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import WAITING
from satrap.server.ties import FOLLOW, manners_of

routes = Routes("people")
MOST_LISTED = 200  # of the newest public tables
MANNERS = {"is_private": False, "may_follow": True, "presence": "followed"}


class Followed(Struct, frozen=True):
    """Somebody whom you follow."""

    id: str  # of the tie
    name: str
    is_bot: bool
    is_here: bool | None  # null: they do not show it to you
    tables: list[Row]  # public ones of theirs that wait for players


@routes.add(
    "PUT /people/{name}/ties/{kind}", refuses=(NoSuchPerson, Forbidden, NotAtTable), shown=ROW
)
async def tie(request: Request, person: Person, name: Handle, kind: Kind) -> TieRow:
    """Follow, mute or block a member.

    Nobody learns whom you mute or block. Whoever you block cannot sit down at tables that you open,
    their words no longer reach you, and they do not see whether you are here.
    """
    state = state_of(request)
    member, manners = await profiles_of(state).find(name)
    if member.person == person.id:
        raise NotAtTable("server-tie-self")
    if kind == FOLLOW and not manners.may_follow:
        raise Forbidden("server-no-followers", name=member.name)
    made = await state.hall.ties.add(state.store, person.id, member.person, kind, member.name)
    if kind != FOLLOW:
        await state.hall.retell(person.id)
    return row_of(made)


@routes.add("GET /me/followed")
async def followed(request: Request, person: Person) -> list[Followed]:
    """List whom you follow: who is here, and at whose tables you may take a chair."""
    state, found = state_of(request), list[Followed]()
    with storing():
        lobby = await state.store.list_lobby(WAITING, MOST_LISTED)
    for each in state.hall.ties.of(person.id):
        member = await state.members.of(each.other) if each.kind == FOLLOW else None
        if member is None:
            continue
        manners = await manners_of(state.store, member.person)
        tables = [hosted.row for hosted in lobby if hosted.host == member.person]
        shown = is_here(state, member, manners, person.id)
        rows = await rows_of(state.hall, tables)
        found.append(Followed(each.id, member.name, member.is_bot, shown, rows))
    return found


@routes.add("GET /me/manners", shown=MANNERS)
async def manners(request: Request, person: Person) -> Manners:
    """Show what others may learn about you."""
    return await manners_of(state_of(request).store, person.id)


@routes.add("PUT /me/manners", asked={"a private page": MANNERS}, shown=MANNERS)
async def set_manners(request: Request, person: Person, body: Manners) -> Manners:
    """Decide what others may learn about you: your results, and whether you are here."""
    with storing():
        await state_of(request).store.writer.submit(
            lambda to: stored.set_manners(to, person.id, body)
        )
    return body
