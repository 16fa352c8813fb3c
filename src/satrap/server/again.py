"""Playing again: the same people at another table, or on from a ply of a match that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.server.opening import Chairs, Opening, Seating, Word
from satrap.server.store.interface import Person
from satrap.server.tables import entries as log
from satrap.server.tables.acts import start
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import OVER, Table

if TYPE_CHECKING:
    from satrap.server.hall import Hall


class Continuation(Struct, frozen=True, forbid_unknown_fields=True):
    """From which ply to play on, and who may sit down. What nobody had seen is drawn anew."""

    ply: int
    chairs: Chairs
    is_public: bool = False
    clock: log.Clock | None = None
    key: Word = ""
    is_friendly: Annotated[bool, Meta(description="people may ask for hints here")] = True


async def continue_from(
    hall: Hall, match: str, person: Person, link: str, wanted: Continuation
) -> str:
    """Open a table at which an earlier match goes on from one of its plies; return its id."""
    async with hall.entered(match, person.id, link) as (_, standing):
        opening = _from_ply(standing.table, wanted)
    return await hall.open(person.id, opening, redraw=True)


def _from_ply(table: Table, wanted: Continuation) -> Opening:
    opened, match = table.opened, table.match
    if match is None or table.status != OVER:
        raise NotAtTable("table-not-over")
    if wanted.ply not in range(match.ply + 1):
        raise NotAtTable("server-no-ply")
    state = match.line[wanted.ply].state
    if table.game.outcome(state) is not None:
        raise NotAtTable("table-over-there")
    return Opening(
        opened.game,
        wanted.chairs,
        opened.preset,
        opened.options,
        opened.board,
        wanted.is_public,
        wanted.clock,
        opened.starter,
        table.game.dump_state(state),
        wanted.key,
        wanted.is_friendly,
    )


async def rematch(hall: Hall, match: str, person: Person) -> str:
    """Seat somebody at the table where the same people meet again; it starts when all are there.

    Who asks first opens it; the others come to the same one.
    """
    async with hall.entered(match, person.id) as (room, standing):
        table = standing.table
        seats, key = table.seats_of(person.id), f"rematch/{match}"
        if not seats or table.status != OVER:
            raise NotAtTable("table-no-rematch")
        names = {seat: table.places[seat].name for seat in seats}
        if not table.rematch:
            is_known = table.opened.position is not None  # everybody has seen all of it
            again = await hall.open(person.id, _same(table, key), redraw=is_known)
            await hall.change(room, person.id, key, lambda at: [enter(at, log.Rematched(again))])
            hall.went_on(room, standing)
        again = table.rematch
    async with hall.held(again) as (room, standing):
        if not standing.table.seats_of(person.id):
            standing = await hall.change(
                room, person.id, key, lambda at: _sit_and_start(at, person.id, names)
            )
            hall.went_on(room, standing)
    return again


def _sit_and_start(table: Table, person: str, names: dict[Seat, str]) -> list[AnyEntry]:
    done = [enter(table, log.Seated(seat, name, person)) for seat, name in names.items()]
    is_full = all(place.name or place.plan.who == log.BOT for place in table.places)
    return [*done, *start(table)] if is_full else done


def _same(table: Table, key: str) -> Opening:
    """Return the same table once more, with the chairs of people by invitation."""
    opened = table.opened
    chairs = [
        Seating("invited" if chair.who == log.OPEN else chair.who, chair.bot)
        for chair in opened.chairs
    ]
    return Opening(
        opened.game,
        chairs,
        opened.preset,
        opened.options,
        opened.board,
        opened.is_public,
        opened.clock,
        opened.starter,
        opened.position,
        key,
        opened.is_friendly,
    )
