"""How the host of a table mutes somebody or removes a watcher."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.core.game import Seat
from satrap.server.tables import entries as log
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.shown import Hushed
from satrap.server.tables.table import Table


def whom(table: Table, who: Seat | str) -> tuple[str, str]:
    """Return the person and the name behind a seat or a handle, or refuse."""
    if isinstance(who, int):
        place = table.place(who)
        known = {place.person: place.name}
    else:
        said = [(each.person, each.name) for each in table.gallery.heard]
        held = [(person, each.name) for person, each in table.hushed.items()]
        known = {person: name for person, name in held + said if by(table, person) == who}
    for person, name in known.items():
        if person:
            return person, name
    raise NotAtTable("table-hush-nobody")


def hush(table: Table, entry: log.Hushed) -> None:
    """Carry out an entry; the host cannot be hushed, and players cannot be removed."""
    if entry.person == table.opened.host:
        raise NotAtTable("table-hush-self")
    if entry.how == log.REMOVE and table.seats_of(entry.person):
        raise NotAtTable("table-hush-player")
    table.hushed.pop(entry.person, None)
    if entry.how != log.ALLOW:
        table.hushed[entry.person] = entry


def is_removed(table: Table, person: str) -> bool:
    """Say whether somebody has been removed from the table."""
    return person in table.hushed and table.hushed[person].how == log.REMOVE


def show_hushed(table: Table) -> Iterator[Hushed]:
    """Yield who is muted or removed; this is public."""
    for person, entry in table.hushed.items():
        if entry.how != log.ALLOW:
            yield Hushed(by(table, person), entry.name, entry.how)


def by(table: Table, person: str) -> Seat | str:
    """Return what identifies a person at a table: their first seat, or a handle."""
    seats = table.seats_of(person)
    return seats[0] if seats else table.gallery.handle(person)
