"""When notices go out: in each person's own time, also when clocks go forward or back."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from satrap.server.tastes import (
    EARLY,
    MINUTE,
    PAUSES,
    Mails,
    Off,
    Quiet,
    Taste,
    due,
    is_off,
    next_hour,
    reminders,
)

NIGHT = Quiet(22 * 60, 7 * 60)


def at(zone: str, words: str, fold: int = 0) -> int:
    """Return the moment at which clocks in a zone show a time."""
    moment = datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return round(moment.timestamp() * 1000)


def test_by_day_a_push_goes_out_almost_at_once() -> None:
    noon = at("Europe/Rome", "2027-01-20T12:00")
    assert due(Taste(zone="Europe/Rome", quiet=NIGHT), "push", noon) == noon + PAUSES["push"]


@pytest.mark.parametrize(
    ("zone", "asked", "told"),
    [
        ("Europe/Rome", "2027-01-20T23:30", "2027-01-21T07:00"),
        ("Europe/Rome", "2027-01-20T03:00", "2027-01-20T07:00"),
        ("Europe/Rome", "2027-03-27T23:30", "2027-03-28T07:00"),  # clocks go forward
        ("America/New_York", "2027-03-13T23:30", "2027-03-14T07:00"),
        ("Australia/Sydney", "2027-04-03T23:30", "2027-04-04T07:00"),  # clocks go back
        ("Australia/Lord_Howe", "2027-04-03T23:30", "2027-04-04T07:00"),  # by half an hour
    ],
)
def test_at_night_it_waits_for_the_morning_of_its_own_zone(
    zone: str, asked: str, told: str
) -> None:
    taste = Taste(zone=zone, quiet=NIGHT)
    assert due(taste, "push", at(zone, asked)) == at(zone, told)


def test_quiet_hours_that_end_in_an_hour_that_is_skipped_end_after_it() -> None:
    taste = Taste(zone="Europe/Rome", quiet=Quiet(60, 150))
    told = due(taste, "push", at("Europe/Rome", "2027-03-28T01:30"))
    assert told == at("Europe/Rome", "2027-03-28T03:30")


def test_quiet_hours_that_end_in_an_hour_that_comes_twice_end_once_for_each() -> None:
    taste = Taste(zone="Europe/Rome", quiet=Quiet(60, 150))
    first, second = (at("Europe/Rome", "2027-10-31T02:30", fold) for fold in (0, 1))
    assert due(taste, "push", at("Europe/Rome", "2027-10-31T01:30")) == first
    assert due(taste, "push", at("Europe/Rome", "2027-10-31T02:10", 1)) == second


def test_mail_comes_one_by_one_after_a_while_or_daily() -> None:
    noon = at("Asia/Tokyo", "2027-01-20T12:00")
    assert due(Taste(mails="each"), "mail", noon) == noon + PAUSES["mail"]
    assert due(Taste(mails="away", away=45), "mail", noon) == noon + 45 * MINUTE
    daily = Taste(zone="Asia/Tokyo", mails="daily", hour=8)
    assert due(daily, "mail", noon) == at("Asia/Tokyo", "2027-01-21T08:00")


def test_the_daily_hour_is_the_hour_of_the_clocks_of_that_day() -> None:
    zone = ZoneInfo("America/New_York")
    before = at("America/New_York", "2027-03-13T09:00")
    assert next_hour(zone, 8, before) == at("America/New_York", "2027-03-14T08:00")
    assert next_hour(zone, 10, before) == at("America/New_York", "2027-03-13T10:00")


def test_a_kind_is_turned_off_for_one_way_only() -> None:
    taste = Taste(off=Off(mail=("over",)))
    assert is_off(taste, "mail", "over")
    assert not is_off(taste, "push", "over") and not is_off(taste, "mail", "table")


@pytest.mark.parametrize("mails", ["each", "away", "daily"])
def test_a_letter_that_reminds_waits_for_nothing_but_quiet_hours(mails: Mails) -> None:
    noon = at("Asia/Tokyo", "2027-01-20T12:00")
    taste = Taste(zone="Asia/Tokyo", mails=mails, quiet=NIGHT)
    assert due(taste, "mail", noon, "reminder") == noon + PAUSES["mail"]


@pytest.mark.parametrize(
    ("zone", "end", "told"),
    [
        ("Europe/Rome", "2027-01-21T07:30", ["2027-01-20T22:00"]),  # of 23:30 and 6:30: one
        (
            "Europe/Rome",
            "2027-01-21T14:00",
            [  # 6:00
                "2027-01-20T22:00",
                "2027-01-21T13:00",
            ],
        ),
        ("Europe/Rome", "2027-01-20T20:00", ["2027-01-20T12:00", "2027-01-20T19:00"]),
        ("America/New_York", "2027-03-14T07:30", ["2027-03-13T22:00"]),  # clocks go forward
        ("Australia/Sydney", "2027-04-04T07:30", ["2027-04-03T22:00"]),  # clocks go back
    ],
)
def test_a_reminder_comes_before_quiet_hours_and_not_in_them(
    zone: str, end: str, told: list[str]
) -> None:
    taste, began = Taste(zone=zone, quiet=NIGHT), at(zone, end) - 2 * 24 * 60 * MINUTE
    found = reminders(taste, at(zone, end), began)
    wanted = [at(zone, each) for each in told]
    early = [
        each - EARLY if "22:00" in words else each for each, words in zip(wanted, told, strict=True)
    ]
    assert found == early
    assert all(due(taste, "mail", each, "reminder") == each + PAUSES["mail"] for each in found)


def test_what_falls_into_quiet_hours_that_have_begun_is_left_to_the_notice_of_the_turn() -> None:
    taste, end = Taste(zone="Europe/Rome", quiet=NIGHT), at("Europe/Rome", "2027-01-21T09:00")
    began = at("Europe/Rome", "2027-01-20T23:00")
    assert reminders(taste, end, began) == [at("Europe/Rome", "2027-01-21T08:00")]
    assert due(taste, "push", began) == at("Europe/Rome", "2027-01-21T07:00")
