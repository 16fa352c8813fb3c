"""What somebody wants to hear of, by which way and when, in the time of their own zone."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import lru_cache
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

Channel = Literal["page", "push", "mail", "webhook"]
Kind = Literal["your-turn", "reminder", "table", "over", "cup", "people", "order"]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of a day
Before = Annotated[int, Meta(ge=1, le=14 * 24 * 60)]  # minutes
Mails = Literal["each", "away", "daily"]

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
# A moment in which a move can be taken back, or is made automatically, or is seen in the page.
PAUSES: Final[dict[str, int]] = {"push": 2 * SECOND, "webhook": 2 * SECOND, "mail": 2 * MINUTE}
EARLY: Final = 5 * MINUTE  # by which a reminder comes before quiet hours: a letter needs a moment
# Whoever has a table before their eyes may have walked away: they hear of it after so long.
WATCHED: Final = 3 * MINUTE
ASKING: Final = ("your-turn", "reminder", "table")  # kinds that want an answer


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which somebody wants to hear nothing: they may span midnight."""

    start: Minute
    end: Minute


class Off(Struct, frozen=True, forbid_unknown_fields=True):
    """The kinds of notices that do not come by each way."""

    page: tuple[Kind, ...] = ()
    push: tuple[Kind, ...] = ()
    mail: tuple[Kind, ...] = ()
    webhook: tuple[Kind, ...] = ()


class Taste(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to hear of; `reminders` are minutes before a deadline.

    Mails come one by one, or all that has waited `away` minutes, or daily at an `hour`.
    """

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    off: Off = Off()
    quiet: Quiet | None = None
    reminders: Annotated[tuple[Before, ...], Meta(max_length=5)] = (8 * 60, 60)
    mails: Mails = "away"
    away: Annotated[int, Meta(ge=5, le=24 * 60)] = 30
    hour: Annotated[int, Meta(ge=0, le=23)] = 8


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def is_off(taste: Taste, channel: Channel, kind: str) -> bool:
    """Say whether somebody does not want notices of a kind by one way."""
    return kind in getattr(taste.off, channel)


def due(taste: Taste, channel: Channel, at: int, kind: str = "your-turn") -> int:
    """Return when (ms) a notice of a moment goes out by one of the ways.

    Letters wait, or come daily, but not reminders: a deadline does not wait either.
    """
    zone, wait = ZoneInfo(taste.zone), PAUSES[channel]
    if channel == "mail" and kind != "reminder":
        if taste.mails == "daily":
            return next_hour(zone, taste.hour, at)
        wait = taste.away * MINUTE if taste.mails == "away" else wait
    return after_quiet(taste.quiet, zone, at + wait)


def reminders(taste: Taste, end: int, at: int) -> list[int]:
    """Return the moments after `at`, in order, at which somebody is reminded of a deadline.

    What would fall into their quiet hours comes before these. Whoever is asked to move during quiet
    hours hears of it at their end anyway.
    """
    zone = ZoneInfo(taste.zone)
    moments = (end - minutes * MINUTE for minutes in taste.reminders)
    found = {before_quiet(taste.quiet, zone, moment) for moment in moments}
    return sorted(each for each in found if each > at)


def before_quiet(quiet: Quiet | None, zone: ZoneInfo, at: int) -> int:
    """Return a moment, or one shortly before the quiet hours that it is in."""
    if quiet is None or after_quiet(quiet, zone, at) == at:
        return at
    local = datetime.fromtimestamp(at / 1000, zone)
    is_next_day = local.hour * 60 + local.minute < quiet.start
    day = local.date() - timedelta(days=1 if is_next_day else 0)
    found = _moments(zone, datetime.combine(day, time(*divmod(quiet.start, 60))))
    return max((each for each in found if each <= at), default=min(found)) - EARLY


def not_before(taste: Taste, channel: Channel, at: int) -> int:
    """Return when (ms) something that is late goes out: not in quiet hours, unless it is daily."""
    is_daily = channel == "mail" and taste.mails == "daily"
    return at if is_daily else after_quiet(taste.quiet, ZoneInfo(taste.zone), at)


def after_quiet(quiet: Quiet | None, zone: ZoneInfo, at: int) -> int:
    """Return a moment, or the end of the quiet hours that it is in."""
    if quiet is None or quiet.start == quiet.end:
        return at
    local = datetime.fromtimestamp(at / 1000, zone)
    minute, spans = local.hour * 60 + local.minute, quiet.start > quiet.end
    if spans:
        is_quiet = minute >= quiet.start or minute < quiet.end
    else:
        is_quiet = quiet.start <= minute < quiet.end
    if not is_quiet:
        return at
    day = local.date() + timedelta(days=1 if spans and minute >= quiet.start else 0)
    return _moment(zone, datetime.combine(day, time(*divmod(quiet.end, 60))), at)


def next_hour(zone: ZoneInfo, hour: int, at: int) -> int:
    """Return the next time that clocks in a zone show an hour, after a moment."""
    local = datetime.fromtimestamp(at / 1000, zone)
    today = datetime.combine(local.date(), time(hour))
    moment = round(today.replace(tzinfo=zone).timestamp() * 1000)
    return moment if moment > at else _moment(zone, today + timedelta(days=1), at)


def _moment(zone: ZoneInfo, wall: datetime, after: int) -> int:
    """Return when clocks show a time, the first time after a moment.

    An hour that is skipped in spring ends when clocks have gone forward; one that comes twice in
    autumn may be the second one.
    """
    later = [each for each in _moments(zone, wall) if each > after]
    return min(later, default=after)


def _moments(zone: ZoneInfo, wall: datetime) -> list[int]:
    return [round(wall.replace(tzinfo=zone, fold=fold).timestamp() * 1000) for fold in (0, 1)]
