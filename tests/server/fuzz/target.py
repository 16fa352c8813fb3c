"""A running table as a caller sees it, and whether a message could change anything there."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from satrap.server.requests import Request
from satrap.server.tables import commands as do

ALWAYS_DONE = {"say", "resign", "abandon", "leave", "replace", "hush"}  # for anyone with a seat
AT_ONCE = {"play", "withdraw"}  # never too late where several seats decide at once


class Target(NamedTuple):
    """A running table, as a caller sees it."""

    is_seated: bool
    version: int
    ply: int
    legal: tuple[str, ...]  # actions that this caller may choose now
    illegal: tuple[str, ...]
    used_key: str  # of a command that was carried out for this caller
    other_key: str  # of somebody else's
    is_sealed: bool  # this caller has a choice that could be withdrawn


def is_harmless(message: bytes, target: Target) -> bool:
    """Say whether a message must be refused: unreadable, or not now, or not for this caller."""
    try:
        request = msgspec.json.decode(message, type=Request)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return True
    command = request.command
    name = str(type(command).__struct_config__.tag)
    if name == "say":
        return False
    is_late = request.version not in (None, target.version) and name not in AT_ONCE
    if not target.is_seated or is_late:
        return True
    if isinstance(command, do.Play):
        return command.ply != target.ply or " ".join(command.plays[0].split()) not in target.legal
    if isinstance(command, do.Undo | do.AskUndo):
        return command.to is not None and command.to not in range(target.ply)
    if isinstance(command, do.Withdraw):
        return not target.is_sealed
    return name not in ALWAYS_DONE
