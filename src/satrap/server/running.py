"""Limits how many tables of one host may run at the same time."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from satrap.server.errors import TooMany
from satrap.server.room import Room
from satrap.server.tables.table import RUNNING, Table
from satrap.server.whereabouts import members

if TYPE_CHECKING:
    from satrap.server.hall import Hall

COUNTED_SECONDS = 600.0  # a table where nobody has been for this long does not count


class Most(NamedTuple):
    """How many tables may run at the same time: of one host, and of all hosts at an address."""

    person: float
    address: float


NO_END = Most(math.inf, math.inf)


def check_running(hall: Hall, host: str) -> None:
    """Raise TooMany if a host has too many running tables to start another.

    Tables without bots count, too: somebody may leave, and then a bot plays on.
    """
    refusal = why_not(hall, host)
    if refusal is not None:
        raise refusal


def why_not(hall: Hall, host: str) -> TooMany | None:
    """Return why a host cannot start another table now, or None."""
    most, address = hall.most_running, hall.whereabouts.of(host)
    hosts = [each.opened.host for room in hall.rooms() if (each := _counted(room))]
    if hosts.count(host) >= most.person:
        return TooMany("server-too-many-running", most=int(most.person))
    near = sum(hall.whereabouts.of(each) == address for each in hosts)
    if address and near >= most.address:
        return TooMany("server-too-many-here", most=int(most.address))
    return None


def _counted(room: Room) -> Table | None:
    """Return the table of a room if its match is running and somebody was there recently."""
    table = room.standing.table if room.standing else None
    if table is None or table.status != RUNNING:
        return None
    around = (room.presence.is_around(who, COUNTED_SECONDS) for who in members(table))
    return table if room.listeners or any(around) else None
