"""The rooms in memory, within a budget and for no longer than they are needed.

A room that nobody uses discards its table, which can be loaded again from its log. What is left of
the room is small; it still knows who was there recently.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator

from msgspec import Struct

from satrap.server.memory import MEGABYTE, give_back
from satrap.server.room import Room
from satrap.server.tables.muting import Mutes, nobody

MOST_ROOMS = 2000  # above this, idle rooms are dropped
LONGEST = 3600.0  # seconds that an empty room is kept, or for `patience` if that is longer


class Keeping(Struct, frozen=True):
    """How much may be in memory, and for how many seconds unused tables stay there."""

    memory: int = 100 * MEGABYTE  # of all tables; those in use may take more
    finished: float = 600.0
    others: float = 1800.0


KEEPING = Keeping()


class Rooms:
    """The rooms of a hall."""

    def __init__(self, patience: float, keeping: Keeping, mutes: Mutes = nobody) -> None:
        self._patience, self._keeping, self._mutes = patience, keeping, mutes
        self._rooms: dict[str, Room] = {}
        self._weight = 0  # of all tables in memory
        self._freed = 0  # since memory was given back

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def find(self, match: str) -> Room:
        """Return the room of a match, created if need be."""
        if match not in self._rooms:
            if len(self._rooms) >= MOST_ROOMS:
                self._drop(self._idle())
            self._rooms[match] = Room(match, self._patience, self._mutes)
        return self._rooms[match]

    def get(self, match: str) -> Room | None:
        """Return the room of a match, if there is one."""
        return self._rooms.get(match)

    def drop(self, match: str) -> None:
        """Forget a room."""
        room = self._rooms.pop(match, None)
        if room is not None:
            self._forget(room)

    def weigh(self, room: Room) -> None:
        """Note how much memory a table takes now; discard others if that is too much."""
        self._weight += room.weigh()
        if self._weight > self._keeping.memory:
            self._make_room()

    async def tidy(self) -> None:
        """Discard what nobody has used for a while, and release the memory."""
        at = time.monotonic()
        for room in self._idle():
            if room.standing and at - room.used_at >= self._longest(room):
                self._forget(room)
        if self._weight > self._keeping.memory:
            self._make_room()
        empty = max(LONGEST, self._patience)
        self._drop(room for room in self._idle() if at - room.used_at >= empty)
        if self._freed >= MEGABYTE:
            self._freed = 0
            await asyncio.to_thread(give_back)

    @property
    def weight(self) -> int:
        """Return how many bytes the tables in memory take."""
        return self._weight

    def _idle(self) -> list[Room]:
        return [room for room in self._rooms.values() if room.is_idle]

    def _longest(self, room: Room) -> float:
        return self._keeping.finished if room.is_over else self._keeping.others

    def _make_room(self) -> None:
        """Discard tables that nobody uses: finished ones first, then the longest unused.

        If that is not enough, also discard finished ones that people still view: nothing changes
        there, and they are loaded again when somebody looks back.
        """
        idle = sorted(self._idle(), key=lambda room: (not room.is_over, room.used_at))
        looked_at = [room for room in self._rooms.values() if room.is_over and room.is_unheld]
        for room in [*idle, *sorted(looked_at, key=lambda room: room.used_at)]:
            if self._weight <= self._keeping.memory:
                return
            self._forget(room)

    def _drop(self, rooms: Iterable[Room]) -> None:
        for room in list(rooms):
            self.drop(room.match)

    def _forget(self, room: Room) -> None:
        room.forget()
        freed = -room.weigh()
        self._weight -= freed
        self._freed += freed
