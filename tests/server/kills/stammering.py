"""Players who send everything several times over several connections, and repeat old requests."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.server.kills.notes import MOVE, Ack, Json, Sent
from tests.server.kills.player import Player, connected

WORDS_AT_ONCE = 2  # messages sent along with everything else, in any order
COPIES = 3
OLD = 2  # old requests that are sent again


class Stammerer(Player):
    """A player with a second connection, and with HTTP."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.mine: dict[str, Sent] = {}
        self.owed = 0  # answers due on the first connection
        self.owed_beside = 0  # and on the second
        self.times = 0  # requests sent
        self.beside: ClientConnection
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_done(self) -> bool:
        return self.is_over and self.owed == 0

    async def play(self) -> None:
        """Play until the match is over and all is answered."""
        async with connected(self.server, self.table, self.cookie) as self.beside:
            listening = asyncio.create_task(self._listen())
            await super().play()
            if self.owed_beside:
                await listening
            listening.cancel()
        await asyncio.gather(*self.tasks)

    async def _listen(self) -> None:
        """Listen on the second connection, until nothing more will come."""
        while self.owed_beside or not self.is_over:
            message = msgspec.json.decode(await self.beside.recv())
            self.owed_beside -= "ack" in message or "refused" in message
            if "ack" in message:
                self._note(message)
            elif "refused" in message:
                super()._refused(message)

    # Sending

    async def _send(self, socket: ClientConnection, sent: Sent) -> None:
        """Send a request several times, among others, in random order over random connections."""
        words = self._words() if sent.command["do"] == MOVE else []
        old = self.generator.choices(list(self.mine.values()) or [sent], k=OLD)
        new = [each for each in (sent, *words) for _ in range(COPIES)]
        self.mine.update({each.key: each for each in (sent, *words)})
        for each in self.generator.sample(new + old, len(new + old)):
            await self._send_somehow(socket, each)
        await self._send_here(socket, sent)

    def _words(self) -> list[Sent]:
        words = (f"{self.seat} {next(self.numbers)}" for _ in range(WORDS_AT_ONCE))
        return [self.make({"do": "say", "words": each}) for each in words]

    async def _send_somehow(self, socket: ClientConnection, sent: Sent) -> None:
        way = self.generator.randrange(3)
        if way == 0:
            await self._send_here(socket, sent)
        elif way == 1:
            self.times += 1
            self.owed_beside += 1
            await self.beside.send(json.dumps(sent.request))
        else:
            self.times += 1
            self.tasks.append(asyncio.create_task(self._ask(sent)))

    async def _send_here(self, socket: ClientConnection, sent: Sent) -> None:
        self.times += 1
        self.owed += 1
        await super()._send(socket, sent)

    # Hearing

    async def _ask(self, sent: Sent) -> None:
        reply = await self.server.ask(f"/tables/{self.table}/act", self.cookie, sent.request)
        if reply.status_code == 200:
            self.notes.acknowledge(sent, Ack(**reply.json()))
        else:
            self.notes.faults.append(f"refused: {sent} {reply.text}")

    def _note(self, message: Json) -> Ack:
        ack = Ack(message["head"], message["version"])
        self.notes.acknowledge(self.mine[message["ack"]], ack)
        return ack

    def _acknowledged(self, message: Json) -> None:
        self.owed -= 1
        ack = self._note(message)
        if self.pending is not None and self.pending.key == message["ack"]:
            self._answered(ack)

    def _refused(self, message: Json) -> None:
        self.owed -= 1
        super()._refused(message)
