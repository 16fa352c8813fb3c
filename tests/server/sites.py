"""A sender over a real store, in virtual time: what stories about notices are told with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection

from satrap.core.text import text
from satrap.server.calling import Caller
from satrap.server.jobs import Jobs
from satrap.server.mail import parse_post
from satrap.server.sending import Sender
from satrap.server.store import notices
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.store.people import add_guest
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.targets import Given, Target, add_target, list_targets
from satrap.server.store.tastes import set_taste
from satrap.server.tastes import PAUSES, Kind, Taste
from satrap.server.wishing import wish
from tests.server.clocks import START, VirtualClock, virtual_time
from tests.server.post_office import PostOffice, post_office
from tests.server.receivers import Browser, Receiver, receiving

PAUSE = PAUSES["push"] + 1
ANA = Person("ana", "Ana", 0)


class Site:
    """A sender over a real store, in virtual time."""

    def __init__(self, store: SqlStore, clock: VirtualClock, jobs: Jobs, sender: Sender) -> None:
        self.store, self.clock, self.jobs, self.sender = store, clock, jobs, sender

    async def post(
        self,
        tag: str = "turn:x",
        words: str = "notice-turn",
        kind: Kind = "your-turn",
        *,
        is_seen: bool = False,
        **more: str | int,
    ) -> str:
        said, at = text(words, names="Ben", **more), self.clock.now()

        def write(to: Connection) -> str:
            return notices.post(to, ANA.id, kind, tag, "/table/x", said, at, is_seen=is_seen)

        return await self.store.writer.submit(write)

    async def wish(self, taste: Taste) -> None:
        at = self.clock.now()
        await self.store.writer.submit(lambda to: wish(to, ANA.id, taste, at))

    async def withdraw(self, tag: str = "turn:x") -> None:
        at = self.clock.now()
        await self.store.writer.submit(lambda to: notices.withdraw(to, ANA.id, tag, at))

    async def taste(self, taste: Taste) -> None:
        await self.store.writer.submit(lambda to: set_taste(to, ANA.id, taste))

    async def add(self, channel: str, address: str, given: Given) -> str:
        return await self.store.writer.submit(
            lambda to: add_target(to, ANA.id, channel, address, given, "en", 0)  # type: ignore[arg-type]
        )

    async def browser(self, url: str) -> Browser:
        made = Browser()
        device = (await self.store.devices(ANA.id, b"h" * 32))[0].id
        await self.add("push", url, Given(**made.keys(), device=device, origin="https://x.org"))
        return made

    async def targets(self) -> list[Target]:
        async with self.store.reading() as connection:
            return await list_targets(connection, ANA.id)

    async def until_next(self) -> int:
        """Return in how many milliseconds the next job is due."""
        return max(1, min(job.due for job in await self.jobs.list()) - self.clock.now())

    async def pass_time(self, ms: int) -> None:
        """Let time pass, and what is sent meanwhile arrive."""
        await self.clock.advance(ms)
        await self._rest()
        await self.clock.advance(0)
        await self._rest()

    async def _rest(self) -> None:
        """Wait, in real time, until nothing is under way."""
        while not self.clock.polling() or self.jobs._busy or self.sender._tasks._tasks:
            await asyncio.sleep(0.001)


@asynccontextmanager
async def site(where: Path | str, mail: str = "", *, later: int = 0) -> AsyncIterator[Site]:
    with virtual_time(START + later) as clock:
        store = await open_store(where / "x.sqlite" if isinstance(where, Path) else where)
        if await store.person(ANA.id) is None:
            await store.writer.submit(lambda to: add_guest(to, ANA, b"h" * 32))

        async def address(person: str) -> str:
            return "ana@example.org"

        jobs, caller = Jobs(store), Caller(may_call_inside=True)
        sender = Sender(store, jobs, parse_post(mail, "satrap@example.org"), caller, address)
        await sender.load()
        jobs.start()
        try:
            yield Site(store, clock, jobs, sender)
        finally:
            await jobs.stop()
            await sender.stop()
            await store.close()


Story = Callable[[Site, Receiver], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    async def run() -> None:
        with receiving() as receiver:
            async with site(folder) as made:
                await story(made, receiver)

    asyncio.run(run())


def write(
    folder: Path, story: Callable[[Site, PostOffice], Awaitable[None]], *, refuses: int = 0
) -> None:
    """Tell a story in which letters go out; the first ones may be refused."""

    async def run() -> None:
        with post_office(refuses=refuses) as office:
            async with site(folder, f"smtp://{office.host}:{office.port}") as made:
                await story(made, office)

    asyncio.run(run())
