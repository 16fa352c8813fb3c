"""Clocks rest while their people do: vacation, weekends and nights, in everybody's own zone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection

from satrap.server.chain import ChainLine
from satrap.server.live_table import rebuild
from satrap.server.proof import format_proof, make_proof
from satrap.server.resting import look_at_all, settle
from satrap.server.store.rests import resting_of, set_resting
from satrap.server.store.sql_store import SqlStore
from satrap.server.store.tastes import set_taste
from satrap.server.tables import commands as ask
from satrap.server.tables.entries import Clock, Rested
from satrap.server.tables.table import record_of
from satrap.server.tastes import Quiet, Taste
from satrap.server.vacation import call_off, plan
from satrap.verify import failures
from tests.server.clocks import START, virtual_time
from tests.server.club import ANA, BEN, DAY, HOUR, Club, club

SECOND = 1000
ALL = Clock(0, per_turn=86_400, bot="recruit", vacation=True, weekends=True, nights=True)
VACATION = Clock(0, per_turn=86_400, bot="recruit", vacation=True)
WEEKENDS = Clock(0, per_turn=86_400, bot="recruit", weekends=True)
NIGHT = Quiet(22 * 60, 7 * 60)
# START is a Friday, 15 January 2027, 8:00 in UTC.

Story = Callable[[Club], Awaitable[None]]


def tell(folder: Path, *stories: Story, down: int = 0, at: int = START) -> None:
    """Run stories in turn on the same store, with the server down in between."""

    async def run() -> None:
        with virtual_time(at) as clock:
            for story in stories:
                async with club(folder, clock) as server:
                    await story(server)
                await clock.advance(down)

    asyncio.run(run())


def store_of(server: Club) -> SqlStore:
    assert isinstance(server.hall.store, SqlStore)
    return server.hall.store


async def live_in(server: Club, zone: str, night: Quiet | None = None) -> None:
    """Let Ana live in a zone."""
    taste = Taste(zone=zone, quiet=night)
    await store_of(server).writer.submit(lambda to: set_taste(to, ANA.id, taste))
    await store_of(server).writer.submit(lambda to: settle(to, ANA.id, server.clock.now()))
    await server.pass_time(SECOND)


async def leave(server: Club, days: int, after: int = 0, zone: str = "UTC") -> None:
    """Let Ana take a vacation of so many days."""
    at = server.clock.now()
    first = datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).date() + timedelta(days=after)
    last = first + timedelta(days=days - 1)

    def write(connection: Connection) -> None:
        resting = resting_of(connection, ANA.id)
        set_resting(connection, ANA.id, plan(resting, f"v{at}", first, last, zone, at))
        look_at_all(connection, ANA.id, at)

    await store_of(server).writer.submit(write)
    await server.pass_time(SECOND)


async def rests(server: Club, match: str) -> list[Rested]:
    return [each for _, each in await server.lines(match) if isinstance(each, Rested)]


def moment(zone: str, year: int, month: int, day: int, hour: int = 0) -> int:
    return round(datetime(year, month, day, hour, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


async def ana_ends(server: Club, match: str) -> datetime:
    """Return when Ana's time ends, in UTC."""
    end = (await server.deadlines(match))[0]
    assert end is not None
    return datetime.fromtimestamp(end / 1000, ZoneInfo("UTC"))


