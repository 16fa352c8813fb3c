"""Against memory: import as many of the longest records as allowed, and view them."""

from __future__ import annotations

from bench.siege.hostile.client import Client, at

LOOKS = 3  # at each table
OTHERS = 10  # looks at tables that others imported, before coming back as a new guest


async def imports(client: Client) -> None:
    """Import records as one guest after another."""
    while True:
        await client.come()
        while table := await client.bring():
            await client.ask("GET", f"/tables/{table}", what="long tables looked at")
            for _ in range(LOOKS):
                await look_back(client, table)
        for _ in range(OTHERS):
            if client.world.long:
                await look_back(client, client.generator.choice(client.world.long))
        await client.pace()


async def look_back(client: Client, table: str) -> None:
    """View a random ply of a long match."""
    ply = client.generator.randrange(300)
    await client.ask("GET", f"/tables/{at(table, f'plies/{ply}')}", what="plies looked at")
