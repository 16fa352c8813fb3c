"""The health check: it really writes, but at most once a second, however many ask."""

from __future__ import annotations

import asyncio
import time

from satrap.server.errors import Unavailable
from satrap.server.store.errors import StoreError
from satrap.server.store.interface import Store

SECONDS = 1.0  # how long a result is reused


class Pulse:
    """Checks whether something can be stored."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._at = float("-inf")
        self._is_well = False

    async def check(self) -> None:
        """Raise Unavailable unless something could be stored; concurrent calls share a write."""
        async with self._lock:
            if time.monotonic() - self._at >= SECONDS:
                self._is_well = await self._beat()
                self._at = time.monotonic()
        if not self._is_well:
            raise Unavailable("server-unavailable")

    async def _beat(self) -> bool:
        try:
            await self._store.ping()
        except StoreError:
            return False
        return True
