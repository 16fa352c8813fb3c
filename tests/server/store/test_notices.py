"""Notices: written in any transaction; a newer one with the same tag replaces the older."""

from __future__ import annotations

import pytest

from satrap.core.text import names_text, text
from satrap.server.store import notices
from satrap.server.store.notices import KEPT_MS, Notice, changed_since, list_notices
from satrap.server.store.sql_store import SqlStore

pytestmark = pytest.mark.anyio
WORDS = text("notice-turn", names=names_text(("Ana", "Ben", "Cleo"), (1, 2)))


async def post(store: SqlStore, person: str, tag: str, at: int) -> str:
    return await store.writer.submit(
        lambda to: notices.post(to, person, "your-turn", tag, "/table/x", WORDS, at)
    )


async def listed(store: SqlStore, person: str) -> list[Notice]:
    async with store.reading() as connection:
        return await list_notices(connection, person)


async def test_a_notice_is_listed_with_all_it_says(store: SqlStore) -> None:
    made = await post(store, "ana", "turn:x", 5)
    expected = Notice(made, "ana", "your-turn", "turn:x", "/table/x", WORDS, 5)
    assert await listed(store, "ana") == [expected] and await listed(store, "ben") == []


async def test_a_newer_notice_with_the_same_tag_replaces_the_older(store: SqlStore) -> None:
    first = await post(store, "ana", "turn:x", 5)
    other = await post(store, "ana", "turn:y", 6)
    second = await post(store, "ana", "turn:x", 7)
    assert [each.id for each in await listed(store, "ana")] == [second, other]
    assert first != second


async def test_what_is_withdrawn_is_listed_no_more(store: SqlStore) -> None:
    await post(store, "ana", "turn:x", 5)
    kept = await post(store, "ben", "turn:x", 5)
    assert await store.writer.submit(lambda to: notices.withdraw(to, "ana", "turn:x", 6))
    assert not await store.writer.submit(lambda to: notices.withdraw(to, "ana", "turn:x", 7))
    assert await listed(store, "ana") == []
    assert [each.id for each in await listed(store, "ben")] == [kept]


async def test_only_its_own_person_sees_a_notice(store: SqlStore) -> None:
    made = await post(store, "ana", "turn:x", 5)
    await store.writer.submit(lambda to: notices.see(to, "ben", [made], 6))
    assert [each.seen for each in await listed(store, "ana")] == [None]
    await store.writer.submit(lambda to: notices.see(to, "ana", [made], 7))
    await store.writer.submit(lambda to: notices.see(to, "ana", [made], 8))
    assert [each.seen for each in await listed(store, "ana")] == [7]


async def test_every_change_is_noted_with_its_time(store: SqlStore) -> None:
    await post(store, "ana", "turn:x", 5)
    await post(store, "ben", "turn:x", 6)
    async with store.reading() as connection:
        assert await changed_since(connection, 6) == {"ben"}
    await store.writer.submit(lambda to: notices.withdraw(to, "ana", "turn:x", 7))
    async with store.reading() as connection:
        assert await changed_since(connection, 7) == {"ana"}


async def test_old_notices_and_those_of_people_who_leave_are_forgotten(store: SqlStore) -> None:
    await post(store, "ana", "turn:x", 5)
    await post(store, "ben", "turn:x", KEPT_MS)
    await store.writer.submit(lambda to: notices.forget_old(to, KEPT_MS))
    assert await listed(store, "ana") == [] and len(await listed(store, "ben")) == 1
    await store.writer.submit(lambda to: notices.forget_person(to, "ben"))
    assert await listed(store, "ben") == []
