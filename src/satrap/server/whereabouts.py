"""Where persons ask from, and who pays for what the bots of a table think."""

from __future__ import annotations

from collections import OrderedDict

from satrap.server.fairness import Owner
from satrap.server.room import Room
from satrap.server.tables.table import Table

MOST_KNOWN = 20_000


class Whereabouts:
    """The address from which each person asked last, as far as that is known."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """Note where somebody asks from."""
        self._last[person] = address
        self._last.move_to_end(person)
        if len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the address of a person, or nothing."""
        return self._last.get(person, "")

    def payer(self, room: Room, table: Table) -> Owner:
        """Return who pays at a table: the host, or whoever keeps the table going instead.

        If the host is away, the first seat that is here pays, then whoever watches.
        """
        around = [who for who in members(table) if room.presence.is_around(who)]
        if not around and room.listeners:
            watcher = min(room.listeners, key=lambda each: (each.address, each.person))
            return Owner(watcher.address, watcher.person)
        person = around[0] if around else table.opened.host
        return Owner(self.of(person), person)


def members(table: Table) -> list[str]:
    """Return the host, then the people of the seats."""
    people = [table.opened.host, *(place.person for place in table.places)]
    return [who for who in people if who]


def is_awake(room: Room, table: Table) -> bool:
    """Say whether bots may think at a table: somebody looks on, or a member was here lately."""
    return bool(room.listeners) or any(room.presence.is_around(who) for who in members(table))
