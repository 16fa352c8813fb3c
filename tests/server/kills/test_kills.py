"""The server dies at any moment: nothing acknowledged is lost or doubled, and nobody is stuck."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from tests.server.kills.killing import Plan, killed, plans

KILLS, TABLES = 22, 50


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
    done = asyncio.run(killed(tmp_path, 6, 6, todo, "early"))
    assert any(fault.startswith("lost") for fault in done.faults)


def test_a_server_that_takes_each_request_for_a_new_one_is_caught(tmp_path: Path) -> None:
    todo = [Plan("after-commit", 60)] * 2
    done = asyncio.run(killed(tmp_path, 7, 6, todo, "keyless"))
    assert any(fault.startswith("doubled") for fault in done.faults)
