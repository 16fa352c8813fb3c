"""The effect of each entry on a table. Checks come first: a refused entry changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from satrap.core.errors import CannotUndo
from satrap.core.game import Seat
from satrap.server.tables import beginning, consent, days, shuffling
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import check_time, lend, note_turns, reset_clock
from satrap.server.tables.days import keep_days
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.hushing import hush
from satrap.server.tables.news import go_back, news_of, note_news
from satrap.server.tables.shuffling import as_drawn, draws_of
from satrap.server.tables.table import (
    OVER,
    RUNNING,
    UNTOLD,
    WAITING,
    Table,
    new_bot_name,
    record_hash,
)

LEFT, RESIGNED = "left", "resigned"  # why a bot plays; see also `acts.py`
GONE = "gone"  # with their account: they will not come back, and have no say any more


def goes_on(table: Table, seat: Seat) -> bool:
    """Say whether a match goes on when a seat gives up: others still play, and not just one."""
    others = [place.person for n, place in enumerate(table.places) if n != seat]
    return len(others) > 1 and any(others)


def enter(table: Table, entry: AnyEntry) -> AnyEntry:
    """Carry out an entry and return it as it is logged, with its draws.

    An impossible entry is refused and changes nothing.
    """
    told = news_of(table, entry)
    made = _EFFECTS[type(entry)](table, entry) or entry
    keep_days(table, made)
    table.append(made)
    note_news(table, told)
    return made


def replay(server_seed: bytes, entries: Iterable[AnyEntry]) -> Table:
    """Return the table that a log leads to."""
    table = Table(server_seed)
    for entry in entries:
        enter(table, entry)
    return table


# Playing


def _play(table: Table, entry: log.Played) -> AnyEntry:
    match = table.running()
    plies = len(match.line)
    was_sealed = match.sealed(entry.seat) is not None
    match.play_text(entry.seat, *entry.plays)
    table.is_changed_mind = was_sealed and match.sealed(entry.seat) is not None
    redone = table.undone.get(entry.seat, [])
    if redone and redone[-1] == entry.plays:
        redone.pop()
    else:
        table.undone.pop(entry.seat, None)
    _moved(table)
    draws = tuple(draws_of(match, ply) for ply in range(plies, len(match.line)))
    return as_drawn(table, entry, draws)


def _withdraw(table: Table, entry: log.Withdrawn) -> None:
    match = table.running()
    if match.sealed(entry.seat) is None:
        raise NotAtTable("table-nothing-sealed")
    match.withdraw(entry.seat)


def _undo(table: Table, entry: log.Undone) -> None:
    match = table.running()
    is_asked = table.asked is not None and table.asked.to == entry.to
    if entry.agreed and not (is_asked and consent.is_undo_agreed(table)):
        raise NotAtTable("table-not-agreed")
    moments = match.line[entry.to + 1 :]
    match.undo(entry.seat, entry.to, forget=entry.agreed)
    plays = tuple(str(moment.actions[0]) for moment in moments)
    if entry.agreed:
        table.undone.clear()
    else:
        table.undone.setdefault(entry.seat, []).append(plays)
    go_back(table, entry.to)
    _moved(table)


def _reseed(table: Table, entry: log.Reseeded | log.Redealt) -> AnyEntry:
    match = table.running()
    if match.epoch != entry.epoch:
        raise NotAtTable("table-no-reseed")
    return as_drawn(table, entry, draws_of(match, match.ply, entry.epoch))


def _moved(table: Table) -> None:
    """Update the table after a move: a pending undo request lapses, and the match may be over."""
    table.asked = None
    table.agreed.clear()
    match = table.running()
    table.status = OVER if match.outcome else RUNNING
    note_turns(table, match)


# Asking the others


def _ask_undo(table: Table, entry: log.UndoAsked) -> None:
    match = table.running()
    if not 0 <= entry.to < match.ply:
        raise CannotUndo("undo-no-such-ply", ply=entry.to, most=match.ply - 1)
    table.asked, table.agreed = entry, table.companions(entry.seat)


def _answer_undo(table: Table, entry: log.UndoAnswered) -> None:
    table.running()
    if table.asked is None:
        raise NotAtTable("table-nothing-asked")
    if entry.agrees:
        table.agreed |= table.companions(entry.seat)
    else:
        table.asked = None
        table.agreed.clear()


def _ask_end(table: Table, entry: log.EndAsked) -> None:
    table.running()
    if entry.wants:
        table.leaving.setdefault(entry.seat, UNTOLD)  # its line is not stored yet
    elif entry.seat in table.leaving or table.has_old_law:
        table.leaving.pop(entry.seat, None)
    else:  # decline somebody else's offer
        table.leaving.clear()


def _abandon(table: Table, entry: log.Abandoned) -> None:
    """Stop for good."""
    if table.status != WAITING:
        table.running()
        if not entry.is_too_long:
            consent.check_end(table, entry.silent)
    table.status = OVER


# Coming and going


def _replace(table: Table, entry: log.Replaced) -> None:
    table.running()
    place = table.place(entry.seat)
    if place.bot and entry.reason != GONE:
        raise NotAtTable("table-has-bot")
    if not place.bot:
        place.stand_in, place.bot = new_bot_name(table, entry.seat), entry.bot
    place.has_given_up = entry.reason in (RESIGNED, GONE)
    place.has_left = entry.reason in (LEFT, GONE)


def _resign(table: Table, entry: log.Resigned) -> None:
    """End the match, or turn the seat over to a bot: who gave it up may only watch."""
    match = table.running()
    place = table.place(entry.seat)
    if place.bot:
        raise NotAtTable("table-has-bot")
    if {bool(entry.bot), bool(entry.name)} != {goes_on(table, entry.seat)}:
        raise NotAtTable("table-not-over")
    match.resign(entry.seat, entry.name)
    table.asked = None
    table.agreed.clear()
    table.leaving.pop(entry.seat, None)
    table.clock_asked = None
    table.clock_agreed.clear()
    if not entry.name:
        table.status = OVER
        return
    table.undone.pop(entry.seat, None)
    place.former, place.former_name, place.person = place.person, place.name, ""
    place.bot, place.name = entry.bot, entry.name


def _return(table: Table, entry: log.Returned) -> None:
    table.running()
    place = table.place(entry.seat)
    if not (place.person and place.bot) or place.has_given_up:
        raise NotAtTable("table-not-away")
    clock = table.opened.clock
    if clock:
        check_time(table, clock, entry.seat, entry.grace)
        lend(table, clock, entry.seat, entry.grace)
    place.bot, place.stand_in, place.has_left = "", "", False


def _time(table: Table, entry: log.Timed) -> None:
    for seat, spent in entry.spent.items():
        table.spent[seat] = table.spent.get(seat, 0) + spent


def _rest(table: Table, entry: log.Rested) -> None:
    table.running()
    if not table.place(entry.seat).person or not days.is_in_order(entry.rests, table.at):
        raise NotAtTable("table-not-running")
    days.rest(table, entry.seat, entry.rests)


def _extend(table: Table, entry: log.Extended) -> None:
    table.running()
    turn = table.days.get(entry.seat)
    if turn is None or turn.since is None:
        raise NotAtTable("table-not-running")
    turn.until = max(turn.until, entry.until)


def _ask_clock(table: Table, entry: log.ClockAsked) -> None:
    table.running()
    if entry.clock == table.opened.clock:
        raise NotAtTable("table-same-clock")
    table.clock_asked, table.clock_agreed = entry, table.companions(entry.seat)


def _answer_clock(table: Table, entry: log.ClockAnswered) -> None:
    table.running()
    if table.clock_asked is None:
        raise NotAtTable("table-no-clock-asked")
    if entry.agrees:
        table.clock_agreed |= table.companions(entry.seat)
    else:
        table.clock_asked = None
        table.clock_agreed.clear()


def _set_clock(table: Table, entry: log.Clocked) -> None:
    """Begin anew with another clock; who is owed time for coming back is not forgotten."""
    table.running()
    asked = table.clock_asked
    if asked is None or asked.clock != entry.clock or not consent.is_clock_agreed(table):
        raise NotAtTable("table-not-agreed")
    table.opened = replace(table.opened, clock=entry.clock)
    table.clock_asked = None
    table.clock_agreed.clear()
    reset_clock(table)


def _end(table: Table, entry: log.Ended) -> None:
    if record_hash(table) != entry.record:
        raise NotAtTable("table-not-over")


def _rematch(table: Table, entry: log.Rematched) -> None:
    if table.status != OVER or table.match is None or table.imported:
        raise NotAtTable("table-not-over")
    if table.rematch not in ("", entry.table) or entry.seat in table.rematched:
        raise NotAtTable("table-no-rematch")
    table.rematch = entry.table
    table.rematch_game = entry.game or table.rematch_game
    if entry.seat is not None:
        table.rematched.append(entry.seat)


def _say(table: Table, entry: log.Said) -> None:
    """Do nothing: words change nothing at a table."""


def _inspect(table: Table, entry: log.Inspected) -> None:
    """Do nothing: it is only news, so that the players know."""


_EFFECTS: Mapping[type, Callable[[Table, Any], AnyEntry | None]] = {
    log.Opened: beginning.open_table,
    log.Imported: beginning.import_record,
    log.Changed: beginning.change,
    log.Reserved: beginning.reserve,
    log.Readied: beginning.make_ready,
    log.Seated: beginning.sit,
    log.Left: beginning.leave,
    log.Called: shuffling.call,
    log.Revealed: shuffling.reveal,
    log.Omitted: shuffling.omit,
    log.Started: beginning.start,
    log.Played: _play,
    log.Withdrawn: _withdraw,
    log.Undone: _undo,
    log.Reseeded: _reseed,
    log.Redealt: _reseed,
    log.UndoAsked: _ask_undo,
    log.UndoAnswered: _answer_undo,
    log.Replaced: _replace,
    log.Resigned: _resign,
    log.Returned: _return,
    log.EndAsked: _ask_end,
    log.Abandoned: _abandon,
    log.Said: _say,
    log.Hushed: hush,
    log.Inspected: _inspect,
    log.Timed: _time,
    log.Rested: _rest,
    log.Extended: _extend,
    log.ClockAsked: _ask_clock,
    log.ClockAnswered: _answer_clock,
    log.Clocked: _set_clock,
    log.Ended: _end,
    log.Rematched: _rematch,
}
