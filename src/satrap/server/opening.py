"""Opening a table."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from satrap.bots.registry import get_bot
from satrap.core.chance import SEED_BYTES
from satrap.core.errors import BadSetup
from satrap.core.game import Seat
from satrap.core.options import STANDARD
from satrap.games import get_game
from satrap.server import chain
from satrap.server.standing import Standing
from satrap.server.store.errors import Taken
from satrap.server.store.interface import MatchRow, Store
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter, make_setup
from satrap.server.tables.table import WAITING

_KEY = "table/open"  # no key that a client may send
Word = Annotated[str, Meta(max_length=64)]


class Seating(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair: open to all, by invitation link, or for a bot."""

    who: Literal["open", "invited", "bot"]
    bot: Word = ""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as somebody would like it; with a key it is opened once."""

    game: Word
    chairs: Annotated[list[Seating], Meta(min_length=1, max_length=8)]
    preset: Word = STANDARD
    options: dict[Word, bool | int | Word] = {}
    board: Word | None = None
    is_public: bool = True
    starter: Seat | None = None
    key: Word = ""


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


async def open_table(store: Store, person: str, opening: Opening) -> str:
    """Open a table and return its id; the server is committed to its seed from then on."""
    match, seed, at = _name(person, opening.key), secrets.token_bytes(SEED_BYTES), now()
    standing = Standing(match, seed)
    entry = enter(standing.table, make_entry(person, opening, seed))
    lines = standing.make_lines([entry], person, _KEY, at)
    row = MatchRow(match, opening.game, at, opening.is_public, WAITING)
    try:
        await store.open_match(row, seed, lines)
    except Taken:
        if not opening.key:
            raise
    return match


def make_entry(person: str, opening: Opening, seed: bytes) -> log.Opened:
    """Return the first line of a table, or raise BadSetup."""
    game = get_game(opening.game)
    board = game.boards()[0] if opening.board is None else opening.board
    if board not in game.boards():
        raise BadSetup("server-unknown-board", board=board, boards=", ".join(game.boards()))
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
        starter=opening.starter,
    )
    setup = make_setup(entry, tuple("x" for _ in entry.chairs))
    return replace(entry, options=dict(setup.options))


def _chair(game: str, chair: Seating) -> log.Chair:
    if chair.who == log.BOT:
        get_bot(game, chair.bot)
    return log.Chair(chair.who, chair.bot if chair.who == log.BOT else "")


def _name(person: str, key: str) -> str:
    """Return a new id; the same one for the same key of the same person."""
    mark = f"{person}/{key}".encode() if key else secrets.token_bytes(16)
    return hashlib.sha256(b"satrap-table-1/" + mark).hexdigest()[:24]
