"""Work that goes on whether or not somebody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
ALONE: Final = "alone"  # the name of work that nobody waits for


class Tasks:
    """Tasks that are finished before the server ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], name: str = ALONE) -> asyncio.Task[T]:
        """Begin something; what fails while nobody waits for it goes to the log."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and task.get_name() == ALONE:
            logging.getLogger(__name__).error("work has stopped", exc_info=error)

    async def finish(self) -> None:
        """Wait for everything that was begun."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))
