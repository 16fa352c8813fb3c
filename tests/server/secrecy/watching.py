"""What one observer receives in one world."""

from __future__ import annotations

import json
from itertools import count

from satrap.core.game import Json, Observer
from tests.server.secrecy.wire import Reply, Socket
from tests.server.secrecy.world import World


class Watching:
    """One observer in one world: a connection with whole views, and one with differences."""

    def __init__(self, world: World, observer: Observer, sockets: list[Socket]) -> None:
        self.world, self.observer, self.sockets = world, observer, sockets
        self._fences = count()

    async def drain(self, first: int = 0) -> list[list[bytes]]:
        """Return all messages of each connection, up to the answer to something unreadable.

        `first` is the connection that a command was sent over: once it answers, that is done.
        """
        order = (first, 1 - first)
        got = {number: await self._drain(self.sockets[number]) for number in order}
        return [got[0], got[1]]

    async def _drain(self, socket: Socket) -> list[bytes]:
        key = f"fence-{next(self._fences)}"
        got: list[bytes] = []
        await socket.send(json.dumps({"key": key}))
        while not got or f'"key":"{key}"'.encode() not in got[-1]:
            got.append(self.world.mask.of(await socket.receive()))
        return got

    async def ask(self, method: str, path: str, body: Json | bytes, language: str) -> Reply:
        reply = await self.world.ask(self.observer, method, path, body, language)
        return self.world.mask.of_reply(reply)
