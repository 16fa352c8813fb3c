"""The commands that a person can send to a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from satrap.core.game import Seat
from satrap.server.tables.chairs import Chairs, Word
from satrap.server.tables.entries import Clock, How

Words = Annotated[str, Meta(min_length=1, max_length=500)]
Handle = Annotated[str, Meta(max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Plays = Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(min_length=1, max_length=64)]


class Command(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One command."""


class Sit(Command, frozen=True):
    """Take a chair, or another one. You can add your own bytes to the shuffle (in hexadecimal).

    Send `commitment`, the SHA-256 of 16 to 32 random bytes, and `reveal` them when the table calls
    for them; or, if you will not be here at the start, the bytes themselves as `seed`. If you take
    another chair without bytes, those that you gave before go with you.
    """

    seat: Seat
    name: Name
    seed: str = ""
    commitment: str = ""


class Reveal(Command, frozen=True):
    """Open the bytes that you committed to when you sat down (hexadecimal)."""

    seed: str


class Leave(Command, frozen=True):
    """Stand up before the start; later a bot plays on for you, and you can `return`."""


class Free(Command, frozen=True):
    """Free a seat before the start; only for the host. Whoever sat there cannot sit down again.

    A chair that is kept for somebody is no longer kept.
    """

    seat: Seat


class Change(Command, frozen=True, omit_defaults=True):
    """Change a waiting table; only for the host. What you leave out stays as it is.

    With a `preset`, all options are those of the preset and `options`; without, only `options`
    change. People keep their chairs; whoever loses one takes another free one, if there is one.
    Nobody is `ready` after that.
    """

    chairs: Chairs | UnsetType = UNSET
    preset: Word | UnsetType = UNSET
    options: dict[Word, bool | int | Word] | UnsetType = UNSET
    board: str | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    starter: Seat | UnsetType | None = UNSET
    is_public: bool | UnsetType = UNSET
    is_friendly: bool | UnsetType = UNSET
    has_open_hands: bool | UnsetType = UNSET


class Ready(Command, frozen=True):
    """Say before the start that you are ready to begin, or not.

    With `is_learning`, say that you keep your chair while you learn the rules; with `is_changing`,
    that you are looking at what can be changed: until you say otherwise, nothing starts by itself.
    """

    is_ready: bool
    is_learning: bool = False
    is_changing: bool = False


class Start(Command, frozen=True):
    """Begin; bots take their chairs."""


class Play(Command, frozen=True):
    """Decide, once or several times in a row; `ply` says which moment it is meant for."""

    plays: Plays
    ply: int


class Withdraw(Command, frozen=True):
    """Take back a sealed choice; `ply` says from which moment."""

    ply: int | None = None


class Undo(Command, frozen=True):
    """Go back to a ply, by default the previous one; only if nothing was revealed since."""

    to: int | None = None


class Redo(Command, frozen=True):
    """Redo what was last undone."""


class AskUndo(Command, frozen=True):
    """Ask the others to go back further; what was seen since is then drawn again."""

    to: int


class AnswerUndo(Command, frozen=True):
    """Agree to go back, or refuse; absent players may answer, too.

    `to` is the requested ply: if somebody has asked for another one since, the command is refused
    as `stale`. Without it you answer whatever the current request is.
    """

    agrees: bool
    to: int | None = None


class AskClock(Command, frozen=True):
    """Ask the others to play with another clock from now on, or (`null`) without one.

    When all have agreed it begins anew for everybody: the time used so far is forgotten.
    """

    clock: Clock | None


class AnswerClock(Command, frozen=True):
    """Agree to another clock, or refuse; absent players may answer, too.

    `clock` is the one that you mean: if somebody has asked for another since, the command is
    refused as `stale`. Whoever has asked withdraws the request by refusing.
    """

    agrees: bool
    clock: Clock | None


class Resign(Command, frozen=True):
    """Give up. With two players the other one wins at once, whatever the scores.

    With more, a bot takes your seat under its own name, and you may only watch. If nobody else
    plays any more, the match is over, and the best of the bots wins.
    """


class Replace(Command, frozen=True):
    """Let a bot play for somebody who has not been here for a while; not by correspondence."""

    seat: Seat


class Return(Command, frozen=True):
    """Take your seat back from the bot that stood in."""


class Abandon(Command, frozen=True):
    """Say that you would like to stop; when all people do, the match ends.

    With `wants` false, take that back, or decline the offer of others.

    Absent players may say so, too. Their silence counts as a yes after a day, or after ten
    minutes with a clock; a no (`wants` false) or anything else that they do breaks it.

    Before the start the host can close the table with it.
    """

    wants: bool = True


class Say(Command, frozen=True):
    """Talk: players among players, watchers among watchers.

    What players say is stored with the match; what watchers say is forgotten after a while.
    """

    words: Words


class Hush(Command, frozen=True):
    """For the host: mute somebody, remove a watcher, or allow them again.

    `who` is the `by` of their words: a seat, or the handle of a watcher. Players can be muted but
    not removed.
    """

    who: Seat | Handle
    how: How


AnyCommand = (
    Sit
    | Reveal
    | Leave
    | Free
    | Change
    | Ready
    | Start
    | Play
    | Withdraw
    | Undo
    | Redo
    | AskUndo
    | AnswerUndo
    | AskClock
    | AnswerClock
    | Resign
    | Replace
    | Return
    | Abandon
    | Say
    | Hush
)


class Sender(Struct, frozen=True):
    """Who sends a command, and when (ms); on a shared device, also for which seat."""

    person: str
    name: str = ""
    seat: Seat | None = None
    at: int = 0
    is_invited: bool = False  # has the link to the table
    away: frozenset[str] = frozenset()  # people of the table who have not been here for a while
    is_unwelcome: bool = False  # the host has blocked them
