"""Against the processor: tables at which bots play each other, as many as can be opened."""

from __future__ import annotations

from bench.siege.hostile.client import Client, Ear
from bench.siege.plan import GAMES

BOTS = ("hegemon", "companion")  # one searches for long, the other decides quickly
SEATS = {"alexandros": 4, "alexander_the_great": 5}
WATCHED = 5  # tables that a client keeps watching, in case others are paused


async def bots(client: Client) -> None:
    """Open tables, start matches, and leave the last seat to a bot too."""
    ears: list[Ear] = []
    while True:
        await client.come()
        while table := await _begun(client):
            ear = await client.listen(table, "tables of bots watched")
            ears = [each for each in [*ears, ear] if each and each.is_open]
            for each in ears[:-WATCHED]:
                each.socket.close()
            ears = ears[-WATCHED:]
        await client.pace()


async def _begun(client: Client) -> str:
    """Return a table at which the bots have begun, or an empty string."""
    game = client.generator.choice(GAMES)
    bot = {"who": "bot", "bot": BOTS[client.number % len(BOTS)]}
    chairs = [{"who": "open"}] + [bot] * (SEATS[game] - 1)
    reply = await client.ask("POST", "/tables", {"game": game, "chairs": chairs}, "tables of bots")
    if reply is None or not reply.is_done:
        return ""
    table = str(reply.json["id"])
    await client.act(table, {"do": "sit", "seat": 0, "name": "Nobody"}, "seats taken")
    started = await client.act(table, {"do": "start"}, "matches of bots begun")
    if started is None or not started.is_done:
        return ""
    await client.act(table, {"do": "leave"}, "seats left to bots")
    return table
