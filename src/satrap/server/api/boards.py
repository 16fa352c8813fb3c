"""Boards: their text, a picture, and where everything lies on it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.core.api_types import GameChart
from satrap.core.game import AnyGame, Board
from satrap.core.language import called
from satrap.packs import PACKS
from satrap.server.api import examples
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import Made
from satrap.server.api.language import language_of
from satrap.server.api.packing import packed
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.api.tables import LARGEST_BOARD, Link
from satrap.server.errors import NoSuchBoard
from satrap.server.store.interface import Person
from satrap.server.tables.beginning import board_of
from satrap.server.tables.permissions import Read

routes = Routes("boards")
KEPT = 16  # pictures


class BoardInfo(msgspec.Struct, frozen=True):
    """A board."""

    name: str
    title: Annotated[str, Meta(description="in your language, if it has words for it")]
    hash: Annotated[
        str, Meta(description="a hash of everything that matters in play; names do not affect it")
    ]
    text: Annotated[str, Meta(description="the text of the board file, to play on or to edit")]
    sheet: Annotated[
        str, Meta(description="the picture (SVG) in your language; empty if there is none")
    ]
    chart: Annotated[
        GameChart | None,
        Meta(
            description="where everything is in the picture, in pixels; null if there is no picture"
        ),
    ]


class OwnBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of your own, as the text of a board file."""

    text: str


@routes.add("GET /boards/{game}/{name}", refuses=(NoSuchBoard,), shown=examples.BOARD)
async def board(request: Request, game: str, name: str) -> Made[BoardInfo]:
    """Show one of the boards that come with a game."""
    known = _game(game)
    if name not in known.boards():
        raise NoSuchBoard("server-no-board")
    return packed(request, await _drawing(request, known, known.board(name)))


@routes.add(
    "POST /boards/{game}",
    scope="tables",
    refuses=(NoSuchBoard,),
    most=LARGEST_BOARD,
    asked=examples.boards(),
    shown=examples.BOARD,
)
async def own_board(request: Request, person: Person, game: str, body: OwnBoard) -> Made[BoardInfo]:
    """Show a board of your own, or say what is wrong with it. Nothing is stored."""
    known = _game(game)
    state_of(request).limits.boards.take(address_of(request))
    return await _shown(request, known, await asyncio.to_thread(known.parse_board, body.text))


@routes.add("GET /tables/{match}/board", scope="read", shown=examples.BOARD)
async def board_of_table(
    request: Request, person: Person | None, match: str, link: Link = ""
) -> Made[BoardInfo]:
    """Show the board of a table."""
    state = state_of(request)
    who = person.id if person else ""
    async with state.hall.reading(match, Read.BOARD, who, link) as (_, standing):
        opened = standing.table.opened
    known = PACKS[opened.game].game
    if opened.board in known.boards():
        return await board(request, opened.game, opened.board)
    state.limits.boards.take(address_of(request))
    return await _shown(
        request, known, await asyncio.to_thread(board_of, opened.game, opened.board)
    )


def _game(name: str) -> AnyGame:
    if name not in PACKS:
        raise NoSuchBoard("server-no-board")
    return PACKS[name].game


async def _shown(request: Request, game: AnyGame, board: Board) -> Made[BoardInfo]:
    return Made(await _drawing(request, game, board), {"Vary": "Accept-Language"})


async def _drawing(request: Request, game: AnyGame, board: Board) -> bytes:
    """Draw one board at a time: drawing takes as long as a hundred moves."""
    async with state_of(request).drawing:
        return await asyncio.to_thread(_drawn, game.id, board, language_of(request))


@lru_cache(maxsize=KEPT)
def _drawn(game: str, board: Board, language: str) -> bytes:
    known = PACKS[game].game
    sheet, chart = known.sheet(board, language), known.chart(board, language)
    shown = BoardInfo(
        board.name,
        called(board.title, language),
        board.hash,
        known.format_board(board),
        sheet,
        chart,
    )
    return msgspec.json.encode(shown)
