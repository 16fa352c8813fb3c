"""Reminders before a deadline, at the times that each person chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection

from satrap.core.game import Seat
from satrap.core.text import Text, names_text, text
from satrap.server.clock import now
from satrap.server.errors import Damaged, NoSuchTable
from satrap.server.following import due_people
from satrap.server.store import jobs, notices
from satrap.server.store.attempts import Work
from satrap.server.store.jobs import Job
from satrap.server.store.tastes import taste_of
from satrap.server.store.waits import ends_of
from satrap.server.tables.table import Table
from satrap.server.tastes import MINUTE, reminders

if TYPE_CHECKING:
    from satrap.server.hall import Hall

REMIND: Final = "remind"  # the kind of job
NEAR: Final = 1000  # ms by which a deadline that was noted may be off
Deadline = Callable[[Table, Seat], int | None]  # when (ms) a seat loses its time


class Reminder(msgspec.Struct, frozen=True):
    """Whom to remind, of what, and of which deadline (ms)."""

    match: str
    person: str
    end: int


_REMINDERS: Final = msgspec.json.Decoder(Reminder)


def path_of(match: str) -> str:
    """Return the path of the page of a table."""
    return f"/table/{match}"


def key_of(match: str, person: str) -> str:
    """Return the key of the job that reminds somebody."""
    return f"{match}/{person}"


def deadlines(table: Table, deadline: Deadline) -> dict[str, int]:
    """Return the first deadline of each person who has to decide now, if there are any."""
    found = dict[str, int]()
    waiting = due_people(table)
    for seat, place in enumerate(table.places):
        end = deadline(table, seat) if place.person in waiting else None
        if end is not None:
            found[place.person] = min(end, found.get(place.person, end))
    return found


def plan(connection: Connection, match: str, person: str, end: int, at: int) -> None:
    """Plan the next reminder of a deadline, if somebody wants one.

    What is planned for it already stays, even if it is due by now. What came while this change was
    on its way does not come again.
    """
    key = key_of(match, person)
    planned = jobs.body_of(connection, REMIND, key)
    if planned is not None and abs(_REMINDERS.decode(planned).end - end) < NEAR:
        return
    ahead = reminders(taste_of(connection, person), end, max(at, now()))
    if not ahead:
        jobs.drop(connection, REMIND, key)
        return
    body = msgspec.json.encode(Reminder(match, person, end))
    jobs.put(connection, REMIND, key, ahead[0], body)


def plan_again(connection: Connection, person: str, at: int) -> None:
    """Plan the reminders of all deadlines of somebody who wants others, or has other tables now."""
    for match, end in drop_all(connection, person).items():
        plan(connection, match, person, end, at)


def drop_all(connection: Connection, person: str) -> dict[str, int]:
    """Drop what is planned to remind somebody of; return their deadlines by match."""
    found = ends_of(connection, person)
    for match in found:
        jobs.drop(connection, REMIND, key_of(match, person))
    return found


class Reminding:
    """Reminds people, if they still have to decide by then."""

    def __init__(self, hall: Hall, deadline: Deadline) -> None:
        self._hall, self._deadline = hall, deadline

    async def remind(self, job: Job) -> Work[None] | None:
        """Return what to write; if the deadline has moved, only another plan."""
        told = _REMINDERS.decode(job.body)
        try:
            async with self._hall.held(told.match) as (_, standing):
                end = deadlines(standing.table, self._deadline).get(told.person)
                words = words_of(standing.table, told.person, (end or 0) - now())
        except (NoSuchTable, Damaged):
            return None
        if end is None:
            return None
        is_same, at = abs(end - told.end) < NEAR, now()
        return lambda connection: _write(connection, told, words if is_same else None, end, at)


def _write(connection: Connection, told: Reminder, words: Text | None, end: int, at: int) -> None:
    if words is not None:
        tag, path = f"turn:{told.match}", path_of(told.match)
        notices.post(connection, told.person, "reminder", tag, path, words, at)
    plan(connection, told.match, told.person, end, at)


def words_of(table: Table, person: str, left: int) -> Text:
    """Return how much time somebody has left, against whom and in which game."""
    others = tuple(seat for seat, place in enumerate(table.places) if place.person != person)
    names = tuple(place.name for place in table.places)
    who = names_text(names, others or (0,))
    minutes, game = round(left / MINUTE), table.opened.game
    if minutes < 120:
        return text("notice-reminder-minutes", minutes=minutes, names=who, game=game)
    hours = round(minutes / 60)
    if hours < 48:
        return text("notice-reminder-hours", hours=hours, names=who, game=game)
    return text("notice-reminder-days", days=round(hours / 24), names=who, game=game)
