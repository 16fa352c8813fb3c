"""Sends notices out: to browsers, mailboxes and services; no move waits for any of it.

A job wakes the sender for a target, and another one to take something back there. Whoever keeps us
waiting holds up only what goes to the same server, and nothing that is taken back. What did not
arrive is tried again, with longer and longer pauses, until the sender gives the target up. A target
that no longer exists is removed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import aiosmtplib
from msgspec import Struct

from satrap.server import webhooks
from satrap.server.calling import Caller, Reply, Unreachable
from satrap.server.clock import now
from satrap.server.jobs import Jobs
from satrap.server.mail import Post
from satrap.server.mailing import letter
from satrap.server.pushing import SECRET, Pusher
from satrap.server.store import outbox
from satrap.server.store.attempts import Work
from satrap.server.store.jobs import Job
from satrap.server.store.outbox import CLOSE, DELIVER, Parcel
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.targets import Target, find_target, remove
from satrap.server.store.tastes import find_taste
from satrap.server.tasks import Tasks

AT_ONCE: Final = {"push": 128, "mail": 4, "webhook": 64}
AT_ONE_SERVER: Final = 16
PAUSE: Final = 10_000  # ms after the first failure; then four times as long, and so on
LONGEST_PAUSE: Final = 6 * 60 * 60 * 1000
GIVEN_UP: Final = 3 * 24 * 60 * 60 * 1000  # ms without an answer
BUSY: Final = (429, 503)
WITHOUT_MAIL: Final = 60 * 60 * 1000  # ms until a server without mail looks again
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
UNSIGNED: Final = (401, 403)  # a push service doubts our signature: our clock may be wrong


class Sent(Struct, frozen=True):
    """What became of an attempt: done; try again after a time; removed; or refused for good."""

    is_done: bool = False
    after: int | None = None
    is_gone: bool = False
    is_refused: bool = False


async def no_address(person: str) -> str:
    """Return the mail address of a person: none."""
    return ""


class Sender:
    """Works through the outbox, one attempt at a time for each target."""

    def __init__(
        self,
        store: SqlStore,
        jobs: Jobs,
        post: Post | None,
        caller: Caller,
        address: Callable[[str], Awaitable[str]] = no_address,
    ) -> None:
        self._store, self._post, self._caller, self.address = store, post, caller, address
        self.pusher = Pusher(b"", caller)
        self._tasks = Tasks()
        self._busy: set[tuple[str, str]] = set()
        self._slots = {way: asyncio.Semaphore(most) for way, most in AT_ONCE.items()}
        self._servers: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._targets: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        jobs.handle(DELIVER, self._begin)
        jobs.handle(CLOSE, self._begin)

    async def load(self) -> None:
        """Read the key that signs, and take up what a server that has stopped left undone."""
        self.pusher = Pusher(await self._store.secret(SECRET), self._caller)
        await self._store.writer.submit(outbox.wake_all)

    async def stop(self) -> None:
        """Wait for what is under way."""
        await self._tasks.finish()

    async def _begin(self, job: Job) -> Work[None] | None:
        """Start sending, without making other jobs wait for it."""
        if (job.kind, job.key) not in self._busy:
            self._busy.add((job.kind, job.key))
            self._tasks.spawn(self._deliver(job.kind, job.key))
        return None

    async def _deliver(self, kind: str, target: str) -> None:
        try:
            async with self._store.reading() as connection:
                found = await find_target(connection, target)
            if found is not None:
                async with self._slot(kind, found):
                    await self._take(kind, target)
        except Exception:
            logging.getLogger(__name__).exception("a notice could not be sent")
        finally:
            self._busy.discard((kind, target))
            await self._store.writer.submit(lambda to: outbox.wake(to, target))

    @asynccontextmanager
    async def _slot(self, kind: str, target: Target) -> AsyncIterator[None]:
        """Wait until there is room for another attempt; what is taken back has its own."""
        server = f"{kind} {target.channel} {urlsplit(target.address).netloc}"
        slots = self._servers.setdefault(server, asyncio.Semaphore(AT_ONE_SERVER))
        async with slots:
            if kind == CLOSE:
                yield
            else:
                async with self._slots[target.channel]:
                    yield

    async def _take(self, kind: str, target: str) -> None:
        """Send what is due now, one thing after another: nothing overtakes what it closes."""
        async with self._targets.setdefault(target, asyncio.Lock()):
            taken = await self._store.writer.submit(lambda to: outbox.take(to, target, now(), kind))
            if taken is not None:
                await self._send_all(*taken)

    async def _send_all(self, target: Target, parcels: Sequence[Parcel]) -> None:
        """Send what is due; the first failure ends the attempt."""
        for group in [list(parcels)] if target.channel == "mail" else [[each] for each in parcels]:
            if group and not await self._note(target, group, await self.send(target, group)):
                return

    async def send(self, target: Target, parcels: Sequence[Parcel]) -> Sent:
        """Try once to send something to a target."""
        try:
            if target.channel == "mail":
                return await self._mail(target, parcels)
            if target.channel == "push":
                return judged(await self.pusher.send(target, parcels[0]), UNSIGNED)
            return judged(await webhooks.send(self._caller, target, parcels[0]))
        except Unreachable:
            return Sent()
        except Exception:
            logging.getLogger(__name__).exception("a notice could not be sent")
            return Sent()

    async def _mail(self, target: Target, parcels: Sequence[Parcel]) -> Sent:
        to = await self.address(target.person)
        if not to:
            return Sent(is_gone=True)
        if self._post is None:  # until a server that has one is started again
            return Sent(after=now() + WITHOUT_MAIL)
        async with self._store.reading() as connection:
            zone = (await find_taste(connection, target.person)).zone
        try:
            await self._post.send(letter(target, to, parcels, zone))
        except aiosmtplib.SMTPRecipientsRefused as error:
            return Sent(is_refused=all(each.code >= 500 for each in error.recipients))
        except (
            aiosmtplib.SMTPException,
            OSError,
        ):  # it may be our fault: everybody would lose mail
            return Sent()
        return Sent(is_done=True)

    async def _note(self, target: Target, parcels: Sequence[Parcel], sent: Sent) -> bool:
        """Store what became of an attempt; say whether to go on."""
        at, silent = now(), target.silent or now()
        if sent.is_done:
            work = outbox.note_sent(target, parcels, at)
        elif sent.is_gone and target.channel != "webhook":
            work = lambda to: remove(to, target.id)  # noqa: E731
        elif sent.is_gone or sent.is_refused or at - silent >= GIVEN_UP:
            work = outbox.give_up(target.id, at)
        elif sent.after is not None:
            work = outbox.put_off(target.id, max(sent.after, at + 1000), target.silent)
        else:
            pause = min(max(PAUSE, (at - silent) * 3), LONGEST_PAUSE)
            work = outbox.put_off(target.id, at + pause, silent)
        await self._store.writer.submit(work)
        return sent.is_done


def judged(reply: Reply, later: Sequence[int] = ()) -> Sent:
    """Return what a status means; `later` are more of those after which it is tried again."""
    if 200 <= reply.status < 300:
        return Sent(is_done=True)
    if reply.status in GONE:
        return Sent(is_gone=True)
    if reply.status in BUSY and reply.after is not None:
        return Sent(after=reply.after)
    return Sent(is_refused=300 <= reply.status < 500 and reply.status not in (*LATER, *later))
