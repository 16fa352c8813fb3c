"""What each entry does to a table. Each checks first: a refused entry has changed nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from satrap.core.errors import CannotUndo
from satrap.core.game import Board, Setup
from satrap.core.match import Match, seeded
from satrap.core.record import replay as replay_record
from satrap.games import get_game
from satrap.server.tables import entries as log
from satrap.server.tables.clocks import lend, note_turns
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.table import OVER, RUNNING, WAITING, Place, Table, record_hash

RESIGNED = "resigned"


def enter(table: Table, entry: AnyEntry) -> AnyEntry:
    """Carry out an entry; whatever cannot be is refused, and nothing has changed."""
    _EFFECTS[type(entry)](table, entry)
    table.append(entry)
    return entry


def replay(server_seed: bytes, entries: Iterable[AnyEntry]) -> Table:
    """Return the table that a log leads to."""
    table = Table(server_seed)
    for entry in entries:
        enter(table, entry)
    return table


# Before the start


def _open(table: Table, entry: log.Opened) -> None:
    if table.entries:
        raise NotAtTable("table-started")
    setup = make_setup(entry, tuple("x" for _ in entry.chairs))  # refuses what cannot be played
    if entry.position is not None:
        get_game(entry.game).load_state(setup, entry.position)
    table.opened = entry
    table.places = [Place(chair, bot=chair.bot) for chair in entry.chairs]


def _import(table: Table, entry: log.Imported) -> None:
    if table.entries:
        raise NotAtTable("table-started")
    record = entry.record
    game = get_game(record.game)
    table.match = replay_record(game, record)
    chairs = tuple(log.Chair(log.OPEN) for _ in record.seats)
    board = record.board.text or record.board.name
    table.opened = log.Opened(
        record.game,
        record.rules,
        record.preset,
        record.options,
        board,
        chairs,
        entry.host,
        is_public=False,
        commitment=record.commitment,
        starter=record.starter,
        position=record.position,
    )
    table.places = [Place(chair, name) for chair, name in zip(chairs, record.seats, strict=True)]
    table.imported, table.status = record, OVER


def make_setup(opened: log.Opened, names: tuple[str, ...]) -> Setup:
    """Return the setup of the match at a table."""
    game = get_game(opened.game)
    return game.setup(
        names,
        preset=opened.preset,
        options=dict(opened.options),
        board=_board(opened.game, opened.board),
        starter=opened.starter,
        position=opened.position,
    )


@lru_cache(64)
def _board(game: str, board: str) -> Board:
    """Return a board by its name, or from its text."""
    known = get_game(game)
    return known.board(board) if board in known.boards() else known.parse_board(board)


def _sit(table: Table, entry: log.Seated) -> None:
    table.check_waiting()
    place = table.place(entry.seat)
    if place.name:
        raise NotAtTable("table-seat-taken", name=place.name)
    own = [table.places[seat].plan.who for seat in table.seats_of(entry.person)]
    if place.plan.who != log.DEVICE and any(who != log.DEVICE for who in own):
        raise NotAtTable("table-seated-already")
    if any(entry.name == other.name for other in table.places):
        raise NotAtTable("table-name-taken", name=entry.name)
    place.name, place.person, place.seed = entry.name, entry.person, bytes.fromhex(entry.seed)


def _leave(table: Table, entry: log.Left) -> None:
    table.check_waiting()
    place = table.place(entry.seat)
    place.name, place.person, place.seed = "", "", b""


def _start(table: Table, entry: log.Started) -> None:
    table.check_waiting()
    for number, place in enumerate(table.places, start=1):
        if not place.name:
            raise NotAtTable("table-empty-seat", seat=number)
    setup = make_setup(table.opened, tuple(place.name for place in table.places))
    table.match = Match(table.game, setup, seeded(table.match_seed()))
    if table.opened.redraw:
        table.match.redraw()
    table.status = OVER if table.match.outcome else RUNNING
    note_turns(table, table.match)


# Playing


def _play(table: Table, entry: log.Played) -> None:
    match = table.running()
    was_sealed = match.sealed(entry.seat) is not None
    match.play_text(entry.seat, *entry.plays)
    table.is_changed_mind = was_sealed and match.sealed(entry.seat) is not None
    redone = table.undone.get(entry.seat, [])
    if redone and redone[-1] == entry.plays:
        redone.pop()
    else:
        table.undone.pop(entry.seat, None)
    _moved(table)


def _withdraw(table: Table, entry: log.Withdrawn) -> None:
    match = table.running()
    if match.sealed(entry.seat) is None:
        raise NotAtTable("table-nothing-sealed")
    match.withdraw(entry.seat)


def _undo(table: Table, entry: log.Undone) -> None:
    match = table.running()
    if entry.agreed and not (table.asked and table.asked.to == entry.to and _all_agree(table)):
        raise NotAtTable("table-not-agreed")
    moments = match.line[entry.to + 1 :]
    match.undo(entry.seat, entry.to, forget=entry.agreed)
    plays = tuple(str(moment.actions[0]) for moment in moments)
    if entry.agreed:
        table.undone.clear()
    else:
        table.undone.setdefault(entry.seat, []).append(plays)
    _moved(table)


def _reseed(table: Table, entry: log.Reseeded) -> None:
    if table.running().epoch != entry.epoch:
        raise NotAtTable("table-no-reseed")


def _moved(table: Table) -> None:
    """After a move no question about an earlier one stands, and the match may be over."""
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


def _all_agree(table: Table) -> bool:
    return table.people() <= table.agreed


def _ask_end(table: Table, entry: log.EndAsked) -> None:
    table.running()
    (table.leaving.add if entry.wants else table.leaving.discard)(entry.seat)


def _abandon(table: Table, entry: log.Abandoned) -> None:
    """Stop for good; before the start the host alone may."""
    if table.status != WAITING:
        table.running()
        if not table.people() <= table.leaving:
            raise NotAtTable("table-not-agreed")
    table.status = OVER


# Coming and going


def _replace(table: Table, entry: log.Replaced) -> None:
    table.running()
    place = table.place(entry.seat)
    if place.bot:
        raise NotAtTable("table-has-bot")
    place.bot, place.has_given_up = entry.bot, entry.reason == RESIGNED


def _return(table: Table, entry: log.Returned) -> None:
    table.running()
    place = table.place(entry.seat)
    if not (place.person and place.bot) or place.has_given_up:
        raise NotAtTable("table-not-away")
    place.bot = ""
    if table.opened.clock:
        lend(table, table.opened.clock, entry.seat, entry.grace)


def _time(table: Table, entry: log.Timed) -> None:
    for seat, spent in entry.spent.items():
        table.spent[seat] = table.spent.get(seat, 0) + spent


def _end(table: Table, entry: log.Ended) -> None:
    if record_hash(table) != entry.record:
        raise NotAtTable("table-not-over")


def _rematch(table: Table, entry: log.Rematched) -> None:
    if table.status != OVER or table.match is None or table.imported:
        raise NotAtTable("table-not-over")
    table.rematch = entry.table


def _say(table: Table, entry: log.Said) -> None:
    """Words change nothing at a table."""


_EFFECTS: Mapping[type, Callable[[Table, Any], None]] = {
    log.Opened: _open,
    log.Imported: _import,
    log.Seated: _sit,
    log.Left: _leave,
    log.Started: _start,
    log.Played: _play,
    log.Withdrawn: _withdraw,
    log.Undone: _undo,
    log.Reseeded: _reseed,
    log.UndoAsked: _ask_undo,
    log.UndoAnswered: _answer_undo,
    log.Replaced: _replace,
    log.Returned: _return,
    log.EndAsked: _ask_end,
    log.Abandoned: _abandon,
    log.Said: _say,
    log.Timed: _time,
    log.Ended: _end,
    log.Rematched: _rematch,
}
