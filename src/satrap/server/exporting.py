"""Everything of mine in one archive: plain JSON, with a page that says what is in which file.

It holds what its person can see on the server anyway: of a running match only that it runs, of a
finished one its record and proof. `satrap account read` reads it back.
"""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from satrap.core.errors import SatrapError
from satrap.core.game import Json
from satrap.core.language import say
from satrap.core.record import format_record
from satrap.core.text import text
from satrap.server.chain import ChainLine
from satrap.server.clock import now
from satrap.server.hall import Hall
from satrap.server.proof import format_proof, make_proof
from satrap.server.store import personal
from satrap.server.store.interface import Person
from satrap.server.store.sql_store import SqlStore
from satrap.server.storing import storing
from satrap.server.tables.entries import LOG
from satrap.server.tables.permissions import Read
from satrap.server.tables.table import OVER, Table, record_of

FORMAT: Final = "satrap-account-1"
WHEN: Final = (1980, 1, 1, 0, 0, 0)  # of every file: the archive says when it was made

File = tuple[str, bytes]


class Exporting:
    """Makes archives, one at a time."""

    def __init__(self, store: SqlStore, hall: Hall) -> None:
        self._store, self._hall = store, hall
        self._one = asyncio.Semaphore(1)

    async def archive(self, person: Person, language: str) -> bytes:
        """Return the archive of a person, with its page in a language."""
        async with self._one:
            files = [each async for each in self._files(person, language)]
            return await asyncio.to_thread(_zipped, files)

    async def _files(self, person: Person, language: str) -> AsyncIterator[File]:
        with storing():
            async with self._store.reading() as connection:
                rows = await personal.rows_of(connection, person.id)
                words = await personal.words_of(connection, person.id)
                matches = await personal.matches_of(connection, person.id)
        yield "README.txt", (say(text("export-readme", name=person.name), language) + "\n").encode()
        yield "archive.json", _json({"format": FORMAT, "name": person.name, "at": now()})
        for name, found in rows.items():
            yield f"{name}.json", _json(found)
        yield "messages.json", _json(words)
        tables: list[Json] = []
        for match in matches:
            async for file in self._table(person, match, tables):
                yield file
        yield "tables.json", _json(tables)

    async def _table(self, person: Person, match: str, tables: list[Json]) -> AsyncIterator[File]:
        """Yield the record and the proof of a match, if it is over; add a line about it."""
        try:
            async with self._hall.reading(match, Read.TABLE, person.id) as (_, standing):
                table, seed = standing.table, standing.seed
            tables.append(_about(match, table))
            if table.status != OVER or table.match is None:
                return
            record = await asyncio.to_thread(record_of, table, table.match)
            yield f"tables/{match}/record.json", await asyncio.to_thread(format_record, record)
            if record.result is None or table.imported is not None:
                return
            with storing():
                stored = await self._store.read(match)
            lines = [ChainLine(line.nonce, line.body) for line in stored]
            beside = [line.beside for line in stored] if table.opened.log >= LOG else None
            proof = await asyncio.to_thread(make_proof, record, seed, lines, beside)
            yield f"tables/{match}/proof.json", await asyncio.to_thread(format_proof, proof)
        except SatrapError:
            return  # it is damaged, or not to be seen any more


def _about(match: str, table: Table) -> Json:
    """Return what lists show of a table."""
    return {
        "match": match,
        "game": table.opened.game,
        "preset": table.opened.preset,
        "status": table.status,
        "seats": [place.name for place in table.places],
        "is_imported": table.imported is not None,
    }


def _json(value: Json) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _zipped(files: list[File]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name, WHEN), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()
