"""How a match is shuffled: bytes from several parties, positions redealt, and the draws logged."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from satrap.core.errors import BadSetup
from satrap.core.record import AnyMatch
from satrap.server.chain import bytes_commitment
from satrap.server.tables import entries as log
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import Table

Drawing = log.Started | log.Played | log.Reseeded | log.Redealt

# The shuffle from several parties: see docs/proofs.md


def call(table: Table, entry: log.Called) -> None:
    table.check_chairs()
    table.called = entry.until


def reveal(table: Table, entry: log.Revealed) -> None:
    table.check_waiting()
    if entry.seat not in table.unopened():
        raise NotAtTable("table-nothing-closed")
    seed = bytes.fromhex(entry.seed)
    if bytes_commitment(seed) != table.places[entry.seat].commitment:
        raise NotAtTable("table-other-bytes")
    table.places[entry.seat].seed = seed


def omit(table: Table, entry: log.Omitted) -> None:
    table.check_waiting()
    if table.called is None or list(entry.seats) != table.unopened():
        raise NotAtTable("table-nothing-closed")
    for seat in entry.seats:
        table.places[seat].is_left_out = True


# A position that somebody knows


def drawn_anew(table: Table) -> type[log.Reseeded] | type[log.Redealt] | None:
    """Return how a match from a position begins.

    If anyone but the host plays, all that is hidden is dealt again.
    """
    if is_dealt_anew(table.opened) and table.has_others():
        return log.Redealt
    return log.Reseeded if table.opened.redraw else None


def is_dealt_anew(opened: log.Opened) -> bool:
    """Say whether a table begins from a position whose secrets its host may know."""
    return opened.log >= log.LOG and opened.position is not None and not opened.is_teaching


def draw_anew(table: Table, match: AnyMatch) -> None:
    """Redraw what has to be redrawn before the first decision."""
    how = drawn_anew(table)
    if how is log.Redealt:
        check_redeal(match.game.can_redeal(match.state))
        match.redeal()
    elif how is log.Reseeded:
        match.redraw()


def check_redeal(can_redeal: bool) -> None:
    """Refuse a position in the middle of a turn if other people can sit down."""
    if not can_redeal:
        raise BadSetup("server-position-in-turn")


def check_fair(table: Table, person: str) -> None:
    """Refuse a chair to somebody if the position cannot be dealt again for them."""
    if is_dealt_anew(table.opened) and person != table.opened.host:
        check_redeal(table.can_redeal)


# Draws in the log


def draws_of(match: AnyMatch, ply: int, epoch: int | None = None) -> log.Draws:
    """Return the names of the draws of a ply, in one epoch or in all."""
    return tuple(
        f"{draw.epoch}/{draw.purpose}/{draw.occurrence}"
        for draw in match.line[ply].draws
        if epoch in (None, draw.epoch)
    )


def as_drawn(table: Table, entry: Drawing, draws: Any) -> AnyEntry:
    """Return an entry with its draws; refuse one that names other draws."""
    if table.opened.log < log.LOG:
        return entry
    if entry.draws not in (None, draws):
        raise NotAtTable("table-other-draws")
    return replace(entry, draws=draws)
