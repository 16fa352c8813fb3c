"""What people hear of a table: their turn, a question to them, the end. Stored with the change.

Nobody hears of what they did themselves, nor of what is done for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Final, NamedTuple

from sqlalchemy import Connection

from satrap.core.game import Outcome, Seat
from satrap.core.text import Text, names_text, text
from satrap.server.clock import now
from satrap.server.following import Done, due_people
from satrap.server.reminding import REMIND, Deadline, deadlines, key_of, path_of, plan
from satrap.server.store import jobs, notices
from satrap.server.store.attempts import Work
from satrap.server.tables import entries as log
from satrap.server.tables.consent import voters
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.gathering import waits_for_host
from satrap.server.tables.table import OVER, SeatState, Table
from satrap.server.tastes import Kind
from satrap.server.wording import GAME, UNTIL

TURN, UNDO, CLOCK, END, AGAIN, BEGIN = "turn", "undo", "clock", "end", "again", "begin"
SEAT, OVER_TAG = "seat", "over"
EYES_MS: Final = 45_000  # a page that is looked at says so more often than this
MOST_EYES: Final = 10_000
ASKED: Final = (log.UndoAsked, log.ClockAsked, log.EndAsked)
QUIET: Final = (log.Said, log.Timed, log.Hushed, log.Inspected)


class Eyes:
    """Which page each person is looking at: a visible, focused one that said so a moment ago."""

    def __init__(self) -> None:
        self._on: dict[tuple[str, str], int] = {}

    def look(self, person: str, path: str) -> None:
        """Note that somebody looks at a page."""
        if len(self._on) >= MOST_EYES:
            self._on = {key: until for key, until in self._on.items() if until > now()}
        self._on[person, path] = now() + EYES_MS

    def look_away(self, person: str, path: str) -> None:
        """Note that somebody does not look at a page any more."""
        self._on.pop((person, path), None)

    def see(self, person: str, path: str) -> bool:
        """Say whether somebody has a page before their eyes now."""
        return self._on.get((person, path), 0) > now()


class Posted(NamedTuple):
    """A notice to post."""

    person: str
    kind: Kind
    tag: str
    path: str
    words: Text


class Withdrawn(NamedTuple):
    """A notice to take back."""

    person: str
    tag: str


Change = Posted | Withdrawn


class Notifying:
    """Follows every change at a table with the notices that are due."""

    def __init__(self, eyes: Eyes, deadline: Deadline = lambda table, seat: None) -> None:
        self._eyes, self._deadline = eyes, deadline

    def __call__(self, done: Done) -> Work[None] | None:
        """Return what to write together with a change."""
        if all(isinstance(entry, QUIET) for entry in done.entries):
            return None
        ends = deadlines(done.table, self._deadline)
        changes = [_with_facts(each, done, ends) for each in changes_of(done)]
        if not (changes or ends):
            return None
        return lambda connection: self._write(connection, done, changes, ends)

    def _write(
        self,
        connection: Connection,
        done: Done,
        changes: Iterable[Change],
        ends: Mapping[str, int],
    ) -> None:
        for person in done.due - ends.keys():
            jobs.drop(connection, REMIND, key_of(done.match, person))
        for person, end in ends.items():
            plan(connection, done.match, person, end, done.at)
        for each in changes:
            if isinstance(each, Withdrawn):
                notices.withdraw(connection, each.person, each.tag, done.at)
            else:
                is_seen = self._eyes.see(each.person, path_of(done.match))
                notices.post(connection, *each, done.at, is_seen=is_seen)


def changes_of(done: Done) -> Iterator[Change]:
    """Return the notices that a change brings or takes back."""
    yield from _turns(done)
    for entry in done.entries:
        tell = _TOLD.get(type(entry))
        if tell is not None:
            yield from tell(done, entry)
    if done.status != OVER and done.table.status == OVER:
        yield from _over(done)


def _with_facts(change: Change, done: Done, ends: Mapping[str, int]) -> Change:
    """Let a notice of a turn name the game, and until when somebody has time."""
    if isinstance(change, Withdrawn) or change.kind != "your-turn":
        return change
    more: dict[str, str | int] = {GAME: done.table.opened.game}
    if change.person in ends:
        more[UNTIL] = ends[change.person]
    return change._replace(words=Text(change.words.key, {**change.words.values, **more}))


def _turns(done: Done) -> Iterator[Change]:
    """Ask whoever has to decide now and did not before; take it back from those who decided."""
    now_due, tag = due_people(done.table), f"{TURN}:{done.match}"
    moved = {done.actor} if any(isinstance(each, log.Played) for each in done.entries) else set()
    for person in sorted((done.due - now_due) | (moved & done.due)):
        yield Withdrawn(person, tag)
    for person in sorted(now_due - done.due - {done.actor}):
        yield from _posted(done, person, "your-turn", TURN, "notice-turn")


def _over(done: Done) -> Iterator[Change]:
    """Tell the others that the match is over; nothing is asked of anybody any more."""
    for person in _people(done.table):
        for tag in (TURN, UNDO, CLOCK, END, SEAT, BEGIN):
            yield Withdrawn(person, f"{tag}:{done.match}")
        if person != done.actor and done.table.match is not None:
            key, more = ending(done.table.places, done.table.match.outcome, person)
            for each in _posted(done, person, "over", OVER_TAG, key):
                words = Text(each.words.key, {**each.words.values, **more})
                yield each._replace(words=words)


def ending(
    places: Sequence[SeatState], outcome: Outcome | None, person: str
) -> tuple[str, Mapping[str, str | Text]]:
    """Return the sentence that tells somebody how the match ended for them, and who won it."""
    own = {seat for seat, place in enumerate(places) if place.person == person}
    winners = set(outcome.winners) if outcome else set()
    if not (own and winners):
        return "notice-over", {}
    if own & winners:
        return "notice-over-won" if winners <= own else "notice-over-shared", {}
    names = tuple(place.name for place in places)
    return "notice-over-lost", {"winners": names_text(names, tuple(sorted(winners)))}


def _asked(tag: str, key: str) -> Callable[[Done, AnyEntry], Iterator[Change]]:
    """Return what tells the others that they are asked to agree to something."""

    def tell(done: Done, entry: AnyEntry) -> Iterator[Change]:
        table = done.table
        seats = voters(table) & table.people() - _agreed(table, tag)
        open_to = {table.places[seat].person for seat in seats}
        for person in _people(table):
            if person not in open_to:
                yield Withdrawn(person, f"{tag}:{done.match}")
            elif person != done.actor and isinstance(entry, ASKED):
                yield from _posted(done, person, "table", tag, key, done.actor)

    return tell


def _agreed(table: Table, tag: str) -> Set[Seat]:
    """Return who has nothing to answer any more; everybody, if nothing is asked."""
    everybody = set(range(len(table.places)))
    if tag == UNDO:
        return table.agreed if table.asked else everybody
    if tag == CLOCK:
        return table.clock_agreed if table.clock_asked else everybody
    return set(table.leaving) or everybody


def _undone(done: Done, entry: AnyEntry) -> Iterator[Change]:
    for person in _people(done.table):
        yield Withdrawn(person, f"{UNDO}:{done.match}")


def _played(done: Done, entry: AnyEntry) -> Iterator[Change]:
    """A move ends the request for an undo, if one was made since the move before."""
    for earlier in reversed(done.table.entries[: -len(done.entries)]):
        if isinstance(earlier, log.Played | log.Undone):
            return
        if isinstance(earlier, log.UndoAsked):
            yield from _undone(done, entry)
            return


def _rematched(done: Done, entry: AnyEntry) -> Iterator[Change]:
    """Tell the others where they can play again: their chairs are kept for a while."""
    assert isinstance(entry, log.Rematched)
    table, path = done.table, path_of(entry.table)
    coming = {_player(table, seat) for seat in table.rematched}
    for person in _people(table):
        if person in coming:
            yield Withdrawn(person, f"{AGAIN}:{done.match}")
        elif len(table.rematched) == 1:
            for posted in _posted(done, person, "table", AGAIN, "notice-again", done.actor):
                yield posted._replace(path=path)


def _replaced(done: Done, entry: AnyEntry) -> Iterator[Change]:
    """Tell somebody that a bot plays for them, unless they wanted it."""
    assert isinstance(entry, log.Replaced)
    person = done.table.places[entry.seat].person
    if entry.reason in _WHY and person != done.actor:
        yield from _posted(done, person, "table", SEAT, f"notice-seat-{entry.reason}")


def _returned(done: Done, entry: AnyEntry) -> Iterator[Change]:
    assert isinstance(entry, log.Returned)
    yield Withdrawn(done.table.places[entry.seat].person, f"{SEAT}:{done.match}")


def _posted(
    done: Done, person: str, kind: Kind, tag: str, key: str, by: str = ""
) -> Iterator[Posted]:
    """Return a notice about a table, which names the others there, or whoever did it."""
    places = done.table.places
    others = [seat for seat, place in enumerate(places) if place.person != person]
    others = [seat for seat in others if places[seat].person == by != ""][:1] or others
    if others:
        who = names_text(tuple(place.name for place in places), tuple(others))
        tag, path = f"{tag}:{done.match}", path_of(done.match)
        yield Posted(person, kind, tag, path, text(key, names=who))


def _gathered(done: Done, entry: AnyEntry) -> Iterator[Change]:
    """Tell the host once the match waits for nothing but them, as long as it does."""
    host = done.table.opened.host
    if host == "":
        return
    if not waits_for_host(done.table):
        yield Withdrawn(host, f"{BEGIN}:{done.match}")
    elif isinstance(entry, log.Readied) and done.actor != host:
        yield from _posted(done, host, "table", BEGIN, "notice-begin")


def _people(table: Table) -> list[str]:
    """Return the people of a table, also those who have given their seats up."""
    return sorted({_player(table, seat) for seat in range(len(table.places))} - {""})


def _player(table: Table, seat: int) -> str:
    return table.places[seat].former or table.places[seat].person


_WHY: Final = ("time", "away")
_TOLD: Final[dict[type, Callable[[Done, AnyEntry], Iterator[Change]]]] = {
    log.Readied: _gathered,
    log.Seated: _gathered,
    log.Left: _gathered,
    log.Changed: _gathered,
    log.Started: _gathered,
    log.UndoAsked: _asked(UNDO, "notice-undo"),
    log.UndoAnswered: _asked(UNDO, "notice-undo"),
    log.ClockAsked: _asked(CLOCK, "notice-clock"),
    log.ClockAnswered: _asked(CLOCK, "notice-clock"),
    log.Clocked: _asked(CLOCK, "notice-clock"),
    log.EndAsked: _asked(END, "notice-end"),
    log.Undone: _undone,
    log.Played: _played,
    log.Rematched: _rematched,
    log.Replaced: _replaced,
    log.Returned: _returned,
}
