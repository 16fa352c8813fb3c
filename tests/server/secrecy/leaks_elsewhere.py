"""Planted leaks in what is told away from the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from satrap.core.text import text
from satrap.server import exporting, notifying, waits
from satrap.server.api import home
from tests.server.secrecy.planting import CARDS, SPLITS, Patch, hidden, leak, wrap


@leak(CARDS, SPLITS)
def a_notice_that_knows_more(patch: Patch) -> None:
    def posted(old: Any, done: Any, *rest: Any) -> Iterator[Any]:
        for each in old(done, *rest):
            yield each._replace(words=text(each.words.key, points=hidden(done.table)))

    wrap(patch, notifying, "_posted", posted)


@leak(CARDS)
def an_archive_that_knows_more(patch: Patch) -> None:
    wrap(
        patch,
        exporting,
        "_about",
        lambda old, match, table: {**old(match, table), "turns": hidden(table)},
    )


@leak(CARDS)
def a_home_that_knows_more(patch: Patch) -> None:
    async def listed(old: Any, state: Any, own: Any, *rest: Any) -> Any:
        found = await old(state, own, *rest)
        (room,) = (each for each in state.hall.rooms() if each.match == own.wait.match)
        return found and replace(found, note=str(hidden(room.standing.table)))

    wrap(patch, home, "_table", listed)


@leak(SPLITS)
def waits_that_know_more(patch: Patch) -> None:
    def waiting(old: Any, match: str, table: Any, at: int) -> Any:
        return [replace(each, until=hidden(table)) for each in old(match, table, at)]

    wrap(patch, waits, "waits_now", waiting)
