"""Devices of a guest: listed, revoked, forgotten when unused; and a server's secrets."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from satrap.server.store.errors import Unknown
from satrap.server.store.migrating import upgrade
from satrap.server.store.opening import open_store
from satrap.server.store.runners import Runner
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import TOKEN, person

pytestmark = pytest.mark.anyio
LINK, PHONE = b"hash of a link", b"hash of the token of a phone"


async def on_two_devices(store: SqlStore) -> None:
    """Let Ana come at 5, with a phone at 150; Ben has a device too."""
    await store.add_person(person("ana"), TOKEN)
    await store.add_link("ana", LINK, 100, 200)
    await store.use_link(LINK, PHONE, 150)
    await store.add_person(person("ben"), b"ben")


async def test_devices_are_listed_by_ids_that_are_no_hashes(store: SqlStore) -> None:
    await on_two_devices(store)
    await store.add_link("ana", LINK, 100, 200)  # a link is no device
    phone, first = await store.devices("ana", PHONE)
    assert (phone.at, phone.seen, phone.is_this) == (150, 150, True)
    assert (first.at, first.seen, first.is_this) == (5, 5, False)
    assert len({phone.id, first.id}) == 2
    assert not {phone.id, first.id} & {TOKEN.hex(), PHONE.hex()}


async def test_one_device_is_revoked_by_its_owner_alone(store: SqlStore) -> None:
    await on_two_devices(store)
    phone, _ = await store.devices("ana", PHONE)
    for who, device in (("ben", phone.id), ("ana", "unknown")):
        with pytest.raises(Unknown):
            await store.revoke(who, device)
    assert await store.person_by_token(PHONE) == person("ana")
    assert await store.revoke("ana", phone.id) == [PHONE]
    assert await store.person_by_token(PHONE) is None
    assert await store.person_by_token(TOKEN) == person("ana")


async def test_all_other_devices_are_revoked_and_the_link_with_them(store: SqlStore) -> None:
    await on_two_devices(store)
    await store.add_link("ana", LINK, 100, 200)
    assert await store.revoke_others("ana", TOKEN) == [PHONE]
    with pytest.raises(Unknown):
        await store.use_link(LINK, b"third", 150)
    assert [each.is_this for each in await store.devices("ana", TOKEN)] == [True]
    assert await store.person_by_token(b"ben") == person("ben")


async def test_who_does_not_come_is_forgotten(store: SqlStore) -> None:
    await on_two_devices(store)
    await store.visit(TOKEN, 1_000)
    await store.visit(TOKEN, 900)  # a clock set back changes nothing
    assert await store.person_by_token(PHONE, since=151) is None
    assert await store.person_by_token(TOKEN, since=1_000) == person("ana")
    assert sorted(await store.expire_tokens(1_000)) == [b"ben", PHONE]
    assert await store.expire_tokens(1_000) == []
    assert await store.person_by_token(TOKEN) == person("ana")


async def test_a_secret_is_made_once(where: str) -> None:
    store = await open_store(where)
    assert await store.find_secret("actors") is None
    many = await asyncio.gather(*(store.secret("actors") for _ in range(9)))
    other = await store.secret("other")
    await store.close()
    again = await open_store(where)
    assert {*many, await again.secret("actors"), await again.find_secret("actors")} == {many[0]}
    assert len(many[0]) == 32 and other != many[0]
    await again.close()


async def test_tokens_and_hosts_of_an_older_store_are_kept(where: str, runner: Runner) -> None:
    def older(connection: Connection) -> None:
        with connection.begin():
            upgrade(connection, "0005")
            add = connection.exec_driver_sql
            add("INSERT INTO people (id, name, at) VALUES ('ana', 'Ana', 5)")
            made = text("INSERT INTO tokens (hash, person, at) VALUES (:hash, 'ana', 5)")
            connection.execute(made, [{"hash": TOKEN}, {"hash": PHONE}])
            match = "INSERT INTO matches (id, game, seed, created_at, is_public, status) VALUES "
            connection.execute(
                text(match + "('m', 'toy', :seed, 1, true, 'waiting')"), {"seed": b"s"}
            )
            line = "INSERT INTO lines (match, seq, start, actor, key, at, body, nonce, head) VALUES"
            row = {"body": b"{}", "nonce": b"0" * 16, "head": b"0" * 32}
            connection.execute(text(line + "('m', 0, 0, 'ana', 'k', 1, :body, :nonce, :head)"), row)

    await runner.run(older)
    await runner.close()
    store = await open_store(where)
    first, second = await store.devices("ana", TOKEN)
    assert first.id != second.id and {first.at, second.at} == {5}
    assert await store.expire_tokens(1_700_000_000_000) == []  # as if all had come today
    assert [each.host for each in await store.list_lobby("waiting")] == ["ana"]
    await store.close()
