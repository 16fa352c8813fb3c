"""Lists describe tables without replaying them, exactly as a replay would."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from satrap.core.record import parse_record
from satrap.server import chain, listing, room
from satrap.server.again import Again, Continuation, continue_from, rematch
from satrap.server.closing import close_stale_tables
from satrap.server.damage import Broken
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.hall import Hall
from satrap.server.listing import glance, kind_of
from satrap.server.live_table import LiveTable
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.room import load_sound
from satrap.server.store.interface import Person, StoredLine
from satrap.server.store.opening import open_store
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.commands import AnyCommand
from satrap.server.tables.entries import Clock
from satrap.server.tables.table import OVER, RUNNING, WAITING
from tests.offered import GAMES
from tests.server.long.marathon import long_record

ANA, BEN = Person("a", "Ana", 0), Person("b", "Ben", 0)
FILE = "tables.sqlite"
OLD = sorted((Path(__file__).parent / "old_proofs").glob("*.json"))
Story = Callable[[Hall], Coroutine[Any, Any, str]]


class House:
    """A hall over a real store; runs stories there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.count = folder, 0

    def tell(self, story: Callable[[Hall], Coroutine[Any, Any, Any]]) -> Any:
        """Run a story in a hall that has just started, and return its result."""

        async def run() -> Any:
            hall = Hall(await open_store(self.folder / FILE), patience=0)
            try:
                return await story(hall)
            finally:
                await hall.close()

        return asyncio.run(run())


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


async def act(hall: Hall, match: str, person: Person, *commands: AnyCommand) -> None:
    for command in commands:
        count = len(await hall.store.read(match))
        await hall.act(match, person, Request(f"k{count}", command))


def people(game: str = "alexandros", **rest: Any) -> Opening:
    return Opening(game, [Seating("open"), Seating("open")], starter=0, **rest)


# Tables of every kind


async def with_an_empty_seat(hall: Hall) -> str:
    match = await hall.open(ANA.id, people(is_friendly=False, clock=Clock(60, 1)))
    await act(hall, match, ANA, ask.Sit(1, "Ana"))
    return match


async def with_people_who_came_and_went(hall: Hall) -> str:
    match = await hall.open(ANA.id, people())
    await act(hall, match, ANA, ask.Sit(0, "Ana"), ask.Leave(), ask.Sit(1, "Anna"))
    await act(hall, match, BEN, ask.Sit(0, "Ben"))
    await act(hall, match, ANA, ask.Free(0), ask.Say("hello"))
    return match


async def on_one_device(hall: Hall) -> str:
    chairs = [Seating("device"), Seating("invited"), Seating("device"), Seating("bot", "random")]
    match = await hall.open(ANA.id, Opening("alexandros", chairs, is_public=False))
    await act(hall, match, ANA, ask.Sit(0, "Ana"), ask.Sit(2, "Ben"))
    return match


async def being_played(hall: Hall) -> str:
    match = await hall.open(ANA.id, people("alexander_the_great"))
    await act(hall, match, ANA, ask.Sit(0, "Ana"))
    await act(hall, match, BEN, ask.Sit(1, "Ben"))
    await act(hall, match, ANA, ask.Start())
    return match


async def with_a_bot_in_a_chair(hall: Hall) -> str:
    chairs = [Seating("open"), Seating("bot", "random")]
    match = await hall.open(ANA.id, Opening("alexandros", chairs, starter=0))
    await act(hall, match, ANA, ask.Sit(0, "Bot 2"), ask.Start())
    return match


async def with_a_bot_for_somebody_who_left(hall: Hall) -> str:
    match = await being_played(hall)
    await act(hall, match, BEN, ask.Leave())
    return match


async def with_somebody_who_came_back(hall: Hall) -> str:
    match = await with_a_bot_for_somebody_who_left(hall)
    await act(hall, match, BEN, ask.Return())
    return match


async def played_to_the_end(hall: Hall) -> str:
    chairs = [Seating("bot", "random"), Seating("bot", "random")]
    match = await hall.open(ANA.id, Opening("alexandros", chairs))
    await act(hall, match, ANA, ask.Start())
    async with hall.held(match) as (kept, _):
        driver = kept.driver
    assert driver is not None
    await driver
    return match


async def ended_by_all(hall: Hall) -> str:
    match = await being_played(hall)
    await act(hall, match, ANA, ask.Abandon())
    await act(hall, match, BEN, ask.Abandon())
    return match


