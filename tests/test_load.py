"""The load test times moves from when they were due, plays legally, and is not fooled."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bench.load_disk import IN_MEMORY, file_system
from bench.load_moves import Json, choose, patched
from bench.load_numbers import arrivals, milliseconds, quantile
from bench.load_pace import Pace, arrive
from bench.load_people import Pair, no_cookies
from bench.load_server import START, serving
from bench.load_socket import TEXT, format_frame, parse_frame
from satrap.core.api_types import as_json
from satrap.core.game import Described
from satrap.core.match import Match, seeded
from tests.offered import GAMES

ROOT = Path(__file__).parents[1]
FORGETS = (  # a server that acknowledges what it does not store
    "from satrap.server.store.sql_store import SqlStore\n"
    "async def append(self, lines, **rest): pass\n"
    f"SqlStore.append = append\n{START}"
)
both = pytest.mark.parametrize("game", GAMES)


# Sums


def test_as_many_moves_are_due_as_were_asked_for() -> None:
    due = arrivals(125, 60, random.Random(1))
    assert len(due) == 125 * 60
    assert due == sorted(due)
    assert due[0] >= 0 and due[-1] <= 60


def test_a_quantile_is_a_time_that_was_measured() -> None:
    times = [float(number) for number in range(100, 0, -1)]
    assert [quantile(times, part) for part in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert quantile([3.0], 0.5) == 3
    assert milliseconds([0.001, 0.0025]) == {"p50": 1, "p90": 2.5, "p99": 2.5, "max": 2.5}


# Messages


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\0"),
        (125, b"\x7d"),
        (126, b"\x7e\0\x7e"),
        (65535, b"\x7e\xff\xff"),
        (65536, b"\x7f\0\0\0\0\0\1\0\0"),
    ],
)
def test_a_frame_is_read_when_all_of_it_is_there(size: int, head: bytes) -> None:
    message = bytes(size)
    frame = bytes([0x80 | TEXT]) + head + message
    assert parse_frame(frame + b"next") == (TEXT, message, len(frame))
    assert parse_frame(frame[:-1]) is None
    assert all(parse_frame(frame[:end]) is None for end in range(min(len(frame), 12)))


def test_a_masked_frame_is_not_from_a_server() -> None:
    with pytest.raises(ConnectionError):
        parse_frame(format_frame(TEXT, b"x"))


@pytest.mark.parametrize(
    ("operation", "after"),
    [
        ({"op": "replace", "path": "/a/1", "value": 9}, {"a": [1, 9], "b/~": {}}),
        ({"op": "add", "path": "/a/0", "value": 0}, {"a": [0, 1, 2], "b/~": {}}),
        ({"op": "add", "path": "/a/-", "value": 3}, {"a": [1, 2, 3], "b/~": {}}),
        ({"op": "add", "path": "/b~1~0/c", "value": None}, {"a": [1, 2], "b/~": {"c": None}}),
        ({"op": "remove", "path": "/a/0"}, {"a": [2], "b/~": {}}),
        ({"op": "remove", "path": "/b~1~0"}, {"a": [1, 2]}),
        ({"op": "replace", "path": "", "value": 7}, 7),
    ],
)
def test_a_patch_changes_a_view(operation: Json, after: Json) -> None:
    assert patched({"a": [1, 2], "b/~": {}}, [operation]) == after


# Moves


@both
def test_whatever_a_client_chooses_is_legal(game: str) -> None:
    generator = random.Random(5)
    rules = GAMES[game]
    for number in range(5):
        match = Match(rules, rules.setup(("Ana", "Ben")), seeded(bytes([number] * 32)))
        while match.outcome is None:
            seat = generator.choice(match.waiting())
            legal = match.legal(seat)
            if isinstance(legal, Described):
                shown = as_json(legal.describe())
            else:
                shown = [str(action) for action in legal]
            match.play_text(seat, choose(shown, generator))


# Real servers


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder of one's own that is not in memory."""
    where = ROOT if file_system(tmp_path) in IN_MEMORY else tmp_path
    with tempfile.TemporaryDirectory(prefix=".disk-", dir=where) as folder:
        yield Path(folder)


def run(disk: Path, out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    sizes = ["--matches", "4", "--rate", "40", "--warm-up", "0.1", "--seconds", "1", "--ahead", "3"]
    places = ["--folder", str(disk), "--out", str(out)]
    command = [sys.executable, "-m", "bench.load", *sizes, *places, *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_small_load_test_writes_what_it_measured(disk: Path, tmp_path: Path) -> None:
    out = tmp_path / "load.json"
    done = run(disk, out)
    assert done.returncode == 0, done.stderr
    results = json.loads(out.read_text(encoding="utf-8"))
    assert (results["clients"], results["matches"], results["moves"]) == (8, 4, 40)
    assert results["ack_ms"]["from_due"]["max"] >= results["ack_ms"]["from_sent"]["max"] > 0
    shortest = results["seconds"] - 0.05  # as reported, rounded
    assert 0 < results["commits_per_second"] * shortest <= 41
    assert not list(disk.glob(".load-*"))


def test_a_server_that_forgets_is_found_out(disk: Path, tmp_path: Path) -> None:
    out = tmp_path / "load.json"
    done = run(disk, out, "--start", FORGETS)
    assert done.returncode == 1
    assert "lines stored" in done.stderr
    assert not out.exists()


def test_who_waits_for_a_turn_waits_from_when_it_was_due(tmp_path: Path) -> None:
    """Ten moves are due at the same time at one table: each waits for all before it."""

    async def play(url: str) -> Pace:
        async with httpx.AsyncClient(base_url=f"{url}/api", cookies=no_cookies()) as web:
            pair = Pair(url, "alexandros", web, "1")
            await arrive([pair], lambda count: None)
            pace = Pace([pair], random.Random(1))
            await pace.run([0.0] * 10, lambda count: None)
            pair.leave()
            return pace

    with serving(tmp_path) as server:
        moves = asyncio.run(play(server.url)).moves
    waited = 0.0
    for due, timing in moves:
        waited += timing.acked - timing.sent
        assert timing.acked - due >= waited
