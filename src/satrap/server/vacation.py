"""Vacations: planned in whole days, from a budget of days that all tables share.

A vacation begins today at the earliest, at once, and never in the past. It can be changed, called
off or ended early; days of it that have begun are used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from satrap.core.errors import Refused
from satrap.server.rhythm import HOUR_MS, WEEK_MS, Rhythm, Weekend, day_at, midnight
from satrap.server.tables.entries import Rest
from satrap.server.tastes import Taste

MOST_DAYS: Final = 30  # of vacation in a calendar year
MOST_PLANNED: Final = 10  # vacations that are not over
FARTHEST_DAYS: Final = 366  # ahead
USUAL: Final = Rhythm()


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation: from its first day to its last one, and from when to when (ms)."""

    id: str
    first: date
    last: date
    start: int
    end: int


class Resting(Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored of somebody: their weekend, what counts for clocks since when, vacations."""

    weekend: Weekend = USUAL.weekend
    rhythm: Rhythm | None = None  # that clocks follow; null: that of the settings
    since: int = 0  # when it was last changed (ms)
    vacations: tuple[Away, ...] = ()


def wanted(resting: Resting, taste: Taste) -> Rhythm:
    """Return when somebody wants to rest each week."""
    return Rhythm(taste.zone, resting.weekend, taste.quiet)


def counted(resting: Resting, taste: Taste) -> Rhythm:
    """Return when the clocks of somebody rest each week."""
    return resting.rhythm or wanted(resting, taste)


def counts_at(resting: Resting, taste: Taste) -> int | None:
    """Return when clocks follow what somebody has changed last; None: they do already."""
    is_same = resting.rhythm in (None, wanted(resting, taste))
    return None if is_same else resting.since + WEEK_MS


def settled(resting: Resting, taste: Taste, at: int) -> Resting:
    """Let clocks follow the settings: the first time, and within an hour; otherwise once a week.

    So nobody can keep moving their weekend to where it is just needed.
    """
    now, is_new = wanted(resting, taste), resting.rhythm is None
    is_week_over = is_new or at >= resting.since + WEEK_MS
    if now == resting.rhythm or not (is_week_over or at < resting.since + HOUR_MS):
        return resting
    since = 0 if is_new else at if is_week_over else resting.since
    return replace(resting, rhythm=now, since=since)


def spans(resting: Resting) -> tuple[Rest, ...]:
    """Return all vacations as moments, in order."""
    found = sorted(resting.vacations, key=lambda each: (each.start, each.end))
    return tuple(Rest(each.start, each.end, True) for each in found if each.start < each.end)


def plan(resting: Resting, id: str, first: date, last: date, zone: str, at: int) -> Resting:
    """Plan a vacation, or refuse."""
    where = ZoneInfo(zone)
    today = day_at(at, where)
    if first < today:
        raise Refused("vacation-past")
    _check_days(first, last, today)
    start = max(at, midnight(first, where))
    made = Away(id, first, last, start, midnight(last + timedelta(days=1), where))
    _check(resting, made, today.year, at)
    return _with(resting, made)


def change(resting: Resting, id: str, first: date, last: date, zone: str, at: int) -> Resting:
    """Change the days of a vacation; of one that has begun only the last, today at the earliest."""
    old, rest = _taken(resting, id, at)
    if old.start > at:
        return plan(rest, id, first, last, zone, at)
    where = ZoneInfo(zone)
    today = day_at(at, where)
    if last < today:
        raise Refused("vacation-past")
    _check_days(old.first, last, today)
    made = replace(old, last=last, end=midnight(last + timedelta(days=1), where))
    _check(rest, made, today.year, at)
    return _with(rest, made)


def call_off(resting: Resting, id: str, zone: str, at: int) -> Resting:
    """Call a vacation off; one that has begun ends now, and today is used."""
    old, rest = _taken(resting, id, at)
    if old.start > at:
        return rest
    last = max(old.first, min(old.last, day_at(at, ZoneInfo(zone))))
    return _with(rest, replace(old, last=last, end=at))


def used(resting: Resting) -> Counter[int]:
    """Return how many days of each year are used or planned."""
    days = {day for each in resting.vacations for day in _days(each)}
    return Counter(day.year for day in days)


def open_vacations(resting: Resting, at: int) -> list[Away]:
    """Return the vacations that are not over, in order."""
    found = [each for each in resting.vacations if each.end > at]
    return sorted(found, key=lambda each: each.start)


def _check_days(first: date, last: date, today: date) -> None:
    """Refuse days before any moment is made of them: those after the last date have none."""
    if last < first:
        raise Refused("vacation-backwards")
    if last > today + timedelta(days=FARTHEST_DAYS):
        raise Refused("vacation-far")


def _check(resting: Resting, made: Away, this_year: int, at: int) -> None:
    if made.end <= made.start:
        raise Refused("vacation-backwards")
    others = open_vacations(resting, at)
    if any(made.start < each.end and each.start < made.end for each in others):
        raise Refused("vacation-overlaps")
    if len(others) >= MOST_PLANNED:
        raise Refused("vacation-many", most=MOST_PLANNED)
    for year, days in sorted(used(_with(resting, made)).items()):
        if days > MOST_DAYS and year >= this_year:
            left = MOST_DAYS - used(resting)[year]
            raise Refused("vacation-budget", year=str(year), left=left, most=MOST_DAYS)


def _taken(resting: Resting, id: str, at: int) -> tuple[Away, Resting]:
    """Return a vacation that is not over, and everything else."""
    found = next((each for each in open_vacations(resting, at) if each.id == id), None)
    if found is None:
        raise Refused("vacation-none")
    others = tuple(each for each in resting.vacations if each.id != id)
    return found, replace(resting, vacations=others)


def _with(resting: Resting, made: Away) -> Resting:
    """Add a vacation; those of earlier years are forgotten."""
    kept = [each for each in resting.vacations if each.last.year >= made.first.year - 1]
    return replace(resting, vacations=(*kept, made))


def _days(each: Away) -> Iterator[date]:
    for number in range((each.last - each.first).days + 1):
        yield each.first + timedelta(days=number)
