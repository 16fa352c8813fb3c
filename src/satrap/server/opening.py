"""Opening a table."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from satrap.core.chance import SEED_BYTES
from satrap.core.game import Seat
from satrap.core.options import STANDARD
from satrap.core.record import Record
from satrap.packs import get_pack
from satrap.server import chain
from satrap.server.clock import now
from satrap.server.errors import KeyTaken
from satrap.server.fairness import Owner
from satrap.server.lanes import LONG, Lanes, Pace
from satrap.server.live_table import LiveTable
from satrap.server.store.errors import Taken
from satrap.server.store.interface import MatchRow, Store, StoredLine
from satrap.server.tables import entries as log
from satrap.server.tables.chairs import Chairs, Word, chair_of
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import parse_entry
from satrap.server.tables.length import check_record
from satrap.server.tables.planning import settled

_KEY = "table/open"  # not a key that a client may send
RECORD = "record"  # the kind of job
OpeningKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; requests with the same `key` open it only once.

    A board is given by name or as text. A match can begin from a given position: if somebody else
    sits down, all that is hidden there is dealt again, so it must be the start of a turn.
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
    key: OpeningKey = ""
    is_friendly: Annotated[bool, Meta(description="players may ask for hints here")] = True
    is_teaching: Annotated[
        bool,
        Meta(
            description="the cards in `position` stay as they are, even if others sit down. "
            "Everybody can see this, and the match does not count"
        ),
    ] = False
    has_open_hands: Annotated[
        bool,
        Meta(
            description="for teaching: everybody, watchers too, sees all hands and all choices "
            "while the match runs. It does not count"
        ),
    ] = False


async def open_table(
    store: Store,
    person: str,
    opening: Opening,
    *,
    redraw: bool = False,
    rematch_of: str = "",
    reserved: Sequence[log.Reserved] = (),
    cup_table: str = "",
) -> str:
    """Open a table and return its id; from then on the server is committed to its seed.

    `cup_table` is the id of a table of a tournament.
    """
    seed = secrets.token_bytes(SEED_BYTES)
    entry = await asyncio.to_thread(make_entry, person, opening, seed)
    match = cup_table or (rematch_id(rematch_of) if rematch_of else table_id(person, opening.key))
    first = replace(entry, redraw=redraw, is_cup=bool(cup_table))
    made = await asyncio.to_thread(_begin, match, seed, person, first, *reserved)
    await _store(store, seed, person, first, *made)
    return match


async def import_record(store: Store, owner: Owner, record: Record, lanes: Lanes) -> str:
    """Store a record for its owner and everybody with the link; return its table."""
    person, seed = owner.person, secrets.token_bytes(SEED_BYTES)
    match, first = table_id(person, ""), log.Imported(record, person, log.LOG)
    work = partial(_begin, match, seed, person, first)
    made = await lanes.do(owner, RECORD, Pace(LONG), work)
    await _store(store, seed, person, first, *made)
    return match


def _begin(
    match: str, seed: bytes, person: str, entry: log.Opened | log.Imported, *rest: log.Reserved
) -> tuple[MatchRow, list[StoredLine]]:
    """Return the row of a new table and its first lines; refuse what cannot be played."""
    if isinstance(entry, log.Imported):
        check_record(entry.record)
    standing = LiveTable(match, seed)
    entries = [enter(standing.table, each) for each in (entry, *rest)]
    at, table = now(), standing.table
    row = MatchRow(match, table.opened.game, at, table.opened.is_public, table.status)
    return row, standing.make_lines(entries, person, _KEY, at)


async def _store(
    store: Store,
    seed: bytes,
    person: str,
    entry: log.Opened | log.Imported,
    row: MatchRow,
    lines: list[StoredLine],
) -> None:
    """Store a new table unless it was opened before; raise KeyTaken if that was a different one."""
    try:
        await store.open_match(row, seed, lines, host=person, people=[person] if person else [])
    except Taken:
        first, *_ = await store.read(row.id)
        if not _is_same(entry, parse_entry(first.body, first.beside)):
            raise KeyTaken("server-key-taken") from None


def _is_same(one: log.Opened | log.Imported, other: log.AnyEntry) -> bool:
    """Say whether two openings ask for the same table, whatever their seeds and hosts."""
    if not (isinstance(one, log.Opened) and isinstance(other, log.Opened)):
        return False
    return replace(one, commitment="", host="") == replace(other, commitment="", host="")


def make_entry(person: str, opening: Opening, seed: bytes) -> log.Opened:
    """Return the first line of a table, or raise BadSetup."""
    game = get_pack(opening.game).game
    entry = log.Opened(
        game.id,
        game.rules,
        opening.preset,
        dict(opening.options),
        game.boards()[0] if opening.board is None else opening.board,
        tuple(chair_of(game.id, chair) for chair in opening.chairs),
        person,
        opening.is_public,
        chain.seed_commitment(seed),
        clock=opening.clock,
        starter=opening.starter,
        position=opening.position,
        is_friendly=opening.is_friendly,
        log=log.LOG,
        is_teaching=opening.is_teaching and opening.position is not None,
        has_open_hands=opening.has_open_hands,
    )
    return settled(entry)


# Ids. Each kind has its own namespace: a key that a client sends can never name a rematch.


def table_id(person: str, key: str) -> str:
    """Return a new id, or the same one for the same key of the same person."""
    return _id("client", f"{person}/{key}" if key else secrets.token_bytes(16).hex())


def rematch_id(match: str) -> str:
    """Return the id of the table for the rematch of a match; there is only one."""
    return _id("rematch", match)


def cup_table_id(cup: str, round: int, number: int) -> str:
    """Return the id of a table in a round of a tournament."""
    return _id("cup", f"{cup}/{round}/{number}")


def _id(space: str, name: str) -> str:
    return hashlib.sha256(f"satrap-table-2/{space}/{name}".encode()).hexdigest()[:24]
