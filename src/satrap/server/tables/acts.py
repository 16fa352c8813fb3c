"""Turns commands into entries: everything is checked first, then entered."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from satrap.core.errors import CannotUndo
from satrap.core.game import Seat
from satrap.server.names import bot_name, tidy
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import grace
from satrap.server.tables.commands import AnyCommand, Sender
from satrap.server.tables.consent import free_undo, is_clock_agreed, is_end_agreed, is_undo_agreed
from satrap.server.tables.effects import LEFT, enter, goes_on
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable, Stale
from satrap.server.tables.gallery import Heard
from satrap.server.tables.hushing import whom
from satrap.server.tables.length import check_log, is_too_long
from satrap.server.tables.permissions import check
from satrap.server.tables.planning import change, check_clock, seated_again
from satrap.server.tables.shuffling import drawn_anew
from satrap.server.tables.table import WAITING, Table, new_bot_name, record_hash

STAND_IN = "companion"  # plays for whoever has left
AWAY, OUT_OF_TIME = "away", "time"
MOST_WORDS = 2000  # said by players, in the log of one table
MOST_READIED = 50  # times that somebody on a chair says whether they are ready
MOST_CLOCKS = 50  # times that somebody asks for another clock
TO_OPEN = 60_000  # ms in which people can open their bytes for the shuffle
_BYTES = re.compile(r"(?:[0-9a-f]{2}){16,32}", re.ASCII)
_HASH = re.compile(r"[0-9a-f]{64}", re.ASCII)


class Given(Protocol):
    """What somebody contributes to the shuffle: bytes, or a commitment to them."""

    @property
    def seed(self) -> str: ...

    @property
    def commitment(self) -> str: ...


def stand_in(table: Table) -> str:
    """Return the level that plays on at a table for whoever is out of time, away or gone."""
    clock = table.opened.clock
    return clock.bot if clock and clock.bot else STAND_IN


def carry_out(table: Table, sender: Sender, command: AnyCommand) -> list[AnyEntry]:
    """Carry out a command of a person and return the resulting entries, or refuse."""
    person = sender.person
    check_log(table, sender, command)
    check(table, sender, command)
    if isinstance(command, ask.Sit):
        return _sit(table, person, command)
    if isinstance(command, ask.Change):
        return change(table, command)
    if isinstance(command, ask.Start):
        return start(table, sender.at)
    if isinstance(command, ask.Free):
        return [_free(table, person, command.seat)]
    if isinstance(command, ask.Abandon) and table.status == WAITING:
        return [enter(table, log.Abandoned())]
    if isinstance(command, ask.Hush):
        return [enter(table, log.Hushed(*whom(table, command.who), command.how))]
    seat = table.seat_of(person, sender.seat)
    if isinstance(command, ask.Say):
        return _say(table, sender, seat, command.words)
    assert seat is not None, "only players get this far"
    return _ACTS[type(command)](table, seat, command)


def _sit(table: Table, person: str, command: ask.Sit) -> list[AnyEntry]:
    """Sit down; whoever has a chair gives it up, except on the host's device."""
    entry = seated(table, command.seat, tidy(command.name), person, command)
    own = [seat for seat in table.seats_of(person) if table.places[seat].plan.who != log.DEVICE]
    wanted = table.place(command.seat)
    if not own or wanted.plan.who == log.DEVICE or wanted.name:
        return [enter(table, entry)]
    if not (entry.seed or entry.commitment):
        again = seated_again(table, table.places[own[0]], command.seat)
        entry = replace(again, name=entry.name)
    table.check_name(entry.name, own[0])
    return [enter(table, log.Left(own[0], to=command.seat)), enter(table, entry)]


def _ready(table: Table, seat: Seat, command: ask.Ready) -> list[AnyEntry]:
    table.check_chairs()
    place, is_busy = table.places[seat], not command.is_ready
    is_learning = command.is_learning and is_busy
    is_changing = command.is_changing and is_busy and place.person == table.opened.host
    now = (place.is_ready, place.is_learning, place.is_changing)
    if now == (command.is_ready, is_learning, is_changing):
        return []
    said = sum(isinstance(each, log.Readied) and each.seat == seat for each in table.entries)
    if said >= MOST_READIED:
        raise NotAtTable("table-ready-often")
    return [enter(table, log.Readied(seat, command.is_ready, is_learning, is_changing))]


