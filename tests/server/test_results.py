"""Results follow from the logs of matches, with the last move or afterwards, and are found fast."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from sqlalchemy import Connection, insert, text

from satrap.core.game import Outcome
from satrap.server.hall import Hall
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.results import Backlog, follow, places_of
from satrap.server.store import results as stored
from satrap.server.store.interface import Person
from satrap.server.store.results import Result, Wanted
from satrap.server.store.results_schema import results, unresulted
from satrap.server.store.schema import matches
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from tests.offered import GAMES
from tests.server.test_hall import ANA, tell

BEN = Person("b", "Ben", 0)


async def _given_up(hall: Hall, *, is_public: bool = False) -> str:
    """Return a match of two that Ben has just given up."""
    chairs = [Seating("open"), Seating("open")]
    opening = Opening(next(iter(GAMES)), chairs, starter=0, is_public=is_public)
    match = await hall.open(ANA.id, opening)
    async with hall.held(match) as (_, standing):
        link = standing.link
    await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
    await hall.act(match, BEN, Request("sit", ask.Sit(1, "Ben")), link)
    await hall.act(match, ANA, Request("start", ask.Start()))
    await hall.act(match, BEN, Request("resign", ask.Resign()))
    return match


async def _found(hall: Hall, wanted: Wanted, asker: str = "", limit: int = 20) -> list[Result]:
    store = hall.store
    assert isinstance(store, SqlStore)
    async with store.reading() as connection:
        return await stored.search(connection, wanted, asker, limit)


def test_the_last_move_brings_the_results(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        hall.followers.append(follow)
        match = await _given_up(hall, is_public=True)
        ana, ben = await _found(hall, Wanted())
        assert (ana.match, ana.person, ana.place, ana.reason) == (match, "a", 1, "resigned")
        assert (ben.person, ben.place) == ("b", 2)
        assert await _found(hall, Wanted(person="a", opponent="b", has_won=True))
        assert await _found(hall, Wanted(person="b", has_won=True)) == []

    tell(tmp_path, story)


def test_a_private_match_is_found_only_by_those_who_played(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        hall.followers.append(follow)
        await _given_up(hall)
        assert await _found(hall, Wanted()) == [] == await _found(hall, Wanted(person="a"), "c")
        assert len(await _found(hall, Wanted(), "b")) == 2
        async with hall.store.reading() as connection:  # type: ignore[attr-defined]
            assert await stored.totals(connection, "a", "c") == []
            assert await stored.opponents(connection, "a", "c", 9) == []
            assert [each.won for each in await stored.totals(connection, "a", "b")] == [1]
            (ben,) = await stored.opponents(connection, "a", "a", 9)
            assert (ben.of[0], ben.games, ben.won) == ("b", 1, 1)

    tell(tmp_path, story)


def test_older_matches_are_gone_through_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        store = hall.store
        assert isinstance(store, SqlStore)
        match = await _given_up(hall, is_public=True)
        assert await _found(hall, Wanted()) == []

        def leave(connection: Connection) -> None:
            connection.execute(insert(unresulted), {"match": match})

        await store.writer.submit(leave)
        await Backlog(store, hall).work()
        await Backlog(store, hall).work()
        ana, ben = await _found(hall, Wanted())
        assert ana.at == (await store.read(match))[-1].at and ben.has_left is False
        async with store.reading() as connection:
            assert await stored.unsettled(connection, 9) == []

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("winners", "scores", "left", "places"),
    [
        ((0,), (9, 5, 7), (), [1, 3, 2]),
        ((0, 2), (9, 5, 9), (), [1, 3, 1]),  # they share the win
        ((0,), (9, 5, 5), (), [1, 2, 2]),
        ((1,), (9, 5), (), [2, 1]),  # seat 0 resigned with more points
        ((2,), (9, 5, 12), (2,), [2, 3, 3]),  # a bot has won for whoever left
    ],
)
def test_places(
    winners: tuple[int, ...], scores: tuple[int, ...], left: tuple[int, ...], places: list[int]
) -> None:
    assert places_of(Outcome("end", winners, scores, 9), set(left)) == places


def _many(connection: Connection, count: int) -> None:
    ids = [f"m{number:06}" for number in range(count)]
    common: dict[str, Any] = {"game": "alexandros", "is_public": True}
    rest = {"seed": b"", "status": "over", "host": ""}
    connection.execute(
        insert(matches), [{"id": id, "created_at": n, **common, **rest} for n, id in enumerate(ids)]
    )
    fields = {"preset": "2017", "seats": 2, "turns": 30, "reason": "end", "is_first": True}
    fields |= {"bot": "", "has_left": False, "points": 9, "opening": "", **common}
    rows = [
        {"match": id, "seat": seat, "at": n, "person": f"p{(n * 7 + seat) % 900}", **fields}
        | {"place": 1 + seat}
        for n, id in enumerate(ids)
        for seat in (0, 1)
    ]
    connection.execute(insert(results), rows)


SEARCHES = {
    "everything": Wanted(),
    "a game": Wanted(game="alexandros", seats=2),
    "a person": Wanted(person="p5"),
    "two people": Wanted(person="p5", opponent="p6"),
    "what there is not": Wanted(person="p5", opponent="p700", has_won=True),
}


def test_searches_among_many_use_an_index(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        store = hall.store
        assert isinstance(store, SqlStore)
        await store.writer.submit(lambda to: _many(to, 50_000))  # two rows each
        async with store.reading() as connection:
            for name, wanted in SEARCHES.items():
                query = stored.searching(wanted, "p1", 20, (40_000, "m040000"))
                words = query.compile(
                    connection.sync_engine, compile_kwargs={"literal_binds": True}
                )
                plan = (await connection.execute(text(f"EXPLAIN QUERY PLAN {words}"))).all()
                assert "USING" in plan[0][3] and "INDEX results_by" in plan[0][3], (name, plan)
                assert not any("TEMP B-TREE" in row[3] for row in plan), (name, plan)
        for name, wanted in SEARCHES.items():
            began = perf_counter()
            await _found(hall, wanted, "p1")
            assert perf_counter() - began < 1, name

    tell(tmp_path, story)
