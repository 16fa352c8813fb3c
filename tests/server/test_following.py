"""What follows from a change is stored with it, or neither is."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from satrap.server.errors import Unavailable
from satrap.server.following import Done
from satrap.server.hall import Hall
from satrap.server.requests import Request
from satrap.server.store.attempts import Work
from satrap.server.store.errors import Failed
from satrap.server.store.schema import pulse
from satrap.server.store.sql_store import SqlStore, beat
from satrap.server.tables import commands as ask
from satrap.server.tables.table import RUNNING, WAITING
from tests.server.test_hall import ANA, seated, tell


async def beats(hall: Hall) -> int:
    assert isinstance(hall.store, SqlStore)
    async with hall.store.reading() as connection:
        return await connection.scalar(select(pulse.c.beats)) or 0


def test_what_follows_is_stored_with_the_change(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        seen = list[Done]()

        def follow(done: Done) -> Work[None] | None:
            seen.append(done)
            return beat if done.status == WAITING else None

        hall.followers.append(follow)
        await hall.act(match, ANA, Request("start", ask.Start()))
        assert await beats(hall) == 1
        assert seen[0].match == match and seen[0].table.status == RUNNING

    tell(tmp_path, story)


def test_if_it_fails_nothing_happened(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await seated(hall, "random")
        before = len(await hall.store.read(match))

        def fail(connection: Connection) -> None:
            beat(connection)
            raise Failed("no room")

        hall.followers.append(lambda done: fail)
        with pytest.raises(Unavailable):
            await hall.act(match, ANA, Request("start", ask.Start()))
        assert len(await hall.store.read(match)) == before and await beats(hall) == 0
        hall.followers.clear()
        await hall.act(match, ANA, Request("start", ask.Start()))
        assert len(await hall.store.read(match)) > before

    tell(tmp_path, story)
