"""Tournaments run unattended, over the real objects of a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from satrap.core.errors import SatrapError
from satrap.server.cups import asking as ask
from satrap.server.cups.cup import CANCELLED, OVER, RUNNING
from satrap.server.cups.past import meetings
from satrap.server.cups.plan import Plan
from satrap.server.store.notices_schema import notices
from satrap.server.store.sql_store import SqlStore
from tests.server.cups.running import House, plan
from tests.server.cups.telling import opened, tell


@pytest.mark.parametrize(
    "wanted, bots",
    [
        (plan(format="swiss", rounds=3), 4),
        (plan(format="robin", seats=3, game="alexander_the_great"), 2),
        (plan(format="knockout", seats=2), 4),
    ],
)
def test_a_tournament_runs_to_its_end_by_itself(tmp_path: Path, wanted: Plan, bots: int) -> None:
    async def story(there: House) -> None:
        id, people = await opened(there, wanted, bots, "Ana", "Ben", "Cleo")
        await there.ask(id, people[0], ask.StartCup())
        cup = await there.until_over(id, people[:1])
        assert cup.row.status == OVER and cup.row.round == cup.rounds
        assert all(table.result for table in cup.tables)
        assert sorted(line.player for line in cup.lines()) == sorted(cup.by_number)
        absent = {each.name for each in cup.entrants if not each.is_in}
        expected = {"Ben", "Cleo"} if wanted.format == "swiss" else absent
        assert absent == expected, "who misses two rounds is out"
        assert there.moves > 0, "Ana has played herself"
        if wanted.format == "swiss":
            assert max(meetings(cup.past()).values()) == 1

    tell(tmp_path, story)


def test_a_server_that_stops_goes_on_where_it_was(tmp_path: Path) -> None:
    ids = list[str]()

    async def begin(there: House) -> None:
        id, people = await opened(there, plan(rounds=2), 3, "Ana")
        ids.append(id)
        await there.ask(id, people[0], ask.StartCup())

    async def some(there: House) -> None:
        await there.pass_time(3)

    async def end(there: House) -> None:
        cup = await there.until_over(ids[0])
        assert cup.row.status == OVER and len(cup.tables) == 4

    tell(tmp_path, begin, some, some, end)


def test_it_starts_at_its_time_or_when_enough_have_joined(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        soon = plan(starts=there.clock.now() + 60 * 60_000)
        id, people = await opened(there, soon, 0, "Ana", "Ben")
        with pytest.raises(SatrapError):
            await there.ask(id, people[0], ask.HereAtCup())
        await there.pass_time(50)
        await there.ask(id, people[0], ask.HereAtCup())
        await there.pass_time(11)
        cup = await there.until_open(id)
        table = cup.at_round(1)[0]
        async with there.hall.held(table.match) as (_, standing):
            bots = {place.name: place.bot for place in standing.table.places}
            assert standing.table.opened.is_cup, "nobody can settle anything there any more"
        assert bots == {"Ana": "", "Ben": "random"}, "a bot plays for who is not here"
        filled, _ = await opened(there, plan(fill=3), 2, "Cleo")
        assert (await there.until_open(filled)).row.status == RUNNING

    tell(tmp_path, story)


def test_nobody_plays_alone(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        wanted = plan(starts=there.clock.now() + 60_000)
        id, _ = await opened(there, wanted, 0, "Ana")
        await there.pass_time(2)
        assert (await there.cup(id)).row.status == CANCELLED

    tell(tmp_path, story)


def test_everybody_hears_whom_they_meet_and_where_they_came(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, people = await opened(there, plan(rounds=1), 1, "Ana")
        await there.ask(id, people[0], ask.StartCup())
        await there.until_over(id)
        assert isinstance(there.hall.store, SqlStore)
        query = select(notices.c.words).where(notices.c.kind == "cup").order_by(notices.c.at)
        async with there.hall.store.reading() as connection:
            words = list((await connection.scalars(query)).all())
        kinds = ["notice-cup-paired", "notice-cup-begun", "notice-cup-over"]
        assert [kind in each for kind, each in zip(kinds, words, strict=True)] == [True] * 3

    tell(tmp_path, story)


def test_a_dropped_player_stays_in_the_standings_behind_all_others(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, people = await opened(there, plan(rounds=2), 2, "Ana", "Ben")
        await there.ask(id, people[0], ask.StartCup())
        await there.pass_time(3)
        await there.ask(id, people[1], ask.LeaveCup())
        cup = await there.until_over(id)
        last = cup.lines()[-1]
        assert cup.by_number[last.player].name in ("Ben", "Ana")
        assert len(cup.at_round(2)) == 2, "the tables stay full"

    tell(tmp_path, story)
