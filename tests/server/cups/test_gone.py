"""Somebody deletes the account while a tournament is at work: their name does not come back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from satrap.server.cups import asking as ask
from satrap.server.cups import director
from satrap.server.cups.cup import OVER, Cup
from satrap.server.forgetting import forget
from satrap.server.present import follow
from satrap.server.store.erasing import traces_of
from satrap.server.store.errors import Unknown
from satrap.server.store.notices_schema import notices
from satrap.server.store.schema import people
from satrap.server.tables import entries as log
from tests.server.cups.running import House, plan
from tests.server.cups.telling import opened, tell

GONE, ID = "Zaffran", "p-Zaffran"


async def go(there: House) -> None:
    """Forget Zaffran, as a deletion does."""
    store: Any = there.hall.store
    async with store.reading() as connection:
        found = await traces_of(connection, ID)
    await store.writer.submit(lambda to: forget(to, ID, "~0", found))


async def told(there: House) -> str:
    """Return all notices that there are."""
    store: Any = there.hall.store
    query = select(notices.c.person, notices.c.words)
    return str(await store.writer.submit(lambda to: to.execute(query).all()))


def meanwhile(monkeypatch: pytest.MonkeyPatch, name: str, there: House) -> list[int]:
    """Let Zaffran go while the director does something for the first time."""
    done: Callable[..., Any] = getattr(director, name)
    times = list[int]()

    async def do(*given: Any) -> Any:
        made = await done(*given) if name == "_draw_up" else None
        times.append(1)
        if len(times) == 1:
            await go(there)
        return made if name == "_draw_up" else await done(*given)

    monkeypatch.setattr(director, name, do)
    return times


def test_who_goes_while_the_tables_open_is_not_seated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House) -> None:
        there.hall.followers.insert(0, follow)
        id, [ana, *_] = await opened(there, plan(rounds=2), 2, "Ana", GONE)
        times = meanwhile(monkeypatch, "open_tables", there)
        await there.ask(id, ana, ask.StartCup())
        cup = await there.until_over(id, [ana])
        assert len(times) > 1, "the job is done again, with those who are left"
        assert cup.row.status == OVER and GONE not in await told(there)
        store: Any = there.hall.store
        async with store.reading() as connection:
            assert await traces_of(connection, ID) == set()
        assert len(names := await seated(there, cup)) == 4 and "†" in "".join(names)

    tell(tmp_path, story)


async def seated(there: House, cup: Cup) -> list[str]:
    """Return who sat in the first round."""
    names = list[str]()
    for row in cup.at_round(1):
        async with there.hall.held(row.match) as (_, standing):
            names += [place.name for place in standing.table.places]
    return names


def test_who_goes_while_a_round_is_drawn_up_is_named_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House) -> None:
        id, [ana, *_] = await opened(there, plan(rounds=2), 2, "Ana", GONE)
        await there.ask(id, ana, ask.StartCup())
        await there.until_open(id)
        meanwhile(monkeypatch, "_draw_up", there)
        cup = await there.until_over(id, [ana])
        assert cup.row.status == OVER and GONE not in await told(there)
        assert {each.name for each in cup.entrants} > {"Ana", "–"}
        assert ID not in {each.person for each in cup.entrants}

    tell(tmp_path, story)


def test_nobody_sits_down_who_is_not_known(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        store: Any = there.hall.store
        done: Any = type("Done", (), {"entries": [log.Seated(0, "x", "ana"), log.Left(1)]})
        work = follow(done)
        assert work is not None
        with pytest.raises(Unknown):
            await store.writer.submit(work)
        await store.writer.submit(add)
        await store.writer.submit(work)
        for person in ("", "~0"):
            done.entries = [log.Seated(0, "x", person)]
            assert follow(done) is None, "bots, and those who have gone before"

    tell(tmp_path, story)


def add(connection: Connection) -> None:
    connection.execute(insert(people), {"id": "ana", "name": "Ana", "at": 0})
