"""Viewing a match never makes others wait, however long it is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

from satrap.server.hall import Hall
from satrap.server.tables import entries as log
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.length import LONG_TABLE, MOST_PLIES
from satrap.server.tables.table import Table
from tests.server.long.marathon import long_record
from tests.server.long.stalls import house, most_calls
from tests.server.long.test_rooms import running, tell

PLIES = MOST_PLIES
MOST_CALLS = 60_000  # a view with 500 events takes 48,000 calls and five milliseconds
LOOKS = ("", f"/plies/{PLIES}", "/story", "/record", "/board", "/analysis", "/events?before=1000")


def test_no_look_at_the_longest_match_takes_the_loop_for_long(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    found: dict[str, int] = {}

    async def story() -> None:
        async with house(tmp_path) as (_, web):
            found["bring"], reply = await most_calls(
                web, "POST", "/api/records", content=long_record(PLIES)
            )
            table = f"/api/tables/{reply.json()['id']}"
            for path in LOOKS:
                found[path or "look"], reply = await most_calls(web, "GET", f"{table}{path}")
                assert reply.is_success, reply.text[:200]
            body = {"key": "say", "command": {"do": "say", "words": "hello"}}
            found["say"], _ = await most_calls(web, "POST", f"{table}/act", json=body)
            found["analyse"], _ = await most_calls(web, "POST", f"{table}/analysis")

    asyncio.run(story())
    record_property("counted", f"{found}")
    assert {name: calls for name, calls in found.items() if calls > MOST_CALLS} == {}


def test_what_is_done_at_a_long_table_is_worked_out_in_a_thread(tmp_path: Path) -> None:
    on_loop: list[bool] = []

    def come_and_go(table: Table, times: int = LONG_TABLE) -> list[AnyEntry]:
        on_loop.append(threading.current_thread() is threading.main_thread())
        entries: tuple[AnyEntry, ...] = (log.Seated(1, "Ben"), log.Left(1))
        return [enter(table, entry) for _ in range(times) for entry in entries]

    async def story(hall: Hall) -> None:
        match = await running(hall)
        async with hall.held(match) as (room, _):
            await hall.change(room, "", "many", come_and_go)
            await hall.change(room, "", "one", lambda table: come_and_go(table, 1))

    tell(tmp_path, story)
    assert on_loop == [True, False]
