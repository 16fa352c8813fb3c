"""Floods: plain requests, boards to draw, new guests and tables, as fast as they are accepted."""

from __future__ import annotations

from bench.siege.hostile.client import Client
from bench.siege.plan import GAMES
from bench.siege.records import GAME, board_text

PAGES = ("/tables", "/games", "/openapi.json", "/health", "/boards/alexandros/standard-1", "/me")
BURST = 20


async def floods(client: Client) -> None:
    """Request anything and everything."""
    while True:
        await client.come()
        await client.ask("POST", "/boards/nowhere", b"{" * 4000, "nonsense")
        for _ in range(BURST):
            await client.ask("GET", client.generator.choice(PAGES), what="pages")
        await client.ask("POST", f"/boards/{GAME}", {"text": board_text(11)}, "boards drawn")
        for number in range(BURST):
            chairs = [{"who": "open"}, {"who": "open"}]
            body = {"game": GAMES[number % 2], "chairs": chairs}
            made = await client.ask("POST", "/tables", body, "waiting tables")
            if made is None or not made.is_done:
                break
