"""Days of notices in virtual time; `make test-long` lives sixty of them with 200 people."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from satrap.server import tastes
from tests.server.days import Days, check


def test_in_some_days_every_notice_is_shown_once_and_closed_in_time(tmp_path: Path) -> None:
    days = Days(tmp_path, 1, 8, restarts=2)
    asyncio.run(days.live(4))
    check(days)
    assert days.counts["notices"] > 10


def test_a_notice_in_quiet_hours_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tastes, "after_quiet", lambda quiet, zone, at: at)
    days = Days(tmp_path, 1, 8, restarts=0)
    asyncio.run(days.live(4))
    assert any(" was shown at " in each for each in days.faults)
