"""Who can see a tournament, take part in it, and run it."""

from __future__ import annotations

from pathlib import Path

import pytest

from satrap.server.cups import asking as ask
from satrap.server.cups.cup import CANCELLED
from satrap.server.errors import Forbidden, NoSuchCup, NotNow
from satrap.server.store.interface import Person
from tests.server.cups.running import House, plan
from tests.server.cups.telling import opened, tell


def test_a_private_tournament_is_there_for_those_with_its_link(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, (ana,) = await opened(there, plan(is_public=False), 0, "Ana")
        (ben,) = await there.people("Ben")
        _, link = await there.cups.find(id, ana, "")
        for wrong in ("", "0" * 32):
            with pytest.raises(NoSuchCup):
                await there.cups.find(id, ben, wrong)
            with pytest.raises(NoSuchCup):
                await there.cups.act(id, ben, wrong, ask.JoinCup())
        assert await there.cups.listed(ben) == []
        await there.cups.act(id, ben, link, ask.JoinCup())
        cup, _ = await there.cups.find(id, ben, "")
        assert len(cup.entrants) == 2, "from now on they need no link"

    tell(tmp_path, story)


def test_only_members_organise_or_take_part(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, _ = await opened(there, plan(), 0, "Ana")
        await there.hall.store.add_person(Person("p-guest", "Guest", 0), b"g" * 32)
        with pytest.raises(Forbidden):
            await there.ask(id, "p-guest", ask.JoinCup())
        with pytest.raises(Forbidden):
            await there.cups.open("p-guest", plan())

    tell(tmp_path, story)


def test_only_the_organiser_runs_it(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, (ana, ben) = await opened(there, plan(), 0, "Ana", "Ben")
        for command in (
            ask.StartCup(),
            ask.CancelCup(),
            ask.RemoveFromCup(1),
            ask.InviteBots("recruit"),
        ):
            with pytest.raises(NotNow):
                await there.ask(id, ben, command)
        await there.ask(id, ana, ask.RemoveFromCup(2), ask.JoinCup())
        assert [each.name for each in (await there.cup(id)).entrants] == ["Ana"]
        await there.ask(id, ana, ask.CancelCup())
        assert (await there.cup(id)).row.status == CANCELLED
        with pytest.raises(NotNow):
            await there.ask(id, ben, ask.JoinCup())

    tell(tmp_path, story)


def test_nobody_joins_twice_or_late_or_when_it_is_full(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        id, (ana, *_) = await opened(there, plan(format="robin"), 14, "Ana", "Ben")
        await there.ask(id, ana, ask.JoinCup())
        assert len((await there.cup(id)).entrants) == 16
        (cleo,) = await there.people("Cleo")
        with pytest.raises(NotNow):
            await there.ask(id, cleo, ask.JoinCup())
        other, (dion,) = await opened(there, plan(), 1, "Dion")
        await there.ask(other, dion, ask.StartCup())
        await there.until_open(other)
        with pytest.raises(NotNow):
            await there.ask(other, cleo, ask.JoinCup())

    tell(tmp_path, story)


def test_programs_take_part_only_where_bots_may(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        await there.hall.store.add_person(Person("p-robot", "Robot", 0), b"r" * 32)
        await there.members.join("p-robot", "Robot", is_bot=True)
        closed, _ = await opened(there, plan(has_bots=False), 0, "Ana")
        with pytest.raises(NotNow):
            await there.ask(closed, "p-robot", ask.JoinCup())
        public, _ = await opened(there, plan(has_bots=True), 0, "Ben")
        await there.ask(public, "p-robot", ask.JoinCup())
        cup = await there.cup(public)
        assert await there.cups.programs(cup) == {"p-robot"}, "and everybody can see it"

    tell(tmp_path, story)
