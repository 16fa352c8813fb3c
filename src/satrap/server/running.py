"""How many tables somebody may let run at once."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from satrap.server.errors import TooMany
from satrap.server.room import Room
from satrap.server.tables.table import RUNNING, Table
from satrap.server.whereabouts import members

if TYPE_CHECKING:
    from satrap.server.hall import Hall

COUNTED_SECONDS = 600.0  # a table at which nobody was for so long does not count


class Most(NamedTuple):
    """Tables that may run at once: of one host, and of all hosts at an address."""

    person: float
    address: float


NO_END = Most(math.inf, math.inf)


def check_running(hall: Hall, host: str) -> None:
    """Raise TooMany if a host lets too many tables run to start one more.

    Bots or not: somebody may leave a seat, and then a bot plays on there.
    """
    refusal = why_not(hall, host)
    if refusal is not None:
        raise refusal


def why_not(hall: Hall, host: str) -> TooMany | None:
    """Return why a host cannot let one more table run now, or None."""
    most, address = hall.most_running, hall.whereabouts.of(host)
    hosts = [each.opened.host for room in hall.rooms() if (each := _counted(room))]
    if hosts.count(host) >= most.person:
        return TooMany("server-too-many-running", most=int(most.person))
    near = sum(hall.whereabouts.of(each) == address for each in hosts)
    if address and near >= most.address:
        return TooMany("server-too-many-here", most=int(most.address))
    return None


def _counted(room: Room) -> Table | None:
    """Return the table of a room if it is being played, and somebody was there lately."""
    table = room.standing.table if room.standing else None
    if table is None or table.status != RUNNING:
        return None
    around = (room.presence.is_around(who, COUNTED_SECONDS) for who in members(table))
    return table if room.listeners or any(around) else None
