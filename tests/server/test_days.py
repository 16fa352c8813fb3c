"""Days of notices in virtual time; `make test-long` lives twice sixty of them with 200 people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from satrap.server import deadlines, news, reminding, tastes
from satrap.server.store import jobs, outbox
from satrap.server.tastes import MINUTE
from tests.server.days.days import MARCH, Days, check
from tests.server.days.people import DAY

SPRING = MARCH + 22 * DAY  # a day before clocks go forward in Europe, eight before the south
Patch = pytest.MonkeyPatch


def test_in_some_days_every_notice_is_shown_once_and_closed_in_time(tmp_path: Path) -> None:
    days = Days(tmp_path, 1, 12, start=SPRING)
    asyncio.run(days.live(9, 4))
    check(days, 4)


def late(patch: Patch, days: Days) -> None:
    """Deadlines fall due two seconds late."""
    put = jobs.put

    def later(to: Any, kind: str, key: str, due: int, body: bytes = b"") -> None:
        put(to, kind, key, due + 2000 * (kind == deadlines.DEADLINE), body)

    patch.setattr(jobs, "put", later)


def awake(patch: Patch, days: Days) -> None:
    patch.setattr(tastes, "after_quiet", lambda quiet, zone, at: at)


def forgotten(patch: Patch, days: Days) -> None:
    """What was taken back goes out all the same."""
    patch.setattr(outbox, "take_back", lambda to, ids, at: None)


def open_still(patch: Patch, days: Days) -> None:
    """What was shown is not closed."""
    patch.setattr(outbox, "shown_at", lambda to, ids: [])


def closed_late(patch: Patch, days: Days) -> None:
    take_back = outbox.take_back
    patch.setattr(outbox, "take_back", lambda to, ids, at: take_back(to, ids, at + MINUTE))


def repeated(patch: Patch, days: Days) -> None:
    """Browsers show whatever comes."""
    days.screens.drops_repeated = False


def lost(patch: Patch, days: Days) -> None:
    """What was under way when the server was killed is not taken up."""
    patch.setattr(outbox, "wake_all", lambda to: None)


def unread(patch: Patch, days: Days) -> None:
    """Pages are not told what has changed."""

    async def look(newsroom: Any) -> None:
        pass

    patch.setattr(news.Newsroom, "look", look)


def not_reminded(patch: Patch, days: Days) -> None:
    patch.setattr(reminding, "reminders", lambda taste, end, at: [])


@pytest.mark.parametrize(
    ("plant", "told"),
    [
        (late, "a deadline of "),
        (awake, "in quiet hours"),
        (forgotten, "after the move"),
        (open_still, "was not closed at"),
        (closed_late, "was not closed at"),
        (repeated, "was shown twice at"),
        (lost, "http://push"),
        (unread, "the page of "),
        (not_reminded, " came to "),
    ],
)
def test_a_planted_fault_is_noticed(
    tmp_path: Path,
    monkeypatch: Patch,
    plant: Callable[[Patch, Days], None],
    told: str,
) -> None:
    days = Days(tmp_path, 1, 8, start=SPRING)
    plant(monkeypatch, days)
    days.instant = 0.5
    asyncio.run(days.live(4, 12 if plant is lost else 4))
    assert any(told in each for each in days.faults), days.faults
