"""Private notes at a table: only who wrote them ever sees them, also when the match is over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from satrap.server.api.answers import answer, read
from satrap.server.api.openapi import describe
from satrap.server.api.people import need_person
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.opening import now
from satrap.server.store.interface import NoteOf, Person
from satrap.server.storing import storing
from satrap.server.tables.errors import NotAtTable

LONGEST = 4000  # characters
_PLAIN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$"  # no control characters but tab and new line
LARGEST = 64 * 1024  # bytes of a request: a character may be written with twelve

router = APIRouter(tags=["notes"])
SeatOf = Annotated[
    int | None, Query(ge=0, le=7, description="one of your seats, if a note is for that seat alone")
]


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """What you have written down for yourself."""

    words: Annotated[str, Meta(max_length=LONGEST, pattern=_PLAIN)]


@router.get("/tables/{match}/notes", **describe(Notes, errors=(400, 401, 404, 409, 429, 503)))
async def read_notes(
    request: Request, match: str, seat: SeatOf = None, link: Link = ""
) -> Response:
    """Show your notes at a table; nobody else ever sees them."""
    of = await _whose(request, await need_person(request), match, seat, link)
    with storing():
        return answer(Notes(await state_of(request).store.note(of)))


@router.put(
    "/tables/{match}/notes",
    **describe(
        Notes,
        body=Notes,
        example={"words": "Ana keeps her red cards."},
        errors=(400, 401, 403, 404, 409, 429, 503),
    ),
)
async def write_notes(
    request: Request, match: str, seat: SeatOf = None, link: Link = ""
) -> Response:
    """Keep notes in the place of those before. They are stored when this answers."""
    person = await need_person(request)
    state_of(request).limits.notes.take(person.id)
    notes = await read(request, Notes, LARGEST)
    of = await _whose(request, person, match, seat, link)
    with storing():
        await state_of(request).store.set_note(of, notes.words, now())
    return answer(notes)


async def _whose(
    request: Request, person: Person, match: str, seat: int | None, link: str
) -> NoteOf:
    """Return whose notes these are; a watcher has some too, but none for a seat."""
    async with state_of(request).hall.entered(match, person.id, link) as (_, standing):
        if seat is None:
            return NoteOf(match, person.id)
        if standing.table.place(seat).person != person.id:
            raise NotAtTable("server-not-your-seat")
        return NoteOf(match, person.id, seat)
