"""Reading changes nothing: nothing is sent, stored or scheduled, and nobody becomes present."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from satrap.packs import PACKS
from satrap.server import presence
from satrap.server.api.examples import record
from satrap.server.hall import Hall
from satrap.server.listener import Listener
from satrap.server.room import Room
from satrap.server.tables.acts import STAND_IN, start
from satrap.server.tables.effects import LEFT, enter
from satrap.server.tables.entries import AnyEntry, Replaced
from satrap.server.tables.table import Table
from tests.server import advisers
from tests.server.api.inside import TABLE, Inside, asked, tell_inside

GAME = next(iter(PACKS))
OPEN, BOT = {"who": "open"}, {"who": "bot", "bot": "random"}
WRITES = {"/api/health"}  # it writes to see that it can, and is not about a table


class Trace(NamedTuple):
    """Everything that others could notice about a table."""

    sent: int
    stored: list[str]
    alarm: Any
    driver: Any
    tasks: int
    present: dict[str, float]
    here: list[str]


def trace(folder: Path, hall: Hall, room: Room, listener: Listener) -> Trace:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as store:
        stored = list(store.iterdump())
    at = room.presence
    sent, tasks = listener._waiting.qsize(), len(hall.tasks._tasks)
    return Trace(sent, stored, room.alarm, room.driver, tasks, dict(at._seen), sorted(at._open))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the clock that presence reads; it moves only when a test moves it."""
    now = [1000.0]
    monkeypatch.setattr(presence.Presence.__init__, "__defaults__", (lambda: now[0],))
    advisers.install(monkeypatch)
    return now


async def opened(ana: httpx.AsyncClient, *chairs: Any, **rest: Any) -> str:
    """Return a table that Ana has started; she has the first seat."""
    body = {"game": GAME, "chairs": list(chairs), "starter": 0, **rest}
    match = str((await ana.post("/api/tables", json=body)).json()["id"])
    await act(ana, match, do="sit", seat=0, name="Ana")
    return match


async def act(who: httpx.AsyncClient, match: str, **command: Any) -> None:
    body = {"key": command["do"], "command": command}
    reply = await who.post(TABLE.format(match=match) + "/act", json=body)
    assert reply.status_code == 200, reply.text


async def hungry(server: Inside, match: str) -> tuple[Room, Listener]:
    """Return a listener that gets whatever is sent to anybody, as if nothing had come yet."""
    listener = Listener("")
    async with server.state.hall.held(match) as (room, standing):
        server.state.hall.join(room, listener, standing)
    listener.shown, listener.knows_here = None, False
    return room, listener


async def read_all(server: Inside, people: list[httpx.AsyncClient], match: str) -> dict[str, int]:
    """Send every GET there is as each of some people; return the statuses for the first."""
    answers: dict[str, int] = {}
    for path in sorted(set(server.paths("GET")) - WRITES):
        for who in people:
            reply = await asked(who, path, match)
            assert reply.status_code < 500, (path, reply.text)
            answers.setdefault(path.removeprefix(TABLE), reply.status_code)
    return answers


def test_reading_a_match_that_is_played(tmp_path: Path, clock: list[float]) -> None:
    async def story(server: Inside) -> None:
        ana, ben, zoe = [await server.guest(name) for name in ("Ana", "Ben", "Zoe")]
        match = await opened(ana, OPEN, OPEN, clock={"main": 900, "increment": 10})
        await act(ben, match, do="sit", seat=1, name="Ben")
        await act(ana, match, do="start")
        room, listener = await hungry(server, match)
        clock[0] += 50  # anyone noted now would have a later time than before
        before = trace(tmp_path, server.state.hall, room, listener)
        answers = await read_all(server, [ana, ben, zoe, server.client()], match)
        assert trace(tmp_path, server.state.hall, room, listener) == before
        assert before.alarm is not None, "a clock runs"
        done = {path for path, status in answers.items() if status == 200}
        reads = {"", "/board", "/legal", "/why", "/preview", "/hint", "/events", "/story", "/notes"}
        assert reads | {"/plies/{ply}"} <= done

    tell_inside(tmp_path, story)


def test_reading_wakes_no_bots(tmp_path: Path, clock: list[float]) -> None:
    async def story(server: Inside) -> None:
        hall, ana = server.state.hall, await server.guest("Ana")
        match = await opened(ana, OPEN, BOT)
        async with hall.held(match) as (room, standing):
            await hall.change(room, "", "start", left_to_bots)
        before = trace(tmp_path, hall, room, nobody := Listener(""))
        assert standing.table.bots_to_move(), "a bot has to move, and nobody has woken it"
        await read_all(server, [ana], match)
        assert trace(tmp_path, hall, room, nobody) == before
        async with hall.held(match) as (room, standing):
            hall.join(room, nobody, standing)
            assert room.driver is not None, "a listener who stays wakes it"

    tell_inside(tmp_path, story)


def left_to_bots(table: Table) -> list[AnyEntry]:
    return [*start(table, 0), enter(table, Replaced(0, STAND_IN, LEFT))]


def test_reading_a_match_that_is_over(tmp_path: Path, clock: list[float]) -> None:
    async def story(server: Inside) -> None:
        ana = await server.guest("Ana")
        match = (await ana.post("/api/records", json=record())).json()["id"]
        room, listener = await hungry(server, match)
        clock[0] += 50
        before = trace(tmp_path, server.state.hall, room, listener)
        answers = await read_all(server, [ana], match)
        assert trace(tmp_path, server.state.hall, room, listener) == before
        assert answers["/record"] == answers["/analysis"] == 200

    tell_inside(tmp_path, story)


def test_reading_a_table_that_was_forgotten_sets_no_alarm(
    tmp_path: Path, clock: list[float]
) -> None:
    async def story(server: Inside) -> None:
        hall, ana = server.state.hall, await server.guest("Ana")
        match = await opened(ana, OPEN, BOT, clock={"main": 900, "increment": 10})
        await act(ana, match, do="start")
        async with hall.held(match) as (room, _):
            hall.timing._set(room, None)
            room.forget()
        assert (await asked(ana, TABLE, match)).status_code == 200
        assert room.standing is not None
        assert room.alarm is None
        await act(ana, match, do="say", words="Hello")
        assert room.alarm is not None

    tell_inside(tmp_path, story)
