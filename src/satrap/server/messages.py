"""What the server sends over WebSocket, as types: the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from satrap.core.api_types import GameEvent
from satrap.core.game import Json
from satrap.server.tables.shown import Seat, TableView


class ViewMessage(Struct, frozen=True):
    """The table: sent at once, and after every change that you may see."""

    view: TableView


class AckMessage(Struct, frozen=True):
    """The command with this key is stored. A view of at least this version comes, or has come."""

    ack: Annotated[str, Meta(description="the key that you sent")]
    head: Annotated[str, Meta(description="of the log, a chain of hashes: proofs hold it")]
    version: int


class RefusedMessage(Struct, frozen=True):
    """Nothing was done.

    `stale`: the table has changed, look at `view` and decide again. `too-many`, `unavailable`: wait
    a little and send the same again, with the same key. `illegal-action`, `not-your-decision`,
    `not-at-table` and others: the rules or the table do not allow it, and `text` says why.
    """

    refused: Annotated[str, Meta(description="the code, for programs")]
    key: Annotated[str, Meta(description="the key that you sent, or empty")]
    text: Annotated[str, Meta(description="why, for people, in the language you accept")]
    view: Annotated[TableView | None, Meta(description="the table as it is now, if `stale`")]


class Operation(Struct, frozen=True, gc=False):
    """An operation of JSON Patch (RFC 6902); one that removes has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Annotated[Json | UnsetType, Meta(description="a part of a view")] = UNSET


class Difference(Struct, frozen=True):
    """How a view becomes the next one: operations of JSON Patch (RFC 6902) on `view`.

    They are for a view without `since` and `events` in `match`; new events come beside them.
    """

    before: Annotated[int, Meta(description="the version that it changes")] = field(name="from")
    version: Annotated[int, Meta(description="the version that it leads to")]
    ops: tuple[Operation, ...]
    events: Annotated[tuple[GameEvent, ...], Meta(description="what has happened since")]


class PatchMessage(Struct, frozen=True):
    """Instead of a whole view, after the first: only on connections with `patch=1`."""

    patch: Difference


class HereMessage(Struct, frozen=True):
    """The seats whose people are connected now: nothing to do."""

    here: list[Seat]


KINDS = (ViewMessage, AckMessage, RefusedMessage, PatchMessage, HereMessage)
