"""The server's memory stays bounded, however many long matches are imported and viewed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from satrap.core.record import LogEntry, format_record, parse_record
from satrap.server.tables.length import MOST_PLIES
from tests.server.api.people import SECONDS, Guest, Server
from tests.server.long.marathon import long_record

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")

PLIES, BRINGS = MOST_PLIES, 12  # the longest match accepted, and how often it is imported
MOST_MORE = 300  # MB: tables in memory use 150, and as much again may be garbage for a moment
MOST_LEFT = 130  # MB, some time after the last request


def memory(server: Server) -> float:
    """Return how many megabytes a server has in memory."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def bring(guest: Guest, record: bytes) -> dict[str, str]:
    reply = guest.web.post("/records", content=record)
    assert reply.status_code == 201, reply.text
    made: dict[str, str] = reply.json()
    return made


def test_twelve_of_the_longest_records_do_not_fill_the_memory(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = Server(tmp_path, 1000, "--keep-finished", "0.05")
    try:
        ana, record = Guest(server, "Ana"), long_record(PLIES)
        before, most = memory(server), 0.0
        tables = [bring(ana, record) for _ in range(BRINGS)]
        for table in tables:
            assert ana.view(table["id"])["match"]["ply"] == PLIES
            most = max(most, memory(server) - before)
        assert most < MOST_MORE
        left = settled(server, before + MOST_LEFT) - before
        assert left < MOST_LEFT
        assert ana.view(tables[0]["id"])["match"]["ply"] == PLIES  # it is loaded again from its log
        record_property("counted", f"{most:.0f} MB more at most, {left:.0f} MB later")
    finally:
        server.kill()


def test_a_record_that_is_too_long_is_not_even_played_again(server: Server) -> None:
    guest, record = Guest(server, "Ana"), parse_record(long_record(10))
    longer = replace(record, entries=[LogEntry(plays=((0, "nonsense"),))] * (PLIES + 1))
    reply = guest.web.post("/records", content=format_record(longer))
    assert (reply.status_code, reply.json()["code"]) == (413, "too-large")
    assert f"{PLIES:,}" in reply.json()["text"]


def settled(server: Server, enough: float) -> float:
    """Return the memory of a server once it has dropped what nobody views."""
    end = time.monotonic() + SECONDS
    while (now := memory(server)) >= enough and time.monotonic() < end:
        time.sleep(0.5)
    return now
