"""Planted leaks in numbers, in refusals, and in what is sent and when."""

from __future__ import annotations

from typing import Any

import msgspec

from satrap.core.game import OPEN
from satrap.core.record import AnyMatch
from satrap.core.text import text
from satrap.server import broadcasting, listener, live_table, room
from satrap.server.api import sockets
from satrap.server.tables import beginning, show
from satrap.server.tables.table import Table
from tests.server.secrecy.planting import (
    CARDS,
    SPLITS,
    Patch,
    follow,
    grown,
    here,
    hidden,
    leak,
    wrap,
)


@leak(SPLITS)
def a_version_that_counts_changes_of_mind(patch: Patch) -> None:
    def noted(old: Any, table: Any, entry: Any) -> None:
        table.is_changed_mind = False
        old(table, entry)

    wrap(patch, Table, "append", noted)


@leak(SPLITS)
def a_message_for_every_command(patch: Patch) -> None:
    def told(old: Any, teller: Any, listeners: Any, at: Any) -> None:
        for each in listeners:
            each.shown = None
        old(teller, listeners, at)

    wrap(patch, broadcasting.Teller, "tell", told)


@leak(SPLITS)
def an_acknowledgement_that_counts_lines(patch: Patch) -> None:
    def noted(old: Any, self: Any, line: Any, entry: Any) -> None:
        old(self, line, entry)
        if line.actor:
            self.acks[self._sender] = live_table.Ack(line.head.hex(), self.count)

    wrap(patch, live_table.LiveTable, "note", noted)


@leak(CARDS)
def a_difference_to_the_view_of_another(patch: Patch) -> None:
    def before(old: Any, teller: Any, one: Any, observer: int) -> Any:
        told = old(teller, one, observer)
        others = [each for who, each in teller._told.items() if who != observer]
        return msgspec.structs.replace(others[0], version=told.version) if told and others else told

    wrap(patch, broadcasting.Teller, "_before", before)


@leak(CARDS, SPLITS)
def who_is_here_by_what_they_hold(patch: Patch) -> None:
    def found(old: Any, self: Any, people: Any) -> Any:
        return sorted(old(self, people), reverse=bool(hidden(self.standing.table) % 2))

    wrap(patch, room.Room, "here", found)


@leak(CARDS, SPLITS)
def messages_of_another_length(patch: Patch) -> None:
    def put(old: Any, self: Any, message: bytes) -> None:
        old(self, message + b" " * (here() % 3))

    follow(patch)
    wrap(patch, listener.Listener, "put", put)


# In refusals


@leak(CARDS, SPLITS)
def a_refusal_that_names_what_others_hold(patch: Patch) -> None:
    class Naming(AnyMatch):
        def _reason(self, seat: int, action: Any) -> Any:
            hands = [hand for n, hand in enumerate(getattr(self.state, "hands", ())) if n != seat]
            sealed = [str(each) for n, each in self._sealed.items() if n != seat]
            return text("gain", name=str([hands, sealed]), points=0)

    patch.setattr(beginning, "Match", Naming)


@leak(CARDS)
def a_stale_answer_with_all_cards(patch: Patch) -> None:
    def seen(at: Any, *_: Any) -> Any:
        match = at.table.match
        return match.game.dump_view(match.view(OPEN))

    patch.setattr(sockets, "view_of", seen)


@leak(CARDS, first=61)
def peeking_by_several_plays(patch: Patch) -> None:
    class Peeked(AnyMatch):
        def _check_unseen(self, mark: int, action: Any, *, is_sealed: bool) -> None:
            return

    patch.setattr(beginning, "Match", Peeked)


@leak(CARDS, first=4)
def the_new_order_after_an_undo(patch: Patch) -> None:
    def shown(old: Any, table: Any, match: Any, *rest: Any) -> Any:
        data = old(table, match, *rest)
        return grown(data, drawn=match.state.deck[:3] if match.epoch else None)

    wrap(patch, show, "_match", shown)
