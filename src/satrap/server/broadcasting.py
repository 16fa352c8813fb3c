"""What connections are sent about a table: a whole view, then what is new since the last one."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from satrap.core.game import PUBLIC, Observer, Seat
from satrap.server.listener import Listener, Reader
from satrap.server.live_table import LiveTable
from satrap.server.messages import Difference, HereMessage, PatchMessage, ViewMessage
from satrap.server.patches import diff
from satrap.server.tables.show import observer_of, show
from satrap.server.tables.shown import TableView
from satrap.server.tables.table import Table


class Told(Struct, frozen=True):
    """The last view that an observer was shown, without its events."""

    version: int
    view: TableView


class Teller:
    """Sends the listeners of one table what they have not seen yet."""

    def __init__(self) -> None:
        self._told: dict[Reader, Told] = {}
        self._here: list[Seat] = []

    def tell(self, listeners: Iterable[Listener], standing: LiveTable) -> None:
        """Send the view, or the difference, to everybody for whom something has changed."""
        table, elapsed = standing.table, standing.watch.elapsed()
        views: dict[tuple[Reader, int], TableView] = {}
        made: dict[tuple[Reader, int, bool], bytes] = {}
        for listener in list(listeners):
            reader = _reader(table, listener)
            seen = (reader, table.version(*reader))
            if listener.shown == seen:
                continue
            before = self._before(listener, reader)
            since = _since(table, listener, reader)
            if (reader, since) not in views:
                views[reader, since] = show(table, reader.observer, since, elapsed, reader.deaf_to)
            key = (reader, since, before is not None)
            if key not in made:
                made[key] = msgspec.json.encode(_message(before, views[reader, since], since))
            listener.shown = seen
            listener.put(made[key])
        for (reader, _), view in views.items():
            self._told[reader] = Told(view.version, _bare(view))

    def _before(self, listener: Listener, reader: Reader) -> Told | None:
        """Return the view that a listener has, if it takes patches and has the latest one."""
        told = self._told.get(reader)
        is_last = told is not None and listener.shown == (reader, told.version)
        return told if is_last and listener.takes_patches else None

    def tell_here(self, listeners: Collection[Listener], here: list[Seat]) -> None:
        """Send which seats are connected, to everybody who does not know it yet."""
        is_new, self._here = here != self._here, here
        message = msgspec.json.encode(HereMessage(here))
        for listener in list(listeners):
            if is_new or not listener.knows_here:
                listener.knows_here = True
                listener.put(message)


def _reader(table: Table, listener: Listener) -> Reader:
    return Reader(_observer(table, listener), table.mutes(listener.person))


def _observer(table: Table, listener: Listener) -> Observer:
    """Return the observer that a connection is; a watcher if it names a seat that was left."""
    if listener.seat is not None and listener.seat not in table.seats_of(listener.person):
        return PUBLIC
    return observer_of(table, listener.person, listener.seat)


def _since(table: Table, listener: Listener, reader: Reader) -> int:
    """Return the first ply that a listener has not been sent.

    It is 0 after an undo, to start over, and at the end, when all that was hidden is shown.
    """
    match = table.match
    if match is None:
        return 0
    plies, course = listener.told
    is_same = listener.shown is not None and listener.shown[0] == reader
    now = (len(match.entries) - match.ply, table.status)  # the first grows with every undo
    listener.told = (match.ply + 1, now)
    return plies if is_same and course == now else 0


def _message(before: Told | None, view: TableView, since: int) -> ViewMessage | PatchMessage:
    """Return the difference with the events since a ply, or the whole view.

    A view whose events start later than that cannot be sent as a difference.
    """
    match = view.match
    if before is None or not match or not since or match.since != since:
        return ViewMessage(view)
    ops = tuple(diff(before.view, _bare(view)))
    return PatchMessage(Difference(before.version, view.version, ops, match.events))


def _bare(view: TableView) -> TableView:
    """Return a view without its events: those are sent separately."""
    return replace(view, match=replace(view.match, since=0, events=())) if view.match else view
