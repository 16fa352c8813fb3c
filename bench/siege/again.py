"""After the siege, send every acknowledged command again, with the same key."""

from __future__ import annotations

import asyncio
from itertools import groupby

from bench.siege.honest import Player
from bench.siege.notes import Kept, Notes
from bench.siege.seat import Seat

PATIENCE = 240.0  # seconds for all


async def lost(players: list[Player], notes: Notes) -> list[str]:
    """Return the acknowledged commands that are gone, or now have another head."""
    found: list[str] = []
    async with asyncio.timeout(PATIENCE):
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(_ask_again(player, notes, found))
    return found


async def _ask_again(player: Player, notes: Notes, found: list[str]) -> None:
    mine = [kept for number, kept in notes.kept if number == player.number]
    for table, kept in groupby(mine, key=lambda each: each.table):
        seat = Seat(notes, player.url, table, player.cookie, player.address)
        for each in kept:
            found += await _fault(seat, each)
        seat.leave()


async def _fault(seat: Seat, kept: Kept) -> list[str]:
    answer, _ = await seat.send(kept.request)
    if answer.get("head") == kept.head:
        return []
    return [f"{kept.table} {kept.request['key']}: {answer.get('refused', 'another head')}"]
