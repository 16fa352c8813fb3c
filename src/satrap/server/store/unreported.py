"""Forgets what operators know of a person: penalties, reports, and the reasons in their trail."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select, update

from satrap.server.beside import parse
from satrap.server.store.merging import matches_of
from satrap.server.store.order_schema import audit, penalties, reports
from satrap.server.store.schema import lines


def forget_penalties(connection: Connection, person: str) -> None:
    """Forget the penalties of a person."""
    connection.execute(delete(penalties).where(penalties.c.person == person))


def forget_reports(connection: Connection, person: str) -> None:
    """Forget the reports by and about a person, what others attached of their words, and why.

    That something was done stays in the trail of operators, but neither about whom nor why.
    """
    is_theirs = (reports.c.by == person) | (reports.c.about == person)
    ids = list(connection.scalars(select(reports.c.id).where(is_theirs)))
    connection.execute(delete(reports).where(is_theirs))
    is_about = (audit.c.about == person) | audit.c.about.in_(ids)
    connection.execute(update(audit).where(is_about).values(about="", words=""))
    matches = set(connection.scalars(matches_of(person)))
    for report, match, attached in connection.execute(
        select(reports.c.id, reports.c.match, reports.c.attached)
    ).all():
        left = _without(bytes(attached), person, _seats(connection, match, matches, person))
        if left != attached:
            connection.execute(update(reports).where(reports.c.id == report).values(attached=left))


def _seats(connection: Connection, match: str, matches: set[str], person: str) -> set[int]:
    """Return the seats at which somebody sat at a match."""
    if match not in matches:
        return set()
    query = select(lines.c.body, lines.c.beside).where(
        lines.c.match == match, lines.c.beside.is_not(None)
    )
    return {
        msgspec.json.decode(body)["seat"]
        for body, beside in connection.execute(query)
        if "person" in (kept := parse(bytes(beside))) and kept["person"].value == person
        if "seat" in msgspec.json.decode(body)
    }


def _without(attached: bytes, person: str, seats: set[int]) -> bytes:
    """Return what was said at a table without the words of a person."""
    told = msgspec.json.decode(attached)
    players_, watchers = told["players"], told["watchers"]
    told["players"] = [each for each in players_ if each["seat"] not in seats]
    told["watchers"] = [each for each in watchers if each["by"] != person]
    is_same = (told["players"], told["watchers"]) == (players_, watchers)
    return attached if is_same else msgspec.json.encode(told)
