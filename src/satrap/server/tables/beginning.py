"""The effects of the entries up to the start of a match."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from satrap.core.game import Board, Setup
from satrap.core.match import Match, seeded
from satrap.core.record import AnyMatch
from satrap.core.record import replay as replay_record
from satrap.packs import get_pack
from satrap.server.tables import entries as log
from satrap.server.tables.chairs import seat_again
from satrap.server.tables.clocks import note_turns
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.shuffling import as_drawn, draw_anew, draws_of
from satrap.server.tables.table import OVER, RUNNING, SeatState, Table


def open_table(table: Table, entry: log.Opened) -> None:
    if table.entries:
        raise NotAtTable("table-started")
    setup = make_setup(entry, tuple("x" for _ in entry.chairs))  # refuses what cannot be played
    if entry.position is not None:
        game = get_pack(entry.game).game
        table.can_redeal = game.can_redeal(game.load_state(setup, entry.position))
    table.opened, table.guests = entry, {entry.host: 0}
    table.options = setup.options
    table.places = [SeatState(chair, bot=chair.bot) for chair in entry.chairs]


def import_record(table: Table, entry: log.Imported) -> None:
    if table.entries:
        raise NotAtTable("table-started")
    record = entry.record
    game = get_pack(record.game).game
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
        log=entry.log,
    )
    table.places = [
        SeatState(chair, name) for chair, name in zip(chairs, record.seats, strict=True)
    ]
    table.imported, table.status = record, OVER
    table.options = table.match.setup.options


def make_setup(opened: log.Opened, names: tuple[str, ...]) -> Setup:
    """Return the setup of the match at a table."""
    game = get_pack(opened.game).game
    return game.setup(
        names,
        preset=opened.preset,
        options=dict(opened.options),
        board=board_of(opened.game, opened.board),
        starter=opened.starter,
        position=opened.position,
        rules=opened.rules,
    )


@lru_cache(64)
def board_of(game: str, board: str) -> Board:
    """Return a board by its name, or from its text."""
    known = get_pack(game).game
    return known.board(board) if board in known.boards() else known.parse_board(board)


def change(table: Table, entry: log.Changed) -> None:
    """Settle everything anew; nobody may lose a chair by it without having stood up before."""
    table.check_chairs()
    board = (entry.board, entry.board_hash) if entry.board else _board(table)
    made = replace(
        table.opened,
        rules=entry.rules,
        preset=entry.preset,
        options=entry.options,
        board=board[0],
        board_hash=board[1],
        chairs=entry.chairs,
        is_public=entry.is_public,
        clock=entry.clock,
        starter=entry.starter,
        is_friendly=entry.is_friendly,
        has_open_hands=entry.has_open_hands,
    )
    setup = make_setup(made, tuple("x" for _ in made.chairs))
    if any(to != seat for seat, to in seat_again(table, entry.chairs).items()):
        raise NotAtTable("table-not-seated")
    table.opened, table.options = made, setup.options
    places = [*table.places, *(SeatState(chair) for chair in entry.chairs[len(table.places) :])]
    table.places = [_on(chair, place) for chair, place in zip(entry.chairs, places, strict=False)]


def _board(table: Table) -> tuple[str, str]:
    return table.opened.board, table.opened.board_hash


def _on(chair: log.Chair, place: SeatState) -> SeatState:
    """Return what becomes of a seat when its chair has changed."""
    place.plan, place.bot, place.is_ready = chair, chair.bot, False
    if chair.who == log.BOT:
        place.reserved, place.was_freed = None, False
    return place


def reserve(table: Table, entry: log.Reserved) -> None:
    table.check_chairs()
    place = table.place(entry.seat)
    if place.name or place.plan.who == log.BOT:
        raise NotAtTable("table-seat-taken", name=place.name)
    place.reserved = entry


def make_ready(table: Table, entry: log.Readied) -> None:
    table.check_chairs()
    place = table.place(entry.seat)
    if not place.person or (entry.is_ready and (entry.is_learning or entry.is_changing)):
        raise NotAtTable("table-not-seated")
    place.is_ready, place.is_learning = entry.is_ready, entry.is_learning
    place.is_changing = entry.is_changing


def sit(table: Table, entry: log.Seated) -> None:
    if entry.person:
        table.check_chairs()
    else:
        table.check_waiting()  # bots give no bytes, and sit down when all are open
    place = table.place(entry.seat)
    if place.name:
        raise NotAtTable("table-seat-taken", name=place.name)
    own = [table.places[seat].plan.who for seat in table.seats_of(entry.person)]
    if place.plan.who != log.DEVICE and any(who != log.DEVICE for who in own):
        raise NotAtTable("table-seated-already")
    table.check_name(entry.name)
    place.name, place.person, place.seed = entry.name, entry.person, bytes.fromhex(entry.seed)
    place.commitment, place.was_freed = entry.commitment, False
    place.is_ready = place.is_learning = place.is_changing = False
    table.moving.discard(entry.person)
    if entry.person:
        table.sat[entry.person] += 1
        table.guests.setdefault(entry.person, len(table.guests))


def leave(table: Table, entry: log.Left) -> None:
    table.check_chairs()
    place = table.place(entry.seat)
    is_freed = entry.by_host and place.person != ""  # not just a chair that was kept
    if is_freed:
        table.freed.add(place.person)
    if entry.to is not None:
        table.moving.add(place.person)
    table.places[entry.seat] = SeatState(place.plan, bot=place.plan.bot, was_freed=is_freed)


def start(table: Table, entry: log.Started) -> AnyEntry:
    table.check_waiting()
    for number, place in enumerate(table.places, start=1):
        if not place.name:
            raise NotAtTable("table-empty-seat", seat=number)
    if table.unopened():
        raise NotAtTable("table-called")
    setup = make_setup(table.opened, tuple(place.name for place in table.places))
    match: AnyMatch = Match(table.game, setup, seeded(table.match_seed()))
    draw_anew(table, match)
    told = as_drawn(table, entry, draws_of(match, 0, 0))
    table.match, table.called = match, None
    table.status = OVER if match.outcome else RUNNING
    note_turns(table, match)
    return told
