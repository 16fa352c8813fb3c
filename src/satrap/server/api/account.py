"""Your data: taking it with you, and deleting your account."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from satrap.server.api.answers import Made
from satrap.server.api.arriving import require_recent
from satrap.server.api.cookies import end_cookie
from satrap.server.api.language import language_of
from satrap.server.api.people import Name
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.errors import Forbidden, SignInAgain
from satrap.server.store.interface import Person
from satrap.server.tables.errors import NotAtTable

routes = Routes("people")
files = Routes()  # not on the OpenAPI page: what they answer is no JSON
ARCHIVE = {"Content-Disposition": 'attachment; filename="satrap-account.zip"'}


class Deleting(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, typed once more: there is no way back."""

    name: Name


class Deleted(Struct, frozen=True):
    """It is done."""

    deleted: bool = True


@files.add("GET /me/export", refuses=(SignInAgain,))
async def export(request: Request, person: Person) -> Response:
    """Return everything of yours as an archive of plain files."""
    await require_recent(request, person)
    state = state_of(request)
    state.limits.exports.take(person.id)
    made = await state.exporting.archive(person, language_of(request))
    return Response(made, headers=ARCHIVE, media_type="application/zip")


routes.extend(files)


@routes.add(
    "POST /me/deletion",
    refuses=(NotAtTable, SignInAgain),
    asked={"your own name": {"name": "Ana"}},
)
async def delete_account(request: Request, person: Person, body: Deleting) -> Made[Deleted]:
    """Delete your account: your name, your words and notes, your devices. There is no way back.

    A bot takes your seats in running matches. What was played stays, and its proofs still hold;
    others see that a former player sat there. A record that you imported goes as a whole.
    """
    await require_recent(request, person)
    if body.name != person.name:
        raise Forbidden("server-deletion-name", name=person.name)
    await state_of(request).deletion.delete(person.id)
    reply = Made(Deleted())
    end_cookie(request, reply)
    return reply
