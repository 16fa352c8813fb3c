"""Which entries come of a command: everything is checked, then entered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from satrap.core.game import Seat
from satrap.server.names import bot_name, tidy
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import grace
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.effects import RESIGNED, enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import RUNNING, WAITING, Table, record_hash

STAND_IN = "companion"  # plays for who has left
AWAY, OUT_OF_TIME = "away", "time"
_HEX = re.compile(r"(?:[0-9a-f]{2}){16,32}", re.ASCII)


def carry_out(table: Table, sender: Sender, command: AnyCommand) -> list[AnyEntry]:
    """Carry out a command of a person and return the entries that came of it, or refuse."""
    person = sender.person
    if isinstance(command, ask.Sit):
        return [_sit(table, person, command)]
    if isinstance(command, ask.Start):
        return _start(table, person)
    if isinstance(command, ask.Abandon) and table.status == WAITING:
        return _close(table, person)
    seat = table.seat_of(person, sender.seat)
    if isinstance(command, ask.Say):
        to = log.WATCHERS if seat is None else log.PLAYERS
        name = sender.name if seat is None else table.places[seat].name
        return [enter(table, log.Said(to, name, command.words, seat))]
    if seat is None:
        raise NotAtTable("table-not-seated")
    if table.status == RUNNING and table.places[seat].bot and not isinstance(command, ask.Return):
        raise NotAtTable("table-has-bot")
    return _ACTS[type(command)](table, seat, command)


def _sit(table: Table, person: str, command: ask.Sit) -> AnyEntry:
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
            name = bot_name(seat, [other.name for other in table.places])
            done.append(enter(table, log.Seated(seat, name)))
    done.append(enter(table, log.Started()))
    if table.opened.redraw:
        done.append(enter(table, log.Reseeded(1)))
    return [*done, *_ended(table)]


def _close(table: Table, person: str) -> list[AnyEntry]:
    if person != table.opened.host:
        raise NotAtTable("table-not-host")
    return [enter(table, log.Abandoned())]


def _leave(table: Table, seat: Seat, command: ask.Leave) -> list[AnyEntry]:
    if table.status == WAITING:
        return [enter(table, log.Left(seat))]
    return [enter(table, log.Replaced(seat, STAND_IN, AWAY))]


def _play(table: Table, seat: Seat, command: ask.Play) -> list[AnyEntry]:
    table.check_ply(command.ply)
    return decide(table, seat, tuple(command.plays))


def decide(table: Table, seat: Seat, plays: tuple[str, ...]) -> list[AnyEntry]:
    """Let a seat decide; the last decision of a match also ends its log."""
    return [enter(table, log.Played(seat, plays)), *_ended(table)]


def _ended(table: Table) -> list[AnyEntry]:
    record = record_hash(table)
    return [enter(table, log.Ended(record))] if record else []


def _withdraw(table: Table, seat: Seat, command: ask.Withdraw) -> list[AnyEntry]:
    if command.ply is not None:
        table.check_ply(command.ply)
    return [enter(table, log.Withdrawn(seat))]


def _undo(table: Table, seat: Seat, command: ask.Undo) -> list[AnyEntry]:
    match = table.running()
    to = match.ply - 1 if command.to is None else command.to
    return [enter(table, log.Undone(seat, to))]


def _redo(table: Table, seat: Seat, command: ask.Redo) -> list[AnyEntry]:
    undone = table.undone.get(seat)
    if not undone:
        raise NotAtTable("table-nothing-undone")
    return decide(table, seat, undone[-1])


def _ask_undo(table: Table, seat: Seat, command: ask.AskUndo) -> list[AnyEntry]:
    return [enter(table, log.UndoAsked(seat, command.to)), *_agreed_undo(table)]


def _answer_undo(table: Table, seat: Seat, command: ask.AnswerUndo) -> list[AnyEntry]:
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


def _abandon(table: Table, seat: Seat, command: ask.Abandon) -> list[AnyEntry]:
    done = [
        enter(table, log.EndAsked(each, command.wants)) for each in sorted(table.companions(seat))
    ]
    if table.people() <= table.leaving:
        done.append(enter(table, log.Abandoned()))
    return done


def _return(table: Table, seat: Seat, command: ask.Return) -> list[AnyEntry]:
    return [enter(table, log.Returned(seat, grace(table.opened.clock)))]


def _one(make: Callable[[Seat, Any], AnyEntry]) -> Callable[[Table, Seat, Any], list[AnyEntry]]:
    return lambda table, seat, command: [enter(table, make(seat, command))]


_ACTS: Mapping[type, Callable[[Table, Seat, Any], list[AnyEntry]]] = {
    ask.Leave: _leave,
    ask.Play: _play,
    ask.Withdraw: _withdraw,
    ask.Undo: _undo,
    ask.Redo: _redo,
    ask.AskUndo: _ask_undo,
    ask.AnswerUndo: _answer_undo,
    ask.Resign: _one(lambda seat, _: log.Replaced(seat, STAND_IN, RESIGNED)),
    ask.Replace: _one(lambda _, command: log.Replaced(command.seat, STAND_IN, AWAY)),
    ask.Return: _return,
    ask.Abandon: _abandon,
}
