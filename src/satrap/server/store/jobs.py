"""Jobs, in SQL: written in the transaction from which they follow."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.jobs_schema import jobs

ID_BYTES: Final = 8


class Job(msgspec.Struct, frozen=True):
    """Something to do at a time (ms)."""

    kind: str
    key: str
    id: str
    due: int
    body: bytes
    tries: int


def put(connection: Connection, kind: str, key: str, due: int, body: bytes = b"") -> None:
    """Add a job; it replaces the one of the same kind and key."""
    drop(connection, kind, key)
    made = Job(kind, key, secrets.token_hex(ID_BYTES), due, body, 0)
    connection.execute(insert(jobs), msgspec.structs.asdict(made))


def drop(connection: Connection, kind: str, key: str) -> bool:
    """Remove a job; say whether there was one."""
    which = (jobs.c.kind == kind) & (jobs.c.key == key)
    return connection.execute(delete(jobs).where(which)).rowcount > 0


def body_of(connection: Connection, kind: str, key: str) -> bytes | None:
    """Return what a job is about, if there is one of this kind and key."""
    which = (jobs.c.kind == kind) & (jobs.c.key == key)
    body = connection.scalar(select(jobs.c.body).where(which))
    return None if body is None else bytes(body)


def finish(connection: Connection, job: Job) -> bool:
    """Remove a job that was done; False if it was replaced, removed or done meanwhile."""
    which = (jobs.c.kind == job.kind) & (jobs.c.key == job.key) & (jobs.c.id == job.id)
    return connection.execute(delete(jobs).where(which)).rowcount > 0


def put_off(connection: Connection, job: Job, due: int) -> None:
    """Try a job that has failed again at another time."""
    which = (jobs.c.kind == job.kind) & (jobs.c.key == job.key) & (jobs.c.id == job.id)
    connection.execute(update(jobs).where(which).values(due=due, tries=job.tries + 1))


async def due_jobs(
    connection: AsyncConnection, kinds: Collection[str], at: int, most: int
) -> list[Job]:
    """Return the jobs of some kinds that are due by a time, the earliest first.

    Of each kind there are so many at most: whatever is due in masses hides nothing else.
    """
    order = (jobs.c.due, jobs.c.id)
    place = func.row_number().over(partition_by=jobs.c.kind, order_by=order).label("place")
    wanted = (jobs.c.due <= at) & jobs.c.kind.in_(kinds)
    found = select(jobs, place).where(wanted).subquery()
    columns = [found.c[name] for name in Job.__struct_fields__]
    query = select(*columns).where(found.c.place <= most).order_by(found.c.due, found.c.id)
    return [Job(*row) for row in await connection.execute(query)]


async def next_due(connection: AsyncConnection, kinds: Collection[str], after: int) -> int | None:
    """Return when the next job of some kinds falls due after a time, if there is any."""
    wanted = (jobs.c.due > after) & jobs.c.kind.in_(kinds)
    found: int | None = await connection.scalar(select(func.min(jobs.c.due)).where(wanted))
    return found


async def jobs_of(connection: AsyncConnection, kind: str) -> list[Job]:
    """Return the jobs of a kind, the earliest first."""
    query = select(jobs).where(jobs.c.kind == kind).order_by(jobs.c.due, jobs.c.id)
    return [Job(*row) for row in await connection.execute(query)]


async def list_jobs(
    connection: AsyncConnection, limit: int = 200, *, is_failing: bool = False
) -> list[Job]:
    """Return the jobs that fall due next, or only those that have failed before."""
    least = 1 if is_failing else 0
    query = select(jobs).where(jobs.c.tries >= least)
    query = query.order_by(jobs.c.due, jobs.c.id).limit(limit)
    return [Job(*row) for row in await connection.execute(query)]
