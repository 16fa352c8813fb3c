"""Records: a match as documented, canonical JSON that always replays.

A record holds the game and its rules version, every option with its value, the board (by name and
hash if it is packaged, otherwise in full), the seats, who began, the seed or only a commitment to
it, every entry of the log, and, once the match is over, the draws and the result.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Literal, cast

import msgspec

from satrap.core.canonical import canonical, digest
from satrap.core.chance import Chance, Draw, TapeChance
from satrap.core.errors import SatrapError, UnreadableRecord
from satrap.core.game import AnyGame, Board, Json, Outcome, Setup
from satrap.core.match import (
    ChanceSource,
    Entry,
    Match,
    PlayEntry,
    RedealEntry,
    ResignEntry,
    UndoEntry,
    seeded,
)
from satrap.core.unreadable import why_unreadable

FORMAT: Final = "satrap-record-1"
LARGEST = 8_000_000  # bytes; a larger file is not read

AnyMatch = Match[Any, Any, Any]


class BoardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The board: its name and hash, and its full text if it is not packaged."""

    name: str
    hash: str
    text: str | None = None


class LogEntry(
    msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True
):
    """One entry: `plays`, or `undo` (to a ply, by a seat), or `reseed` or `redeal` (an epoch).

    Or `resign`: this seat gave up; its `heir` plays on, and without one the match is over.
    """

    plays: tuple[tuple[int, str], ...] | None = None
    undo: int | None = None
    seat: int | None = None
    reseed: int | None = None
    redeal: int | None = None
    resign: int | None = None
    heir: str | None = None


class DrawEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One draw and its answer."""

    purpose: str
    occurrence: int
    epoch: int
    size: int
    result: list[int]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    reason: str
    winners: list[int]
    scores: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as it is stored and shared."""

    format: Literal["satrap-record-1"]
    game: str
    rules: int
    preset: str
    options: dict[str, bool | int | str]
    board: BoardEntry
    seats: list[str]
    commitment: str
    entries: list[LogEntry]
    state: str  # hash of the last state
    starter: int | None = None
    position: Any = None
    seed: str | None = None
    draws: list[DrawEntry] | None = None
    result: Result | None = None


def make_record(match: AnyMatch, seed: bytes, *, reveal: bool = True) -> Record:
    """Return the record of a match; without `reveal` it holds only a commitment to the seed."""
    game, setup, outcome = match.game, match.setup, match.outcome
    return Record(
        format=FORMAT,
        game=setup.game,
        rules=setup.rules,
        preset=setup.preset,
        options=dict(setup.written),
        board=_board_entry(game, setup.board),
        seats=list(setup.seats),
        commitment=hashlib.sha256(seed).hexdigest(),
        entries=[_log_entry(entry) for entry in match.entries],
        state=digest(game.dump_state(match.state)),
        starter=setup.starter,
        position=setup.position,
        seed=seed.hex() if reveal else None,
        draws=[_draw_entry(draw) for draw in match.draws()] if outcome else None,
        result=_result(outcome) if outcome else None,
    )


def format_record(record: Record) -> bytes:
    """Return a record as canonical JSON."""
    return canonical(msgspec.to_builtins(record)) + b"\n"


def parse_record(data: bytes) -> Record:
    """Read a record, or raise UnreadableRecord; nothing in it is executed."""
    if len(data) > LARGEST:
        raise UnreadableRecord("record-too-large", most=LARGEST)
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise UnreadableRecord("record-unreadable", reason=why_unreadable(error)) from error


def schema() -> Json:
    """Return the JSON Schema of a record."""
    return msgspec.json.schema(Record)


def replay(game: AnyGame, record: Record) -> AnyMatch:
    """Replay a record, or raise UnreadableRecord at the first thing that does not fit."""
    try:
        return _replay(game, record)
    except UnreadableRecord:
        raise
    except (SatrapError, LookupError, ValueError) as error:
        reason = error.text if isinstance(error, SatrapError) else why_unreadable(error)
        raise UnreadableRecord("record-replay", reason=reason) from error


