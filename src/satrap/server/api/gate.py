"""The gate: addresses that ask little get in immediately; those that ask a lot share a rate.

Among the latter, whichever has asked least lately is next. So however much some ask, the others
do not wait for them.
"""

from __future__ import annotations

import asyncio
from typing import Final

from satrap.server.fairness import FairQueue, Owner

HALF_LIFE: Final = 20.0  # seconds after which a request counts half
A_LOT: Final = 25  # recent requests: about one a second, or all of them in a burst
EACH: Final = 1.0  # each request counts the same, however long it takes


class Gate:
    """Requests and messages that have arrived and wait to be handled."""

    def __init__(self, rate: float) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(HALF_LIFE)
        self._rest = 1 / rate  # seconds between two requests from those who ask a lot
        self._is_resting = False

    async def enter(self, address: str) -> None:
        """Wait until it is the turn of an address."""
        owner = Owner(address, "")
        if self._queue.served(address) < A_LOT:
            self._queue.charge(owner, EACH)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, turn)
        if not self._is_resting:
            self._let_in()
        await turn

    def _let_in(self) -> None:
        """Let one in, and the next after a while; those that have gone take no time."""
        self._is_resting = False
        while found := self._queue.take():
            is_gone = found.item.done()
            self._queue.done(found, 0.0 if is_gone else EACH)
            if not is_gone:
                found.item.set_result(None)
                self._is_resting = True
                asyncio.get_running_loop().call_later(self._rest, self._let_in)
                return
