"""What lists show of a table, read from its log without replaying the match.

Only the chain is checked, and the lines are read in which people sit down, get ready or stand up,
the host changes the table, or a match begins, is given up or ends. Nothing else in a log changes
what a list shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from satrap.core.record import Record
from satrap.packs import get_pack
from satrap.server.damage import check_log, check_seed
from satrap.server.live_table import Listed, LiveTable
from satrap.server.store.interface import StoredLine
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import parse_entry
from satrap.server.tables.gathering import waits_for_host
from satrap.server.tables.table import OVER, RUNNING, WAITING, Table

MOST_KEPT = 5000  # a few hundred bytes each
# A body is canonical JSON: no text in it can hold these bytes, since quotes are escaped there.
_KIND: Final = re.compile(
    rb'"kind":"(changed|seated|readied|left|started|resigned|abandoned|ended)"'
)
_SEATS: Final = {b"changed", b"seated", b"readied", b"left"}
_STATUS: Final = {b"started": RUNNING, b"abandoned": OVER, b"ended": OVER}


class Kind(Struct, frozen=True):
    """What lists show of how a table was opened."""

    game: str
    preset: str
    chairs: list[log.Who]
    clock: log.Clock | None
    is_friendly: bool
    is_written: bool
    is_teaching: bool
    has_open_hands: bool = False
    is_cup: bool = False


Told = tuple[Kind, Listed]


def kind_of(opened: log.Opened) -> Kind:
    """Return what lists show of how a table was opened."""
    chairs = [chair.who for chair in opened.chairs]
    about = (opened.is_friendly, opened.position is not None, opened.is_teaching)
    flags = (*about, opened.has_open_hands, opened.is_cup)
    return Kind(opened.game, opened.preset, chairs, opened.clock, *flags)


def glance(match: str, seed: bytes, lines: Sequence[StoredLine]) -> Told:
    """Return what lists show of a table, or raise what is wrong with its log."""
    check_log(lines)
    first = parse_entry(lines[0].body, lines[0].beside)
    if isinstance(first, log.Imported):
        return _of_record(first.record)
    standing, status = LiveTable(match, seed), WAITING
    table = standing.table
    enter(table, first)
    check_seed(standing)
    for line in lines[1:]:
        found = _KIND.search(line.body)
        if found and found[1] in _SEATS:
            enter(table, parse_entry(line.body, line.beside))
        elif found and found[1] == b"resigned":
            _resign(table, parse_entry(line.body, line.beside))
        elif found:
            status = _STATUS[found[1]]
    is_gathered = status == WAITING and waits_for_host(table)
    names = [place.name for place in table.places]
    return kind_of(table.opened), Listed(status, names, is_gathered)


def _resign(table: Table, entry: log.AnyEntry) -> None:
    """Give a seat the name of the bot that took it over, if one did."""
    if isinstance(entry, log.Resigned) and entry.name:
        table.place(entry.seat).name = entry.name


def _of_record(record: Record) -> Told:
    """Return what lists show of an imported record."""
    game, is_written = get_pack(record.game).game.id, record.position is not None
    chairs: list[log.Who] = ["open" for _ in record.seats]
    kind = Kind(game, record.preset, chairs, None, True, is_written, False)
    return kind, Listed(OVER, list(record.seats))


class Listings:
    """A cache of what lists show of tables that are not in memory."""

    def __init__(self) -> None:
        self._kept: dict[str, Told] = {}
        self._read: dict[str, object] = {}  # the latest reader of each log that is being read

    def get(self, match: str) -> Told | None:
        """Return what is cached for a table."""
        return self._kept.get(match)

    def forget(self, match: str) -> None:
        """Note that a table changes: drop what is cached, and do not cache what is being read."""
        self._kept.pop(match, None)
        self._read.pop(match, None)

    @contextmanager
    def reading(self, match: str) -> Iterator[Callable[[Told], None]]:
        """Read a log, and cache the result unless the table has changed since."""
        mark = self._read[match] = object()

        def keep(told: Told) -> None:
            if self._read.get(match) is mark:
                self._keep(match, told)

        try:
            yield keep
        finally:
            if self._read.get(match) is mark:
                del self._read[match]

    def _keep(self, match: str, told: Told) -> None:
        if len(self._kept) >= MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[match] = told
