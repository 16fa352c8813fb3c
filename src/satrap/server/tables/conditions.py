"""The conditions for doing something at a table; each raises an error if it is not met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from satrap.core.errors import NotYourDecision, SatrapError, Unreadable
from satrap.core.game import OPEN, Observer, Seat
from satrap.packs import get_pack
from satrap.server.errors import Forbidden, NoSuchTable
from satrap.server.tables import entries as log
from satrap.server.tables.commands import Sender
from satrap.server.tables.consent import voters
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.hushing import is_removed
from satrap.server.tables.rated import is_rated
from satrap.server.tables.show import observer_of
from satrap.server.tables.shuffling import check_fair
from satrap.server.tables.table import OVER, RUNNING, WAITING, Table

MOST_SAT = 10  # times that somebody can sit down before the start: each adds a line with a name


class Case(NamedTuple):
    """A table, who asks, and for what."""

    table: Table
    by: Sender
    command: Any = None

    @property
    def is_host(self) -> bool:
        return is_hosted_by(self.table, self.by.person)

    @property
    def seat(self) -> Seat | None:
        """The seat that is meant, or None for a watcher; refuses other people's seats."""
        return self.table.seat_of(self.by.person, self.by.seat)


Rule = Callable[[Case], None]


def is_hosted_by(table: Table, person: str) -> bool:
    """Say whether somebody is the host of a table: only the host sees its link."""
    return person != "" and person == table.opened.host


def admitted(case: Case) -> None:
    """Admit only its host, its players and anyone with the link to a private table.

    A person whom the host has removed is never admitted, not even with the link.
    """
    if is_removed(case.table, case.by.person):
        raise Forbidden("table-removed")
    table, person = case.table, case.by.person
    is_known = case.is_host or bool(table.seats_had_by(person)) or table.is_expected(person)
    if not (case.table.opened.is_public or is_known or case.by.is_invited):
        raise NoSuchTable("server-no-table")


def hosting(refusal: str) -> Rule:
    """Allow it only to the host."""

    def rule(case: Case) -> None:
        if not case.is_host:
            raise NotAtTable(refusal)

    return rule


def seated(case: Case) -> None:
    """Allow it only to players."""
    if case.seat is None:
        raise NotAtTable("table-not-seated")


def playing(case: Case) -> None:
    """Allow it only to people for whom no bot plays."""
    seat = case.seat
    if case.table.status == RUNNING and seat is not None and case.table.places[seat].bot:
        raise NotAtTable("table-has-bot")


def voting(case: Case) -> None:
    """Allow it to people who play, and to absent ones whose consent counts."""
    if case.seat not in voters(case.table):
        playing(case)


def ending(case: Case) -> None:
    """Before the start let the host close the table; later let those with a say ask for the end."""
    rules = (hosting("table-not-host"),) if case.table.status == WAITING else (seated, voting)
    for rule in rules:
        rule(case)


def replacing(case: Case) -> None:
    """Let a bot take over only from somebody who has been away for a while.

    By correspondence nobody asks for it: the server does it when time has run out.
    """
    person = case.table.place(case.command.seat).person
    if not person or person not in case.by.away:
        raise NotAtTable("table-not-away-yet")
    clock = case.table.opened.clock
    if clock and clock.is_daily:
        raise NotAtTable("table-has-days")


def reclocking(case: Case) -> None:
    """Let nobody who is alone with bots change the clock of a rated match: it was settled."""
    seat = case.seat
    is_alone = seat is not None and voters(case.table) <= case.table.companions(seat)
    if is_alone and is_rated(case.table):
        raise NotAtTable("table-rated-clock")


def talking(case: Case) -> None:
    """Let anyone talk who is not muted; people with several seats name one."""
    _ = case.seat
    if case.by.person in case.table.hushed:
        raise NotAtTable("table-muted")


