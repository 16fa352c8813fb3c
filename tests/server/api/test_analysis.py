"""The analysis of a match that is over: started once, stored for good, one at a time."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from satrap.analysis.judging import analyse
from satrap.cli import main
from satrap.cli.serving import FILE
from satrap.core.record import parse_record
from satrap.packs import get_pack
from satrap.server import analyses
from tests.server.advisers import Advised, Quick, install
from tests.server.api.people import SECONDS, Guest, Server, seated
from tests.server.stories.tables import CARDS, SECRETS, finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Advised]:
    made = Advised(tmp_path_factory.mktemp("analyses"))
    yield made
    made.kill()


def state(guest: Guest, table: str, **asked: Any) -> Any:
    return guest.get(f"/tables/{table}/analysis", **asked)


def begin(guest: Guest, table: str) -> Any:
    reply = guest.web.post(f"/tables/{table}/analysis")
    assert reply.status_code == 200, reply.text
    return reply.json()


def until(guest: Guest, table: str, *statuses: str) -> list[Any]:
    """Return all states reported until an analysis has one of these statuses."""
    told, end = [state(guest, table)], time.monotonic() + SECONDS
    while told[-1]["status"] not in statuses:
        assert time.monotonic() < end, told[-1]
        time.sleep(0.02)
        told.append(state(guest, table))
    return told


@pytest.mark.parametrize("game", [CARDS, SECRETS])
def test_an_analysis_goes_from_nothing_to_done(server: Advised, game: str) -> None:
    table, ana = finished(server, game)
    nothing = {"status": "none", "done": 0, "of": 0, "before": 0, "analysis": None}
    assert state(ana, table) == nothing
    assert begin(ana, table) == {**nothing, "status": "waiting"}
    *told, last = until(ana, table, "done", "failed")
    assert last["status"] == "done"
    assert last["done"] == last["of"]
    progress = [each["done"] for each in told]
    assert progress == sorted(progress)
    record = parse_record(ana.web.get(f"/tables/{table}/record").content)
    *_, found = analyse(get_pack(game).game, record, Quick())
    assert last["analysis"] == msgspec.to_builtins(found.analysis)
    assert begin(ana, table) == last, "it is done once"
    assert state(Guest(server), table) == last, "whoever may see the match may see it"


def test_a_match_that_goes_on_is_not_analysed(server: Advised) -> None:
    table, (ana, _) = seated(server, CARDS, "Ana", "Ben")
    for method in ("GET", "POST"):
        reply = ana.web.request(method, f"/tables/{table}/analysis")
        assert (reply.status_code, reply.json()["code"]) == (403, "forbidden")


def test_an_analysis_is_kept_when_the_server_starts_again(tmp_path: Path) -> None:
    server = Advised(tmp_path)
    try:
        table, ana = finished(server, CARDS)
        begin(ana, table)
        found = until(ana, table, "done")[-1]
        assert server.stop() in (0, -15)
        server.start()
        ana = ana.again()
        assert state(ana, table) == found
        assert server.stop() in (0, -15)
        with closing(sqlite3.connect(tmp_path / FILE)) as store:
            store.execute("UPDATE analyses SET version = 0, body = x'00'")
            store.commit()
        server.start()
        ana = ana.again()
        assert state(ana, table)["status"] == "none", "an older version is done again"
        begin(ana, table)
        assert until(ana, table, "done")[-1] == found
    finally:
        server.kill()


# Processes that misbehave


def serve_with(*command: str) -> None:
    install(pytest.MonkeyPatch())
    vars(analyses)["COMMAND"] = command
    main()


class Odd(Server):
    """A server that runs another program for its analyses."""

    def __init__(self, folder: Path, *command: str) -> None:
        self.command = command
        super().__init__(folder)

    def start(self) -> None:
        options = ("--web", str(self.folder / "no-page"))
        self._start(serve_with, *options, given=self.command, log=self.folder / "log")


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[Callable[[str], Odd]]:
    made: list[Odd] = []

    def make(program: str) -> Odd:
        made.append(Odd(tmp_path, sys.executable, "-c", program))
        return made[0]

    yield make
    for server in made:
        server.kill()


def test_one_that_fails_says_so_and_can_be_begun_again(odd: Callable[[str], Odd]) -> None:
    server = odd("raise ValueError('no luck')")
    table, ana = finished(server, CARDS)
    for _ in range(2):
        assert begin(ana, table)["status"] == "waiting"
        assert until(ana, table, "done", "failed")[-1]["status"] == "failed"
    log = (server.folder / "log").read_text(encoding="utf-8")
    assert "an analysis has failed: ValueError" in log
    assert "no luck" not in log


def test_they_run_one_at_a_time_and_end_with_the_server(
    odd: Callable[[str], Odd], tmp_path: Path
) -> None:
    note = str(tmp_path / "pid")
    server = odd(
        f"import os, pathlib, time; pathlib.Path({note!r}).write_text(str(os.getpid()));"
        """print('{"done": 3, "of": 40}', flush=True); time.sleep(600)"""
    )
    (first, ana), (second, ben) = finished(server, CARDS), finished(server, CARDS, "Ben")
    begin(ana, first)
    begin(ben, second)
    while (told := until(ana, first, "running")[-1])["of"] == 0:
        time.sleep(0.02)
    assert (told["done"], told["of"]) == (3, 40)
    assert begin(ana, first)["status"] == "running", "it is not started twice"
    assert state(ben, second)["status"] == "waiting"
    process = int(Path(note).read_text(encoding="ascii"))
    assert server.stop() in (0, -15)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
