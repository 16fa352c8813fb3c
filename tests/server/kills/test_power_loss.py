"""The power fails while people play: only synced bytes survive, and no acknowledgement is lost."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.kills.darkening import darkened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="strace runs only on Linux")

LOSSES, TABLES = 20, 2


def test_a_power_loss_takes_nothing_that_a_player_was_told(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    done = asyncio.run(darkened(tmp_path, 8, TABLES, LOSSES, "often"))
    assert done.faults == []
    said = f"{LOSSES} power losses, {done.moves} moves acknowledged, 0 lost"
    record_property("counted", said)


def test_a_server_that_does_not_sync_each_commit_is_caught(tmp_path: Path) -> None:
    done = asyncio.run(darkened(tmp_path, 8, TABLES, LOSSES, "often,normal"))
    assert any(fault.startswith("lost") for fault in done.faults)
