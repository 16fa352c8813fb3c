"""The week of a person counts for clocks, but cannot follow every need; a guest's goes along."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from satrap.core.errors import Refused
from satrap.server.rhythm import DAY_MS, HOUR_MS, WEEK_MS, Rhythm, rests_ahead
from satrap.server.store.interface import Person
from satrap.server.store.merging import merge
from satrap.server.store.opening import open_store
from satrap.server.store.people import add_guest
from satrap.server.store.rests import resting_of, set_resting
from satrap.server.tables.entries import Clock, Rest
from satrap.server.tastes import Quiet, Taste
from satrap.server.vacation import Resting, change, counted, counts_at, plan, settled, used
from tests.server.clocks import START

HERE = Taste("Europe/Rome")
CLOCK = Clock(0, per_turn=86_400, vacation=True, weekends=True, nights=True)


def test_what_is_chosen_first_counts_at_once() -> None:
    resting = settled(Resting(), HERE, START)
    assert counted(resting, HERE) == Rhythm("Europe/Rome")
    again = settled(resting, Taste("Asia/Tokyo"), START + 1)
    assert again.rhythm == Rhythm("Asia/Tokyo") and again.since == START + 1


def test_after_an_hour_a_change_waits_until_the_week_is_over() -> None:
    first = settled(settled(Resting(), HERE, START), Taste("Asia/Tokyo"), START)
    within = settled(first, HERE, START + HOUR_MS - 1)
    assert within.rhythm == Rhythm("Europe/Rome") and counts_at(within, HERE) is None
    new = Taste("Asia/Tokyo")
    later = settled(within, new, START + HOUR_MS)
    assert later == within and counts_at(later, new) == START + WEEK_MS
    assert settled(later, new, START + WEEK_MS).rhythm == Rhythm("Asia/Tokyo")


def test_the_weekend_cannot_be_where_it_is_needed_every_day() -> None:
    """Whoever moves it daily gains nothing: most of each week their clock runs."""
    resting, at, rested = Resting(), START, 0
    clock = Clock(0, per_turn=86_400, weekends=True)
    for day in range(70):
        at = START + day * DAY_MS
        weekday = (4 + day) % 7  # of today
        resting = settled(Resting((weekday,), resting.rhythm, resting.since), Taste(), at)
        (*found,) = rests_ahead(clock, counted(resting, Taste()), (), at, at + DAY_MS)
        rested += sum(min(each.end, at + DAY_MS) - each.start for each in found)
    assert rested <= 70 / 7 * 2 * DAY_MS


def test_a_vacation_takes_the_place_of_weekends_and_nights_in_it() -> None:
    rhythm = Rhythm("UTC", night=Quiet(22 * 60, 7 * 60))
    end = START + 4 * DAY_MS
    found = rests_ahead(CLOCK, rhythm, [Rest(START + 1, end, True)], START, START + WEEK_MS)
    assert found[0] == Rest(START + 1, end, True) and found[1].start > end
    assert all(one.end < two.start or two.is_vacation for one, two in pairwise(found))


def test_quiet_hours_count_for_ten_at_most() -> None:
    rhythm = Rhythm("UTC", (), Quiet(60, 59))  # all day but a minute
    clock = Clock(0, per_turn=86_400, nights=True)
    found = rests_ahead(clock, rhythm, (), START, START + WEEK_MS)
    assert {each.end - each.start for each in found} == {10 * HOUR_MS, 3 * HOUR_MS}


def test_a_vacation_over_new_year_takes_days_from_both_years() -> None:
    at = START + 340 * DAY_MS
    made = plan(Resting(), "v", date(2027, 12, 28), date(2028, 1, 5), "Europe/Rome", at)
    assert used(made) == {2027: 4, 2028: 5}


@pytest.mark.parametrize("zone", ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"])
def test_a_vacation_until_the_end_of_all_dates_is_too_far_ahead(zone: str) -> None:
    today = date.fromtimestamp(START / 1000)
    for first in (today + timedelta(days=1), date.max):
        with pytest.raises(Refused) as refused:
            plan(Resting(), "v", first, date.max, zone, START)
        assert refused.value.text.key == "vacation-far"
    first, last = (today + timedelta(days=each) for each in (1, 5))
    begun = plan(Resting(), "v", first, last, zone, START)
    for at in (START, START + 3 * DAY_MS):
        with pytest.raises(Refused) as refused:
            change(begun, "v", date.max, date.max, zone, at)
        assert refused.value.text.key == "vacation-far"


def test_a_guest_who_signs_in_takes_their_vacation_along(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "rests.sqlite")
        first = date.fromtimestamp(START / 1000) + timedelta(days=3)
        away = plan(Resting(), "v", first, first, "UTC", START)
        for number, name in enumerate(("guest", "member", "other")):
            person, token = Person(name, name, START), bytes([number]) * 32
            await store.writer.submit(partial(add_guest, person=person, token_hash=token))
        await store.writer.submit(lambda to: set_resting(to, "guest", away))
        await store.writer.submit(lambda to: merge(to, "guest", "member"))
        assert await store.writer.submit(lambda to: resting_of(to, "member")) == away
        assert await store.writer.submit(lambda to: resting_of(to, "guest")) == Resting()
        await store.writer.submit(lambda to: merge(to, "other", "member"))
        assert await store.writer.submit(lambda to: resting_of(to, "member")) == away
        await store.close()

    asyncio.run(story())
