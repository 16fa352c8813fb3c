"""A person on several devices: tokens, one-time links, and tokens moved from older stores."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from satrap.server.store.errors import StoreError, Taken, Unknown
from satrap.server.store.interface import Person
from satrap.server.store.migrating import migrate, upgrade
from satrap.server.store.opening import open_store
from satrap.server.store.runners import Runner
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import TOKEN, person

pytestmark = pytest.mark.anyio
LINK, PHONE = b"hash of a link", b"hash of the token of a phone"


async def count(store: SqlStore) -> int:
    async with store.readers.connect() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM tokens")
        return int(found.scalar_one())


async def test_a_link_is_taken_once_for_a_token_of_the_same_person(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    await store.add_link("ana", LINK, 100, 200)
    assert await store.person_by_token(LINK) is None  # a link is no token
    assert await store.use_link(LINK, PHONE, 199) == person("ana")
    assert await store.person_by_token(PHONE) == await store.person_by_token(TOKEN) == person("ana")
    with pytest.raises(Unknown):
        await store.use_link(LINK, b"third", 199)
    with pytest.raises(Unknown):
        await store.use_link(TOKEN, b"third", 199)  # a token is no link
    assert await store.person_by_token(b"third") is None


async def test_a_link_ends_with_its_time_and_with_the_next(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    await store.add_person(person("ben"), b"ben")
    await store.add_link("ana", LINK, 100, 200)
    with pytest.raises(Unknown):
        await store.use_link(LINK, PHONE, 200)
    await store.add_link("ana", b"next", 100, 200)
    with pytest.raises(Unknown):
        await store.use_link(LINK, PHONE, 150)
    await store.add_link("ben", b"of ben", 200, 300)  # this deletes what is too old
    assert await count(store) == 3
    assert (await store.use_link(b"of ben", PHONE, 250)).id == "ben"


async def test_of_many_who_try_a_link_at_once_one_gets_in(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    await store.add_link("ana", LINK, 100, 200)
    tried = await asyncio.gather(
        *(store.use_link(LINK, b"device %d" % number, 150) for number in range(20)),
        return_exceptions=True,
    )
    assert [type(each) for each in tried].count(Person) == 1
    assert await count(store) == 2


async def test_one_device_is_forgotten_and_the_other_is_not(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    await store.add_link("ana", LINK, 100, 200)
    await store.use_link(LINK, PHONE, 150)
    await store.forget_token(TOKEN)
    assert await store.person_by_token(TOKEN) is None
    assert await store.person_by_token(PHONE) == person("ana")
    await store.forget_token(TOKEN)


async def test_a_link_is_of_somebody_and_like_no_other(store: SqlStore) -> None:
    await store.add_person(person("ana"), TOKEN)
    for who, token in (("ana", TOKEN), ("nobody", LINK)):
        with pytest.raises(Taken) as refused:
            await store.add_link(who, token, 1, 2)
        assert "hash" not in str(refused.value)
    assert await store.person_by_token(TOKEN) == person("ana")


async def test_the_tokens_of_an_older_store_are_moved(where: str, runner: Runner) -> None:
    people = [{"id": f"p{n}", "token": b"token %d" % n, "name": f"P{n}", "at": n} for n in range(9)]
    adding = "INSERT INTO people (id, token_hash, name, at) VALUES (:id, :token, :name, :at)"

    def older(connection: Connection) -> None:
        with connection.begin():
            upgrade(connection, "0001")
            connection.execute(text(adding), people)

    await runner.run(older)
    await runner.close()
    store = await open_store(where)
    for each in people:
        found = await store.person_by_token(each["token"])  # type: ignore[arg-type]
        assert found == Person(each["id"], each["name"], each["at"])  # type: ignore[arg-type]
    await store.add_person(person("ana"), TOKEN)
    with pytest.raises(StoreError):
        await store.add_person(person("p3"), b"other")
    await store.writer.submit(migrate)  # nothing is left to do
    assert await count(store) == 10
    await store.close()
