"""Whoever does not reveal bytes for the shuffle in time is left out; the match begins anyway."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from satrap.server.clock import now
from satrap.server.hall import Hall
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.interface import Person
from satrap.server.tables import acts
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.entries import Called, Omitted, parse_entry
from satrap.server.tables.table import RUNNING, WAITING
from tests.offered import GAMES
from tests.server.test_hall import ANA, tell

BEN = Person("b", "Ben", 0)
BYTES = {"a": bytes(32), "b": bytes([1] * 32)}
SHORT = 3_000  # ms instead of a minute; Ana reveals her bytes before that, even on a busy machine


async def called(hall: Hall) -> str:
    """Return a called table where only Ana has revealed her bytes."""
    chairs = [Seating("open"), Seating("open")]
    match = await hall.open(ANA.id, Opening(next(iter(GAMES)), chairs))
    for seat, person in enumerate((ANA, BEN)):
        mark = sha256(BYTES[person.id]).hexdigest()
        sit = ask.Sit(seat, person.name, commitment=mark)
        await hall.act(match, person, Request("sit", sit))
    await hall.act(match, ANA, Request("start", ask.Start()))
    await hall.act(match, ANA, Request("open", ask.Reveal(BYTES["a"].hex())))
    return match


async def begun(hall: Hall, match: str) -> None:
    for _ in range(500):
        async with hall.held(match) as (_, standing):
            if standing.table.status == RUNNING:
                return
        await asyncio.sleep(0.02)
    raise AssertionError("the match has not begun")


def test_a_minute_is_left_to_open_bytes(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        match = await called(hall)
        async with hall.held(match) as (room, standing):
            entries, table = standing.table.entries, standing.table
            call = next(entry for entry in entries if isinstance(entry, Called))
            assert table.status == WAITING and table.called == call.until
            assert room.alarm is not None
            assert 50 < room.alarm.when() - asyncio.get_running_loop().time() <= 60.1

    tell(tmp_path, story)


def test_who_does_not_open_is_left_out_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "TO_OPEN", SHORT)

    async def story(hall: Hall) -> None:
        match = await called(hall)
        async with hall.held(match) as (_, standing):
            commitment = standing.table.opened.commitment
        await begun(hall, match)
        async with hall.held(match) as (_, standing):
            table = standing.table
            assert Omitted((1,)) in table.entries
            assert [place.is_left_out for place in table.places] == [False, True]
            assert [place.seed for place in table.places] == [BYTES["a"], b""]
            assert sha256(standing.seed).hexdigest() == commitment

    tell(tmp_path, story)


def test_a_call_is_kept_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "TO_OPEN", SHORT)
    tables: list[str] = []

    async def before(hall: Hall) -> None:
        tables.append(await called(hall))

    async def after(hall: Hall) -> None:
        async with hall.held(tables[0]) as (room, standing):
            hall.went_on(room, standing)  # as when somebody views the table again
        await begun(hall, tables[0])

    tell(tmp_path, before)
    tell(tmp_path, after)


def test_everybody_has_the_whole_minute_by_the_time_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(now())  # a millisecond passes with each call
    monkeypatch.setattr("satrap.server.hall.now", lambda: next(clock))

    async def story(hall: Hall) -> None:
        match = await called(hall)
        lines = [
            (line.at, parse_entry(line.body, line.beside)) for line in await hall.store.read(match)
        ]
        [(at, call)] = [(at, entry) for at, entry in lines if isinstance(entry, Called)]
        assert call.until - at >= acts.TO_OPEN

    tell(tmp_path, story)
