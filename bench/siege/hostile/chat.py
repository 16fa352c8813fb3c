"""Chat: strangers flood other people's tables, over HTTP and over WebSocket."""

from __future__ import annotations

from bench.siege.hostile.client import Client, Ear

WORDS = "Lorem ipsum dolor sit amet, consectetur adipiscing elit. " * 3
SOME = 30  # messages at one table before moving to another


async def chat(client: Client) -> None:
    """Chat at public tables without end."""
    while True:
        if not client.cookie:
            await client.come()
        table = await public_table(client)
        if table and client.number % 2:
            await _over_http(client, table)
        elif table:
            await _over_socket(client, table)


async def public_table(client: Client) -> str:
    """Return a running table from the lobby, or an empty string."""
    reply = await client.ask("GET", "/tables?status=running", what="lobby looked at")
    if reply is not None and reply.is_done:
        client.world.public = [row["id"] for row in reply.json]
    return client.generator.choice(client.world.public) if client.world.public else ""


async def _over_http(client: Client, table: str) -> None:
    for _ in range(SOME):
        said = await client.act(table, {"do": "say", "words": WORDS}, "words over HTTP")
        if said is None or not said.is_done:
            await client.come()  # a new guest has a fresh allowance
            return


async def _over_socket(client: Client, table: str) -> None:
    ear: Ear | None = await client.listen(table, "strangers listening")
    for _ in range(SOME):
        if ear is None or not ear.is_open:
            return
        await client.pace()
        ear.say(WORDS)
    if ear is not None:
        ear.socket.close()