def _say(table: Table, sender: Sender, seat: Seat | None, words: str) -> list[AnyEntry]:
    """Add words of players to the log, and words of watchers to the gallery."""
    if seat is None:
        table.gallery.say(Heard(sender.person, sender.name, words, len(table.words)))
        return []
    if sum(each.to == log.PLAYERS for each in table.words) >= MOST_WORDS:
        raise NotAtTable("table-words-full", most=MOST_WORDS)
    return [enter(table, log.Said(log.PLAYERS, table.places[seat].name, words, seat))]


def seated(table: Table, seat: Seat, name: str, person: str, given: Given) -> log.Seated:
    """Return the entry of a person who sits down; refuse malformed bytes."""
    if given.seed and not _BYTES.fullmatch(given.seed):
        raise NotAtTable("table-bad-seed")
    if given.commitment and (given.seed or not _HASH.fullmatch(given.commitment)):
        raise NotAtTable("table-bad-commitment")
    number = table.guest_number(person)
    return log.Seated(seat, name, person, given.seed, number, given.commitment)


def _free(table: Table, person: str, seat: Seat) -> AnyEntry:
    """Free a seat; a host who frees their own may sit down again."""
    table.check_waiting()
    sitting = table.place(seat).person
    if not sitting and not table.place(seat).reserved:
        raise NotAtTable("table-free-nobody")
    return enter(table, log.Left(seat, by_host=sitting != person))


def start(table: Table, at: int) -> list[AnyEntry]:
    """Begin, if every chair is taken; if bytes for the shuffle are not open yet, call for them."""
    table.check_chairs()
    open_seats = [place for place in table.places if not place.name and place.plan.who != log.BOT]
    if open_seats:
        raise NotAtTable("table-empty-seat", seat=table.places.index(open_seats[0]) + 1)
    if table.unopened():
        return [enter(table, log.Called(at + TO_OPEN))]
    return _begin(table)


def _reveal(table: Table, seat: Seat, command: ask.Reveal) -> list[AnyEntry]:
    """Open bytes; once all are open, begin a match that waits for them."""
    if not _BYTES.fullmatch(command.seed):
        raise NotAtTable("table-bad-seed")
    done = [enter(table, log.Revealed(seat, command.seed))]
    is_last = table.called is not None and not table.unopened()
    return [*done, *_begin(table)] if is_last else done


def begin_without(table: Table) -> list[AnyEntry]:
    """Begin without the bytes that were not opened in time."""
    return [enter(table, log.Omitted(tuple(table.unopened()))), *_begin(table)]


def _begin(table: Table) -> list[AnyEntry]:
    done = []
    for seat, place in enumerate(table.places):
        if not place.name:
            name = bot_name(seat, [other.name for other in table.places])
            done.append(enter(table, log.Seated(seat, name)))
    done.append(enter(table, log.Started()))
    anew = drawn_anew(table)
    if anew is not None:
        done.append(enter(table, anew(1)))
    return [*done, *_ended(table)]


def _leave(table: Table, seat: Seat, command: ask.Leave) -> list[AnyEntry]:
    if table.status == WAITING:
        return [enter(table, log.Left(seat))]
    return [enter(table, log.Replaced(seat, stand_in(table), LEFT))]


def _play(table: Table, seat: Seat, command: ask.Play) -> list[AnyEntry]:
    table.check_ply(command.ply)
    return decide(table, seat, tuple(command.plays))


def decide(table: Table, seat: Seat, plays: tuple[str, ...]) -> list[AnyEntry]:
    """Let a seat decide; the last decision of a match also adds its end to the log."""
    return [enter(table, log.Played(seat, plays)), *_ended(table), *_broken_off(table)]


def _broken_off(table: Table) -> list[AnyEntry]:
    """Break off a match that has become too long."""
    is_over = table.match is not None and is_too_long(table.match)
    return [enter(table, log.Abandoned(is_too_long=True))] if is_over else []


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
    if match.free_undo(seat) <= to < free_undo(table, seat):
        raise CannotUndo("undo-ask")
    return [enter(table, log.Undone(seat, to))]


