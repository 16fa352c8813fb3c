"""The gate: whoever asks little comes in at once; all who ask a lot share a rate.

Among those, whoever has asked least lately is next. So however much some ask, the others do not
wait for them.
"""

from __future__ import annotations

import asyncio
from typing import Final

from satrap.server.fairness import FairQueue, Owner

HALF_LIFE: Final = 20.0  # seconds after which a request counts half
A_LOT: Final = 25  # requests lately: about one a second, or all of them at once
EACH: Final = 1.0  # requests are counted, however long they take


class Gate:
    """Requests and messages that have come and are not looked at yet."""

    def __init__(self, rate: float) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(HALF_LIFE)
        self._rest = 1 / rate  # seconds between two who ask a lot
        self._is_resting = False

    async def enter(self, address: str) -> None:
        """Wait for one's turn."""
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
        """Let one in, and the next after a while; who has gone meanwhile takes no time."""
        self._is_resting = False
        while found := self._queue.take():
            is_gone = found.item.done()
            self._queue.done(found, 0.0 if is_gone else EACH)
            if not is_gone:
                found.item.set_result(None)
                self._is_resting = True
                asyncio.get_running_loop().call_later(self._rest, self._let_in)
                return
