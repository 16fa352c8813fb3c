"""What a person can ask of a table, and which entries come of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from satrap.core.game import Seat
from satrap.server.names import tidy
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import grace
from satrap.server.tables.effects import RESIGNED, enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import RUNNING, WAITING, Table, record_hash

STAND_IN = "simple"  # plays for who has left
AWAY, OUT_OF_TIME = "away", "time"
MANY_PLAYS = 64
_HEX = re.compile(r"(?:[0-9a-f]{2}){16,32}", re.ASCII)

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


def carry_out(table: Table, sender: Sender, command: AnyCommand) -> list[AnyEntry]:
    """Carry out a command of a person and return the entries that came of it, or refuse."""
    person = sender.person
    if isinstance(command, Sit):
        return [_sit(table, person, command)]
    if isinstance(command, Start):
        return _start(table, person)
    if isinstance(command, Abandon) and table.status == WAITING:
        return _close(table, person)
    seat = table.seat_of(person, sender.seat)
    if isinstance(command, Say):
        to = log.WATCHERS if seat is None else log.PLAYERS
        name = sender.name if seat is None else table.places[seat].name
        return [enter(table, log.Said(to, name, command.words, seat))]
    if seat is None:
        raise NotAtTable("table-not-seated")
    if table.status == RUNNING and table.places[seat].bot and not isinstance(command, Return):
        raise NotAtTable("table-has-bot")
    return _ACTS[type(command)](table, seat, command)


def _sit(table: Table, person: str, command: Sit) -> AnyEntry:
    who = table.place(command.seat).plan.who
    if who == log.BOT:
        raise NotAtTable("table-bots-chair")
    if who == log.DEVICE and person != table.opened.host:
        raise NotAtTable("table-hosts-chair")
    if command.seed and not _HEX.fullmatch(command.seed):
        raise NotAtTable("table-bad-seed")
    return enter(table, log.Seated(command.seat, tidy(command.name), person, command.seed))


def _start(table: Table, person: str) -> list[AnyEntry]:
    """Only the host starts; chairs of bots are taken by bots first."""
    if person != table.opened.host:
        raise NotAtTable("table-not-host")
    return start(table)


def start(table: Table) -> list[AnyEntry]:
    """Begin, if every chair is taken."""
    table.check_waiting()
    open_seats = [place for place in table.places if not place.name and place.plan.who != log.BOT]
    if open_seats:
        raise NotAtTable("table-empty-seat", seat=table.places.index(open_seats[0]) + 1)
    done = []
    for seat, place in enumerate(table.places):
        if not place.name:
            done.append(enter(table, log.Seated(seat, f"{place.plan.bot} bot {seat + 1}")))
    done.append(enter(table, log.Started()))
    if table.opened.redraw:
        done.append(enter(table, log.Reseeded(1)))
    return [*done, *_ended(table)]


def _close(table: Table, person: str) -> list[AnyEntry]:
    if person != table.opened.host:
        raise NotAtTable("table-not-host")
    return [enter(table, log.Abandoned())]


def _leave(table: Table, seat: Seat, command: Leave) -> list[AnyEntry]:
    if table.status == WAITING:
        return [enter(table, log.Left(seat))]
    return [enter(table, log.Replaced(seat, STAND_IN, AWAY))]


def _play(table: Table, seat: Seat, command: Play) -> list[AnyEntry]:
    table.check_ply(command.ply)
    return decide(table, seat, tuple(command.plays))


def decide(table: Table, seat: Seat, plays: tuple[str, ...]) -> list[AnyEntry]:
    """Let a seat decide; the last decision of a match also ends its log."""
    return [enter(table, log.Played(seat, plays)), *_ended(table)]


def _ended(table: Table) -> list[AnyEntry]:
    record = record_hash(table)
    return [enter(table, log.Ended(record))] if record else []


def _withdraw(table: Table, seat: Seat, command: Withdraw) -> list[AnyEntry]:
    if command.ply is not None:
        table.check_ply(command.ply)
    return [enter(table, log.Withdrawn(seat))]


def _undo(table: Table, seat: Seat, command: Undo) -> list[AnyEntry]:
    match = table.running()
    to = match.ply - 1 if command.to is None else command.to
    return [enter(table, log.Undone(seat, to))]


def _redo(table: Table, seat: Seat, command: Redo) -> list[AnyEntry]:
    undone = table.undone.get(seat)
    if not undone:
        raise NotAtTable("table-nothing-undone")
    return decide(table, seat, undone[-1])


def _ask_undo(table: Table, seat: Seat, command: AskUndo) -> list[AnyEntry]:
    return [enter(table, log.UndoAsked(seat, command.to)), *_agreed_undo(table)]


def _answer_undo(table: Table, seat: Seat, command: AnswerUndo) -> list[AnyEntry]:
    return [enter(table, log.UndoAnswered(seat, command.agrees)), *_agreed_undo(table)]


def _agreed_undo(table: Table) -> list[AnyEntry]:
    """Go back once all people have agreed."""
    asked = table.asked
    if asked is None or not table.people() <= table.agreed:
        return []
    epoch = table.running().epoch
    done = [enter(table, log.Undone(asked.seat, asked.to, agreed=True))]
    if table.running().epoch > epoch:
        done.append(enter(table, log.Reseeded(table.running().epoch)))
    return done


def _abandon(table: Table, seat: Seat, command: Abandon) -> list[AnyEntry]:
    done = [
        enter(table, log.EndAsked(each, command.wants)) for each in sorted(table.companions(seat))
    ]
    if table.people() <= table.leaving:
        done.append(enter(table, log.Abandoned()))
    return done


def _return(table: Table, seat: Seat, command: Return) -> list[AnyEntry]:
    return [enter(table, log.Returned(seat, grace(table.opened.clock)))]


def _one(make: Callable[[Seat, Any], AnyEntry]) -> Callable[[Table, Seat, Any], list[AnyEntry]]:
    return lambda table, seat, command: [enter(table, make(seat, command))]


_ACTS: Mapping[type, Callable[[Table, Seat, Any], list[AnyEntry]]] = {
    Leave: _leave,
    Play: _play,
    Withdraw: _withdraw,
    Undo: _undo,
    Redo: _redo,
    AskUndo: _ask_undo,
    AnswerUndo: _answer_undo,
    Resign: _one(lambda seat, _: log.Replaced(seat, STAND_IN, RESIGNED)),
    Replace: _one(lambda _, command: log.Replaced(command.seat, STAND_IN, AWAY)),
    Return: _return,
    Abandon: _abandon,
}
