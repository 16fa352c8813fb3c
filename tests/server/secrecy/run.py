"""Many courses in turn, on the same two servers."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.scratch import memory
from tests.server.secrecy.cards import Cards
from tests.server.secrecy.course import Course
from tests.server.secrecy.pair import Pair
from tests.server.secrecy.splits import Splits
from tests.server.secrecy.world import two_worlds

Make = Callable[[int], Course]
COURSES: dict[str, Make] = {"alexandros": Cards, "alexander_the_great": Splits}


@contextmanager
def in_memory() -> Iterator[Path]:
    """Yield a temporary folder, in memory if possible."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        yield Path(folder)


def run_courses(
    make: Make, numbers: Iterable[int], before: Callable[[], None] = lambda: None
) -> Counter[str]:
    """Play courses in two worlds and count; raise Leak if an observer tells them apart.

    `before` is called when the servers are open, before the first course.
    """

    async def play() -> Counter[str]:
        counts: Counter[str] = Counter()
        with in_memory() as folder:
            async with two_worlds(folder) as worlds:
                before()
                for number in numbers:
                    counts.update(await Pair(worlds, make(number), number).play())
        return counts

    return asyncio.run(play())
