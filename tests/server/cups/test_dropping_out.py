"""Somebody drops out, or the organiser cancels, just while the tables of a round are opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from satrap.server.cups import asking as ask
from satrap.server.cups import seats
from satrap.server.cups.cup import CANCELLED, Cup
from satrap.server.hall import Hall
from satrap.server.store.cups import TableRow
from satrap.server.tables.entries import Clock
from satrap.server.tables.table import RUNNING
from tests.server.cups.running import House, plan
from tests.server.cups.telling import opened, tell

SLOW = plan(rounds=1, seats=2, clock=Clock(0, per_turn=86_400))  # nobody has to be there


def meanwhile(
    monkeypatch: pytest.MonkeyPatch, do: Callable[[], Awaitable[None]], *, is_first: bool
) -> None:
    """Let something happen once, just before the first table is opened or just after it."""
    done, open_one = list[str](), seats._open

    async def opening(hall: Hall, cup: Cup, row: TableRow) -> None:
        is_due = not done
        done.append(row.match)
        if is_due and is_first:
            await do()
        await open_one(hall, cup, row)
        if is_due and not is_first:
            await do()

    monkeypatch.setattr(seats, "_open", opening)


async def has_bot(there: House, cup: Cup, person: str) -> bool:
    """Say whether a bot plays for somebody at their table."""
    for row in cup.at_round(1):
        async with there.hall.held(row.match) as (_, standing):
            table = standing.table
            for seat in table.seats_of(person):
                assert table.status == RUNNING
                return bool(table.places[seat].bot)
    return True  # they have no seat at all


@pytest.mark.parametrize("is_first", [True, False], ids=["before", "after"])
@pytest.mark.parametrize("is_removed", [False, True], ids=["leaves", "is removed"])
def test_a_bot_plays_for_who_drops_out_while_the_tables_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_first: bool, is_removed: bool
) -> None:
    async def story(there: House) -> None:
        id, [ana, ben] = await opened(there, SLOW, 0, "Ana", "Ben")
        who, what = (ana, ask.RemoveFromCup(2)) if is_removed else (ben, ask.LeaveCup())
        meanwhile(monkeypatch, lambda: there.ask(id, who, what), is_first=is_first)
        await there.ask(id, ana, ask.StartCup())
        cup = await there.until_open(id)
        await there.pass_time()
        assert not cup.by_number[2].is_in
        assert await has_bot(there, cup, ben) and not await has_bot(there, cup, ana)

    tell(tmp_path, story)


def test_after_a_cancellation_no_further_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: House) -> None:
        names = ["Ana", "Ben", "Cleo", "Dion", "Eva", "Finn"]
        id, [ana, *_] = await opened(there, SLOW, 0, *names)
        meanwhile(monkeypatch, lambda: there.ask(id, ana, ask.CancelCup()), is_first=False)
        await there.ask(id, ana, ask.StartCup())
        await there.pass_time(10)
        cup = await there.cup(id)
        assert cup.row.status == CANCELLED
        found = [await there.hall.store.match(row.match) for row in cup.at_round(1)]
        assert [row is not None for row in found] == [True, False, False]

    tell(tmp_path, story)
