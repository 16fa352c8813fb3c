"""Your data: deleting your account."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from satrap.server.api.answers import Made
from satrap.server.api.cookies import end_cookie
from satrap.server.api.people import Name
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.errors import Forbidden
from satrap.server.store.interface import Person
from satrap.server.tables.errors import NotAtTable

routes = Routes("people")


class Deleting(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, typed once more: there is no way back."""

    name: Name


class Deleted(Struct, frozen=True):
    """It is done."""

    deleted: bool = True


@routes.add(
    "POST /me/deletion",
    refuses=(NotAtTable,),
    asked={"your own name": {"name": "Ana"}},
)
async def delete_account(request: Request, person: Person, body: Deleting) -> Made[Deleted]:
    """Delete your account: your name, your words and notes, your devices. There is no way back.

    A bot takes your seats in running matches. What was played stays, and its proofs still hold;
    others see that a former player sat there. A record that you imported goes as a whole.
    """
    if body.name != person.name:
        raise Forbidden("server-deletion-name", name=person.name)
    await state_of(request).deletion.delete(person.id)
    reply = Made(Deleted())
    end_cookie(request, reply)
    return reply
