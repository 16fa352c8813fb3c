"""Against the queue of analyses: long records, one after another, each analysed immediately."""

from __future__ import annotations

from bench.siege.hostile.client import Client, at

LOOKS = 5


async def analyses(client: Client) -> None:
    """Import long records and have them analysed."""
    while True:
        await client.come()
        while table := await client.bring() or _another(client):
            begun = await client.ask(
                "POST", f"/tables/{at(table, 'analysis')}", what="analyses begun"
            )
            for _ in range(LOOKS):
                path = f"/tables/{at(table, 'analysis')}"
                await client.ask("GET", path, what="analyses asked for")
            if begun is None or not begun.is_done:
                break


def _another(client: Client) -> str:
    """Return the table of a long record that some client has imported."""
    return client.generator.choice(client.world.long) if client.world.long else ""