async def closed_before_the_start(hall: Hall) -> str:
    match = await with_an_empty_seat(hall)
    await act(hall, match, ANA, ask.Abandon())
    return match


async def closed_since_nobody_started_it(hall: Hall) -> str:
    match = await with_an_empty_seat(hall)
    await close_stale_tables(hall, -1, -1)
    return match


async def played_once_more(hall: Hall) -> str:
    match = await ended_by_all(hall)
    again = await rematch(hall, match, ANA, Again())
    assert again != match
    return again


async def that_has_a_rematch(hall: Hall) -> str:
    match = await ended_by_all(hall)
    await rematch(hall, match, ANA, Again())
    return match


async def changed_by_its_host(hall: Hall) -> str:
    match = await hall.open(ANA.id, people())
    await act(hall, match, ANA, ask.Sit(0, "Ana"))
    chairs = [Seating("bot", "random"), Seating("invited"), Seating("open")]
    await act(hall, match, ANA, ask.Change(chairs=chairs, preset="fr", clock=Clock(60)))
    await act(hall, match, ANA, ask.Sit(2, "Anna"), ask.Ready(True))
    return match


async def for_three(hall: Hall) -> str:
    match = await hall.open(ANA.id, people())
    await act(hall, match, ANA, ask.Sit(0, "Ana"))
    await act(hall, match, BEN, ask.Sit(1, "Ben"))
    chairs = [Seating("open"), Seating("open"), Seating("bot", "random")]
    await act(hall, match, ANA, ask.Change(chairs=chairs, starter=0), ask.Start())
    return match


async def with_a_bot_for_somebody_who_gave_up(hall: Hall) -> str:
    match = await for_three(hall)
    await act(hall, match, BEN, ask.Resign())
    return match


async def given_up_by_all(hall: Hall) -> str:
    match = await with_a_bot_for_somebody_who_gave_up(hall)
    await act(hall, match, ANA, ask.Resign())
    return match


async def given_up_by_one_of_two(hall: Hall) -> str:
    match = await being_played(hall)
    await act(hall, match, ANA, ask.Resign())
    return match


async def going_on_from_a_ply(hall: Hall) -> str:
    match = await played_to_the_end(hall)
    chairs = [Seating("open"), Seating("bot", "random")]
    return await continue_from(hall, match, ANA, "", Continuation(3, chairs, is_teaching=True))


async def brought_from_elsewhere(hall: Hall) -> str:
    match, _ = await hall.keep(ANA.id, parse_record(long_record(60)))
    return match


TABLES: dict[Story, str] = {
    with_an_empty_seat: WAITING,
    with_people_who_came_and_went: WAITING,
    on_one_device: WAITING,
    being_played: RUNNING,
    with_a_bot_in_a_chair: RUNNING,
    with_a_bot_for_somebody_who_left: RUNNING,
    with_somebody_who_came_back: RUNNING,
    played_to_the_end: OVER,
    ended_by_all: OVER,
    closed_before_the_start: OVER,
    closed_since_nobody_started_it: OVER,
    played_once_more: WAITING,
    that_has_a_rematch: OVER,
    changed_by_its_host: WAITING,
    with_a_bot_for_somebody_who_gave_up: RUNNING,
    given_up_by_all: OVER,
    given_up_by_one_of_two: OVER,
    going_on_from_a_ply: WAITING,
    brought_from_elsewhere: OVER,
}