def sitting(case: Case) -> None:
    """Let people sit only on chairs that are meant for them."""
    place = case.table.place(case.command.seat)
    who, kept = place.plan.who, place.reserved
    is_theirs = kept is not None and kept.person == case.by.person
    if kept and not (is_theirs or case.by.at >= kept.until or place.name):
        raise NotAtTable("table-reserved", name=kept.name)
    if who == log.INVITED and not (case.by.is_invited or is_theirs):
        raise Forbidden("server-not-invited")
    if who == log.BOT:
        raise NotAtTable("table-bots-chair")
    if who == log.DEVICE and not case.is_host:
        raise NotAtTable("table-hosts-chair")
    if case.by.is_unwelcome:
        raise NotAtTable("table-unwelcome")
    check_welcome(case.table, case.by.person)


def check_welcome(table: Table, person: str) -> None:
    """Refuse a chair to a person whose seat was freed, or who came and went too often."""
    if person in table.freed:
        raise NotAtTable("table-freed")
    if table.sat[person] >= MOST_SAT + len(table.places):  # on one device each seat counts
        raise NotAtTable("table-sat-often")
    check_fair(table, person)


def owning(case: Case) -> None:
    """Let people have notes for their own seats, or for none."""
    seat = case.by.seat
    if seat is not None and case.table.place(seat).person != case.by.person:
        raise NotAtTable("server-not-your-seat")


def seeing(case: Case) -> None:
    """Let people see a table only as themselves."""
    observer_of(case.table, case.by.person, case.by.seat)


def looking_back(case: Case) -> None:
    """Let people look back only as themselves, until the match is over."""
    observer_then(case.table, case.by.person, case.by.seat)


def observer_then(table: Table, person: str, wanted: Seat | None) -> Observer:
    """Return as which observer somebody looks back: after the end any seat, or one who sees all."""
    if table.status != OVER:
        return observer_of(table, person, wanted)
    if wanted is None:
        return OPEN
    table.place(wanted)
    return wanted


def when(is_so: Callable[[Table], bool], refusal: Callable[[str], SatrapError], key: str) -> Rule:
    """Allow it only while a condition holds at the table."""

    def rule(case: Case) -> None:
        if not is_so(case.table):
            raise refusal(key)

    return rule


def outside_cups(refusal: str) -> Rule:
    """Refuse it at a table of a tournament, where the others need a result."""
    return when(lambda table: not table.opened.is_cup, NotAtTable, refusal)


def deciding(case: Case) -> None:
    """Allow it only to people who have to decide now, without a bot."""
    seat, match = case.seat, case.table.running()
    if seat is None or seat not in match.waiting() or case.table.places[seat].bot:
        raise NotYourDecision("hint-not-now")


def rematching(case: Case) -> None:
    """Allow a rematch only to those who have played."""
    if not case.table.seats_had_by(case.by.person) or case.table.status != OVER:
        raise NotAtTable("table-no-rematch")


def _is_over(table: Table) -> bool:
    return table.match is not None and table.status == OVER


def _is_proven(table: Table) -> bool:
    """Say whether a match has a result, and was played here."""
    return table.match is not None and table.match.outcome is not None and not table.imported


def _has_advice(table: Table) -> bool:
    return get_pack(table.opened.game).can_advise


BEGUN = when(lambda table: table.match is not None, Unreadable, "server-no-ply")
RUNS = when(lambda table: table.status == RUNNING, NotAtTable, "table-not-running")
FRIENDLY = when(lambda table: table.opened.is_friendly, Forbidden, "hint-not-friendly")
ADVISED = when(_has_advice, Forbidden, "hint-no-advice")
ANALYSED = when(_has_advice, Forbidden, "server-no-analysis")
OPENED = when(_is_over, Forbidden, "server-not-over")  # earlier, it would show what is hidden
PROVEN = when(_is_proven, Forbidden, "server-no-proof")
ENDED = when(_is_over, NotAtTable, "table-not-over")
