"""Days of notices in virtual time: people in many time zones, restarts, and services that fail.

Every notice must be shown exactly once by each browser of its person, unless it was taken back
before it was due; never in quiet hours, never once it was taken back; and it is closed soon
afterwards.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from satrap.core.text import text
from satrap.server.calling import Caller, Reply, Unreachable
from satrap.server.jobs import Jobs
from satrap.server.news import Newsroom
from satrap.server.notifying import Eyes
from satrap.server.sending import Sender
from satrap.server.store import notices
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.store.people import add_guest
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.targets import Given, add_target
from satrap.server.store.tastes import set_taste
from satrap.server.tastes import MINUTE, Quiet, Taste, due
from tests.server.clocks import VirtualClock, settle, virtual_time
from tests.server.receivers import Browser, Call

START = 1_804_204_800_000  # 5 March 2027: clocks go forward in the north, then back in the south
DAY = 24 * 60 * MINUTE
SOON = 5_000  # ms until a notice that was taken back is closed everywhere
LATE = 3 * MINUTE  # a push that failed once is tried again within this time
BROWSERS = 2
ZONES = (
    "Pacific/Auckland", "Pacific/Chatham", "Australia/Sydney", "Australia/Lord_Howe", "Asia/Tokyo",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tehran", "Asia/Dubai", "Europe/Moscow", "Asia/Beirut",
    "Africa/Cairo", "Europe/Athens", "Europe/Paris", "Africa/Casablanca", "Europe/London",
    "Atlantic/Azores", "America/St_Johns", "America/Santiago", "America/Asuncion",
    "America/New_York", "America/Denver", "America/Los_Angeles", "Pacific/Honolulu",
)  # fmt: skip


class Services(Caller):
    """The push services: some calls fail before they have arrived, some afterwards."""

    def __init__(self, days: Days) -> None:
        super().__init__(may_call_inside=True)
        self._days = days

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        chance = self._days.chance.random()
        if chance < 0.03:
            raise Unreachable("planted")
        self._days.arrive(url, Call(url, dict(headers), body))
        return Reply(500) if chance > 0.97 else Reply(201)


class Days:
    """People, their browsers, and what has to be shown on these."""

    def __init__(self, folder: Path, number: int, people: int, *, restarts: int) -> None:
        self.chance, self.folder = random.Random(number), folder
        self.people = [f"person-{each}" for each in range(people)]
        self.restarts, self.faults = restarts, list[str]()
        self.browsers: dict[str, tuple[str, Browser]] = {}
        self.tastes: dict[str, Taste] = {}
        self.open: dict[str, tuple[str, int]] = {}  # by person: the notice, and when it is due
        self.closed: dict[str, int] = {}  # by notice: when it was taken back
        self.shown: Counter[tuple[str, str]] = Counter()  # notices by browser, as these show them
        self.on: dict[str, dict[str, str]] = {}  # by browser: the notice that each tag shows
        self.counts: Counter[str] = Counter()

    # What browsers do (web/public/sw.js)

    def arrive(self, url: str, call: Call) -> None:
        person, browser = self.browsers[url]
        told = browser.read(call)
        on, at = self.on.setdefault(url, {}), self.clock.now()
        if told.get("closed"):
            on.pop(told["tag"], None)
            return
        self.counts["pushes"] += 1
        if self.shown[url, told["id"]]:
            self.counts["repeated, and not shown again"] += 1
            return
        self.shown[url, told["id"]] += 1
        on[told["tag"]] = told["id"]
        self._check_shown(person, told["id"], at)

    def _check_shown(self, person: str, notice: str, at: int) -> None:
        if self.open.get(person, ("", 0))[0] != notice:
            self.faults.append(f"{notice} was shown after the move")
        taste = self.tastes[person]
        local = datetime.fromtimestamp(at / 1000, ZoneInfo(taste.zone))
        minute, quiet = local.hour * 60 + local.minute, taste.quiet
        if quiet and (minute >= quiet.start or minute < quiet.end):
            self.faults.append(f"{notice} was shown at {local}")

    # What the server does

    async def live(self, days: int, often: float = 1.0) -> None:
        """Live so many days; `often` is how often something happens to each person daily."""
        with virtual_time(START) as clock:
            self.clock: VirtualClock = clock
            await self._open()
            for number, person in enumerate(self.people):
                await self._come(number, person)
            events = round(len(self.people) * days * often)
            stops = set(self.chance.sample(range(events), self.restarts))
            for event in range(events):
                await self._pass(days * DAY // events)
                if event in stops:
                    await self._close()
                    await self._open()
                    self.counts["restarts"] += 1
                await self._happen()
            await self._pass(DAY)
            await self._close()

    async def _open(self) -> None:
        self.store: SqlStore = await open_store(self.folder / "days.sqlite")
        self.jobs = Jobs(self.store)
        self.sender = Sender(self.store, self.jobs, None, Services(self))
        self.newsroom = Newsroom(self.store, Eyes())
        await self.sender.load()
        self.jobs.start()

    async def _close(self) -> None:
        await self.jobs.stop()
        await self.sender.stop()
        await self.store.close()

    async def _come(self, number: int, person: str) -> None:
        """Let somebody come, with their tastes and their browsers."""
        write, token = self.store.writer.submit, number.to_bytes(32, "big")
        await write(lambda to: add_guest(to, Person(person, person, START), token))
        device = (await self.store.devices(person, token))[0].id
        quiet = Quiet(self.chance.randrange(20, 24) * 60, self.chance.randrange(5, 9) * 60)
        zone = ZONES[number % len(ZONES)]
        taste = Taste(zone=zone, quiet=quiet if self.chance.random() < 0.7 else None)
        self.tastes[person] = taste
        await write(lambda to: set_taste(to, person, taste))
        for each in range(BROWSERS):
            await self._subscribe(person, device, f"http://push/{person}/{each}")

    async def _subscribe(self, person: str, device: str, url: str) -> None:
        browser = Browser()
        self.browsers[url] = (person, browser)
        given = Given(**browser.keys(), device=device, origin="https://x.org")
        await self.store.writer.submit(
            lambda to: add_target(to, person, "push", url, given, "en", 0)
        )

    async def _happen(self) -> None:
        """Ask somebody to move, or let them move."""
        person = self.chance.choice(self.people)
        if person in self.open:
            await self._move(person)
        else:
            at, words = self.clock.now(), text("notice-turn", names="Ben")
            made = await self.store.writer.submit(
                lambda to: notices.post(to, person, "your-turn", "turn:x", "/table/x", words, at)
            )
            self.open[person] = (made, due(self.tastes[person], "push", at))
            self.counts["notices"] += 1
        await self._check_page(person)

    async def _move(self, person: str) -> None:
        at = self.clock.now()
        notice, moment = self.open.pop(person)
        await self.store.writer.submit(lambda to: notices.withdraw(to, person, "turn:x", at))
        for url, (owner, _) in self.browsers.items():
            was_shown = self.shown[url, notice]
            if owner == person and not was_shown and at > moment + LATE:
                self.faults.append(f"{notice} was not shown at {url}")
        await self._pass(SOON)
        for url, (owner, _) in self.browsers.items():
            if owner == person and notice in self.on.get(url, {}).values():
                self.counts["closed late"] += 1  # a call that failed: it is tried again
                await self._pass(LATE)
                if notice in self.on[url].values():
                    self.faults.append(f"{notice} was not closed at {url}")

    async def _check_page(self, person: str) -> None:
        listed = [each.id for each in (await self.newsroom.of(person)).news]
        wanted = [self.open[person][0]] if person in self.open else []
        if listed != wanted:
            self.faults.append(f"the page of {person} lists {listed}, not {wanted}")

    async def _pass(self, ms: int) -> None:
        """Let time pass; what is sent arrives at its own time."""
        end = self.clock.now() + ms
        while self.clock.now() < end:
            waiting = [job.due for job in await self.jobs.list()]
            step = min([end, *(each for each in waiting if each > self.clock.now())])
            await self.clock.advance(max(1, step - self.clock.now()))
            await self.sender.stop()
            await settle(1)


def check(days: Days) -> None:
    """Fail if anything was wrong, or nothing was tried."""
    assert days.faults == []
    assert set(days.shown.values()) == {1} and days.counts["restarts"] == days.restarts
