"""Matches in lists, guests, the health check, and what must never be shown."""

from __future__ import annotations

import logging
import traceback

import pytest

from satrap.server.store.errors import StoreError, Taken, Unknown
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import SEED, TOKEN, line, open_matches, person, row

pytestmark = pytest.mark.anyio


async def test_lists_show_the_newest_first_page_by_page(store: SqlStore) -> None:
    for number in range(7):
        name = f"m{number}"
        await store.open_match(row(name, number // 2), SEED, [line(name, 0)])
    first = await store.list_matches(limit=3)
    assert [match.id for match in first] == ["m6", "m5", "m4"]
    rest = await store.list_matches(after="m4")
    assert [match.id for match in rest] == ["m3", "m2", "m1", "m0"]
    assert await store.list_matches(after="unknown") == []


async def test_lists_can_be_of_one_status_and_of_public_matches(store: SqlStore) -> None:
    await store.open_match(row("a", 1, is_public=False), SEED, [line("a", 0)])
    await store.open_match(row("b", 2), SEED, [line("b", 0)])
    await store.open_match(row("c", 3, status="over"), SEED, [line("c", 0)])
    assert [match.id for match in await store.list_matches("open")] == ["b", "a"]
    assert [match.id for match in await store.list_matches(is_public=True)] == ["c", "b"]
    assert [match.id for match in await store.list_matches("open", False)] == ["a"]


async def test_lists_can_be_of_the_matches_of_one_person(store: SqlStore) -> None:
    for name, people in (("a", ["ana"]), ("b", []), ("c", ["ben"])):
        await store.open_match(row(name), SEED, [line(name, 0)], people=people)
    await store.append([line("b", 1)], people=["ana", "ben"])
    await store.append([line("a", 1)], people=["ana"])  # sat down again
    assert [match.id for match in await store.list_matches(person="ana")] == ["b", "a"]
    assert [match.id for match in await store.list_matches(person="ben", limit=1)] == ["c"]
    assert await store.list_matches(person="zoe") == []


async def test_a_status_changes_alone_or_with_lines(store: SqlStore) -> None:
    await open_matches(store, "m")
    await store.set_status("m", "running")
    assert await store.match("m") == row("m", status="running")
    await store.append([line("m", 1)], status="over")
    assert await store.match("m") == row("m", status="over")
    with pytest.raises(Unknown):
        await store.set_status("n", "over")


async def test_a_refused_append_changes_no_status(store: SqlStore) -> None:
    await open_matches(store, "m")
    with pytest.raises(StoreError):
        await store.append([line("m", 5)], status="over")
    assert await store.match("m") == row("m")


async def test_a_seed_is_returned_only_when_asked_for(store: SqlStore) -> None:
    await open_matches(store, "m")
    assert await store.seed("m") == SEED
    assert "seed" not in row("m").__struct_fields__


async def test_a_guest_is_found_by_token_and_renamed(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    assert await store.person_by_token(TOKEN) == await store.person("ana") == person("ana")
    assert await store.person_by_token(b"") is None
    await store.rename("ana", "Anna")
    found = await store.person("ana")
    assert found is not None and found.name == "Anna"
    with pytest.raises(Unknown):
        await store.rename("ben", "Ben")


async def test_two_guests_share_neither_id_nor_token(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    for other, token in (("ana", b"other"), ("ben", TOKEN)):
        with pytest.raises(Taken) as refused:
            await store.add_person(person(other), token)
        assert "nobody" not in repr(refused.value)


async def test_the_health_check_writes(store: SqlStore) -> None:
    await store.ping()
    await store.ping()
    async with store.readers.connect() as connection:
        answer = await connection.exec_driver_sql("SELECT beats FROM pulse")
        assert answer.scalars().all() == [2]


async def test_no_secret_is_in_reprs_errors_or_logs(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await open_matches(store, "m")
    await store.add_person(person("ana"), TOKEN)
    said = [repr(await store.read("m")), repr(await store.list_matches())]
    for refused in (
        store.add_person(person("ben"), TOKEN),
        store.add_person(person("a\0b"), TOKEN),
        store.append([line("m", 0, "a")]),
    ):
        with pytest.raises(StoreError) as raised:
            await refused
        said += [repr(raised.value), *traceback.format_exception(raised.value)]
    words = "\n".join([*said, caplog.text])
    for secret in (SEED, TOKEN, b"nonce of 16 byte", b"says"):
        assert secret.decode() not in words
        assert secret.hex() not in words
