"""A whole server in virtual time, which is stopped, or killed in the middle of a call."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Callable
from pathlib import Path

from satrap.server.api import Settings, make_app
from satrap.server.api.state import State
from satrap.server.listener import Listener
from satrap.server.mail import Post
from tests.server.clocks import VirtualClock
from tests.server.days.screens import Screens, mailbox
from tests.server.days.turns import Turns


class Stopped(Exception):
    """The server hangs in the middle of a call, and is to be killed."""


HANGING = 2  # attempts of a server that dies: one hangs, and another one may wait for it
PATIENCE = 20_000  # looks at a server that should have come to rest


class QuickClock(VirtualClock):
    """Waits exactly until the server rests, instead of for some time."""

    rests: Callable[[], bool] = staticmethod(lambda: True)
    after: Callable[[], None] = staticmethod(lambda: None)

    async def _look(self) -> None:
        for _ in range(2):
            pollers, self._pollers = self._pollers, []
            for _, woken in pollers:
                if not woken.done():
                    woken.set_result(None)
            await self.settle()
        self.after()

    async def settle(self) -> None:
        """Let the server do all that it can do now."""
        in_a_row = 0
        for _ in range(PATIENCE):
            await asyncio.sleep(0 if in_a_row else 0.0005)
            in_a_row = in_a_row + 1 if self.rests() else 0
            if in_a_row == 4:
                return
        raise AssertionError("the server does not come to rest")


class Running:
    """A server with everything that belongs to it, from its start to its end."""

    def __init__(self, folder: Path, clock: QuickClock, turns: Turns, screens: Screens) -> None:
        self.folder, self.clock, self.turns, self.screens = folder, clock, turns, screens
        self.pages: list[Listener] = []

    async def start(self) -> None:
        """Start it, and let everybody open their page."""
        self._before = asyncio.all_tasks()
        post = Post("localhost", 25, "", "", False, False, "satrap@example.org")
        settings = Settings(
            self.folder / "days.sqlite", slack=10**6, web=self.folder / "none", mail=post
        )
        app = make_app(settings)
        self._life = app.router.lifespan_context(app)
        self.clock.rests, self.clock.after = (lambda: True), (lambda: None)
        await self._life.__aenter__()
        self.state: State = app.state.satrap
        self.state.hall.followers.insert(0, self.turns)
        sender = self.state.sender
        sender._caller = sender.pusher._caller = self.screens
        sender._post, sender.address = self.screens, self._address
        self.screens.up = self.clock.now()
        self.clock.rests, self.clock.after = self._rests, self._read
        for person in self.turns.people:
            self.pages.append(Listener(person))
            await self.state.newsroom.join(self.pages[-1])

    async def _address(self, person: str) -> str:
        return mailbox(self.turns.people[person])

    def _rests(self) -> bool:
        state = self.state
        hanging = HANGING if self.screens.is_dead else 0
        is_sending = len(state.sender._tasks._tasks) > hanging
        is_busy = state.jobs._busy or state.jobs._more.is_set() or state.store.writer._waiting
        is_looking = self.clock.polling() < 2  # the jobs and the news
        return not (is_sending or is_busy or is_looking or state.hall.tasks._tasks)

    def _read(self) -> None:
        for page in self.pages:
            while not page._waiting.empty():
                self.screens.page(page.person, page._waiting.get_nowait())
        if self.screens.is_dead:
            raise Stopped

    async def stop(self) -> None:
        """Stop it as an operator does."""
        await self._life.__aexit__(None, None, None)

    async def kill(self) -> None:
        """End everything at once: nothing more is written, and nobody is told anything."""
        hall = self.state.hall
        hall.drivers.stop()
        for lanes in (hall.thinking, hall.idling, hall.searching, hall.records):
            lanes.stop()
        hall.aside.stop()
        hall.timing.stop()
        writer = self.state.store.writer
        writer._is_open = False
        writer._task.cancel()
        await asyncio.gather(writer._task, return_exceptions=True)
        tasks = asyncio.all_tasks() - self._before - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hall.replays.stop()
        await self.state.store.close()
        del tasks
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)  # what was cut off in mid-read
            gc.collect()