def _redo(table: Table, seat: Seat, command: ask.Redo) -> list[AnyEntry]:
    undone = table.undone.get(seat)
    if not undone:
        raise NotAtTable("table-nothing-undone")
    return decide(table, seat, undone[-1])


def _ask_undo(table: Table, seat: Seat, command: ask.AskUndo) -> list[AnyEntry]:
    return [enter(table, log.UndoAsked(seat, command.to)), *_agreed_undo(table)]


def _answer_undo(table: Table, seat: Seat, command: ask.AnswerUndo) -> list[AnyEntry]:
    asked = table.asked
    if asked is not None and command.to is not None and command.to != asked.to:
        raise Stale("table-other-undo", ply=asked.to)
    return [enter(table, log.UndoAnswered(seat, command.agrees)), *_agreed_undo(table)]


def _agreed_undo(table: Table) -> list[AnyEntry]:
    """Go back once all have agreed."""
    asked = table.asked
    if asked is None or not is_undo_agreed(table):
        return []
    epoch = table.running().epoch
    done = [enter(table, log.Undone(asked.seat, asked.to, agreed=True))]
    if table.running().epoch > epoch:
        done.append(enter(table, log.Reseeded(table.running().epoch)))
    return done


def _ask_clock(table: Table, seat: Seat, command: ask.AskClock) -> list[AnyEntry]:
    check_clock(table.opened.game, command.clock)
    if sum(isinstance(each, log.ClockAsked) for each in table.entries) >= MOST_CLOCKS:
        raise NotAtTable("table-clock-often")
    return [enter(table, log.ClockAsked(seat, command.clock)), *_agreed_clock(table)]


def _answer_clock(table: Table, seat: Seat, command: ask.AnswerClock) -> list[AnyEntry]:
    asked = table.clock_asked
    if asked is not None and command.clock != asked.clock:
        raise Stale("table-other-clock")
    if asked is not None and command.agrees and seat in table.clock_agreed:
        return []
    return [enter(table, log.ClockAnswered(seat, command.agrees)), *_agreed_clock(table)]


def _agreed_clock(table: Table) -> list[AnyEntry]:
    """Set the clock once all have agreed."""
    asked = table.clock_asked
    if asked is None or not is_clock_agreed(table):
        return []
    return [enter(table, log.Clocked(asked.clock))]


def _abandon(table: Table, seat: Seat, command: ask.Abandon) -> list[AnyEntry]:
    done = [
        enter(table, log.EndAsked(each, command.wants)) for each in sorted(table.companions(seat))
    ]
    if is_end_agreed(table):
        done.append(enter(table, log.Abandoned()))
    return done


def _resign(table: Table, seat: Seat, command: ask.Resign) -> list[AnyEntry]:
    """Give up; if all the others had already asked for the end, the match ends now."""
    if not goes_on(table, seat):
        return [enter(table, log.Resigned(seat)), *_ended(table)]
    done = [enter(table, log.Resigned(seat, stand_in(table), new_bot_name(table, seat)))]
    if is_end_agreed(table):
        done.append(enter(table, log.Abandoned()))
    return done


def _return(table: Table, seat: Seat, command: ask.Return) -> list[AnyEntry]:
    clock = table.opened.clock
    return [enter(table, log.Returned(seat, grace(table, clock, seat) if clock else 0))]


def _replace(table: Table, seat: Seat, command: ask.Replace) -> list[AnyEntry]:
    return [enter(table, log.Replaced(command.seat, stand_in(table), AWAY))]


_ACTS: Mapping[type, Callable[[Table, Seat, Any], list[AnyEntry]]] = {
    ask.Reveal: _reveal,
    ask.Ready: _ready,
    ask.Leave: _leave,
    ask.Play: _play,
    ask.Withdraw: _withdraw,
    ask.Undo: _undo,
    ask.Redo: _redo,
    ask.AskUndo: _ask_undo,
    ask.AnswerUndo: _answer_undo,
    ask.AskClock: _ask_clock,
    ask.AnswerClock: _answer_clock,
    ask.Resign: _resign,
    ask.Replace: _replace,
    ask.Return: _return,
    ask.Abandon: _abandon,
}
