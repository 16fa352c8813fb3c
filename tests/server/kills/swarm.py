"""People at many tables of one server."""

from __future__ import annotations

import asyncio

from tests.offered import GAMES
from tests.server.kills.notes import Json, Notes
from tests.server.kills.player import HOST, Player
from tests.server.kills.server import Server

PEOPLE = 2  # at each table
BOTS = ("random", "companion")
WITH_BOT = 5  # every fifth table has one
PATIENCE = 300  # seconds until a match counts as stuck


class Swarm:
    """Two people at each table, and at some of them a bot."""

    def __init__(self, server: Server, seed: int, kind: type[Player] = Player) -> None:
        self.server, self.seed, self.kind = server, seed, kind
        self.notes = Notes()
        self.players: list[Player] = []

    async def open(self, tables: int) -> None:
        """Open tables of all games and presets in turn."""
        for number in range(tables):
            cookies = [await self.guest() for _ in range(PEOPLE)]
            body = opening(number)
            reply = await self.server.ask("/tables", cookies[HOST], body)
            assert reply.status_code == 201, reply.text
            table, seed = reply.json()["id"], f"{self.seed}/{number}"
            self.players += [
                self.kind(self.server, self.notes, table, seat, cookie, seed)
                for seat, cookie in enumerate(cookies)
            ]

    async def guest(self) -> str:
        """Register a new guest; return the cookie."""
        reply = await self.server.ask("/guests", body={"name": "Somebody"})
        assert reply.status_code == 201, reply.text
        return reply.headers["set-cookie"].split(";")[0]

    async def play(self) -> None:
        """Play all matches to their ends."""
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    def tables(self) -> dict[str, list[Player]]:
        """Return who plays at each table."""
        found: dict[str, list[Player]] = {}
        for player in self.players:
            found.setdefault(player.table, []).append(player)
        return found


def opening(number: int) -> Json:
    """Return what to open as table `number`."""
    games = list(GAMES.values())
    game = games[number % len(games)]
    presets = sorted(game.presets)
    chairs: list[Json] = [{"who": "open"}] * PEOPLE
    if number % WITH_BOT == 0:
        bot = BOTS[number // WITH_BOT % len(BOTS)]
        chairs = [*chairs, {"who": "bot", "bot": bot}]
    return {"game": game.id, "preset": presets[number // 2 % len(presets)], "chairs": chairs}
