"""What is settled before a match: by opening a table, and by its host until the start."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from satrap.core.errors import BadSetup
from satrap.core.game import Seat
from satrap.packs import get_pack
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.beginning import make_setup
from satrap.server.tables.chairs import FOR_ANYBODY, chair_of, seat_again
from satrap.server.tables.effects import enter
from satrap.server.tables.entries import AnyEntry
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.shuffling import check_redeal, is_dealt_anew
from satrap.server.tables.table import SeatState, Table

MOST_CHANGES = 50  # of one table: each adds a long line to its log
T = TypeVar("T")


def settled(entry: log.Opened) -> log.Opened:
    """Return an opening with every option and the board in its own form, or raise BadSetup."""
    game = get_pack(entry.game).game
    board = entry.board
    if board not in game.boards() and "\n" not in board:
        raise BadSetup("server-unknown-board", board=board[:64], boards=", ".join(game.boards()))
    check_clock(entry.game, entry.clock)
    setup = make_setup(entry, tuple("x" for _ in entry.chairs))
    if is_dealt_anew(entry) and sum(chair.who in FOR_ANYBODY for chair in entry.chairs) > 1:
        check_redeal(game.can_redeal(game.load_state(setup, entry.position)))
    text = board if board in game.boards() else game.format_board(setup.board)
    return replace(entry, options=dict(setup.options), board=text, board_hash=setup.board.hash)


def check_clock(game: str, clock: log.Clock | None) -> None:
    """Refuse a clock with an unknown bot."""
    if clock and clock.bot:
        get_pack(game).bot(clock.bot)


# Changes by the host


def change(table: Table, command: ask.Change) -> list[AnyEntry]:
    """Change a waiting table; people keep their chairs or take other free ones, if there are."""
    table.check_chairs()
    if sum(isinstance(entry, log.Changed) for entry in table.entries) >= MOST_CHANGES:
        raise NotAtTable("table-changed-often", most=MOST_CHANGES)
    entry = _changed(table, settled(_wanted(table, command)))
    if entry is None:
        return []
    moves = {seat: to for seat, to in seat_again(table, entry.chairs).items() if to != seat}
    movers = [(table.places[seat], to) for seat, to in moves.items() if to is not None]
    done = [enter(table, log.Left(seat, to=to)) for seat, to in moves.items()]
    done.append(enter(table, entry))
    return [*done, *(enter(table, seated_again(table, place, to)) for place, to in movers)]


def seated_again(table: Table, place: SeatState, to: Seat) -> log.Seated:
    """Return the entry of somebody who takes another chair, with the same bytes."""
    seed = place.seed.hex()
    number = table.guest_number(place.person)
    commitment = "" if seed else place.commitment
    return log.Seated(to, place.name, place.person, seed, number, commitment)


def _wanted(table: Table, command: ask.Change) -> log.Opened:
    """Return the opening that a change amounts to; what it does not mention stays as it is."""
    opened, game = table.opened, get_pack(table.opened.game).game
    chairs, options = opened.chairs, dict(table.options)
    if command.chairs is not UNSET:
        chairs = tuple(chair_of(opened.game, chair) for chair in command.chairs)
    if command.preset is not UNSET:
        options = {}
    options |= _or(command.options, {})
    starter = _or(command.starter, opened.starter)
    if command.starter is UNSET and starter is not None and starter >= len(chairs):
        starter = None  # that seat is gone: it is drawn again
    return replace(
        opened,
        rules=game.rules,
        preset=_or(command.preset, opened.preset),
        options=options,
        board=_or(command.board, opened.board),
        chairs=chairs,
        is_public=_or(command.is_public, opened.is_public),
        clock=_or(command.clock, opened.clock),
        starter=starter,
        is_friendly=_or(command.is_friendly, opened.is_friendly),
        has_open_hands=_or(command.has_open_hands, opened.has_open_hands),
    )


def _or(value: T | UnsetType, otherwise: T) -> T:
    return otherwise if isinstance(value, UnsetType) else value


def _changed(table: Table, wanted: log.Opened) -> log.Changed | None:
    """Return the entry of a change, or None if it changes nothing."""
    if wanted == replace(table.opened, options=dict(table.options), rules=wanted.rules):
        return None
    is_same = wanted.board == table.opened.board  # a long text is not logged again
    return log.Changed(
        wanted.rules,
        wanted.preset,
        wanted.options,
        "" if is_same else wanted.board,
        "" if is_same else wanted.board_hash,
        wanted.chairs,
        wanted.is_public,
        wanted.clock,
        wanted.starter,
        wanted.is_friendly,
        wanted.has_open_hands,
    )
