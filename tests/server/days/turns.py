"""What has to be shown to whom: reckoned from the tables themselves, not from the notices."""

from __future__ import annotations

from dataclasses import dataclass, field

from satrap.server.deadlines import deadline
from satrap.server.following import Done, due_people
from satrap.server.tables import entries as log
from satrap.server.tables.table import OVER
from tests.server.days.people import Somebody, first_loud, reminders

PAUSE = 2_000  # ms in which a move can be taken back
LATE = 1_000  # ms by which a deadline may be late


@dataclass
class Asked:
    """Somebody is asked to move, or told something: from a moment on, until another one."""

    somebody: Somebody
    tag: str
    at: int
    is_own: bool = False  # it follows from what they did themselves: only reminders come
    end: int | None = None  # the deadline
    gone: int | None = None
    planned: list[int] = field(default_factory=list)
    reminded: list[int] = field(default_factory=list)
    pages: set[str] = field(default_factory=set)  # the notices that the page has listed
    pushes: dict[str, dict[str, int]] = field(default_factory=dict)  # by browser: when each came

    def plan(self, end: int | None, at: int) -> None:
        """Note a deadline, and the reminders that follow from it."""
        self.pass_to(at)
        if end is not None and end != self.end:
            self.end = end
            self.planned = [each for each in reminders(self.somebody.taste, end) if each > at]

    def pass_to(self, at: int) -> None:
        """Note which reminders are due by now."""
        self.reminded += [each for each in self.planned if each <= at]
        self.planned = [each for each in self.planned if each > at]

    def told(self) -> list[tuple[int, int]]:
        """Return when there was something to hear, and when it may be heard by push."""
        moments = [*([] if self.is_own else [self.at]), *self.reminded]
        return [(each, first_loud(self.somebody.taste, each + PAUSE)) for each in moments]


class Turns:
    """Follows every table, as the server's own parts do."""

    def __init__(self, people: dict[str, Somebody]) -> None:
        self.people = people
        self.open: dict[tuple[str, str], Asked] = {}  # by person and tag
        self.asked: dict[tuple[str, str], list[Asked]] = {}  # all that ever were
        self.fresh: list[Asked] = []  # begun or ended since somebody looked
        self.over = list[str]()
        self.ends: dict[tuple[str, int], int | None] = {}  # by match and seat
        self.faults, self.fallen = list[str](), 0

    def __call__(self, done: Done) -> None:
        now_due, turn = due_people(done.table), f"turn:{done.match}"
        has_moved = any(isinstance(each, log.Played) for each in done.entries)
        for person in done.due:
            if person not in now_due or (has_moved and person == done.actor):
                self._end(person, turn, done.at)
        for person in now_due:
            if person not in done.due or (has_moved and person == done.actor):
                self._begin(person, turn, done.at, is_own=person == done.actor)
        for entry in done.entries:
            self._note(done, entry)
        for seat, place in enumerate(done.table.places):
            self.ends[done.match, seat] = deadline(done.table, seat)
            asked = self.open.get((place.person, turn))
            if asked is not None and place.person in now_due:
                asked.plan(deadline(done.table, seat), done.at)
        if done.status != OVER and done.table.status == OVER:
            self._note_end(done)

    def _note(self, done: Done, entry: log.AnyEntry) -> None:
        seat = f"seat:{done.match}"
        if isinstance(entry, log.Replaced) and entry.reason == "time":
            self._check_late(done, entry.seat)
            self._begin(done.table.places[entry.seat].person, seat, done.at)
        if isinstance(entry, log.Returned):
            self._end(done.table.places[entry.seat].person, seat, done.at)

    def _check_late(self, done: Done, seat: int) -> None:
        end = self.ends[done.match, seat]
        self.fallen += 1
        if end is None or not 0 <= done.at - end <= LATE:
            self.faults.append(f"a deadline of {done.match} fell due at {done.at}, not {end}")

    def _note_end(self, done: Done) -> None:
        self.over.append(done.match)
        for place in done.table.places:
            person = place.former or place.person
            for kind in ("turn", "seat"):
                self._end(person, f"{kind}:{done.match}", done.at)
            if person != done.actor:
                self._begin(person, f"over:{done.match}", done.at)

    def about(self, person: str, tag: str, at: int) -> Asked | None:
        """Return what a notice of a moment is about: in that moment, one may end and one begin."""
        found = reversed(self.asked.get((person, tag), []))
        return next((each for each in found if each.at < at + (not each.is_own)), None)

    def _begin(self, person: str, tag: str, at: int, *, is_own: bool = False) -> None:
        if person in self.people and (person, tag) not in self.open:
            asked = self.open[person, tag] = Asked(self.people[person], tag, at, is_own)
            self.asked.setdefault((person, tag), []).append(asked)
            self.fresh.append(asked)

    def _end(self, person: str, tag: str, at: int) -> None:
        asked = self.open.pop((person, tag), None)
        if asked is not None:
            asked.pass_to(at)
            asked.gone = at
            self.fresh.append(asked)
