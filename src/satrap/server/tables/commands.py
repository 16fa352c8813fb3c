"""What a person can ask of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat

Words = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Plays = Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=64)]


class Command(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One request."""


class Sit(Command, frozen=True):
    """Take a chair; 16 to 32 bytes of one's own may go into the shuffle (hexadecimal)."""

    seat: Seat
    name: Name
    seed: str = ""


class Leave(Command, frozen=True):
    """Stand up before the start; later a bot plays on, and who comes back can `return`."""


class Start(Command, frozen=True):
    """Begin; bots take the chairs that are theirs."""


class Play(Command, frozen=True):
    """Decide, once or several times in a row; `ply` says for which moment it is meant."""

    plays: Plays
    ply: int


class Withdraw(Command, frozen=True):
    """Take back a sealed choice; `ply` says of which moment."""

    ply: int | None = None


class Undo(Command, frozen=True):
    """Take back what showed nothing new; to a ply, else one back."""

    to: int | None = None


class Redo(Command, frozen=True):
    """Do again what was undone last."""


class AskUndo(Command, frozen=True):
    """Ask the others to go back further; what was seen is then drawn anew."""

    to: int


class AnswerUndo(Command, frozen=True):
    agrees: bool


class Resign(Command, frozen=True):
    """Give up: a bot plays on."""


class Replace(Command, frozen=True):
    """Let a bot play for somebody who has not been here for a while."""

    seat: Seat


class Return(Command, frozen=True):
    """Take the seat again from the bot that stood in."""


class Abandon(Command, frozen=True):
    """Say that one would like to stop; when all people do, the match ends.

    Before the start who opened the table can close it.
    """

    wants: bool = True


class Say(Command, frozen=True):
    """Talk: players among players, watchers among watchers."""

    words: Words


AnyCommand = (
    Sit
    | Leave
    | Start
    | Play
    | Withdraw
    | Undo
    | Redo
    | AskUndo
    | AnswerUndo
    | Resign
    | Replace
    | Return
    | Abandon
    | Say
)


class Sender(Struct, frozen=True):
    """Who asks; on a device that several people share, also for which seat."""

    person: str
    name: str
    seat: Seat | None = None
