"""Reports, penalties and the trail of operators, in SQL."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.devices import IS_TOKEN
from satrap.server.store.errors import Unknown
from satrap.server.store.members_schema import members
from satrap.server.store.order_schema import audit, penalties, reports
from satrap.server.store.schema import people, tokens

MOST = 200  # rows that a list has
PAGE = 50  # deeds at a time

Kind = Literal["silence", "ban"]  # may say nothing; may neither open tables, sit down nor talk


class Report(msgspec.Struct, frozen=True):
    """What somebody reported about somebody at a table."""

    id: str
    match: str
    by: str
    about: str
    words: str
    attached: bytes
    at: int
    closed: int | None = None
    decision: str = ""


class Penalty(msgspec.Struct, frozen=True):
    """What somebody may not do, until then (ms), or for good."""

    person: str
    kind: Kind
    reason: str
    at: int
    until: int | None


class Deed(msgspec.Struct, frozen=True):
    """What an operator did."""

    seq: int
    at: int
    operator: str
    deed: str
    about: str
    words: str


class Found(msgspec.Struct, frozen=True):
    """A person, as operators find them by name."""

    person: str
    name: str
    at: int  # when they first came (ms)
    is_member: bool
    is_bot: bool  # a member that is a program
    devices: int  # on which they are signed in
    seen: int | None  # the last visit on one of them (ms)


def add_report(connection: Connection, report: Report) -> None:
    """Store a report."""
    connection.execute(insert(reports), msgspec.structs.asdict(report))


def close_report(connection: Connection, report: str, decision: str, at: int) -> str:
    """Close a report with a decision, and return who sent it, or raise Unknown."""
    which = (reports.c.id == report) & reports.c.closed.is_(None)
    done = connection.execute(update(reports).where(which).values(closed=at, decision=decision))
    if done.rowcount == 0:
        raise Unknown("there is no such open report")
    by = connection.scalar(select(reports.c.by).where(reports.c.id == report))
    return by or ""


def set_penalty(connection: Connection, penalty: Penalty) -> None:
    """Add a penalty; it replaces one of the same kind."""
    known = connection.scalar(select(people.c.id).where(people.c.id == penalty.person))
    if known is None:
        raise Unknown("there is no such person")
    lift_penalty(connection, penalty.person, penalty.kind)
    connection.execute(insert(penalties), msgspec.structs.asdict(penalty))


def lift_penalty(connection: Connection, person: str, kind: str) -> bool:
    """End a penalty; say whether there was one."""
    which = (penalties.c.person == person) & (penalties.c.kind == kind)
    return connection.execute(delete(penalties).where(which)).rowcount > 0


def add_deed(
    connection: Connection, at: int, operator: str, deed: str, about: str, words: str
) -> None:
    """Note what an operator did."""
    last = connection.scalar(select(func.max(audit.c.seq)))
    row = {"at": at, "operator": operator, "deed": deed, "about": about, "words": words}
    connection.execute(insert(audit), {"seq": 0 if last is None else last + 1, **row})


async def list_reports(connection: AsyncConnection, is_open: bool) -> list[Report]:
    """Return the open reports, the oldest first, or the closed ones, the newest first."""
    query = select(reports).limit(MOST)
    if is_open:
        query = query.where(reports.c.closed.is_(None)).order_by(reports.c.at, reports.c.id)
    else:
        query = query.where(reports.c.closed.is_not(None)).order_by(reports.c.closed.desc())
    return [Report(*row) for row in await connection.execute(query)]


async def list_reports_by(connection: AsyncConnection, person: str) -> list[Report]:
    """Return what somebody has reported, the newest first."""
    query = select(reports).where(reports.c.by == person).order_by(reports.c.at.desc())
    return [Report(*row) for row in await connection.execute(query.limit(MOST))]


async def list_penalties(connection: AsyncConnection) -> list[Penalty]:
    """Return all penalties, the newest first."""
    rows = await connection.execute(select(penalties).order_by(penalties.c.at.desc()))
    return [Penalty(*row) for row in rows]


async def list_deeds(connection: AsyncConnection, before: int | None = None) -> list[Deed]:
    """Return what operators did last, or before a deed; the newest first, one page."""
    query = select(audit).order_by(audit.c.seq.desc()).limit(PAGE)
    if before is not None:
        query = query.where(audit.c.seq < before)
    return [Deed(*row) for row in await connection.execute(query)]


async def find_people(connection: AsyncConnection, name: str) -> list[Found]:
    """Return the people whose names contain some words, the newest first."""
    wanted = func.lower(people.c.name).contains(name.lower(), autoescape=True)
    query = (
        select(
            people.c.id,
            people.c.name,
            people.c.at,
            members.c.is_bot,
            func.count(tokens.c.id),
            func.max(tokens.c.seen),
        )
        .join(members, members.c.person == people.c.id, isouter=True)
        .join(tokens, (tokens.c.person == people.c.id) & IS_TOKEN, isouter=True)
        .where(wanted)
        .group_by(people.c.id, people.c.name, people.c.at, members.c.is_bot)
        .order_by(people.c.at.desc(), people.c.id)
        .limit(MOST)
    )
    rows = await connection.execute(query)
    return [
        Found(who, called, at, is_bot is not None, bool(is_bot), count, seen)
        for who, called, at, is_bot, count, seen in rows
    ]


async def is_person(connection: AsyncConnection, person: str) -> bool:
    """Say whether there is such a person."""
    return await connection.scalar(select(people.c.id).where(people.c.id == person)) is not None
