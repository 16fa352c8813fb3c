"""Long views: chat at long finished matches with many listeners, over and over."""

from __future__ import annotations

from bench.siege.hostile.client import Client, Ear, at

LISTENERS = 8  # per client, at one table
WORDS = 20
PARTS = ("story", "proof", "record", "plies/0", "plies/200", "board")


async def views(client: Client) -> None:
    """Listen, chat and look at the same long matches as the other clients of this kind."""
    while True:
        if not client.cookie:
            await client.come()
        if not client.world.long:
            await client.bring()
            continue
        table = client.world.long[-1 - client.number % min(3, len(client.world.long))]
        await _listen(client, table)
        for part in PARTS:
            what = "proofs asked for" if part == "proof" else "parts of long matches"
            await client.ask("GET", f"/tables/{at(table, part)}", what=what)
        for public in client.world.public[:3]:
            await client.ask("GET", f"/tables/{public}/story", what="stories of others")
            await client.ask("GET", f"/tables/{public}/proof", what="proofs asked for")


async def _listen(client: Client, table: str) -> None:
    ears: list[Ear] = []
    for _ in range(LISTENERS):
        ear = await client.listen(table, "listeners at long matches")
        ears += [ear] if ear else []
    for number in range(WORDS):
        await client.pace()
        for ear in ears[:1]:
            if ear.is_open:
                ear.say(f"word {number}")
    for ear in ears:
        if ear.is_open:
            ear.socket.close()
