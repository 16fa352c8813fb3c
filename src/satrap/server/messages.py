"""The messages that the server sends over WebSocket, as types for the OpenAPI page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from satrap.core.api_types import GameEvent
from satrap.core.game import Json
from satrap.server.tables.shown import Seat, TableView


class ViewMessage(Struct, frozen=True):
    """The table: sent when you connect, and after every change that you may see."""

    view: TableView


class AckMessage(Struct, frozen=True):
    """The command with this key is stored. A view of at least this version follows or was sent."""

    ack: Annotated[str, Meta(description="the key that you sent")]
    head: Annotated[
        str,
        Meta(description="the head of the log, which is a chain of hashes; the proof contains it"),
    ]
    version: int


class RefusedMessage(Struct, frozen=True):
    """Nothing was done.

    `stale`: the table has changed; look at `view` and decide again. `too-many`, `unavailable`: wait
    a little and send the same again, with the same key. `illegal-action`, `not-your-decision`,
    `not-at-table` and others: the rules or the table do not allow it, and `text` says why.
    """

    refused: Annotated[str, Meta(description="the reason as a code, for programs")]
    key: Annotated[str, Meta(description="the key that you sent, or empty")]
    text: Annotated[
        str, Meta(description="the reason in words, for people, in the language you accept")
    ]
    view: Annotated[
        TableView | None,
        Meta(description="the table as it is now if `refused` is `stale`; otherwise null"),
    ]


class Operation(Struct, frozen=True, gc=False):
    """An operation of JSON Patch (RFC 6902); `remove` has no value."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Annotated[Json | UnsetType, Meta(description="the new part of the view")] = UNSET


class Difference(Struct, frozen=True):
    """How a view becomes the next one: operations of JSON Patch (RFC 6902) on `view`.

    They apply to a view without `since` and `events` in `match`; new events come separately.
    """

    before: Annotated[int, Meta(description="the version that it applies to")] = field(name="from")
    version: Annotated[int, Meta(description="the version that it leads to")]
    ops: tuple[Operation, ...]
    events: Annotated[tuple[GameEvent, ...], Meta(description="the new events")]


class PatchMessage(Struct, frozen=True):
    """Sent instead of a whole view, after the first, on connections with `patch=1`."""

    patch: Difference


class HereMessage(Struct, frozen=True):
    """The seats whose people are connected now. You need not react."""

    here: list[Seat]


KINDS = (ViewMessage, AckMessage, RefusedMessage, PatchMessage, HereMessage)
