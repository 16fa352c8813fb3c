"""Processes die at any moment: what was acknowledged is there, once, and no log has a gap."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable

import pytest

from satrap.server.store.crash import OF_STORE
from tests.server.forks import CONTEXT
from tests.server.store.ledger import Ledger, prepare
from tests.server.store.worker import work

pytestmark = pytest.mark.anyio

KILLS = 10  # on SQLite, and as many on PostgreSQL: two of each kind


def run(where: str, ledger: Ledger, crash: str, kill_after: float = 20, fault: str = "") -> None:
    """Run a worker until it crashes or is killed; note what it acknowledged."""
    output, pipe = CONTEXT.Pipe(duplex=False)
    arguments = (pipe, where, json.dumps(ledger.starts()), "0", fault, crash)
    worker = CONTEXT.Process(target=work, args=arguments)
    worker.start()
    pipe.close()
    with open(output.fileno(), "rb", closefd=False) as told, output:
        first = told.readline()
        killer = threading.Timer(kill_after, worker.kill)
        killer.start()
        ledger.note(first + told.read())
    worker.join()
    killer.cancel()
    killer.join()
    assert worker.exitcode == -9
    worker.close()


def moments(seed: int, kills: int) -> list[tuple[str, float]]:
    """Return where or when to kill: every named place, and random moments, in turn."""
    generator = random.Random(seed)
    kinds = [*OF_STORE, "", ""]
    return [
        (f"{point}:{generator.randint(1, 40)}", 20) if point else ("", generator.uniform(0, 0.3))
        for point in (kinds[number % len(kinds)] for number in range(kills))
    ]


@pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize(
    "kills", [pytest.param(KILLS, id="few"), pytest.param(3 * KILLS, id="long-many")]
)
async def test_a_killed_process_loses_nothing_that_it_acknowledged(
    where: str, kills: int, record_property: Callable[[str, object], None]
) -> None:
    await prepare(where)
    ledger = Ledger()
    began = time.monotonic()
    for crash, kill_after in moments(4, kills):
        run(where, ledger, crash, kill_after)
        assert await ledger.losses(where) == []
    count, seconds = len(ledger.acknowledged), time.monotonic() - began
    said = f"{kills} kills in {seconds:.0f} s, {count} acknowledged, 0 lost, 0 doubled"
    record_property("counted", said)


async def test_acknowledging_before_the_commit_is_caught(where: str) -> None:
    await prepare(where)
    ledger = Ledger()
    run(where, ledger, "before-commit:9", fault="early")
    assert any(loss.startswith("lost") for loss in await ledger.losses(where))


async def test_a_store_without_keys_is_caught(where: str) -> None:
    await prepare(where)
    ledger = Ledger()
    run(where, ledger, "after-commit:9", fault="keyless")
    run(where, ledger, "after-commit:9", fault="keyless")
    assert any(loss.startswith("doubled") for loss in await ledger.losses(where))


async def test_keys_keep_a_submission_from_being_stored_twice(where: str) -> None:
    await prepare(where)
    ledger = Ledger()
    run(where, ledger, "after-commit:9")
    run(where, ledger, "after-commit:9")
    assert await ledger.losses(where) == []
