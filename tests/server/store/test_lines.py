"""The log of a match: in order, once, all or nothing."""

from __future__ import annotations

import asyncio

import pytest

from satrap.server.store.errors import Closed, Conflict, Failed, Repeated, Taken, Unknown
from satrap.server.store.interface import StoredLine
from satrap.server.store.opening import open_store
from satrap.server.store.sql_store import SqlStore
from tests.server.store.samples import SEED, line, open_matches, row, submission

pytestmark = pytest.mark.anyio


async def test_lines_come_back_as_they_were_appended(store: SqlStore) -> None:
    await open_matches(store, "m")
    sent = [line("m", 1, "a"), line("m", 2), line("m", 3, says="é\0")]
    await store.append(sent)
    assert await store.read("m") == [line("m", 0), *sent]
    assert await store.read("m", since=2) == sent[1:]
    assert await store.read("other") == []


async def test_lines_are_there_after_the_store_was_opened_again(where: str) -> None:
    first = await open_store(where)
    await open_matches(first, "m")
    await first.append([line("m", 1)])
    await first.close()
    second = await open_store(where)
    assert await second.read("m") == [line("m", 0), line("m", 1)]
    await second.close()


@pytest.mark.parametrize("seq", [0, 1, 3])
async def test_only_the_next_line_can_be_appended(store: SqlStore, seq: int) -> None:
    await open_matches(store, "m")
    await store.append([line("m", 1)])
    with pytest.raises(Conflict) as refused:
        await store.append([line("m", seq, "new")])
    assert (refused.value.match, refused.value.next) == ("m", 2)
    assert len(await store.read("m")) == 2


async def test_a_repeated_key_answers_with_all_that_it_stored(store: SqlStore) -> None:
    await open_matches(store, "m")
    sent = [line("m", 1), line("m", 2, "a"), line("m", 3, actor="")]
    await store.append(sent)
    await store.append([line("m", 4)])
    for again in ([line("m", 5, "a")], sent, [line("m", 9, "a")]):
        with pytest.raises(Repeated) as refused:
            await store.append(again)
        assert list(refused.value.lines) == sent
    assert await store.find("m", "ana", "a") == sent
    assert await store.find("m", "ben", "a") == await store.find("m", "ana", "") == []


async def test_a_key_is_of_one_actor_and_one_match(store: SqlStore) -> None:
    await open_matches(store, "m", "n")
    await store.append([line("m", 1, "a")])
    await store.append([line("m", 2, "a", actor="ben")])
    await store.append([line("n", 1, "a")])
    assert len(await store.read("m")) == 3


async def test_lines_of_no_match_are_refused(store: SqlStore) -> None:
    with pytest.raises(Unknown):
        await store.append([line("m", 0, "a")])
    with pytest.raises(Unknown):
        await store.seed("m")


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [line("m", 1), line("m", 3)],
        [line("m", 1), line("n", 2)],
        [line("m", 1, "a"), line("m", 2, "b")],
    ],
)
async def test_what_is_no_append_is_an_error(store: SqlStore, lines: list[StoredLine]) -> None:
    await open_matches(store, "m", "n")
    with pytest.raises(ValueError, match=r"append"):
        await store.append(lines)


async def test_an_append_that_cannot_be_stored_stores_nothing(store: SqlStore) -> None:
    await open_matches(store, "m")
    bad = StoredLine("m", 2, "", "", 0, b"{}", b"short", bytes(32))
    with pytest.raises(Failed):
        await store.append([line("m", 1), bad])
    assert len(await store.read("m")) == 1


async def test_a_refused_append_does_not_spoil_those_beside_it(store: SqlStore) -> None:
    names = [f"m{number}" for number in range(20)]
    await open_matches(store, *names)
    sent = [store.append([line(name, 1 + index % 2)]) for index, name in enumerate(names)]
    bad = StoredLine("m0", 1, "", "", 0, b"{}", b"short", bytes(32))
    answers = await asyncio.gather(store.append([bad]), *sent, return_exceptions=True)
    kinds = [type(answer) for answer in answers]
    assert kinds == [Failed] + [type(None), Conflict] * 10
    assert [len(await store.read(name)) for name in names] == [2, 1] * 10


async def test_of_two_that_send_the_same_at_once_one_is_stored(store: SqlStore) -> None:
    await open_matches(store, "m")
    sent = submission("m", 2, 1)
    answers = await asyncio.gather(*(store.append(sent) for _ in range(5)), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType"] + ["Repeated"] * 4
    assert await store.read("m", 1) == sent


async def test_a_match_opens_with_its_first_lines_or_not_at_all(store: SqlStore) -> None:
    await open_matches(store, "m")
    with pytest.raises(Taken):
        await store.open_match(row("m"), SEED, [line("m", 0)])
    with pytest.raises(Conflict):
        await store.open_match(row("n"), SEED, [line("n", 1)])
    with pytest.raises(ValueError, match="its own"):
        await store.open_match(row("n"), SEED, [line("m", 1)])
    assert await store.match("n") is None


async def test_who_went_away_leaves_the_store_working(store: SqlStore) -> None:
    await open_matches(store, "m")
    gone = asyncio.create_task(store.append([line("m", 1, "a")]))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await store.ping()
    assert len(await store.read("m")) in (1, 2)


async def test_a_store_finishes_what_waits_and_then_refuses(where: str) -> None:
    store = await open_store(where)
    await open_matches(store, "m", "n")
    waiting = [asyncio.create_task(store.append([line(name, 1)])) for name in ("m", "n")]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [None, None]
    with pytest.raises(Closed):
        await store.append([line("m", 2)])
