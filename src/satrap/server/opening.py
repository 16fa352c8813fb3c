"""Opening a table."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from satrap.bots.registry import get_bot
from satrap.core.chance import SEED_BYTES
from satrap.core.errors import BadSetup
from satrap.core.game import Seat
from satrap.core.options import STANDARD
from satrap.core.record import Record
from satrap.games import get_game
from satrap.server import chain
from satrap.server.standing import Standing
from satrap.server.store.errors import Taken
from satrap.server.store.interface import MatchRow, Store
from satrap.server.tables import entries as log
from satrap.server.tables.beginning import make_setup
from satrap.server.tables.effects import enter

_KEY = "table/open"  # no key that a client may send
Word = Annotated[str, Meta(max_length=64)]


Chairs = Annotated[list["Seating"], Meta(min_length=1, max_length=8)]


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair: open to all, by invitation link, on the device of who opens, or for a bot."""

    who: log.Who
    bot: Word = ""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody would like it; with a key it is opened once.

    A board is named, or written out. A match can begin from a written position.
    """

    game: Word
    chairs: Chairs
    preset: Word = STANDARD
    options: dict[Word, bool | int | Word] = {}
    board: str | None = None
    is_public: bool = True
    clock: log.Clock | None = None
    starter: Seat | None = None
    position: dict[str, Any] | None = None
    key: Word = ""
    is_friendly: Annotated[bool, Meta(description="people may ask for hints here")] = True


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


async def open_table(store: Store, person: str, opening: Opening, *, redraw: bool = False) -> str:
    """Open a table and return its id; the server is committed to its seed from then on."""
    seed = secrets.token_bytes(SEED_BYTES)
    entry = await asyncio.to_thread(make_entry, person, opening, seed)
    match = table_id(person, opening.key)
    await _store(store, match, seed, person, replace(entry, redraw=redraw))
    return match


async def import_record(store: Store, person: str, record: Record) -> str:
    """Keep a record from elsewhere, for who brings it and who has the link; return its table."""
    match, seed = table_id(person, ""), secrets.token_bytes(SEED_BYTES)
    await _store(store, match, seed, person, log.Imported(record, person))
    return match


async def _store(
    store: Store, match: str, seed: bytes, person: str, entry: log.Opened | log.Imported
) -> None:
    """Store a new table, or nothing if the same was opened before."""
    standing = Standing(match, seed)
    await asyncio.to_thread(enter, standing.table, entry)
    at, table = now(), standing.table
    lines = standing.make_lines([entry], person, _KEY, at)
    row = MatchRow(match, table.opened.game, at, table.opened.is_public, table.status)
    with suppress(Taken):
        await store.open_match(row, seed, lines, people=[person])


def make_entry(person: str, opening: Opening, seed: bytes) -> log.Opened:
    """Return the first line of a table, or raise BadSetup."""
    game = get_game(opening.game)
    board = game.boards()[0] if opening.board is None else opening.board
    if board not in game.boards() and "\n" not in board:
        raise BadSetup("server-unknown-board", board=board[:64], boards=", ".join(game.boards()))
    entry = log.Opened(
        game.id,
        game.rules,
        opening.preset,
        dict(opening.options),
        board,
        tuple(_chair(game.id, chair) for chair in opening.chairs),
        person,
        opening.is_public,
        chain.seed_commitment(seed),
        clock=opening.clock,
        starter=opening.starter,
        position=opening.position,
        is_friendly=opening.is_friendly,
    )
    setup = make_setup(entry, tuple("x" for _ in entry.chairs))
    return replace(entry, options=dict(setup.options))


def _chair(game: str, chair: Seating) -> log.Chair:
    if chair.who == log.BOT:
        get_bot(game, chair.bot)
    return log.Chair(chair.who, chair.bot if chair.who == log.BOT else "")


def table_id(person: str, key: str) -> str:
    """Return a new id; the same one for the same key of the same person."""
    mark = f"{person}/{key}".encode() if key else secrets.token_bytes(16)
    return hashlib.sha256(b"satrap-table-1/" + mark).hexdigest()[:24]
