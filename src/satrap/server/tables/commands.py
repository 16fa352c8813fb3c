"""What a person can ask of a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.server.tables.entries import How

Words = Annotated[str, Meta(min_length=1, max_length=500)]
Handle = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Plays = Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=64)]


class Command(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One request."""


class Sit(Command, frozen=True):
    """Take a chair. Bytes of your own go into the shuffle (all in hexadecimal).

    Send `commitment`, the SHA-256 of 16 to 32 random bytes, and `reveal` them when the table calls
    for them; or, if you will not be here at the start, the bytes themselves as `seed`.
    """

    seat: Seat
    name: Name
    seed: str = ""
    commitment: str = ""


class Reveal(Command, frozen=True):
    """Open the bytes that you had committed yourself to when you sat down (hexadecimal)."""

    seed: str


class Leave(Command, frozen=True):
    """Stand up before the start; later a bot plays on, and who comes back can `return`."""


class Free(Command, frozen=True):
    """Free a seat before the start; who opened the table can, and who sat there stays away."""

    seat: Seat


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
    """Agree to go back, or not; who is away may answer, too.

    `to` is the ply that was asked for: if somebody asks for another one meanwhile, the answer is
    `stale`. Who leaves it out answers whatever is asked.
    """

    agrees: bool
    to: int | None = None


class Resign(Command, frozen=True):
    """Give up: a bot plays on."""


class Replace(Command, frozen=True):
    """Let a bot play for somebody who has not been here for a while."""

    seat: Seat


class Return(Command, frozen=True):
    """Take the seat again from the bot that stood in."""


class Abandon(Command, frozen=True):
    """Say that one would like to stop; when all people do, the match ends.

    With `wants` false take that back, or decline the offer of others.

    Absent players may say so, too. Their silence counts as a yes after a day, and with a
    clock after ten minutes; a no (`wants` false) and anything else that one does breaks it.

    Before the start who opened the table can close it.
    """

    wants: bool = True


class Say(Command, frozen=True):
    """Talk: players among players, watchers among watchers.

    What players say is kept with the match; what watchers say is forgotten after a while.
    """

    words: Words


class Hush(Command, frozen=True):
    """For who opened the table: let somebody talk no more, send who watches away, or allow it.

    `who` is what stands in `by` of their words: a seat, or the handle of whoever watches. Who plays
    can be muted, and is never sent away.
    """

    who: Seat | Handle
    how: How


AnyCommand = (
    Sit
    | Reveal
    | Leave
    | Free
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
    | Hush
)


class Sender(Struct, frozen=True):
    """Who asks, and when (ms); on a device that several people share, also for which seat."""

    person: str
    name: str = ""
    seat: Seat | None = None
    at: int = 0
    is_invited: bool = False  # has the link to the table
    away: frozenset[str] = frozenset()  # people of the table who have not been here for a while
