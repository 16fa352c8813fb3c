"""Everything is sent several times, in any order, over HTTP and WebSocket, but done only once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.kills.repeating import repeated


def test_what_comes_many_times_in_any_order_is_done_once(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    counts, faults = asyncio.run(repeated(tmp_path, 1, 2))
    assert faults == []
    record_property("counted", ", ".join(f"{n} {what}" for what, n in counts.items()))


def test_a_server_that_takes_each_request_for_a_new_one_is_caught(tmp_path: Path) -> None:
    _, faults = asyncio.run(repeated(tmp_path, 2, 1, "keyless"))
    assert any(fault.startswith("doubled") for fault in faults)
