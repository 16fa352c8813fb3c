"""Tournaments, in SQL. A whole one is read and changed in one transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from satrap.server.store.cups_schema import cup_tables, cups, entrants
from satrap.server.store.errors import Unknown

MOST = 50  # in each list


class CupRow(msgspec.Struct, frozen=True):
    """A tournament. Times are in milliseconds."""

    id: str
    host: str
    status: str
    is_public: bool
    at: int
    begins: int | None
    round: int
    is_playing: bool
    seed: str
    plan: bytes


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part, or a bot."""

    number: int
    person: str
    name: str
    bot: str
    rating: int = 0
    is_in: bool = True
    missed: int = 0
    here: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """A table of a round; a free round is a table for one."""

    round: int
    number: int
    match: str
    sitting: tuple[int, ...]
    result: bytes | None = None


class Whole(msgspec.Struct, frozen=True):
    """A tournament with all that belongs to it."""

    cup: CupRow
    entrants: list[Entrant]
    tables: list[TableRow]


def add_cup(connection: Connection, row: CupRow) -> None:
    """Store a new tournament."""
    connection.execute(insert(cups), msgspec.structs.asdict(row))


def read(connection: Connection, cup: str, *, is_locked: bool = False) -> Whole:
    """Return a whole tournament, or raise Unknown; locked until the end of the transaction."""
    query = select(*_columns(cups, CupRow)).where(cups.c.id == cup)
    row = connection.execute(query.with_for_update() if is_locked else query).first()
    if row is None:
        raise Unknown("there is no such tournament")
    people = select(*_columns(entrants, Entrant)).where(entrants.c.cup == cup)
    tables = select(*_columns(cup_tables, TableRow)).where(cup_tables.c.cup == cup)
    order = (cup_tables.c.round, cup_tables.c.number)
    return Whole(
        CupRow(*row),
        [Entrant(*each) for each in connection.execute(people.order_by(entrants.c.number))],
        [_table(each) for each in connection.execute(tables.order_by(*order))],
    )


def status_of(connection: Connection, cup: str) -> str | None:
    """Return the status of a tournament; None if there is none."""
    return connection.scalar(select(cups.c.status).where(cups.c.id == cup))


def _columns(table: Any, kind: type[msgspec.Struct]) -> list[Any]:
    return [table.c[name] for name in kind.__struct_fields__]


def _table(row: Sequence[Any]) -> TableRow:
    return TableRow(row[0], row[1], row[2], tuple(json.loads(row[3])), row[4])


def change_cup(connection: Connection, cup: str, **values: Any) -> None:
    """Change some values of a tournament."""
    connection.execute(update(cups).where(cups.c.id == cup).values(**values))


def add_entrant(connection: Connection, cup: str, entrant: Entrant) -> None:
    """Add somebody, or put a changed entrant in the place of the old one."""
    values = msgspec.structs.asdict(entrant)
    which = (entrants.c.cup == cup) & (entrants.c.number == entrant.number)
    if connection.execute(update(entrants).where(which).values(**values)).rowcount == 0:
        connection.execute(insert(entrants), {"cup": cup, **values})


def drop_entrant(connection: Connection, cup: str, number: int) -> None:
    """Remove somebody before the start."""
    which = (entrants.c.cup == cup) & (entrants.c.number == number)
    connection.execute(entrants.delete().where(which))


def add_tables(connection: Connection, cup: str, rows: Iterable[TableRow]) -> None:
    """Add the tables of a round."""
    for row in rows:
        values = msgspec.structs.asdict(row) | {"sitting": json.dumps(row.sitting), "cup": cup}
        connection.execute(insert(cup_tables), values)


def set_result(connection: Connection, match: str, result: bytes) -> str | None:
    """Note the result of a match, if it is one of a tournament; return whose round is now over."""
    which = (cup_tables.c.match == match) & cup_tables.c.result.is_(None)
    row = connection.execute(select(cup_tables.c.cup, cup_tables.c.round).where(which)).first()
    if row is None:
        return None
    connection.execute(update(cup_tables).where(which).values(result=result))
    left = (cup_tables.c.cup == row[0]) & (cup_tables.c.round == row[1])
    query = select(func.count()).select_from(cup_tables).where(left, cup_tables.c.result.is_(None))
    cup: str = row[0]
    return cup if connection.scalar(query) == 0 else None


def listed(connection: Connection, person: str) -> list[tuple[CupRow, int, bool]]:
    """Return the public tournaments and those of a person, the newest first.

    Each comes with how many take part, and whether this person does.
    """
    own = select(entrants.c.cup).where(entrants.c.person == person) if person else None
    wanted: Any = cups.c.is_public
    if own is not None:
        wanted = wanted | (cups.c.host == person) | cups.c.id.in_(own)
    query = select(*_columns(cups, CupRow)).where(wanted)
    found = list[CupRow]()
    for status in ("open", "running", "over"):
        rows = query.where(cups.c.status == status).order_by(cups.c.at.desc(), cups.c.id)
        found += [CupRow(*row) for row in connection.execute(rows.limit(MOST))]
    ids = [row.id for row in found]
    counts = select(entrants.c.cup, func.count()).where(entrants.c.cup.in_(ids))
    players = dict(tuple(row) for row in connection.execute(counts.group_by(entrants.c.cup)))
    mine = set(connection.scalars(own)) if own is not None else set()
    return [(row, players.get(row.id, 0), row.id in mine) for row in found]


def under_way(connection: Connection) -> list[str]:
    """Return the matches of running tournaments that are not over."""
    query = select(cup_tables.c.match).join(cups, cups.c.id == cup_tables.c.cup)
    where = (cups.c.status == "running") & cup_tables.c.result.is_(None)
    return list(connection.scalars(query.where(where, cup_tables.c.round == cups.c.round)))


def hosted(connection: Connection, person: str) -> int:
    """Return how many tournaments somebody organises that are not over."""
    where = (cups.c.host == person) & cups.c.status.in_(("open", "running"))
    return connection.scalar(select(func.count()).select_from(cups).where(where)) or 0
