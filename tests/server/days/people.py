"""People in many time zones, and when they may hear something: reckoned minute by minute."""

from __future__ import annotations

import random
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from satrap.server.store.interface import Person
from satrap.server.tastes import EARLY, MINUTE, Quiet, Taste

DAY = 24 * 60 * MINUTE
ZONES = (
    "Pacific/Auckland", "Pacific/Chatham", "Australia/Sydney", "Australia/Lord_Howe", "Asia/Tokyo",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Tehran", "Asia/Dubai", "Europe/Moscow", "Asia/Beirut",
    "Africa/Cairo", "Europe/Athens", "Europe/Paris", "Africa/Casablanca", "Europe/London",
    "Atlantic/Azores", "America/St_Johns", "America/Santiago", "America/Asuncion",
    "America/New_York", "America/Denver", "America/Los_Angeles", "Pacific/Honolulu",
)  # fmt: skip
BROWSERS = 2
REMINDERS = ((8 * 60, 60), (60,), (12 * 60,), ())


class Somebody(NamedTuple):
    """A player: when they sleep, what they want to hear, and whether by mail and webhook too."""

    person: Person
    taste: Taste
    has_mail: bool
    has_hook: bool

    @property
    def id(self) -> str:
        return self.person.id


def somebody(number: int, chance: random.Random, at: int) -> Somebody:
    """Return a player; each zone has as many."""
    quiet = Quiet(chance.randrange(20, 24) * 60, chance.randrange(5, 9) * 60)
    taste = Taste(
        zone=ZONES[number * 7 % len(ZONES)],
        quiet=quiet if chance.random() < 0.7 else None,
        reminders=chance.choice(REMINDERS),
        mails="each",
    )
    person = Person(f"person-{number}", f"Player {number}", at)
    return Somebody(person, taste, number % 3 == 0, number % 4 == 0)


def is_quiet(taste: Taste, at: int) -> bool:
    """Say whether the clocks of somebody show an hour in which they want to hear nothing."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(taste.zone))
    minute, quiet = local.hour * 60 + local.minute, taste.quiet
    return quiet is not None and (minute >= quiet.start or minute < quiet.end)


def first_loud(taste: Taste, at: int) -> int:
    """Return the first moment, from one on, at which somebody may hear something."""
    while is_quiet(taste, at):
        at += MINUTE - at % MINUTE
    return at


def reminders(taste: Taste, end: int) -> list[int]:
    """Return when somebody wants to be reminded of a deadline: if asleep then, before that."""
    found = set[int]()
    for minutes in taste.reminders:
        at = end - minutes * MINUTE
        if is_quiet(taste, at):
            at -= at % MINUTE
            while is_quiet(taste, at - MINUTE):
                at -= MINUTE
            at -= EARLY
        found.add(at)
    return sorted(found)
