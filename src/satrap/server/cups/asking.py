"""What people can ask of a tournament: to take part, to leave, or if it is theirs, to run it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from satrap.server.tables.chairs import Word

Number = Annotated[int, Meta(ge=1, le=1000)]


class Asking(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One command."""


class JoinCup(Asking, frozen=True, tag="join"):
    """Take part. Only members can, until the start."""


class LeaveCup(Asking, frozen=True, tag="leave"):
    """Take part no longer. After the start, a bot plays on for you, and you come last."""


class HereAtCup(Asking, frozen=True, tag="here"):
    """Say that you are here for the next round: from 15 minutes before it begins."""


class StartCup(Asking, frozen=True, tag="start"):
    """Start now; only for the organiser."""


class CancelCup(Asking, frozen=True, tag="cancel"):
    """Cancel the tournament; only for the organiser. Matches that are running can be finished."""


class RemoveFromCup(Asking, frozen=True, tag="remove"):
    """Remove somebody, as if they had left; only for the organiser."""

    number: Number


class InviteBots(Asking, frozen=True, tag="invite"):
    """Let bots of a level take part; only for the organiser, until the start."""

    bot: Word
    count: Annotated[int, Meta(ge=1, le=64)] = 1


AnyAsking = JoinCup | LeaveCup | HereAtCup | StartCup | CancelCup | RemoveFromCup | InviteBots
