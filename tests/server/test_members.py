"""Members have names of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from satrap.server.errors import NameTaken, NoSuchPerson
from satrap.server.members import Members
from satrap.server.store.errors import Taken
from satrap.server.store.interface import Person
from satrap.server.store.opening import open_store
from satrap.server.store.sql_store import SqlStore

Story = Callable[[SqlStore, Members], Awaitable[None]]


def tell(folder: Path, story: Story) -> None:
    """Tell a story about two guests, Ana and Ben."""

    async def run() -> None:
        store = await open_store(folder / "members.sqlite")
        try:
            for person in ("a", "b"):
                await store.add_person(Person(person, "Guest", 0), person.encode() * 32)
            await story(store, Members(store))
        finally:
            await store.close()

    asyncio.run(run())


def test_a_guest_becomes_a_member_under_a_name(tmp_path: Path) -> None:
    async def story(store: SqlStore, members: Members) -> None:
        assert await members.of("a") is None
        ana = await members.join("a", "Ana")
        assert await members.of("a") == await members.named("ANA") == ana
        assert (await store.person("a") or Person("", "", 0)).name == "Ana"
        assert await members.of("b") is None and await members.named("Ben") is None

    tell(tmp_path, story)


@pytest.mark.parametrize("name", ["Ana", "ANA", "\uff21na"])  # the last one is wide
def test_nobody_else_can_have_a_name_like_it(tmp_path: Path, name: str) -> None:
    async def story(store: SqlStore, members: Members) -> None:
        await members.join("a", "Ana")
        with pytest.raises(NameTaken):
            await members.join("b", name)
        await members.join("b", "Ben")
        with pytest.raises(Taken):
            await store.rename("b", name)
        assert (await store.person("b") or Person("", "", 0)).name == "Ben"

    tell(tmp_path, story)


def test_a_member_can_change_the_name_and_the_old_one_is_free(tmp_path: Path) -> None:
    async def story(store: SqlStore, members: Members) -> None:
        await members.join("a", "Ana")
        await store.rename("a", "Anna")
        assert await members.named("Ana") is None
        assert (await members.join("b", "Ana")).name == "Ana"

    tell(tmp_path, story)


def test_guests_may_share_a_name(tmp_path: Path) -> None:
    async def story(store: SqlStore, members: Members) -> None:
        await members.join("a", "Ana")
        await store.rename("b", "Ben")
        await store.add_person(Person("c", "Ben", 0), b"c" * 32)

    tell(tmp_path, story)


def test_only_people_become_members_and_only_once(tmp_path: Path) -> None:
    async def story(store: SqlStore, members: Members) -> None:
        with pytest.raises((NoSuchPerson, NameTaken)):
            await members.join("nobody", "Nobody")
        await members.join("a", "Ana")
        with pytest.raises(NameTaken):
            await members.join("a", "Other")
        assert await members.named("Other") is None

    tell(tmp_path, story)
