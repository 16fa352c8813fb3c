"""Deadlines fall due by themselves, to the second, and nobody loses because of an outage."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from satrap.core.errors import Refused
from satrap.server.chain import ChainLine
from satrap.server.deadlines import deadline
from satrap.server.live_table import rebuild
from satrap.server.proof import format_proof, make_proof
from satrap.server.tables import commands as ask
from satrap.server.tables.entries import Clock, Replaced, parse_entry
from satrap.server.tables.table import OVER, record_of
from satrap.verify import failures
from tests.server.clocks import START, virtual_time
from tests.server.club import ANA, BEN, DAY, HOUR, Club, club

SECOND = 1000


def tell(folder: Path, *stories: Callable[[Club], Awaitable[None]], down: int = 0) -> None:
    """Run stories in turn on the same store, with the server down in between."""

    async def run() -> None:
        with virtual_time() as clock:
            for story in stories:
                async with club(folder, clock) as server:
                    await story(server)
                await clock.advance(down)

    asyncio.run(run())


def test_a_deadline_falls_due_to_the_second_while_nobody_looks(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one")
        assert await server.deadlines(match) == [START + DAY, None]
        room = server.hall._rooms.get(match)
        assert room is not None and room.is_unheld  # nothing keeps it in memory
        room.forget()
        await server.pass_time(DAY - 1)
        assert await server.taken_over(match) == []
        await server.pass_time(SECOND)
        (at,) = await server.taken_over(match)
        assert 0 <= at - (START + DAY) <= SECOND
        assert await server.waiting(match) == {1}  # the chosen level has played
        (_, until) = await server.deadlines(match)
        assert until is not None and DAY <= until - at <= DAY + SECOND

    tell(tmp_path, story)


def test_whoever_moves_in_time_loses_nothing(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match, generator = await server.open("one"), random.Random(1)
        for turn in range(6):
            await server.pass_time(DAY - SECOND)
            await server.play(match, turn % 2, generator)
        assert await server.taken_over(match) == []
        await server.act(match, ANA, ask.Resign())
        await server.pass_time(2 * DAY)
        assert await server.taken_over(match) == [] and len(await server.jobs.list()) == 1

    tell(tmp_path, story)


def test_after_a_restart_deadlines_are_the_same(tmp_path: Path) -> None:
    found = list[list[int | None]]()

    async def begin(server: Club) -> None:
        found.append(await server.deadlines(await server.open("one", Clock(7200, per_turn=86_400))))

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        found.append(await server.deadlines(row.id))
        await server.pass_time(DAY + 2 * HOUR - 10 * HOUR + SECOND)
        (at,) = await server.taken_over(row.id)
        assert 0 <= at - (START + DAY + 2 * HOUR) <= SECOND

    tell(tmp_path, begin, again, down=10 * HOUR)
    assert found == [[START + DAY + 2 * HOUR, None]] * 2


def test_a_deadline_in_an_outage_is_put_off_as_long_as_it_lasted(tmp_path: Path) -> None:
    async def begin(server: Club) -> None:
        await server.open("one")
        await server.pass_time(DAY - 2 * HOUR)

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        start = START + DAY + HOUR
        await server.pass_time(SECOND)
        ((_, until),) = await server.put_off(row.id)
        assert until == start + 3 * HOUR and await server.deadlines(row.id) == [until, None]
        await server.pass_time(3 * HOUR)
        (at,) = await server.taken_over(row.id)
        assert 0 <= at - until <= SECOND

    tell(tmp_path, begin, again, down=3 * HOUR)


def test_so_is_one_that_follows_too_soon_but_by_half_a_day_at_most(tmp_path: Path) -> None:
    opened = list[str]()

    async def begin(server: Club) -> None:
        for per_turn in (5 * 86_400, 4 * 86_400 + 3600):
            opened.append(await server.open(str(per_turn), Clock(0, per_turn=per_turn)))

    async def again(server: Club) -> None:
        one, two = opened
        await server.pass_time(HOUR + SECOND)
        ((_, until),) = await server.put_off(two)
        assert until == START + 4 * DAY + 12 * HOUR
        await server.pass_time(DAY)
        assert await server.put_off(one) == [] and len(await server.taken_over(one)) == 1

    tell(tmp_path, begin, again, down=4 * DAY)


def test_the_player_comes_back(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one")
        await server.pass_time(DAY + SECOND)
        assert await server.waiting(match) == {1}
        await server.act(match, ANA, ask.Return())
        await server.play(match, 1, random.Random(1))
        (until, _) = await server.deadlines(match)
        assert until == server.clock.now() + DAY

    tell(tmp_path, story)


def test_another_clock_moves_the_deadline_or_ends_it(tmp_path: Path) -> None:
    async def story(server: Club) -> None:
        match = await server.open("one")
        for clock, after in ((Clock(0, per_turn=2 * 86_400), 2 * DAY), (None, None)):
            await server.pass_time(HOUR)
            await server.act(match, ANA, ask.AskClock(clock))
            await server.act(match, BEN, ask.AnswerClock(True, clock))
            now = server.clock.now()
            assert await server.deadlines(match) == [after and now + after, None]
        await server.pass_time(3 * DAY)
        assert await server.taken_over(match) == []

    tell(tmp_path, story)


def test_silence_of_a_week_ends_a_match_across_a_restart(tmp_path: Path) -> None:
    async def begin(server: Club) -> None:
        match = await server.open("one", Clock(0, per_turn=20 * 86_400))
        await server.act(match, BEN, ask.Abandon())
        await server.pass_time(3 * DAY)

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        await server.pass_time(4 * DAY - 2 * HOUR)
        assert (await server.hall.store.match(row.id)).status != OVER  # type: ignore[union-attr]
        await server.pass_time(HOUR + SECOND)
        assert (await server.hall.store.match(row.id)).status == OVER  # type: ignore[union-attr]

    tell(tmp_path, begin, again, down=HOUR)


def test_bots_do_not_wait_for_anybody(tmp_path: Path) -> None:
    async def begin(server: Club) -> None:
        match = await server.open("one")
        await server.act(match, ANA, ask.Leave())

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        assert await server.waiting(row.id) == {1}
        await server.play(row.id, 1, random.Random(1))
        assert await server.waiting(row.id) == {1}

    tell(tmp_path, begin, again, down=HOUR)


def test_a_match_with_all_lines_of_correspondence_verifies(tmp_path: Path) -> None:
    async def begin(server: Club) -> None:
        match = await server.open("one")
        await server.act(match, ANA, ask.AskClock(Clock(0, per_turn=2 * 86_400)))
        await server.act(match, BEN, ask.AnswerClock(True, Clock(0, per_turn=2 * 86_400)))

    async def again(server: Club) -> None:
        (row,) = await server.hall.store.list_matches()
        await server.pass_time(2 * DAY)
        await server.act(row.id, ANA, ask.Return())
        await server.act(row.id, ANA, ask.Resign())
        kinds = {type(each).__name__ for _, each in await server.lines(row.id)}
        assert {"ClockAsked", "ClockAnswered", "Clocked", "Extended", "Replaced"} <= kinds
        lines = await server.hall.store.read(row.id)
        seed = await server.hall.store.seed(row.id)
        async with server.hall.held(row.id) as (_, standing):
            assert standing.table.match is not None
            record = record_of(standing.table, standing.table.match)
        opened = [ChainLine(line.nonce, line.body) for line in lines]
        proof = make_proof(record, seed, opened, [line.beside for line in lines])
        assert failures(format_proof(proof)) == []

    tell(tmp_path, begin, again, down=3 * DAY)


async def a_month(folder: Path, seed: int, tables: int, days: int, restarts: int) -> None:
    """Let people forget every third turn, and start the server again now and then."""
    generator, per_restart = random.Random(seed), days * DAY // (restarts + 1)
    late = list[int]()
    with virtual_time() as clock:
        for part in range(restarts + 1):
            end = START + (part + 1) * per_restart
            is_killed = generator.random() < 0.5
            async with club(folder, clock, is_killed=is_killed) as server:
                if part == 0:
                    for number in range(tables):
                        await server.open(f"table-{number}")
                await some_days(server, generator, end)
            await clock.advance(generator.randrange(2 * HOUR))
        async with club(folder, clock) as server:
            for row in await server.hall.store.list_matches():
                late += await lateness(server, row.id)
    assert len(late) > tables and all(0 <= each <= SECOND for each in late), late


async def some_days(server: Club, generator: random.Random, end: int) -> None:
    """Until some time, look at every table now and then."""
    while server.clock.now() < end:
        await server.pass_time(min(generator.randrange(40 * HOUR), end - server.clock.now()))
        for row in await server.hall.store.list_matches(status="running"):
            waiting = await server.waiting(row.id)
            async with server.hall.held(row.id) as (_, standing):
                gone = [seat for seat in (0, 1) if standing.table.places[seat].bot]
            with suppress(Refused):  # a bot may be quicker, and end the match
                for seat in gone[: generator.randrange(3)]:
                    await server.act(row.id, (ANA, BEN)[seat], ask.Return())
                if waiting and generator.random() < 0.6:
                    await server.play(row.id, min(waiting), generator)


async def lateness(server: Club, match: str) -> list[int]:
    """Replay a log; return how late each bot took over, by the deadline before."""
    lines, seed = await server.hall.store.read(match), await server.hall.store.seed(match)
    found = list[int]()
    for number, line in enumerate(lines):
        entry = parse_entry(line.body, line.beside)
        if isinstance(entry, Replaced):
            standing = rebuild(match, seed, lines[:number])
            until = deadline(standing.table, entry.seat)
            assert until is not None
            found.append(line.at - until)
    return found


@pytest.mark.parametrize(
    ("seed", "tables", "days", "restarts"),
    [
        pytest.param(1, 12, 20, 5, id="a dozen tables"),
        pytest.param(2, 24, 60, 20, id="long-two dozen tables"),
        pytest.param(3, 50, 10, 20, id="long-many tables"),
    ],
)
def test_deadlines_fall_due_to_the_second_over_days_with_restarts(
    tmp_path: Path, seed: int, tables: int, days: int, restarts: int
) -> None:
    asyncio.run(a_month(tmp_path, seed, tables, days, restarts))
