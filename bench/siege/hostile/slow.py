"""Against connections: half-sent requests, trickled or stalled, and idle ones; reopened if lost."""

from __future__ import annotations

import asyncio
from itertools import cycle

from bench.siege.hostile.client import Client
from bench.siege.wire import GONE, dial, request

TRICKLE_SECONDS = 5.0  # between bytes
RETRY_SECONDS = 3.0  # until a connection that was dropped is opened again
BODY = b'{"name": "A'
KINDS = ("half a head", "trickled head", "trickled body", "idle")


async def slow(client: Client, connections: int) -> None:
    """Hold this many connections open."""
    async with asyncio.TaskGroup() as group:
        for _, kind in zip(range(connections), cycle(KINDS), strict=False):
            group.create_task(_held(client, kind))
            await asyncio.sleep(0.05)


async def _held(client: Client, kind: str) -> None:
    while True:
        try:
            await _hold(client, kind)
        except GONE as error:
            client.count(f"slow, {kind}", f"gone: {type(error).__name__}")
        await asyncio.sleep(RETRY_SECONDS * client.generator.uniform(0.5, 1.5))


async def _hold(client: Client, kind: str) -> None:
    reader, writer = await dial(client.world.url, client.address)
    client.count(f"slow, {kind}", "opened")
    trickle = asyncio.create_task(_trickle(writer, _begun(client, kind), kind))
    try:
        answer = await reader.read(200)
        client.count(f"slow, {kind}", _told(answer))
    finally:
        trickle.cancel()
        writer.close()
        await asyncio.gather(trickle, return_exceptions=True)


def _begun(client: Client, kind: str) -> bytes:
    """Return what is sent immediately."""
    place = client.world.url.removeprefix("http://")
    whole = request(place, "POST", "/guests", BODY, length=4000)
    return {"idle": b"", "trickled body": whole}.get(kind, whole[:40])


async def _trickle(writer: asyncio.StreamWriter, begun: bytes, kind: str) -> None:
    writer.write(begun)
    while kind.startswith("trickled"):
        await asyncio.sleep(TRICKLE_SECONDS)
        writer.write(b"a")


def _told(answer: bytes) -> str:
    return f"ended with {answer[9:12].decode('latin-1')}" if answer else "dropped"
