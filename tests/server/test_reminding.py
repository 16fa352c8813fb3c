"""Reminders come before a deadline, when each person wants them, and never after the move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from satrap.server.api.merging import Along
from satrap.server.deadlines import deadline
from satrap.server.notifying import Eyes, Notifying
from satrap.server.reminding import REMIND, Reminding, plan
from satrap.server.store.interface import Person
from satrap.server.store.notices import Notice, list_notices
from satrap.server.store.people import add_guest
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables import commands as ask
from satrap.server.tables.entries import Clock
from satrap.server.tastes import EARLY, MINUTE, Quiet, Taste
from satrap.server.waits import Waits
from satrap.server.wishing import wish
from tests.server.clocks import START, virtual_time
from tests.server.club import ANA, BEN, DAY, HOUR, Club, club

CLEO = Person("c", "Cleo", 0)
SECOND = 1000


class Reminded:
    """A club whose people are reminded, and what they have heard."""

    def __init__(self, server: Club) -> None:
        self.server, self.heard = server, list[tuple[int, str, str]]()
        assert isinstance(server.hall.store, SqlStore)
        self.store = server.hall.store
        server.hall.followers.append(Notifying(Eyes(), deadline))
        Waits(self.store, server.hall)
        server.jobs.handle(REMIND, Reminding(server.hall, deadline).remind)

    async def news(self, person: Person) -> list[Notice]:
        async with self.store.reading() as connection:
            return await list_notices(connection, person.id)

    async def wish(self, person: Person, taste: Taste) -> None:
        at = self.server.clock.now()
        await self.store.writer.submit(lambda to: wish(to, person.id, taste, at))

    async def merge(self, guest: Person, member: Person) -> None:
        """Let a member sign in where a guest has played."""
        along, at = Along(guest), self.server.clock.now()
        await self.store.writer.submit(lambda to: add_guest(to, member, b"", "phone"))
        await self.store.sign_in(member.id, b"new", b"old", "phone", at, along)
        for match in along.moved:
            await self.server.hall.reload(match)

    async def reminders(self, person: Person, ms: int) -> list[int]:
        """Let time pass; return when somebody was reminded meanwhile (ms after the start)."""
        end, found = self.server.clock.now() + ms, dict[str, int]()
        while self.server.clock.now() < end:
            soon = [job.due + 1 for job in await self.server.jobs.list()]
            step = min(end, *soon) - self.server.clock.now()
            await self.server.pass_time(max(1, step))
            for each in await self.news(person):
                if each.kind == "reminder":
                    found.setdefault(each.id, each.at - START)
        return sorted(found.values())


def tell(folder: Path, story: Callable[[Reminded], Awaitable[None]]) -> None:
    async def run() -> None:
        with virtual_time() as clock:
            async with club(folder, clock) as server:
                await story(Reminded(server))

    asyncio.run(run())


def is_soon(found: list[int], *wanted: int) -> bool:
    """Say whether these are the times, to the second."""
    return len(found) == len(wanted) and all(
        0 <= one - other <= SECOND for one, other in zip(found, wanted, strict=True)
    )


def test_reminders_come_eight_hours_and_one_hour_before_and_replace_the_turn(
    tmp_path: Path,
) -> None:
    async def story(told: Reminded) -> None:
        match = await told.server.open("one")
        found = await told.reminders(ANA, DAY - MINUTE)
        assert is_soon(found, DAY - 8 * HOUR, DAY - HOUR)
        (notice,) = await told.news(ANA)
        assert (notice.kind, notice.tag) == ("reminder", f"turn:{match}")
        assert notice.words.key == "notice-reminder-minutes"
        await told.server.pass_time(2 * MINUTE)
        assert [each.kind for each in await told.news(ANA)] == ["table"]  # a bot plays for her
        assert await told.reminders(ANA, DAY) == []

    tell(tmp_path, story)


def test_nobody_is_reminded_after_the_move(tmp_path: Path) -> None:
    async def story(told: Reminded) -> None:
        match = await told.server.open("one")
        assert len(await told.reminders(ANA, DAY - 2 * HOUR)) == 1
        await told.server.play(match, 0, random.Random(1))
        assert "reminder" not in [each.kind for each in await told.news(ANA)]
        assert await told.reminders(ANA, 3 * HOUR) == []

    tell(tmp_path, story)


def test_another_deadline_moves_the_reminders(tmp_path: Path) -> None:
    async def story(told: Reminded) -> None:
        match, clock = await told.server.open("one"), Clock(0, per_turn=2 * 86_400)
        await told.server.pass_time(HOUR)
        await told.server.act(match, ANA, ask.AskClock(clock))
        await told.server.act(match, BEN, ask.AnswerClock(True, clock))
        found = await told.reminders(ANA, 2 * DAY)
        assert is_soon(found, HOUR + 2 * DAY - 8 * HOUR, HOUR + 2 * DAY - HOUR)

    tell(tmp_path, story)


def test_a_change_that_is_slow_to_be_stored_neither_repeats_nor_loses_a_reminder(
    tmp_path: Path,
) -> None:
    async def story(told: Reminded) -> None:
        match = await told.server.open("one")
        (end, _) = await told.server.deadlines(match)
        assert end is not None

        async def next_after(at: int) -> int:
            await told.store.writer.submit(lambda to: plan(to, match, ANA.id, end, at))
            (job,) = await told.server.jobs.find(REMIND)
            return end - job.due

        assert await next_after(end - 8 * HOUR + 1) == 8 * HOUR, "it has not come yet"
        await told.server.pass_time(DAY - 8 * HOUR + SECOND)
        assert await next_after(end - 8 * HOUR - 1) == HOUR, "it has come meanwhile"

    tell(tmp_path, story)


def test_other_wishes_move_reminders_that_were_planned(tmp_path: Path) -> None:
    async def story(told: Reminded) -> None:
        await told.server.open("one")
        await told.wish(ANA, Taste(reminders=()))
        assert await told.reminders(ANA, HOUR) == []
        await told.wish(ANA, Taste(reminders=(120, 20 * 60)))
        found = await told.reminders(ANA, DAY - HOUR - MINUTE)
        assert is_soon(found, DAY - 20 * HOUR, DAY - 2 * HOUR)

    tell(tmp_path, story)


def test_a_reminder_in_quiet_hours_comes_before_them(tmp_path: Path) -> None:
    async def story(told: Reminded) -> None:
        match = await told.server.open("one")
        (end, _) = await told.server.deadlines(match)
        assert end is not None
        minute = end // MINUTE % (24 * 60)  # in UTC
        quiet = Quiet((minute - 3 * 60) % (24 * 60), (minute + 60) % (24 * 60))
        await told.wish(ANA, Taste(quiet=quiet, reminders=(60,)))
        found = await told.reminders(ANA, DAY - MINUTE)
        assert len(found) == 1
        assert abs(found[0] - (DAY - 3 * HOUR - EARLY)) <= MINUTE  # quiet hours begin on a minute

    tell(tmp_path, story)


def test_a_guest_who_turns_out_to_be_a_member_is_reminded_as_the_member_wants(
    tmp_path: Path,
) -> None:
    async def story(told: Reminded) -> None:
        match = await told.server.open("one")
        await told.wish(CLEO, Taste(reminders=(120,)))
        await told.server.pass_time(HOUR)
        await told.merge(ANA, CLEO)
        (job,) = await told.server.jobs.find(REMIND)
        assert job.key == f"{match}/{CLEO.id}"
        found = await told.reminders(CLEO, DAY - HOUR - MINUTE)
        assert is_soon(found, DAY - 2 * HOUR) and not await told.news(ANA)

    tell(tmp_path, story)


def test_a_member_is_reminded_of_all_tables_as_they_wanted_it_as_a_guest(tmp_path: Path) -> None:
    async def story(told: Reminded) -> None:
        await told.server.open("one")
        await told.wish(CLEO, Taste(reminders=(3 * 60,)))
        await told.merge(CLEO, ANA)
        assert is_soon(await told.reminders(ANA, DAY - MINUTE), DAY - 3 * HOUR)

    tell(tmp_path, story)