def _replay(game: AnyGame, record: Record) -> AnyMatch:
    match: AnyMatch = Match(game, setup_of(game, record), _source(record))
    for number, entry in enumerate(record.entries):
        try:
            _enter(match, entry)
        except SatrapError as error:
            raise UnreadableRecord("record-entry", number=number, reason=error.text) from error
    if digest(game.dump_state(match.state)) != record.state:
        raise UnreadableRecord("record-hash")
    _check_end(match, record)
    return match


def setup_of(game: AnyGame, record: Record) -> Setup:
    """Return the setup that a record describes."""
    if record.game != game.id:
        raise UnreadableRecord("record-other-game", game=record.game)
    if not 1 <= record.rules <= game.rules:
        raise UnreadableRecord("record-newer-rules", rules=record.rules, known=game.rules)
    return game.setup(
        tuple(record.seats),
        preset=record.preset,
        options=cast(dict[str, object], record.options),
        board=_board(game, record.board),
        starter=record.starter,
        position=record.position,
        rules=record.rules,
    )


def _source(record: Record) -> ChanceSource:
    if record.seed is not None:
        seed = bytes.fromhex(record.seed)
        if hashlib.sha256(seed).hexdigest() != record.commitment:
            raise UnreadableRecord("record-commitment")
        return seeded(seed)
    draws = [
        Draw(draw.purpose, draw.occurrence, draw.epoch, draw.size, tuple(draw.result))
        for draw in record.draws or []
    ]

    def tape(epoch: int) -> Chance:
        return TapeChance(draws, epoch)

    return tape


def _enter(match: AnyMatch, entry: LogEntry) -> None:
    if entry.plays is not None:
        for seat, notation in entry.plays:
            match.play_text(seat, notation)
    elif entry.undo is not None and entry.seat is not None:
        match.undo(entry.seat, entry.undo, forget=True)
    elif entry.reseed == 1 and not match.entries:
        match.redraw()
    elif entry.redeal == 1:
        match.redeal()
    elif entry.resign is not None:
        match.resign(entry.resign, entry.heir or "")
    elif entry.reseed != match.epoch:
        raise UnreadableRecord("record-empty-entry")


def _check_end(match: AnyMatch, record: Record) -> None:
    if [_log_entry(entry) for entry in match.entries] != record.entries:
        raise UnreadableRecord("record-entries")
    made = make_record(match, bytes.fromhex(record.seed or "00"))
    if record.result != made.result or record.draws not in (None, made.draws):
        raise UnreadableRecord("record-result")


def _board_entry(game: AnyGame, board: Board) -> BoardEntry:
    is_packaged = board.name in game.boards() and game.board(board.name).hash == board.hash
    return BoardEntry(board.name, board.hash, None if is_packaged else game.format_board(board))


def _board(game: AnyGame, entry: BoardEntry) -> Board:
    if entry.text is None and entry.name not in game.boards():
        raise UnreadableRecord("record-unknown-board", board=entry.name)
    board = game.board(entry.name) if entry.text is None else game.parse_board(entry.text)
    if board.hash != entry.hash:
        raise UnreadableRecord("record-board-hash", board=entry.name)
    return board


def _log_entry(entry: Entry) -> LogEntry:
    if isinstance(entry, PlayEntry):
        return LogEntry(plays=entry.plays)
    if isinstance(entry, UndoEntry):
        return LogEntry(undo=entry.to, seat=entry.seat)
    if isinstance(entry, RedealEntry):
        return LogEntry(redeal=entry.epoch)
    if isinstance(entry, ResignEntry):
        return LogEntry(resign=entry.seat, heir=entry.heir or None)
    return LogEntry(reseed=entry.epoch)


def _result(outcome: Outcome) -> Result:
    return Result(outcome.reason, list(outcome.winners), list(outcome.scores))


def _draw_entry(draw: Draw) -> DrawEntry:
    return DrawEntry(draw.purpose, draw.occurrence, draw.epoch, draw.size, list(draw.result))
