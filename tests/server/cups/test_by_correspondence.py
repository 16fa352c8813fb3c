"""Tournaments by correspondence: nobody has to be there, deadlines decide, across restarts."""

from __future__ import annotations

from pathlib import Path

from satrap.server.cups import asking as ask
from satrap.server.cups.cup import OVER, RUNNING, Cup
from satrap.server.cups.plan import Plan
from satrap.server.tables.days import next_deadline
from satrap.server.tables.entries import Clock, Replaced, parse_entry
from satrap.server.tables.table import RUNNING as AT_PLAY
from tests.server.cups.checking import check_match, check_nothing_open
from tests.server.cups.running import House, plan
from tests.server.cups.telling import opened, tell

DAY = 24 * 60  # minutes
WANTED: Plan = plan(rounds=2, clock=Clock(0, per_turn=DAY * 60))


async def taken_over(there: House, cup: Cup) -> dict[str, list[int]]:
    """Return when bots took over because time had run out, by name."""
    found = dict[str, list[int]]()
    for row in cup.tables:
        if len(row.sitting) < 2:
            continue
        for line in await there.hall.store.read(row.match):
            entry = parse_entry(line.body, line.beside)
            if isinstance(entry, Replaced) and entry.reason == "time":
                name = cup.by_number[row.sitting[entry.seat]].name
                found.setdefault(name, []).append(line.at)
    return found


def test_deadlines_fire_and_whoever_misses_two_rounds_is_out(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, people = await opened(there, WANTED, 0, "Ana", "Ben", "Cleo", "Dion")
        began = there.clock.now()
        await there.ask(id, people[0], ask.StartCup())
        cup = await there.until_open(id)
        assert there.clock.now() - began <= 60_000, "nobody has to be there"
        cup = await there.until_over(id, people[:3], step=12 * 60)
        assert cup.row.status == OVER and cup.row.round == 2
        assert {cup.by_number[each].name for each in cup.dropped} == {"Dion"}
        times = await taken_over(there, cup)
        assert set(times) == {"Dion"} and len(times["Dion"]) >= 2
        assert cup.by_number[cup.lines()[-1].player].name == "Dion"
        for row in cup.tables:
            await check_match(there, cup, row)
        await check_nothing_open(there, cup)

    tell(tmp_path, story)


def test_a_deadline_is_kept_across_restarts_and_the_round_ends(tmp_path: Path) -> None:
    ids, due = list[str](), list[int]()

    async def begin(there: House) -> None:
        id, people = await opened(there, WANTED, 0, "Ana", "Ben")
        ids.append(id)
        await there.ask(id, people[0], ask.StartCup())
        cup = await there.until_open(id)
        async with there.hall.held(cup.at_round(1)[0].match) as (_, standing):
            due.append(next_deadline(standing.table) or 0)
        assert due[0] > there.clock.now()
        await there.pass_time(DAY // 2)

    async def wait(there: House) -> None:
        await there.pass_time(DAY // 4)
        cup = await there.cup(ids[0])
        assert cup.row.status == RUNNING and cup.row.round == 1
        (row,) = await there.hall.store.list_matches(AT_PLAY)
        assert row.id == cup.at_round(1)[0].match
        assert await taken_over(there, cup) == {}, "there is still time"

    async def end(there: House) -> None:
        cup = await there.until_over(ids[0], step=12 * 60)
        assert cup.row.status == OVER and cup.row.round == 2, "all have dropped out"
        assert len(cup.dropped) == 2
        times = await taken_over(there, cup)
        first = min(at for each in times.values() for at in each)
        assert 0 <= first - due[0] <= 1000, "to the second"
        await check_nothing_open(there, cup)

    tell(tmp_path, begin, wait, end)
