"""Where the writer's work runs, so that the event loop never waits for a disk.

SQLite has one thread, the only one that uses the connection that writes. The loop itself talks to
PostgreSQL. Either way, a whole batch with its commit is one job.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Runner(Protocol):
    """Runs plain functions over the connection that writes, one at a time."""

    engine: Engine

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Return what a job returned; the job begins and commits its own transactions."""

    async def close(self) -> None:
        """Finish what is running, then close the database."""


class InThread:
    """Runs every job in one thread, over one connection that is kept until a job fails."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._connection: Connection | None = None
        self._is_open = True

    async def run(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, job)

    async def close(self) -> None:
        if self._is_open:
            self._is_open = False
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._dispose)
            self._thread.shutdown()

    def _run(self, job: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            result = job(self._connection)
            self._connection.rollback()  # ends what it left open
        except BaseException:
            self._let_go()
            raise
        return result

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _dispose(self) -> None:
        self._let_go()
        self.engine.dispose()


class OnLoop:
    """Runs every job on the loop, which does other things while the database works."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.sync_engine
        self._engine = engine

    async def run(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self._engine.dispose()
