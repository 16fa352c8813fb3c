"""Carries out what people ask of a tournament, within a transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from satrap.core.errors import SatrapError
from satrap.packs import get_pack
from satrap.server.clock import now
from satrap.server.cups import asking as ask
from satrap.server.cups.asking import AnyAsking
from satrap.server.cups.cup import CANCELLED, OPEN, RUNNING, Cup
from satrap.server.cups.fillers import bots
from satrap.server.cups.plan import HERE_MS, JOB
from satrap.server.cups.telling import tell_cancelled
from satrap.server.errors import NotNow
from satrap.server.store import cups as stored
from satrap.server.store.cups import Entrant
from satrap.server.store.errors import StoreError
from satrap.server.store.jobs import drop, put
from satrap.server.store.members import Member


class Declined(StoreError):
    """What was asked is not possible: the transaction changes nothing."""

    def __init__(self, why: SatrapError) -> None:
        super().__init__(str(why))
        self.why = why


def decline(key: str, **values: str | int) -> Declined:
    """Return the refusal to raise."""
    return Declined(NotNow(key, **values))


def carry_out(connection: Connection, cup: Cup, person: str, command: AnyAsking) -> None:
    """Carry out a command of somebody, or raise Declined."""
    is_host = cup.row.host == person
    if (
        isinstance(command, ask.StartCup | ask.CancelCup | ask.RemoveFromCup | ask.InviteBots)
        and not is_host
    ):
        raise decline("cup-not-host")
    if cup.row.status not in (OPEN, RUNNING):
        raise decline("cup-ended")
    _ACTS[type(command)](connection, cup, person, command)


def join(connection: Connection, cup: Cup, member: Member, rating: int) -> None:
    """Let a member take part; when enough have joined, it starts."""
    _check_open(cup)
    if cup.entrant_of(member.person):
        return
    if member.is_bot and not cup.plan.has_bots:
        raise decline("cup-no-bots")
    _check_room(cup, 1)
    number = max((each.number for each in cup.entrants), default=0) + 1
    who = Entrant(number, member.person, member.name, "", rating)
    stored.add_entrant(connection, cup.id, who)
    _start_if_full(connection, cup, len(cup.entrants) + 1)


def _check_open(cup: Cup) -> None:
    if cup.row.status != OPEN:
        raise decline("cup-started")


def _check_room(cup: Cup, more: int) -> None:
    if len(cup.entrants) + more > cup.plan.most:
        raise decline("cup-full", most=cup.plan.most)


def _start_if_full(connection: Connection, cup: Cup, players: int) -> None:
    if cup.plan.fill and players >= cup.plan.fill:
        _begin_now(connection, cup)


def _begin_now(connection: Connection, cup: Cup) -> None:
    at = now()
    stored.change_cup(connection, cup.id, begins=at)
    put(connection, JOB, cup.id, at)


def _leave(connection: Connection, cup: Cup, person: str, command: AnyAsking) -> None:
    who = cup.entrant_of(person)
    if who is None or not who.is_in:
        raise decline("cup-not-in")
    _drop(connection, cup, who)


def _remove(connection: Connection, cup: Cup, person: str, command: ask.RemoveFromCup) -> None:
    who = cup.by_number.get(command.number)
    if who is None or not who.is_in:
        raise decline("cup-not-in")
    _drop(connection, cup, who)


def _drop(connection: Connection, cup: Cup, who: Entrant) -> None:
    """Drop somebody; where they play, the director lets a bot play on for them."""
    if cup.row.status == OPEN:
        stored.drop_entrant(connection, cup.id, who.number)
        return
    stored.add_entrant(connection, cup.id, replace(who, is_in=False))
    if cup.row.is_playing:  # otherwise the director looks when all tables are open
        put(connection, JOB, cup.id, now())


def _here(connection: Connection, cup: Cup, person: str, command: AnyAsking) -> None:
    """Note that somebody is here; when everybody is, nobody waits any longer."""
    who = cup.entrant_of(person)
    if who is None or not who.is_in:
        raise decline("cup-not-in")
    round = cup.row.round + (cup.row.status == OPEN)
    if not may_be_here(cup):
        raise decline("cup-not-yet")
    stored.add_entrant(connection, cup.id, replace(who, here=round))
    others = [each for each in cup.entrants if each.person and each.is_in and each != who]
    if cup.row.status == RUNNING and all(each.here >= round for each in others):
        _begin_now(connection, cup)


def may_be_here(cup: Cup) -> bool:
    """Say whether people can say now that they are here for the next round."""
    begins = cup.row.begins
    is_soon = begins is not None and now() >= begins - HERE_MS
    return cup.plan.is_live and is_soon and not cup.row.is_playing


def _start(connection: Connection, cup: Cup, person: str, command: AnyAsking) -> None:
    _check_open(cup)
    if len(cup.entrants) < 2:
        raise decline("cup-too-few")
    _begin_now(connection, cup)


def _cancel(connection: Connection, cup: Cup, person: str, command: AnyAsking) -> None:
    stored.change_cup(connection, cup.id, status=CANCELLED)
    drop(connection, JOB, cup.id)
    tell_cancelled(connection, cup, now())


def _invite(connection: Connection, cup: Cup, person: str, command: ask.InviteBots) -> None:
    _check_open(cup)
    if not cup.plan.has_bots:
        raise decline("cup-no-bots")
    if command.bot not in get_pack(cup.plan.game).levels:
        raise decline("cup-no-such-bot")
    _check_room(cup, command.count)
    for each in bots(cup, command.bot, command.count):
        stored.add_entrant(connection, cup.id, each)
    _start_if_full(connection, cup, len(cup.entrants) + command.count)


_ACTS: Mapping[type, Callable[[Connection, Cup, str, Any], None]] = {
    ask.LeaveCup: _leave,
    ask.HereAtCup: _here,
    ask.StartCup: _start,
    ask.CancelCup: _cancel,
    ask.RemoveFromCup: _remove,
    ask.InviteBots: _invite,
}
