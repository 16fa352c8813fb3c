"""Time by correspondence, from the log alone: its lines have a time, and rest does not count.

The turn of a seat begins when it has to decide and ends with what it decides until somebody else
has to. Each turn has its own time; what takes longer comes out of the bank. An undo takes a turn
back with the time it had used; after one to which all agreed, those who decide again have the whole
time of a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from satrap.core.game import Seat
from satrap.core.record import AnyMatch
from satrap.server.tables.entries import AnyEntry, Clock, Rest, Undone
from satrap.server.tables.table import Table, Turn


def deadline(table: Table, seat: Seat) -> int | None:
    """Return when (ms) a seat is out of time if nothing happens; None if its time does not run.

    Live clocks have none: they run only while the server does.
    """
    clock, turn = table.opened.clock, table.days.get(seat)
    if clock is None or not clock.is_daily or turn is None or turn.since is None:
        return None
    left = left_by_days(table, clock, seat)
    return max(turn.until, after(turn.since, left, table.rests.get(seat, ())))


def next_deadline(table: Table) -> int | None:
    """Return when (ms) the first seat of a table is out of time, if nothing happens."""
    found = (deadline(table, seat) for seat in range(len(table.places)))
    return min((each for each in found if each is not None), default=None)


def late_seats(table: Table, at: int) -> list[Seat]:
    """Return the seats whose deadline has passed by a moment (ms)."""
    found = ((seat, deadline(table, seat)) for seat in range(len(table.places)))
    return [seat for seat, until in found if until is not None and until <= at]


def left_by_days(table: Table, clock: Clock, seat: Seat) -> int:
    """Return how much time (ms) a seat had left for its turn at the last line, with its bank."""
    return left_for_turn(table, clock, seat) - table.days.get(seat, Turn()).used


def left_for_turn(table: Table, clock: Clock, seat: Seat) -> int:
    """Return how much time (ms) a seat has for its turn in all, with its bank.

    Others may see it: it does not change when somebody changes a sealed choice.
    """
    return (clock.main + clock.per_turn) * 1000 - table.spent.get(seat, 0)


def after(start: int, ms: int, rests: Sequence[Rest]) -> int:
    """Return when so much time has passed since a start, not counting rests."""
    at, left = start, max(0, ms)
    for rest in rests:
        if rest.end <= at:
            continue
        free = max(0, rest.start - at)
        if left <= free:
            break
        at, left = rest.end, left - free
    return at + left


def between(start: int, end: int, rests: Sequence[Rest]) -> int:
    """Return how much time (ms) lies between two moments, not counting rests."""
    resting = sum(max(0, min(end, each.end) - max(start, each.start)) for each in rests)
    return max(0, end - start - resting)


def keep_days(table: Table, entry: AnyEntry) -> None:
    """Carry the time of each seat on to an entry that was just carried out."""
    clock, match = table.opened.clock, table.match
    if clock is None or not clock.is_daily or match is None:
        return
    for seat in range(len(table.places)):
        _pass(table, seat, table.days.setdefault(seat, Turn()))
    _take_back(table, match)
    _end_turns(table, clock, match)
    deciding = table.deciding()
    for seat, turn in table.days.items():
        if seat in deciding and isinstance(entry, Undone) and entry.agreed:
            turn.used = turn.until = 0
        turn.since = table.at if seat in deciding else None


def _pass(table: Table, seat: Seat, turn: Turn) -> None:
    if turn.since is not None:
        turn.used += between(turn.since, table.at, table.rests.get(seat, ()))
        turn.since = table.at


def _take_back(table: Table, match: AnyMatch) -> None:
    """Reopen the turns that were taken back."""
    while len(table.charged) > len(match.line):
        for seat, turn in table.charged.pop().items():
            table.spent[seat] = table.spent.get(seat, 0) - turn.spent
            table.days[seat] = replace(turn, spent=0)


def _end_turns(table: Table, clock: Clock, match: AnyMatch) -> None:
    """Charge the turns that have ended to the banks."""
    for moment in match.line[len(table.charged) :]:
        goes_on = len(moment.seats) == 1 and match.game.deciders(moment.state) == moment.seats
        ended = {} if goes_on else {seat: table.days[seat] for seat in moment.seats}
        for seat, turn in ended.items():
            turn.spent = max(0, turn.used - clock.per_turn * 1000)
            table.spent[seat] = table.spent.get(seat, 0) + turn.spent
            table.days[seat] = Turn()
        table.charged.append(ended)


def rest(table: Table, seat: Seat, rests: tuple[Rest, ...]) -> None:
    """Set the rests of a seat from now on; what has passed stays as it was."""
    turn = table.days.get(seat, Turn())
    since = table.at if turn.since is None else turn.since
    before = [
        Rest(each.start, min(each.end, table.at), each.is_vacation)
        for each in table.rests.get(seat, ())
        if each.end > since and each.start < table.at
    ]
    table.rests[seat] = (*before, *rests)


def rests_from(rests: Sequence[Rest], at: int) -> tuple[Rest, ...]:
    """Return what is left of rests at a moment."""
    return tuple(
        Rest(max(at, each.start), each.end, each.is_vacation) for each in rests if each.end > at
    )


def is_in_order(rests: Sequence[Rest], start: int) -> bool:
    """Say whether rests follow each other without overlapping, none of them before a start."""
    ends = [start, *(each.end for each in rests)]
    pairs = zip(rests, ends, strict=False)
    return all(before <= each.start < each.end for each, before in pairs)
