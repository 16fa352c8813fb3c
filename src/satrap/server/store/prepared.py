"""Decisions that are prepared, in SQL: apart from the logs, which become public at the end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.waits_schema import prepared


class Plan(msgspec.Struct, frozen=True):
    """What the person of a seat has prepared, in notation: at most one action of each kind."""

    match: str
    seat: int
    person: str
    actions: tuple[str, ...]
    at: int


def set_plan(connection: Connection, plan: Plan) -> None:
    """Replace what a seat has prepared; without actions there is nothing left."""
    which = (prepared.c.match == plan.match) & (prepared.c.seat == plan.seat)
    connection.execute(delete(prepared).where(which))
    if plan.actions:
        row = msgspec.structs.asdict(plan) | {"actions": "\n".join(plan.actions)}
        connection.execute(insert(prepared), row)


def drop_plans(connection: Connection, match: str, seats: Sequence[int]) -> None:
    """Remove what some seats have prepared."""
    which = (prepared.c.match == match) & prepared.c.seat.in_(seats)
    connection.execute(delete(prepared).where(which))


def plans(connection: Connection, match: str) -> list[Plan]:
    """Return what the seats of a match have prepared."""
    query = select(prepared).where(prepared.c.match == match).order_by(prepared.c.seat)
    return [
        Plan(row.match, row.seat, row.person, tuple(row.actions.split("\n")), row.at)
        for row in connection.execute(query)
    ]


async def planned(connection: AsyncConnection) -> set[str]:
    """Return the matches where anything is prepared."""
    return set(await connection.scalars(select(prepared.c.match).distinct()))
