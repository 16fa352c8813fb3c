"""Forgets the notices of a person, where they went, and their name in notices of others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from satrap.core.text import former
from satrap.server.beside import parse
from satrap.server.store.cups_schema import cups, entrants
from satrap.server.store.merging import matches_of
from satrap.server.store.notices_schema import notices, outbox, targets, tastes
from satrap.server.store.schema import lines, people


def forget_notices(connection: Connection, person: str) -> None:
    """Forget what a person was told and how, and take their name out of what others were told."""
    for table in (notices, targets):
        own = select(table.c.id).where(table.c.person == person)
        column = outbox.c.notice if table is notices else outbox.c.target
        connection.execute(delete(outbox).where(column.in_(own)))
    for table in (notices, targets, tastes):
        connection.execute(delete(table).where(table.c.person == person))
    for match in connection.scalars(matches_of(person)).all():
        names = _names_at(connection, match, person)
        _take_out(connection, names, notices.c.tag.endswith(f":{match}", autoescape=True))
    name = connection.scalar(select(people.c.name).where(people.c.id == person))
    _take_out(connection, {name or ""}, notices.c.kind.in_(("people", "order")))
    hosted = select(cups.c.id, cups.c.plan).where(cups.c.host == person)
    for cup, plan in connection.execute(hosted).all():
        _take_out(connection, {msgspec.json.decode(plan)["name"]}, notices.c.tag == f"cup/{cup}")
    joined = select(entrants.c.cup, entrants.c.name).where(entrants.c.person == person)
    for cup, called in connection.execute(joined).all():
        _take_out(connection, {called}, notices.c.tag == f"cup/{cup}")


def called(connection: Connection, person: str) -> dict[str, set[str]]:
    """Return what somebody is called in notices of others, by how the tags of those end."""
    found = {
        f":{match}": _names_at(connection, match, person)
        for match in connection.scalars(matches_of(person)).all()
    }
    joined = select(entrants.c.cup, entrants.c.name).where(entrants.c.person == person)
    for cup, name in connection.execute(joined).all():
        found.setdefault(f"cup/{cup}", set()).add(name)
    hosted = select(cups.c.id, cups.c.plan).where(cups.c.host == person)
    for cup, plan in connection.execute(hosted).all():
        found.setdefault(f"cup/{cup}", set()).add(msgspec.json.decode(plan)["name"])
    return found


def take_out_again(connection: Connection, names: Mapping[str, set[str]]) -> None:
    """Take names out of notices that were written while their person was forgotten."""
    for end, each in names.items():
        _take_out(connection, each, notices.c.tag.endswith(end, autoescape=True))


def _names_at(connection: Connection, match: str, person: str) -> set[str]:
    """Return the names under which somebody sat at a match."""
    query = select(lines.c.beside).where(lines.c.match == match, lines.c.beside.is_not(None))
    kept = [parse(bytes(beside)) for beside in connection.scalars(query)]
    mine = [each for each in kept if "person" in each and each["person"].value == person]
    return {each["name"].value for each in mine if "name" in each}


def _take_out(connection: Connection, names: Collection[str], which: Any) -> None:
    """Put what stands for nobody in place of these names."""
    for mark, words in connection.execute(select(notices.c.id, notices.c.words).where(which)).all():
        told = msgspec.json.decode(words)
        made = _without(told, names)
        if made != told:
            new = msgspec.json.encode(made).decode()
            connection.execute(update(notices).where(notices.c.id == mark).values(words=new))


def _without(value: Any, names: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {key: _without(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [_without(each, names) for each in value]
    return former(None) if isinstance(value, str) and value in names else value
