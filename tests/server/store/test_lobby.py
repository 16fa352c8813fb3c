"""What the lobby needs from the store: one match of each host, idle matches, people's places."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from satrap.server.store.interface import Idle
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import SEED, line, row

pytestmark = pytest.mark.anyio


async def opened(store: SqlStore, name: str, at: int, host: str, **rest: object) -> None:
    made = row(name, at, **{"status": "waiting", **rest})  # type: ignore[arg-type]
    await store.open_match(made, SEED, [line(name, 0)], host=host, people=[host] if host else [])


async def names(store: SqlStore, **rest: object) -> list[str]:
    found = await store.list_lobby("waiting", **rest)  # type: ignore[arg-type]
    return [each.row.id for each in found]


async def test_of_each_host_the_newest_is_shown(store: SqlStore) -> None:
    for at in range(9):
        await opened(store, f"ana{at}", at, "ana")
    await opened(store, "ben", 3, "ben")
    await opened(store, "secret", 9, "ben", is_public=False)
    await opened(store, "played", 9, "ben", status="running")
    assert await names(store) == ["ana8", "ben"]
    await store.set_status("ana8", "running")
    assert await names(store) == ["ana7", "ben"]


async def test_of_matches_opened_at_once_one_is_shown(store: SqlStore) -> None:
    for name in "abc":
        await opened(store, name, 5, "ana")
    assert await names(store) == ["c"]


async def test_the_lobby_has_pages(store: SqlStore) -> None:
    for at in range(7):
        for host in ("ana", f"host {at}"):
            await opened(store, f"{host[0]}{at}", 2 * at + (host == "ana"), host)
    first = await names(store, limit=4)
    assert first == ["a6", "h6", "h5", "h4"]
    assert await names(store, limit=4, after="h4") == ["h3", "h2", "h1", "h0"]
    assert await names(store, after="unknown") == []


async def test_matches_without_a_known_host_hide_nothing(store: SqlStore) -> None:
    await opened(store, "a", 1, "")
    await opened(store, "b", 2, "")
    assert await names(store) == ["b", "a"]


async def test_what_nobody_touches_is_idle(store: SqlStore) -> None:
    await opened(store, "old", 1, "ana")  # its first line is from 1000
    await opened(store, "touched", 1, "ana")
    await store.append([replace(line("touched", 1), at=5_000)])
    await opened(store, "secret", 1, "ana", is_public=False)
    await opened(store, "played", 1, "ana", status="running")
    idle = [Idle("old", 1)]
    assert await store.list_idle("waiting", True, 2_000, 9) == idle
    assert await store.list_idle("waiting", True, 1_000, 9) == []
    assert await store.list_idle("waiting", False, 2_000, 9) == [Idle("secret", 1)]
    both = await store.list_idle("waiting", True, 6_000, 9)
    assert sorted(both, key=lambda each: each.match) == [*idle, Idle("touched", 2)]


async def test_what_was_idle_for_longest_comes_first(store: SqlStore) -> None:
    for name, at in (("c", 2_000), ("a", 3_000), ("d", 1_000), ("b", 2_000)):
        await opened(store, name, 1, "ana")
        await store.append([replace(line(name, 1), at=at)])
    found = await store.list_idle("waiting", True, 9_000, 9)
    assert [each.match for each in found] == ["d", "b", "c", "a"]
    found = await store.list_idle("waiting", True, 9_000, 2, skip=1)
    assert [each.match for each in found] == ["b", "c"]


async def test_places_are_counted_while_somebody_is_there(store: SqlStore) -> None:
    await opened(store, "own", 1, "ana")
    await opened(store, "other", 1, "ben")
    await opened(store, "played", 1, "ben", status="running")
    for name in ("own", "other", "played"):
        await store.append([line(name, 1)], people=["ana"])
    assert await store.count_places("ana", "waiting") == 2
    for name in ("own", "other"):
        await store.append([line(name, 2)], left=["ana"])
    assert await store.count_places("ana", "waiting") == 1  # her own stays hers
    await store.append([line("other", 3)], people=["ana"])
    assert await store.count_places("ana", "waiting") == 2
    assert len(await store.list_matches(person="ana")) == 3
