"""Chairs: whom they are for, and who keeps one when the host changes the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.packs import get_pack
from satrap.server.tables import entries as log
from satrap.server.tables.table import Table

Word = Annotated[str, Meta(max_length=64)]
FOR_ANYBODY = (log.OPEN, log.INVITED)


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair: open to all, by invitation link, on the host's device, or for a bot."""

    who: log.Who
    bot: Word = ""


Chairs = Annotated[list[Seating], Meta(min_length=1, max_length=8)]


def chair_of(game: str, chair: Seating) -> log.Chair:
    """Return a chair as it is logged; refuse an unknown bot."""
    if chair.who == log.BOT:
        get_pack(game).bot(chair.bot)
    return log.Chair(chair.who, chair.bot if chair.who == log.BOT else "")


def seat_again(table: Table, chairs: tuple[log.Chair, ...]) -> dict[Seat, Seat | None]:
    """Return where the people of a table sit on other chairs; None: there is none for them.

    Everybody keeps their chair if it is still for them. Whoever loses it takes the first free one
    that is open or by invitation.
    """
    sitting = [seat for seat, place in enumerate(table.places) if place.person]
    kept: dict[Seat, Seat | None] = {}
    for seat in sitting:
        if keeps(table, seat, chairs, kept):
            kept[seat] = seat
    for seat in sitting:
        if seat not in kept:
            kept[seat] = _free_chair(table, seat, chairs, kept)
    return kept


def keeps(
    table: Table, seat: Seat, chairs: tuple[log.Chair, ...], kept: dict[Seat, Seat | None]
) -> bool:
    """Say whether somebody can stay on a chair, beside the others who do."""
    who, person = chairs[seat].who if seat < len(chairs) else log.BOT, table.places[seat].person
    if who == log.DEVICE:
        return person == table.opened.host
    return who in FOR_ANYBODY and not _has_chair(table, person, chairs, kept)


def _has_chair(
    table: Table, person: str, chairs: tuple[log.Chair, ...], kept: dict[Seat, Seat | None]
) -> bool:
    """Say whether somebody has a chair already; those on the host's device do not count."""
    return any(
        to is not None and chairs[to].who in FOR_ANYBODY and table.places[seat].person == person
        for seat, to in kept.items()
    )


def _free_chair(
    table: Table, seat: Seat, chairs: tuple[log.Chair, ...], kept: dict[Seat, Seat | None]
) -> Seat | None:
    if _has_chair(table, table.places[seat].person, chairs, kept):
        return None
    free = (
        number
        for number, chair in enumerate(chairs)
        if chair.who in FOR_ANYBODY and number not in kept.values()
    )
    return next(free, None)
