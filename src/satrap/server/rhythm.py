"""When the time of somebody's clocks stands still: vacation, weekends and nights, as moments.

What a table allows is part of its clock. Whole days and nights are those of the person's own time
zone, so they follow its clocks forward and back. Only moments are written to a log: no zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, time, timedelta
from typing import Annotated, Final
from zlib import crc32
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from satrap.server.tables.entries import Clock, Rest
from satrap.server.tastes import Quiet

HOUR_MS: Final = 60 * 60 * 1000
DAY_MS: Final = 24 * HOUR_MS
WEEK_MS: Final = 7 * DAY_MS
MOST_AHEAD_MS: Final = 100 * DAY_MS
LONGEST_NIGHT: Final = 10 * 60  # minutes: clocks have to run for most of a day
STRETCH: Final = 2.5  # how much longer a turn can become by nights and weekends
SATURDAY, SUNDAY = 5, 6

Weekday = Annotated[int, Meta(ge=0, le=6, description="0: Monday")]
Weekend = Annotated[tuple[Weekday, ...], Meta(max_length=2)]


class Rhythm(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody rests each week: their weekend, and their quiet hours."""

    zone: str = "UTC"
    weekend: Weekend = (SATURDAY, SUNDAY)
    night: Quiet | None = None


def has_rests(clock: Clock | None) -> bool:
    """Say whether the time of a clock can stand still."""
    return clock is not None and (clock.vacation or has_rhythm(clock))


def has_rhythm(clock: Clock) -> bool:
    """Say whether the time of a clock stands still each week or night."""
    return clock.weekends or clock.nights


def rests_ahead(
    clock: Clock, rhythm: Rhythm, vacations: Iterable[Rest], at: int, until: int
) -> tuple[Rest, ...]:
    """Return the rests from a moment on that a clock allows, those of each week until another."""
    away = [each for each in vacations if clock.vacation and each.end > at]
    until += sum(each.end - each.start for each in away)
    weekly = sorted(_weekly(clock, rhythm, at, until)) if has_rhythm(clock) else []
    found = [*_cut(_joined(weekly), away), *((each.start, each.end, True) for each in away)]
    clipped = (Rest(max(at, start), end, flag) for start, end, flag in sorted(found) if end > at)
    return tuple(clipped)


def ends_ahead(clock: Clock, match: str, at: int) -> int:
    """Return until when the rests of each week are written ahead: past any turn that begins now.

    It moves on once a week, at another time at each table.
    """
    turn = (clock.per_turn + clock.main) * 1000
    ahead = min(MOST_AHEAD_MS, WEEK_MS + round(STRETCH * turn))
    return next_roll(match, at + ahead)


def next_roll(match: str, at: int) -> int:
    """Return when the rests of a table are next written ahead, after a moment."""
    phase = crc32(match.encode()) % WEEK_MS
    return (at - phase) // WEEK_MS * WEEK_MS + phase + WEEK_MS


def midnight(day: date, zone: ZoneInfo) -> int:
    """Return when a day begins in a zone (ms); where clocks skip midnight, when they have."""
    return _moment(datetime.combine(day, time()), zone)


def day_at(at: int, zone: ZoneInfo) -> date:
    """Return which day it is in a zone."""
    return datetime.fromtimestamp(at / 1000, zone).date()


def _moment(wall: datetime, zone: ZoneInfo) -> int:
    return round(wall.replace(tzinfo=zone).timestamp() * 1000)


Span = tuple[int, int]


def _weekly(clock: Clock, rhythm: Rhythm, at: int, until: int) -> Iterator[Span]:
    zone = ZoneInfo(rhythm.zone)
    day = day_at(at, zone) - timedelta(days=1)  # whose night may not be over
    while midnight(day, zone) < until:
        if clock.weekends and day.weekday() in rhythm.weekend:
            yield midnight(day, zone), midnight(day + timedelta(days=1), zone)
        if clock.nights and rhythm.night is not None:
            yield _night(rhythm.night, day, zone)
        day += timedelta(days=1)


def _night(quiet: Quiet, day: date, zone: ZoneInfo) -> Span:
    """Return the night that begins on a day; it may begin after midnight."""
    begin = datetime.combine(day, time()) + timedelta(minutes=quiet.start)
    length = min(LONGEST_NIGHT, (quiet.end - quiet.start) % (24 * 60))
    return _moment(begin, zone), _moment(begin + timedelta(minutes=length), zone)


def _joined(spans: Sequence[Span]) -> Iterator[Span]:
    """Join spans that overlap or meet; they are in the order of their starts."""
    start = end = 0
    for each in spans:
        if each[0] > end:
            if end > start:
                yield start, end
            start = each[0]
        end = max(end, each[1])
    if end > start:
        yield start, end


def _cut(spans: Iterable[Span], away: Sequence[Rest]) -> Iterator[tuple[int, int, bool]]:
    """Take vacations out of spans."""
    for start, end in spans:
        for each in away:
            if start < each.start < end:
                yield start, each.start, False
            if each.start < end:
                start = max(start, each.end)
        if start < end:
            yield start, end, False
