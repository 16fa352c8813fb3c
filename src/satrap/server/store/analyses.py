"""Analyses of matches, in SQL: one for each match, opaque here except for its version."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.store.errors import Unknown
from satrap.server.store.schema import analyses, matches


async def analysis(connection: AsyncConnection, match: str, version: int) -> bytes | None:
    """Return what this version of the analysis found in a match, if it is stored."""
    is_it = (analyses.c.match == match) & (analyses.c.version == version)
    found: bytes | None = await connection.scalar(select(analyses.c.body).where(is_it))
    return found


def set_analysis(connection: Connection, match: str, version: int, body: bytes, at: int) -> None:
    """Store what was found, in place of what was stored before."""
    if connection.execute(select(matches.c.id).where(matches.c.id == match)).first() is None:
        raise Unknown(f"there is no match {match}")
    connection.execute(delete(analyses).where(analyses.c.match == match))
    row = {"match": match, "version": version, "body": body, "at": at}
    connection.execute(insert(analyses), row)
