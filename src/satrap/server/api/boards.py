"""Boards: their text, a picture, and where everything lies on it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from satrap.core.game import AnyGame, Board
from satrap.packs import PACKS
from satrap.server.api import examples
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import read
from satrap.server.api.language import language_of
from satrap.server.api.openapi import describe
from satrap.server.api.packing import packed
from satrap.server.api.people import find_person, need_person
from satrap.server.api.state import state_of
from satrap.server.api.tables import LARGEST_BOARD, Link
from satrap.server.errors import NoSuchBoard
from satrap.server.tables.beginning import board_of

router = APIRouter(tags=["boards"])
KEPT = 16  # pictures


class BoardInfo(msgspec.Struct, frozen=True):
    """A board."""

    name: str
    title: str
    hash: Annotated[str, Meta(description="of what is played on; names do not change it")]
    text: Annotated[str, Meta(description="the board file: play on it, or change it")]
    sheet: Annotated[
        str, Meta(description="a picture (SVG) in your language; empty if there is none")
    ]
    chart: Annotated[
        Any,
        Meta(
            description="where everything lies on the picture, in its pixels; each game has its "
            "own form"
        ),
    ]


class OwnBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of your own, as the text of a board file."""

    text: str


@router.get("/boards/{game}/{name}", **describe(BoardInfo, shown=examples.BOARD, errors=(400, 404)))
async def board(request: Request, game: str, name: str) -> Response:
    """Show a board that everybody can play on."""
    known = _game(game)
    if name not in known.boards():
        raise NoSuchBoard("server-no-board")
    return packed(request, await _drawing(request, known, known.board(name)))


@router.post(
    "/boards/{game}",
    **describe(
        BoardInfo,
        body=OwnBoard,
        examples=examples.boards(),
        shown=examples.BOARD,
        errors=(400, 401, 404),
    ),
)
async def own_board(request: Request, game: str) -> Response:
    """Show a board of your own, or say what is wrong with it; nothing is stored."""
    await need_person(request)
    known, sent = _game(game), await read(request, OwnBoard, LARGEST_BOARD)
    state_of(request).limits.boards.take(address_of(request))
    return await _shown(request, known, await asyncio.to_thread(known.parse_board, sent.text))


@router.get("/tables/{match}/board", **describe(BoardInfo, shown=examples.BOARD, errors=(400, 404)))
async def board_of_table(request: Request, match: str, link: Link = "") -> Response:
    """Show the board of a table."""
    person, state = await find_person(request), state_of(request)
    async with state.hall.entered(match, person.id if person else "", link) as (_, standing):
        opened = standing.table.opened
    known = PACKS[opened.game].game
    if opened.board not in known.boards():
        state.limits.boards.take(address_of(request))
    return await _shown(
        request, known, await asyncio.to_thread(board_of, opened.game, opened.board)
    )


def _game(name: str) -> AnyGame:
    if name not in PACKS:
        raise NoSuchBoard("server-no-board")
    return PACKS[name].game


async def _shown(request: Request, game: AnyGame, board: Board) -> Response:
    return Response(await _drawing(request, game, board), media_type="application/json")


async def _drawing(request: Request, game: AnyGame, board: Board) -> bytes:
    """Draw one board at a time: that takes the time of a hundred moves."""
    async with state_of(request).drawing:
        return await asyncio.to_thread(_drawn, game.id, board, language_of(request))


@lru_cache(maxsize=KEPT)
def _drawn(game: str, board: Board, language: str) -> bytes:
    known = PACKS[game].game
    sheet, chart = known.sheet(board, language), known.chart(board)
    shown = BoardInfo(board.name, board.title, board.hash, known.format_board(board), sheet, chart)
    return msgspec.json.encode(shown)
