"""Tiny pieces by the thousand: pings and tiny messages over WebSocket, bodies cut into bytes."""

from __future__ import annotations

import asyncio

from bench.load_socket import PING, PONG, TEXT, format_frame
from bench.siege.hostile.chat import public_table
from bench.siege.hostile.client import Client
from bench.siege.wire import GONE, dial, request

TIMES = 3000  # frames in one burst
BURSTS = 20  # over one connection, unless it is cut off
FLOODS = {
    "pings": format_frame(PING, b""),
    "pongs": format_frame(PONG, b""),
    "tiny messages": format_frame(TEXT, b"{}"),
}
LARGE = b" " * 250_000  # a body nearly as long as a record may be


async def frames(client: Client) -> None:
    """Flood connections, one kind after another."""
    while True:
        if not client.cookie:
            await client.come()
        table = await public_table(client)
        for what in FLOODS if table else ():
            await _flood(client, table, what)
        await _chunks(client)
        await client.ask("POST", "/records", LARGE, "large bodies of nothing")


async def _flood(client: Client, table: str, what: str) -> None:
    """Send bursts of frames, unless the server hangs up."""
    ear = await client.listen(table, "connections to be flooded")
    for _ in range(BURSTS):
        if ear is None or not ear.is_open:
            return
        ear.socket.send_raw(FLOODS[what] * TIMES)
        client.count(f"frames: {what}", "sent")
        await client.pace()
    if ear is not None and ear.is_open:
        ear.socket.close()


async def _chunks(client: Client) -> None:
    """Send a body in chunks of one byte."""
    await client.pace()
    head = request(client.world.url.removeprefix("http://"), "POST", "/records")
    head = head.removesuffix(b"\r\n") + b"Transfer-Encoding: chunked\r\n\r\n"
    try:
        reader, writer = await dial(client.world.url, client.address)
        writer.write(head + b"1\r\nx\r\n" * 40_000)
        async with asyncio.timeout(10):
            answer = await reader.read(200)
        client.count("bodies cut into bytes", answer[9:12].decode("latin-1") or "dropped")
        writer.close()
    except GONE as error:
        client.count("bodies cut into bytes", f"gone: {type(error).__name__}")
