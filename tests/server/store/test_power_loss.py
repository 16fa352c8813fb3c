"""The power fails: only synced bytes are sure to survive, with all that was acknowledged."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.store.ledger import MATCHES, Ledger, prepare
from tests.server.store.power import SYSCALLS, Disk, events

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="strace runs only on Linux"),
]

ROOT = Path(__file__).parents[3]
LOSSES = int(os.environ.get("SATRAP_POWER_LOSSES", "20"))
ROUNDS = 25  # submissions to each match
FILES = ("store.db", "store.db-wal")
MISSING = "This test needs strace: install it (Debian and Ubuntu: apt-get install strace)."


def traced(folder: Path, faults: str) -> Path:
    """Run a worker under a trace; return the trace."""
    strace = shutil.which("strace")
    assert strace is not None, MISSING
    trace = folder / "trace"
    watch = [strace, "-f", "-y", "-xx", "-s", "70000", "-e", f"trace={SYSCALLS}", "-o", str(trace)]
    starts = json.dumps(dict.fromkeys(MATCHES, 0))
    work = [sys.executable, "-m", "tests.server.store.worker"]
    arguments = [str(folder / "store.db"), starts, str(ROUNDS), faults]
    subprocess.run([*watch, *work, *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return trace


async def losses(folder: Path, faults: str) -> tuple[int, list[str]]:
    """Return how many acknowledgements there were, and what power losses took."""
    await prepare(str(folder / "store.db"))
    disk, ledger, found = Disk(folder, FILES), Ledger(), list[str]()
    told = list(events(traced(folder, faults)))
    generator = random.Random(7)
    cuts = set(generator.sample(range(len(told)), LOSSES))
    for number, seen in enumerate(told):
        ledger.note(seen.data if seen.kind == "say" else b"")
        disk.see(seen)
        if number in cuts:
            disk.lose_power(folder / str(number), generator)
            found += await ledger.losses(str(folder / str(number) / "store.db"))
    assert {seen.file for seen in told if seen.kind == "sync"} >= set(FILES), "no checkpoint seen"
    return len(ledger.acknowledged), found


async def test_a_power_loss_takes_nothing_that_was_acknowledged(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    count, found = await losses(tmp_path, "often")
    assert count == ROUNDS * len(MATCHES)
    assert found == []
    record_property("counted", f"{LOSSES} power losses, {count} acknowledged, 0 lost")


async def test_a_store_that_does_not_sync_each_commit_is_caught(tmp_path: Path) -> None:
    _, found = await losses(tmp_path, "often,normal")
    assert any(loss.startswith("lost") for loss in found)
