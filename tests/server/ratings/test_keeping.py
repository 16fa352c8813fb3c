"""Ratings are stored with the last move of a match that counts, and follow from all matches."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from satrap.core.game import sample
from satrap.server.errors import Unavailable
from satrap.server.hall import Hall
from satrap.server.opening import Opening
from satrap.server.ratings import keeping
from satrap.server.ratings.keeping import follow, rebuild
from satrap.server.ratings.model import NEW, SIGMA, rated
from satrap.server.ratings.shown import Ratings
from satrap.server.requests import Request
from satrap.server.store import ratings as stored
from satrap.server.store.errors import Failed
from satrap.server.store.interface import Person
from satrap.server.store.members import Member, add_member
from satrap.server.store.ratings import Stored
from satrap.server.store.ratings_schema import ratings
from satrap.server.store.schema import people
from satrap.server.store.sql_store import SqlStore
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.entries import Clock
from tests.offered import GAMES
from tests.server.test_hall import ANA, tell

BEN, CLEO = Person("b", "Ben", 0), Person("c", "Cleo", 0)
GAME = next(iter(GAMES))
LONG, BRIEF = "alexander_the_great", "short"  # a match of points, with an edition that ends soon


def store_of(hall: Hall) -> SqlStore:
    assert isinstance(hall.store, SqlStore)
    return hall.store


async def played(hall: Hall, *more: str, **rest: Any) -> str:
    """Return a match of Ana, Ben and bots that has begun."""
    chairs = [Seating("open"), Seating("open"), *(Seating("bot", bot) for bot in more)]
    opening = Opening(GAME, chairs, starter=0, **({"is_friendly": False} | rest))
    match = await hall.open(ANA.id, opening)
    await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
    await hall.act(match, BEN, Request("sit", ask.Sit(1, "Ben")))
    await hall.act(match, ANA, Request("start", ask.Start()))
    return match


async def given_up(hall: Hall, by: Person = BEN, **rest: Any) -> str:
    match = await played(hall, **rest)
    await hall.act(match, by, Request("resign", ask.Resign()))
    return match


async def found(hall: Hall) -> dict[str, Stored]:
    async with store_of(hall).reading() as connection:
        rows = await connection.execute(select(ratings))
        return {row.person or row.bot: row for row in (Stored(*row) for row in rows)}


async def played_out(hall: Hall, match: str, people: dict[int, Person]) -> list[tuple[bool, int]]:
    """Let people decide at random until the match is over; return how each seat came out."""
    generator, keys = random.Random(7), count()
    while True:
        async with hall.held(match) as (_, standing):
            table, played = standing.table, standing.table.match
            assert played is not None
            if played.outcome:
                winners, scores = played.outcome.winners, played.outcome.scores
                return [(seat in winners, score) for seat, score in enumerate(scores)]
            seats = [seat for seat in played.waiting() if seat in table.people()]
            plays = [str(sample(played.legal(seats[0]), generator))] if seats else []
            ply = played.ply
        if seats:
            request = Request(f"play{next(keys)}", ask.Play(plays, ply))
            await hall.act(match, people[seats[0]], request)
        else:
            await asyncio.sleep(0.002)  # the bot decides


def rated_by(hall: Hall) -> Ratings:
    hall.followers.append(follow)
    return Ratings(store_of(hall))


def test_the_last_move_brings_the_ratings(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        shown = rated_by(hall)
        assert await shown.of("a", GAME, 2) is None
        await given_up(hall)
        ana, ben = await shown.of("a", GAME, 2), await shown.of("b", GAME, 2)
        assert ana is not None and ben is not None
        assert (ana.mu, ana.sigma) == rated([NEW, NEW], [1, 2])[0] and ana.games == 1
        assert ana.shown > 1500 > ben.shown and ana.is_provisional
        assert await shown.of("a", GAME, 3) is None  # each number of players by itself

    tell(tmp_path, story)


def test_if_the_rating_is_not_stored_nor_is_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        match = await played(hall)

        def fail(*_: object) -> None:
            raise Failed("planted")

        monkeypatch.setattr(keeping, "_keep", fail)
        before = len(await hall.store.read(match))
        with pytest.raises(Unavailable):
            await hall.act(match, BEN, Request("resign", ask.Resign()))
        assert len(await hall.store.read(match)) == before and await found(hall) == {}

    tell(tmp_path, story)


def test_friendly_matches_do_not_count(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        await given_up(hall, is_friendly=True)
        assert await found(hall) == {}

    tell(tmp_path, story)


async def alone(hall: Hall, clock: Clock | None, *bots: str) -> str:
    """Return a match of Ana alone with bots."""
    chairs = [Seating("open"), *(Seating("bot", bot) for bot in bots)]
    opening = Opening(GAME, chairs, starter=0, is_friendly=False, clock=clock)
    match = await hall.open(ANA.id, opening)
    await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
    await hall.act(match, ANA, Request("start", ask.Start()))
    return match


def test_one_person_and_bots_count_only_by_the_clock(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        untimed = await alone(hall, None, "random")
        await hall.act(untimed, ANA, Request("resign", ask.Resign()))
        assert await found(hall) == {}
        timed = await alone(hall, Clock(900), "random")
        await hall.act(timed, ANA, Request("resign", ask.Resign()))
        rows = await found(hall)
        assert rows["a"].mu < NEW.mu < rows["random"].mu

    tell(tmp_path, story)


def test_who_agrees_with_nobody_to_stop_has_lost(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        match = await alone(hall, Clock(900), "random")
        await hall.act(match, ANA, Request("end", ask.Abandon()))
        rows = await found(hall)
        assert rows["a"].mu < NEW.mu and set(rows) == {"a"}

    tell(tmp_path, story)


def test_two_people_may_agree_to_stop(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        match = await played(hall)
        for each in (ANA, BEN):
            await hall.act(match, each, Request("end", ask.Abandon()))
        assert await found(hall) == {}

    tell(tmp_path, story)


def test_who_gave_up_before_has_lost_even_then(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        match = await played(hall, "random")
        await hall.act(match, BEN, Request("resign", ask.Resign()))
        await hall.act(match, ANA, Request("end", ask.Abandon()))
        rows = await found(hall)
        assert set(rows) == {"b"} and rows["b"].mu < NEW.mu

    tell(tmp_path, story)


def test_three_play_to_the_end_and_the_bot_of_the_one_who_left_is_who_the_others_met(
    tmp_path: Path,
) -> None:
    async def story(hall: Hall) -> None:
        shown = rated_by(hall)
        opening = Opening(LONG, [Seating("open")] * 3, BRIEF, is_friendly=False)
        match = await hall.open(ANA.id, opening)
        for seat, who in enumerate((ANA, BEN, CLEO)):
            await hall.act(match, who, Request("sit", ask.Sit(seat, who.name)))
        await hall.act(match, ANA, Request("start", ask.Start()))
        await hall.act(match, CLEO, Request("resign", ask.Resign()))
        outcome = await played_out(hall, match, {0: ANA, 1: BEN})
        rows = await found(hall)
        assert set(rows) == {"a", "b", "c"}  # the level did not choose the position
        wanted = rated([NEW] * 3, [1 + sum(other > own for other in outcome) for own in outcome])
        for key, seat in (("a", 0), ("b", 1)):
            assert rows[key].mu == pytest.approx(wanted[seat].mu)
        assert rows["c"].mu == pytest.approx(rated([NEW] * 3, [2, 1, 1])[0].mu)
        (curve,) = await shown.curves("c")
        assert curve.points[0].has_left and curve.points[0].change < 0

    tell(tmp_path, story)


def test_all_ratings_follow_from_the_matches(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        shown = rated_by(hall)
        for by in (BEN, BEN, ANA, BEN):
            await given_up(hall, by)
        await alone_and_lost(hall)
        before, curve = await found(hall), await shown.curves("a")

        def spoil(connection: Connection) -> None:
            stored.set_rating(connection, Stored(GAME, 2, "a", "", 9.0, 9.0, 9, 9))
            stored.set_rating(connection, Stored(GAME, 2, "z", "", 9.0, 9.0, 9, 9))
            stored.change_rated(connection, next(stored.matches(connection))[0])

        await store_of(hall).writer.submit(spoil)
        assert await found(hall) != before
        assert await store_of(hall).writer.submit(rebuild) == 5
        assert await found(hall) == before and await shown.curves("a") == curve

    tell(tmp_path, story)


async def alone_and_lost(hall: Hall) -> None:
    match = await alone(hall, Clock(900), "random")
    await hall.act(match, ANA, Request("resign", ask.Resign()))


def person(connection: Connection, who: str, name: str, *, is_member: bool) -> None:
    connection.execute(insert(people), {"id": who, "name": name, "at": 0})
    if is_member:
        add_member(connection, Member(who, name, 0))


def test_members_and_levels_are_listed_and_guests_are_not(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        shown = rated_by(hall)
        await store_of(hall).writer.submit(lambda to: person(to, "a", "Ana", is_member=True))
        await store_of(hall).writer.submit(lambda to: person(to, "b", "Ben", is_member=False))
        match = await given_up(hall, ANA)
        await alone_and_lost(hall)
        leaders = await shown.leaders(GAME, 2, 0)
        assert [(each.name, each.bot) for each in leaders] == [("", "random"), ("Ana", "")]
        (change,) = await shown.changes(match)
        assert (change.seat, change.rating) == (0, 1500 + change.change) and change.change < 0
        await store_of(hall).writer.submit(lambda to: add_member(to, Member("b", "Ben", 0)))
        assert {each.name for each in await shown.leaders(GAME, 2, 0)} == {"", "Ana", "Ben"}
        assert len(await shown.changes(match)) == 2

    tell(tmp_path, story)


def test_whoever_is_known_well_comes_first(tmp_path: Path) -> None:
    def write(connection: Connection) -> None:
        for bot, mu, sigma in (
            ("one", 1900.0, SIGMA),
            ("two", 1500.0, 50.0),
            ("three", 1600.0, 60.0),
        ):
            stored.set_rating(connection, Stored(GAME, 2, "", bot, mu, sigma, 1, 0))

    async def story(hall: Hall) -> None:
        await store_of(hall).writer.submit(write)
        leaders = await Ratings(store_of(hall)).leaders(GAME, 2, 0)
        assert [each.bot for each in leaders] == ["three", "two", "one"]
        assert [each.bot for each in await Ratings(store_of(hall)).leaders(GAME, 2, 2)] == ["one"]

    tell(tmp_path, story)


def test_a_person_can_be_forgotten_and_the_others_keep_their_ratings(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        rated_by(hall)
        await given_up(hall)
        before = await found(hall)
        await store_of(hall).writer.submit(lambda to: stored.forget(to, "b", "gone"))
        await store_of(hall).writer.submit(rebuild)
        after = await found(hall)
        assert set(after) == {"a", "gone"} and after["a"] == before["a"]

    tell(tmp_path, story)
