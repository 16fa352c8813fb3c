"""Bots at tables: a quick turn is one commit, a bot that fails stops nobody, loading is free."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from satrap.server import drivers
from satrap.server.aside import Outcome, Work, timed
from satrap.server.deciding import Decision, Plays, decide
from satrap.server.hall import Hall
from satrap.server.lanes import Lanes
from satrap.server.opening import Opening
from satrap.server.requests import Request
from satrap.server.store.interface import StoredLine
from satrap.server.tables import commands as ask
from satrap.server.tables.chairs import Seating
from satrap.server.tables.entries import Played, parse_entry
from satrap.server.tables.table import OVER
from tests.server.test_hall import ANA, tell
from tests.server.test_pausing import driven, started

QUICK = [Seating("bot", "recruit")] * 2


def appended(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """Return a growing list of the seats that decide in each commit of lines."""
    append, found = hall.store.append, list[list[int]]()

    async def noted(lines: Sequence[StoredLine], **rest: Any) -> None:
        entries = [parse_entry(line.body, line.beside) for line in lines]
        seats = [entry.seat for entry in entries if isinstance(entry, Played)]
        found.extend([seats] if seats else [])
        await append(lines, **rest)

    monkeypatch.setattr(hall.store, "append", noted)
    return found


def test_a_quick_turn_is_stored_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        commits = appended(hall, monkeypatch)
        assert await driven(hall, await started(hall, *QUICK)) == OVER
        assert all(len(set(seats)) == 1 for seats in commits), "one seat in each"
        assert sum(map(len, commits)) > 3 * len(commits)

    tell(tmp_path, story)


def lanes_used(folder: Path, monkeypatch: pytest.MonkeyPatch, *, is_played: bool) -> dict[str, int]:
    """Return how often bots thought in each place, at the start of a match where all choose."""
    used = {"thinking": 0, "idling": 0}

    async def story(hall: Hall) -> None:
        for name in used:
            lanes: Lanes = getattr(hall, name)
            monkeypatch.setattr(lanes, "_run", partial(noted, name))
        chairs = [Seating("open"), *QUICK]
        match = await hall.open(ANA.id, Opening("alexander_the_great", chairs))
        await hall.act(match, ANA, Request("sit", ask.Sit(0, "Ana")))
        await hall.act(match, ANA, Request("start", ask.Start()))
        await driven(hall, match)
        if not is_played:
            used.update(dict.fromkeys(used, 0))
            await hall.act(match, ANA, Request("leave", ask.Leave()))
            await driven(hall, match)

    def noted(name: str, work: Work, thread: int) -> Outcome:
        used[name] += 1
        return timed(work, thread)

    tell(folder, story)
    return used


def test_bots_among_themselves_keep_nobody_waiting_who_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = lanes_used(tmp_path / "played", monkeypatch, is_played=True)
    assert used["thinking"] > 0 and used["idling"] == 0
    used = lanes_used(tmp_path / "alone", monkeypatch, is_played=False)
    assert used["thinking"] == 0 and used["idling"] > 10


def test_what_takes_long_is_stored_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "LONGEST_TURN", -1.0)

    async def story(hall: Hall) -> None:
        commits = appended(hall, monkeypatch)
        assert await driven(hall, await started(hall, *QUICK)) == OVER
        assert {len(seats) for seats in commits} == {1}

    tell(tmp_path, story)


@pytest.mark.parametrize("is_spoilt", [False, True])
def test_a_plan_is_stored_at_once_as_far_as_it_is_legal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_spoilt: bool
) -> None:
    """Even what bots that search have planned, whose decisions are otherwise stored one by one."""
    monkeypatch.setattr(drivers, "_is_thinker", lambda decision: True)

    def spoilt(decision: Decision) -> Plays:
        return (*decide(decision)[:1], "city macedonia", "stop")

    if is_spoilt:
        monkeypatch.setattr(drivers, "decide", spoilt)

    async def story(hall: Hall) -> None:
        monkeypatch.setattr(hall.searching, "_run", timed)
        monkeypatch.setattr(hall.aside, "run", timed)
        commits = appended(hall, monkeypatch)
        match = await hall.open(ANA.id, Opening("alexander_the_great", QUICK))
        await hall.act(match, ANA, Request("start", ask.Start()))
        assert await driven(hall, match) == OVER
        assert (max(map(len, commits)) > 3) != is_spoilt

    tell(tmp_path, story)


@pytest.mark.parametrize("times", [1, 7, 10_000])
def test_a_bot_that_fails_plays_anything(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    times: int,
) -> None:
    left = [times]

    def failing(decision: Decision) -> Plays:
        left[0] -= 1
        if left[0] >= 0:
            raise RuntimeError("planted")
        return decide(decision)

    monkeypatch.setattr(drivers, "decide", failing)

    async def story(hall: Hall) -> None:
        assert await driven(hall, await started(hall, *QUICK)) == OVER

    tell(tmp_path, story)
    assert caplog.messages.count("the bot recruit failed") >= min(times, 7)


def test_nobody_pays_for_the_loading_of_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "_is_thinker", lambda decision: True)
    asked: list[tuple[int, float]] = []

    async def story(hall: Hall) -> None:
        run = hall.aside.run

        def noted(work: Work, thread: int) -> Outcome:
            asked.append((thread, hall.searching._queue.served("a")))
            return run(work, thread)

        monkeypatch.setattr(hall.aside, "run", noted)
        monkeypatch.setattr(hall.searching, "_run", noted)
        hall.whereabouts.saw("a", "a")
        assert await driven(hall, await started(hall, *QUICK)) == OVER

    tell(tmp_path, story)
    assert asked[:2] == [(0, 0.0), (1, 0.0)], "the first is free, the second is in the queue"
    assert asked[2][0] == 0 and asked[2][1] > 0, "from then on they are known to be quick"
