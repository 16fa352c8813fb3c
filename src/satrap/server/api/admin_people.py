"""What operators see of one person, and how they sign somebody out everywhere."""

from __future__ import annotations

from starlette.requests import Request

from satrap.server.api.admin import Done, Which, operator
from satrap.server.api.routes import Routes
from satrap.server.errors import NoSuchPerson
from satrap.server.store.interface import MatchRow
from satrap.server.storing import storing

routes = Routes()


@routes.add("GET /admin/people/{who}/tables", refuses=(NoSuchPerson,))
async def tables(request: Request, who: Which, after: Which = "") -> list[MatchRow]:
    """List the tables where somebody has been, private ones too, the newest first."""
    state, by = operator(request)
    await state.order.check_person(who)
    if not after:
        await state.order.note(by, "tables of", who)
    with storing():
        return await state.store.list_matches(after=after or None, person=who)


@routes.add("DELETE /admin/people/{who}/devices", refuses=(NoSuchPerson,))
async def sign_out(request: Request, who: Which) -> Done:
    """Sign somebody out on all their devices immediately; their links for devices end, too."""
    state, by = operator(request)
    await state.order.check_person(who)
    await state.order.note(by, "sign out", who)
    await state.people.revoke_all(who)
    return Done()
