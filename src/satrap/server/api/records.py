"""What is public once a match is over: its record, and the proof that chance was fair."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.requests import Request

from satrap.core.record import Record, format_record
from satrap.server import chain
from satrap.server.api import examples
from satrap.server.api.answers import Made
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import Link
from satrap.server.proof import Proof, format_proof, make_proof
from satrap.server.store.interface import Person, StoredLine
from satrap.server.storing import storing
from satrap.server.tables.entries import LOG
from satrap.server.tables.permissions import Read
from satrap.server.tables.table import Table, record_of

routes = Routes("after a match")


@routes.add("GET /tables/{match}/record", scope="read", shown=examples.record())
async def record(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> Made[Record]:
    """Return the record of a finished match, including its seed."""
    *_, made = await _ended(request, Read.RECORD, person, match, link)
    return Made(await asyncio.to_thread(format_record, made))


@routes.add("GET /tables/{match}/proof", scope="read")
async def proof(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> Made[Proof]:
    """Return the proof of a match with a result: its whole log. `satrap verify` checks it."""
    opened, seed, made = await _ended(request, Read.PROOF, person, match, link)
    with storing():
        stored = await state_of(request).store.read(match)
    has_beside = opened.opened.log >= LOG
    return Made(await asyncio.to_thread(_proof, made, seed, stored, has_beside=has_beside))


def _proof(record: Record, seed: bytes, stored: Sequence[StoredLine], *, has_beside: bool) -> bytes:
    lines = [chain.ChainLine(line.nonce, line.body) for line in stored]
    beside = [line.beside for line in stored] if has_beside else None
    return format_proof(make_proof(record, seed, lines, beside))


async def _ended(
    request: Request, what: Read, person: Person | None, match: str, link: str
) -> tuple[Table, bytes, Record]:
    """Return the table, the server's seed and the record of a finished match."""
    who = person.id if person else ""
    async with state_of(request).hall.reading(match, what, who, link) as (_, standing):
        table, played = standing.table, standing.table.match
    assert played is not None, "it is over"
    return table, standing.seed, await asyncio.to_thread(record_of, table, played)