@pytest.mark.parametrize("story", TABLES, ids=lambda story: story.__name__)
def test_a_list_says_what_playing_again_says(house: House, story: Story) -> None:
    match = house.tell(story)

    async def compare(hall: Hall) -> None:
        kind, listed = await hall.listed(match)
        assert hall.rooms() == []  # nothing was replayed
        async with hall.held(match) as (_, standing):
            assert kind == kind_of(standing.table.opened)
            assert listed == standing.listed
            assert await hall.listed(match) == (kind, listed)
        assert listed.status == TABLES[story]

    house.tell(compare)


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_list_reads_old_logs_as_playing_again_does(file: Path) -> None:
    seed, lines = old_log(json.loads(file.read_bytes()))
    for count in (1, 2, 3, len(lines) // 2, len(lines)):
        standing = load_sound("m", seed, lines[:count])
        assert standing.table.has_old_law
        kind, listed = glance("m", seed, lines[:count])
        assert (kind, listed) == (kind_of(standing.table.opened), standing.listed)


def old_log(proof: Any) -> tuple[bytes, list[StoredLine]]:
    """Return the seed and the log that an old proof reveals."""
    told = [
        chain.ChainLine(bytes.fromhex(each["nonce"]), each["body"].encode())
        for each in proof["lines"]
    ]
    lines = [
        StoredLine("m", seq, "Ana", "", 0, each.body, each.nonce, head)
        for seq, (each, head) in enumerate(zip(told, chain.chain_heads(told), strict=True))
    ]
    return bytes.fromhex(proof["server_seed"]), lines


def test_every_game_is_listed_alike() -> None:
    assert set(GAMES) == {"alexandros", "alexander_the_great"}, "add a story for it"


# What has changed since


def test_a_list_is_read_once_and_knows_what_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, read = house.tell(with_an_empty_seat), list[str]()

    async def story(hall: Hall) -> None:
        stored = hall.store.read

        async def counted(match: str, since: int = 0) -> list[StoredLine]:
            read.append(match)
            return await stored(match, since)

        monkeypatch.setattr(hall.store, "read", counted)
        for _ in range(3):
            assert (await hall.listed(match))[1].seats == ["", "Ana"]
        assert read == [match]
        await hall.act(match, ANA, Request("leave", ask.Leave()))
        assert (await hall.listed(match))[1].seats == ["", ""]
        hall._rooms.drop(match)
        assert (await hall.listed(match))[1].seats == ["", ""]

    house.tell(story)


def test_what_was_read_before_a_change_is_not_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = house.tell(with_an_empty_seat)

    async def story(hall: Hall) -> None:
        stored, may_go_on = hall.store.read, asyncio.Event()

        async def late(match: str, since: int = 0) -> list[StoredLine]:
            lines = await stored(match, since)
            await may_go_on.wait()
            return lines

        monkeypatch.setattr(hall.store, "read", late)
        asking = asyncio.create_task(hall.listed(match))
        await asyncio.sleep(0.05)
        monkeypatch.setattr(hall.store, "read", stored)
        await hall.act(match, ANA, Request("leave", ask.Leave()))
        hall._rooms.drop(match)
        may_go_on.set()
        await asking
        assert (await hall.listed(match))[1].seats == ["", ""]

    house.tell(story)


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_KEPT", 2)
    standing = LiveTable("m", bytes(32))
    listings = listing.Listings()
    for name in "abc":
        with listings.reading(name) as keep:
            keep((listing.Kind("g", "p", [], None, True, False, False), standing.listed))
    assert [listings.get(name) is not None for name in "abc"] == [False, True, True]


# Damage


def damaged(house: House, query: str, match: str) -> None:
    with closing(sqlite3.connect(house.folder / FILE)) as store:
        store.execute(query, (match,))
        store.commit()


@pytest.mark.parametrize(
    "query",
    [
        "UPDATE lines SET nonce = zeroblob(16) WHERE match = ? AND seq = 0",
        "UPDATE lines SET beside = NULL WHERE match = ? AND seq = 1",
        "UPDATE lines SET actor = CAST(x'ff' AS TEXT) WHERE match = ? AND seq = 1",
        "UPDATE matches SET seed = zeroblob(32) WHERE id = ?",
        "UPDATE matches SET created_at = 'x' WHERE id = ?",
        "DELETE FROM lines WHERE match = ?",
    ],
)
def test_a_damaged_table_is_in_no_list(house: House, query: str) -> None:
    match = house.tell(being_played)
    damaged(house, query, match)

    async def story(hall: Hall) -> None:
        with pytest.raises(Damaged):
            await hall.listed(match)
        assert len(hall.damages) == 1
        with pytest.raises(NoSuchTable):
            await hall.listed("unknown")

    house.tell(story)


def test_a_table_that_cannot_be_played_again_is_in_no_list_from_then_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines of a log may follow from each other and still break the rules."""
    match = house.tell(being_played)

    def broken(*_: Any) -> LiveTable:
        raise Broken("planted")

    async def story(hall: Hall) -> None:
        await hall.listed(match)
        monkeypatch.setattr(room, "load_sound", broken)
        for seconds in (60.0, -1.0):  # also when it is retried
            monkeypatch.setattr("satrap.server.damage.AGAIN_SECONDS", seconds)
            with pytest.raises(Damaged):
                async with hall.held(match):
                    pass
            with pytest.raises(Damaged):
                await hall.listed(match)
            assert len(hall.damages) == 1
        monkeypatch.undo()
        monkeypatch.setattr("satrap.server.damage.AGAIN_SECONDS", -1.0)
        await hall.listed(match)
        assert len(hall.damages) == 0

    house.tell(story)
