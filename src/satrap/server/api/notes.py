"""Private notes at a table: only their author sees them, even when the match is over."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from satrap.core.errors import Refused
from satrap.core.game import Seat
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.clock import now
from satrap.server.store.interface import NoteOf, Person
from satrap.server.storing import storing
from satrap.server.tables.permissions import Read, Write

LONGEST = 4000  # characters
_PLAIN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"  # no control characters but tabs and line ends
LARGEST = 64 * 1024  # bytes of a request: a character may take twelve

routes = Routes("notes")
SeatOf = Annotated[
    Annotated[int, Meta(ge=0, le=7)] | None,
    Meta(description="one of your seats, if the notes are only for that seat"),
]


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """Your private notes."""

    words: Annotated[str, Meta(max_length=LONGEST, pattern=_PLAIN)]


@routes.add("GET /tables/{match}/notes", scope="read", refuses=(Refused,))
async def read_notes(
    request: Request, person: Person, match: str, seat: SeatOf = None, link: Link = ""
) -> Notes:
    """Show your notes at a table; nobody else ever sees them."""
    async with state_of(request).hall.reading(match, Read.NOTES, person.id, link, seat):
        of = _note(match, person, seat)
    with storing():
        return Notes(await state_of(request).store.note(of))


@routes.add(
    "PUT /tables/{match}/notes",
    scope="play",
    refuses=(Refused,),
    most=LARGEST,
    asked={"a note": {"words": "Ana keeps her red cards."}},
)
async def write_notes(
    request: Request, person: Person, match: str, body: Notes, seat: SeatOf = None, link: Link = ""
) -> Notes:
    """Replace your notes at a table. They are stored when this answers."""
    state_of(request).limits.notes.take(person.id)
    async with state_of(request).hall.entered(match, person.id, link, Write.NOTES, seat):
        of = _note(match, person, seat)
    with storing():
        await state_of(request).store.set_note(of, body.words, now())
    return body


def _note(match: str, person: Person, seat: Seat | None) -> NoteOf:
    return NoteOf(match, person.id) if seat is None else NoteOf(match, person.id, seat)
