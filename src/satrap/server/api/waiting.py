"""The tables that wait for players, in the order in which the lobby lists them.

The newest come first, but only a few from each network address; the rest of an address follow
after everybody else's. So nobody fills the first page, and nothing is lost. A page is requested by
the last table before it, so each page works out the order again, starting with the newest table.
After a fixed number of reads, tables are simply listed by age.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from satrap.server.api.state import State
from satrap.server.store.interface import Hosted, MatchRow
from satrap.server.store.texts import last_of
from satrap.server.storing import storing
from satrap.server.tables.table import WAITING
from satrap.server.ties import BLOCK

PAGE: Final = 50
LOOKED_AT: Final = 200  # rows per read
MOST_READS: Final = 10  # for one page, however many hosts have gone
MOST_OF_ADDRESS: Final = 5  # tables listed by age; the rest go to the end


class Queue:
    """The waiting tables read so far: those listed by age, and those moved to the end."""

    def __init__(self, state: State, asker: str) -> None:
        self._state, self._asker = state, asker
        self._placed: list[MatchRow] = []
        self._later: list[MatchRow] = []
        self._count: Counter[str] = Counter()  # by address

    def add(self, each: Hosted) -> None:
        """Add a table that the asker may be offered; unknown addresses have no limit."""
        if not _is_offered(self._state, each.host, self._asker):
            return
        address = self._state.hall.whereabouts.of(each.host)
        self._count[address] += 1
        is_placed = not address or self._count[address] <= MOST_OF_ADDRESS
        (self._placed if is_placed else self._later).append(each.row)

    def placed_after(self, last: MatchRow | None) -> list[MatchRow]:
        """Return the tables listed by age that follow a table; none after one at the end."""
        if last is not None and any(row.id == last.id for row in self._later):
            return []
        return [row for row in self._placed if last is None or _age(row) < _age(last)]

    def after(self, last: MatchRow | None) -> list[MatchRow]:
        """Return all tables that follow a table."""
        ids = [row.id for row in self._later]
        start = ids.index(last.id) + 1 if last is not None and last.id in ids else 0
        return self.placed_after(last) + self._later[start:]


def _age(row: MatchRow) -> tuple[bool, int | str, str]:
    """Return the sort key of a table by age; a damaged one may have text instead of a time."""
    return isinstance(row.created_at, str), row.created_at, row.id


def _is_offered(state: State, host: str, asker: str) -> bool:
    """Say whether a host is around, and not somebody whom the asker has blocked."""
    has_blocked = state.hall.ties.has(asker, host, BLOCK)
    return not (has_blocked or state.people.presence.is_away(host))


async def waiting(state: State, after: str | None, asker: str = "") -> list[MatchRow]:
    """Return a page of the tables that wait for players, and whose hosts are around."""
    with storing():
        last = None if after is None else await state.store.match(after)
    if after is not None and last is None:
        return []
    queue, oldest = Queue(state, asker), None
    for _ in range(MOST_READS):
        is_all, oldest = await _read(state, queue, oldest)
        if len(found := queue.placed_after(last)) >= PAGE:
            return found[:PAGE]
        if is_all:
            return queue.after(last)[:PAGE]
    return await _further(state, queue, last, oldest, asker)


async def _read(state: State, queue: Queue, after: str | None) -> tuple[bool, str | None]:
    """Read more rows; return whether those were the last, and the last table read."""
    with storing():
        read = await state.store.list_lobby(WAITING, LOOKED_AT, after)
    for each in read:
        queue.add(each)
    last = last_of([each.row for each in read])
    return len(read) < LOOKED_AT or last is None, last


async def _further(
    state: State, queue: Queue, last: MatchRow | None, oldest: str | None, asker: str
) -> list[MatchRow]:
    """Return a page that continues past what was read, where tables are listed by age alone."""
    with storing():
        bottom = await state.store.match(oldest or "")
    if last is None or bottom is None or _age(last) >= _age(bottom):
        return (queue.after(last) + await _by_age(state, oldest, asker))[:PAGE]
    return await _by_age(state, last.id, asker)


async def _by_age(state: State, after: str | None, asker: str) -> list[MatchRow]:
    """Return a page of tables by age, whose hosts are around."""
    found: list[MatchRow] = []
    for _ in range(MOST_READS):
        with storing():
            read = await state.store.list_lobby(WAITING, LOOKED_AT, after)
        found += [each.row for each in read if _is_offered(state, each.host, asker)]
        after = last_of([each.row for each in read])
        if len(found) >= PAGE or len(read) < LOOKED_AT or after is None:
            break
    return found[:PAGE]