def test_on_a_vacation_the_clock_stands_still(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one", VACATION)
        await server.pass_time(4 * HOUR)
        await leave(server, 3)  # today, tomorrow, and the day after
        assert (await ana_ends(server, match)).isoformat() == "2027-01-18T20:00:00+00:00"
        await server.pass_time(3 * DAY)
        assert await server.taken_over(match) == []
        await server.pass_time(DAY)
        assert len(await server.taken_over(match)) == 1

    tell(tmp_path, story)


def test_where_it_is_not_allowed_a_vacation_changes_nothing(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        plain, weekly = await server.open("one"), await server.open("two", WEEKENDS)
        await server.pass_time(SECOND)
        before = await server.deadlines(plain), await server.deadlines(weekly)
        await leave(server, 5)
        assert (await server.deadlines(plain), await server.deadlines(weekly)) == before
        assert await rests(server, plain) == []

    tell(tmp_path, story)


def test_a_vacation_that_was_planned_counts_at_tables_that_begin_later(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        await leave(server, 2, after=1)
        match = await server.open("one", VACATION)
        await server.pass_time(SECOND)
        assert (await ana_ends(server, match)).isoformat() == "2027-01-18T08:00:01+00:00"
        (line,) = await rests(server, match)
        assert line.seat == 0 and [each.is_vacation for each in line.rests] == [True]

    tell(tmp_path, story)


def test_coming_back_early_the_clock_runs_again_at_once(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one", VACATION)
        await leave(server, 10)
        await server.pass_time(DAY - SECOND)

        def back(connection: Connection) -> None:
            at, resting = server.clock.now(), resting_of(connection, ANA.id)
            (vacation,) = resting.vacations
            set_resting(connection, ANA.id, call_off(resting, vacation.id, "UTC", at))
            look_at_all(connection, ANA.id, at)

        await store_of(server).writer.submit(back)
        await server.pass_time(SECOND)
        assert (await ana_ends(server, match)).isoformat() == "2027-01-17T08:00:00+00:00"

    tell(tmp_path, story)


def test_weekends_rest_in_the_zone_of_each_person(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        await live_in(server, "Pacific/Auckland")  # there it is Friday, 21:00
        match = await server.open("one", WEEKENDS)
        await server.pass_time(SECOND)
        assert (await ana_ends(server, match)).isoformat() == "2027-01-18T08:00:01+00:00"
        (hers, bens) = await rests(server, match)
        assert hers.rests[0].start == moment("Pacific/Auckland", 2027, 1, 16)
        assert bens.rests[0].start == moment("UTC", 2027, 1, 16)

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("zone", "night", "hours"),
    [
        ("Europe/Berlin", (2027, 3, 27), 8),  # clocks go forward
        ("Europe/Berlin", (2027, 10, 30), 10),  # and back
        ("Australia/Sydney", (2027, 10, 2), 8),
        ("Australia/Sydney", (2027, 4, 3), 10),
        ("Australia/Lord_Howe", (2027, 4, 3), 9.5),
        ("America/Santiago", (2027, 9, 4), 8),  # midnight is skipped
        ("Asia/Tokyo", (2027, 3, 27), 9),
    ],
)
def test_nights_follow_clocks_forward_and_back(
    tmp_path: Path, zone: str, night: tuple[int, int, int], hours: float
) -> None:
    clock, start = Clock(0, per_turn=86_400, bot="recruit", nights=True), moment(zone, *night, 12)

    async def story(server: Club) -> None:
        await live_in(server, zone, NIGHT)
        match = await server.open("one", clock)
        await server.pass_time(SECOND)
        (line,) = await rests(server, match)
        first = line.rests[0]
        assert first.start == moment(zone, *night, 22)
        assert first.end - first.start == hours * HOUR
        (end, _) = await server.deadlines(match)
        second = line.rests[1]
        nights = first.end - first.start
        if start + SECOND + DAY + nights > second.start:
            nights += second.end - second.start
        assert end == start + SECOND + DAY + nights

    tell(tmp_path, story, at=start)


def test_what_rests_each_week_is_written_ahead_in_time(tmp_path: Path) -> None:
    ends = list[datetime]()

    async def begin(server: Club) -> None:
        await live_in(server, "Europe/Berlin", NIGHT)
        clock = Clock(0, per_turn=6 * 86_400, bot="recruit", weekends=True, nights=True)
        match = await server.open("one", clock)
        await server.pass_time(5 * DAY)
        ends.append(await ana_ends(server, match))

    async def go_on(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        await server.pass_time(4 * DAY)
        ends.append(await ana_ends(server, row.id))
        assert await server.taken_over(row.id) == []
        found = await rests(server, row.id)
        assert len(found) in (4, 6)  # at first, then once a week, for each of two seats

    tell(tmp_path, begin, go_on, down=HOUR)
    assert ends[0] == ends[1]


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    found = list[tuple[list[int | None], list[Rested]]]()

    async def begin(server: Club) -> None:
        await live_in(server, "America/New_York", NIGHT)
        match = await server.open("one", ALL)
        await leave(server, 2, after=3, zone="America/New_York")
        found.append((await server.deadlines(match), await rests(server, match)))

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        await server.pass_time(SECOND)
        found.append((await server.deadlines(row.id), await rests(server, row.id)))

    tell(tmp_path, begin, again, again, down=HOUR)
    assert found[0] == found[1] == found[2]


def test_a_vacation_taken_just_before_the_server_stops_counts(tmp_path: Path) -> None:
    async def begin(server: Club) -> None:
        await server.open("one", VACATION)
        await server.jobs.stop()  # nothing is done any more
        at = server.clock.now()
        today = date.fromtimestamp(at / 1000)

        def write(connection: Connection) -> None:
            resting = resting_of(connection, ANA.id)
            set_resting(connection, ANA.id, plan(resting, "v", today, today, "UTC", at))
            look_at_all(connection, ANA.id, at)

        await store_of(server).writer.submit(write)

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        await server.pass_time(SECOND)
        assert await ana_ends(server, row.id) > datetime(2027, 1, 16, 8, tzinfo=ZoneInfo("UTC"))

    tell(tmp_path, begin, again, down=HOUR)


def test_with_rests_in_its_log_a_match_replays_and_its_proof_holds(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        await live_in(server, "Asia/Kolkata", NIGHT)
        match = await server.open("one", ALL)
        await leave(server, 3, after=1)
        await server.pass_time(2 * DAY)
        await server.act(match, BEN, ask.Resign())
        stored = await server.hall.store.read(match)
        async with server.hall.held(match) as (_, standing):
            table, seed = standing.table, standing.seed
            assert table.match is not None
            record = record_of(table, table.match)
        again = rebuild(match, seed, stored).table
        assert again.rests == table.rests and any(again.rests.values())
        lines = [ChainLine(line.nonce, line.body) for line in stored]
        proof = make_proof(record, seed, lines, [line.beside for line in stored])
        assert failures(format_proof(proof)) == []

    tell(tmp_path, story)


def test_a_match_does_not_end_by_silence_while_somebody_is_on_vacation(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one", VACATION)
        await leave(server, 8)
        await server.act(match, BEN, ask.Abandon(wants=True))
        await server.pass_time(8 * DAY)
        assert await server.waiting(match) == {0}
        await server.pass_time(DAY)
        async with server.hall.held(match) as (_, standing):
            assert standing.table.status == "over"

    tell(tmp_path, story)
