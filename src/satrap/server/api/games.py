"""The games with their options, boards and bots; and the health check."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from satrap.core.game import LONGEST_LIST
from satrap.core.options import Option, OptionValue
from satrap.packs import PACKS
from satrap.packs.pack import Pack
from satrap.server.api.answers import Made
from satrap.server.api.packing import packed
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.errors import Unavailable

routes = Routes("games")


class Choice(msgspec.Struct, frozen=True):
    """An option: its default, and all values it may have.

    A long range of numbers is not listed: it goes from `least` to `most`.
    """

    name: str
    default: OptionValue
    values: Annotated[list[OptionValue], Meta(description="empty for a long range of numbers")]
    least: int | None = None
    most: int | None = None


class GameInfo(msgspec.Struct, frozen=True):
    """A game, and how it can be played."""

    id: str
    rules: int
    seats: list[int]
    options: list[Choice]
    presets: dict[str, dict[str, OptionValue]]
    boards: list[str]
    bots: Annotated[list[str], Meta(description="levels, easiest first")]


class Health(msgspec.Struct, frozen=True):
    """The server has just stored something; `ok`: nothing else is known to be wrong."""

    ok: bool
    damaged: Annotated[
        int, Meta(description="how many damaged tables have been found since the server started")
    ]


@routes.add("GET /games")
async def games(request: Request) -> Made[list[GameInfo]]:
    """List the games."""
    return packed(request, msgspec.json.encode([_info(pack) for pack in PACKS.values()]))


def _info(pack: Pack) -> GameInfo:
    game = pack.game
    options = [_choice(option) for option in game.options]
    presets = {name: dict(values) for name, values in game.presets.items()}
    seats, boards, bots = list(game.seats), list(game.boards()), list(pack.levels)
    return GameInfo(game.id, game.rules, seats, options, presets, boards, bots)


def _choice(option: Option) -> Choice:
    values = option.values
    if isinstance(values, range) and len(values) > LONGEST_LIST:
        return Choice(option.name, option.default, [], values[0], values[-1])
    return Choice(option.name, option.default, list(values))


@routes.add("GET /health", refuses=(Unavailable,))
async def health(request: Request) -> Health:
    """Check that the server can store something. It tries at most once a second.

    The status is 200 even if some tables are damaged: all others can be played.
    """
    state = state_of(request)
    await state.pulse.check()
    damaged = len(state.hall.damages)
    return Health(damaged == 0, damaged)
