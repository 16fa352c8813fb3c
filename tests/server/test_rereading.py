"""What is read again while somebody changes it: a block, a mute or a ban holds at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from satrap.server.errors import Forbidden
from satrap.server.order import BAN, Order
from satrap.server.store import order as penalties
from satrap.server.store import ties
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.store.people import add_guest
from satrap.server.store.sql_store import SqlStore
from satrap.server.ties import BLOCK, Ties

Change = Callable[[], Awaitable[object]]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqlStore]:
    store = await open_store(folder / "tables.sqlite")
    for number, name in enumerate(("ana", "ben")):
        person, token = Person(name, name, 0), bytes([number]) * 32
        await store.writer.submit(partial(add_guest, person=person, token_hash=token))
    try:
        yield store
    finally:
        await store.close()


class Meanwhile:
    """Makes a change once something has been read, before anybody has seen what it was."""

    def __init__(self, patch: pytest.MonkeyPatch, where: ModuleType, name: str) -> None:
        self.read, self.change = getattr(where, name), list[Change]()
        patch.setattr(where, name, self)

    async def __call__(self, connection: AsyncConnection) -> Any:
        found = await self.read(connection)
        while self.change:
            await self.change.pop()()
        return found


def test_a_tie_that_changes_while_all_are_read_again_is_as_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            known = Ties()
            meanwhile = Meanwhile(monkeypatch, ties, "all_ties")
            meanwhile.change.append(lambda: known.add(store, "ana", "ben", BLOCK, "Ben"))
            await known.load(store)
            assert known.has("ana", "ben", BLOCK) and known.deaf_to("ana") == {"ben"}
            meanwhile.change.append(lambda: known.remove(store, "ana", "ben", BLOCK))
            await known.load(store)
            assert not known.has("ana", "ben", BLOCK) and not known.deaf_to("ana")

    asyncio.run(story())


def test_the_later_of_two_readings_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            known = Ties()
            tie = await known.add(store, "ana", "ben", BLOCK, "Ben")

            async def removed_by_others() -> None:
                await store.writer.submit(lambda to: ties.untie(to, "ana", "ben", BLOCK))
                await known.load(store)

            meanwhile = Meanwhile(monkeypatch, ties, "all_ties")
            meanwhile.change.append(removed_by_others)
            await known.load(store)
            assert tie not in known.of("ana")

    asyncio.run(story())


def test_whoever_is_deleted_while_ties_are_read_again_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            known = Ties()
            await known.add(store, "ana", "ben", BLOCK, "Ben")

            async def deleted() -> None:
                await store.writer.submit(lambda to: ties.forget(to, "ana"))
                known.forget("ana")

            Meanwhile(monkeypatch, ties, "all_ties").change.append(deleted)
            await known.load(store)
            assert known.of("ana") == []

    asyncio.run(story())


def test_a_penalty_that_changes_while_all_are_read_again_is_as_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as store:
            order = Order(store)
            meanwhile = Meanwhile(monkeypatch, penalties, "list_penalties")
            meanwhile.change.append(lambda: order.punish("operator", "ana", BAN, "Cheats.", 0))
            await order.load()
            with pytest.raises(Forbidden):
                order.check("ana", [BAN])
            meanwhile.change.append(lambda: order.lift("operator", "ana", BAN))
            await order.load()
            order.check("ana", [BAN])

    asyncio.run(story())
