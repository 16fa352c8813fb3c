"""The server dies at any moment: nothing acknowledged is lost or doubled, and nobody is stuck."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from satrap.server.store.crash import VARIABLE
from tests.server.api.people import Guest, Server
from tests.server.kills.killing import Plan, killed, plans

KILLS, TABLES = 10, 24  # `make test-long` kills more often, at more tables
START = "from satrap.cli import main; main()"


def anew() -> None:
    """Run the program with nothing preloaded."""
    os.execv(sys.executable, [sys.executable, "-c", START, *sys.argv[1:]])


class Command(Server):
    """`satrap serve` as a shell starts it."""

    def start(self) -> None:
        self._start(anew)


def test_a_killed_server_loses_nothing_and_everybody_plays_on(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    todo = plans(KILLS, random.Random(5))
    done = asyncio.run(killed(tmp_path, 5, TABLES, todo))
    assert done.faults == []
    assert len(done.kills) == KILLS
    record_property("counted", ", ".join(f"{n} {what}" for what, n in done.counts().items()))


def test_acknowledging_before_the_commit_is_caught(tmp_path: Path) -> None:
    todo = [Plan("before-commit", 40)] * 4
    done = asyncio.run(killed(tmp_path, 6, 4, todo, "early"))
    assert any(fault.startswith("lost") for fault in done.faults)


def test_a_server_that_takes_each_request_for_a_new_one_is_caught(tmp_path: Path) -> None:
    todo = [Plan("after-commit", 60)] * 2
    done = asyncio.run(killed(tmp_path, 7, 3, todo, "keyless"))
    assert any(fault.startswith("doubled") for fault in done.faults)


def test_a_variable_lets_the_command_itself_die(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "before-commit:20")
    server = Command(tmp_path)
    Guest(server, "Ana")  # the server itself also writes when it starts
    with pytest.raises(httpx.TransportError):
        for number in range(20):
            Guest(server, f"Ben {number}")
    assert server.process.wait() == -signal.SIGKILL
    monkeypatch.delenv(VARIABLE)
    server.kill()
