"""Background tasks, which run whether or not anybody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")
ALONE: Final = "alone"  # the name of a task that nobody waits for


class Tasks:
    """Tasks that are completed before the server ends."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T], name: str = ALONE) -> asyncio.Task[T]:
        """Start a task; if nobody waits for it, a failure is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and task.get_name() == ALONE:
            logging.getLogger(__name__).error("a task has failed", exc_info=error)

    async def finish(self) -> None:
        """Wait for all tasks that were started."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))
