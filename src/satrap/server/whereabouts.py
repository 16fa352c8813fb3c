"""Where people connect from, and who is charged for the thinking of a table's bots."""

from __future__ import annotations

from collections import OrderedDict

from satrap.server.fairness import Owner
from satrap.server.room import Room
from satrap.server.tables.table import Table

MOST_KNOWN = 20_000


class Whereabouts:
    """The address of each person's last request, if known."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def saw(self, person: str, address: str) -> None:
        """Note the address that somebody connects from."""
        self._last[person] = address
        self._last.move_to_end(person)
        if len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)

    def of(self, person: str) -> str:
        """Return the address of a person, or ''."""
        return self._last.get(person, "")

    def forget(self, person: str) -> None:
        """Forget the address of a person."""
        self._last.pop(person, None)

    def payer(self, room: Room, table: Table) -> Owner:
        """Return who is charged at a table: the host, or somebody who is there instead.

        If the host is away, it is the first player who is there, then a watcher.
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


def is_attended(room: Room, table: Table) -> bool:
    """Say whether somebody watches a table, or a member was here recently."""
    return bool(room.listeners) or any(room.presence.is_around(who) for who in members(table))


def is_awake(room: Room, table: Table) -> bool:
    """Say whether bots may think at a table: while it is attended.

    By correspondence they wait for nobody, as long as somebody still plays there.
    """
    clock = table.opened.clock
    is_due = clock is not None and clock.is_daily and bool(table.people())
    return is_due or is_attended(room, table)
