"""What a client sends: a command, a key so that it happens only once, the version it has seen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.server.tables.commands import AnyCommand, Play, Say, Withdraw
from satrap.server.tables.errors import Stale
from satrap.server.tables.show import observer_of
from satrap.server.tables.table import Table

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """One request; without a version it is meant for the table as it is now.

    If you play several seats on one device, `seat` says which one it is for.
    """

    key: Key
    command: AnyCommand
    version: int | None = None
    seat: Seat | None = None


def check_version(table: Table, person: str, request: Request) -> None:
    """Refuse a command for a table that has changed since; words are never too late.

    Simultaneous choices are not refused: what the others do in between does not matter, and the
    ply says which moment the choice is meant for.
    """
    version = table.version(observer_of(table, person, request.seat), table.mutes(person))
    if request.version in (None, version) or isinstance(request.command, Say):
        return
    if isinstance(request.command, Play | Withdraw) and _is_at_once(table):
        return
    raise Stale("server-changed")


def _is_at_once(table: Table) -> bool:
    match = table.match
    return match is not None and len(match.waiting()) + len(match.ready()) > 1
