"""A request whose body must arrive in time."""

from __future__ import annotations

import asyncio

from starlette.types import Message, Receive

from satrap.server.errors import TooSlow


class Timely:
    """Receives a request; however it is split up, all of it must arrive in time."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self._receive = receive
        self._ends = asyncio.get_running_loop().time() + seconds
        self._is_whole = False

    async def __call__(self) -> Message:
        if self._is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._ends):
                message = await self._receive()
        except TimeoutError as error:
            raise TooSlow("server-too-slow") from error
        self._is_whole = not message.get("more_body", False)
        return message
