"""Read a position: a saved state, or one written by hand with only what matters in it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from satrap.core.errors import UnreadableRecord
from satrap.core.game import Json, Setup
from satrap.core.text import text
from satrap.core.unreadable import why_unreadable
from satrap.games.alexandros import invariants
from satrap.games.alexandros.cards import NO_CARD, NO_CARDS, SYMBOL_OF, Cards, gather, plus
from satrap.games.alexandros.claims import make_claim
from satrap.games.alexandros.marches import free_spaces, sides_of
from satrap.games.alexandros.numbers import BLACK_WALLS, DISPLAY, NOBODY, NOWHERE, RED_WALLS, Phase
from satrap.games.alexandros.provinces import flood, make_province, province_at
from satrap.games.alexandros.start import empty_table, make_config
from satrap.games.alexandros.state import (
    Config,
    Era,
    Gift,
    Marching,
    State,
    Tabletop,
    Tax,
    Token,
    Trace,
    Turn,
    seal_state,
)
from satrap.games.alexandros.tables import Mask, Tables, bits

T = TypeVar("T")


class MarchingData(msgspec.Struct, forbid_unknown_fields=True):
    """Alexander's move, as far as it has been decided."""

    targets: list[str]
    owes_card: bool = False
    space: str | None = None
    point: str | None = None
    path: list[str] = []


class ClaimData(msgspec.Struct, forbid_unknown_fields=True):
    """The guards placed so far."""

    guards: list[str]


class GiftData(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of a take-over while they are being divided."""

    loser: int
    cards: list[str]
    given: list[str]


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is, and how far along it is."""

    number: int = 1
    seat: int = 0
    phase: str = "source"
    actions: int = 2
    levied: bool = False
    ending: str = ""
    idle: int = 0
    marching: MarchingData | None = None
    claim: ClaimData | None = None
    gift: GiftData | None = None


class EraData(msgspec.Struct, forbid_unknown_fields=True):
    """What went into a deck, and what everybody saw come out."""

    cards: Cards
    seen: Cards


class TraceData(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody knows about a hand."""

    known: Cards
    tokens: list[int | list[int]]


class TaxData(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the score sheet."""

    turn: int
    levier: int
    seat: int
    province: str
    points: int


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position; whatever is left out is as at the start of a match."""

    walls: list[str] = []
    red: list[str] = []
    black_left: int | None = None
    red_left: int | None = None
    alexander: str | None = None
    standing: str | None = None
    guards: list[list[str]] = []
    scores: list[int] = []
    display: list[str | None] = []
    discard: list[str] = []
    deck: list[str] = []
    hands: list[list[str]] = []
    turn: TurnData = msgspec.field(default_factory=TurnData)
    traces: list[TraceData] | None = None
    eras: list[EraData] | None = None
    drawn: list[list[Cards]] | None = None
    taxes: list[TaxData] = []


msgspec.json.Decoder(PositionData)  # resolve the type now: threads that do so together would crash


def load_position(setup: Setup, data: Json) -> State:
    """Return the state that a position describes, or raise UnreadableRecord."""
    try:
        state = _state(make_config(setup), msgspec.convert(data, PositionData))
        broken = invariants.broken(state)
    except (msgspec.ValidationError, LookupError, ValueError, AssertionError) as error:
        raise UnreadableRecord("position-unreadable", reason=why_unreadable(error)) from error
    if broken:
        raise UnreadableRecord("position-unsound", reason=tuple(broken))
    return seal_state(state)


def _unreadable(key: str, **values: int) -> UnreadableRecord:
    return UnreadableRecord("position-unreadable", reason=text(key, **values))


def _state(config: Config, data: PositionData) -> State:
    hands = _per_seat(config, [_cards(hand) for hand in data.hands], NO_CARDS)
    deck = tuple(SYMBOL_OF[card] for card in data.deck)
    table = _with_memory(config, _table(config, data, hands, len(deck)), data, hands, deck)
    drawn = data.drawn or [[hand, *[NO_CARDS] * (len(table.eras) - 1)] for hand in hands]
    state = State(config, table, Turn(1, 0, Phase.SOURCE), hands, deck, tuple(map(tuple, drawn)))
    return replace(state, turn=_turn(state, data.turn))


def _table(config: Config, data: PositionData, hands: tuple[Cards, ...], deck: int) -> Tabletop:
    tables = config.tables
    black, red = _mask(tables.sides, data.walls), _mask(tables.sides, data.red)
    laid = black.bit_count(), red.bit_count()
    guards = _per_seat(config, [_mask(tables.spaces, spaces) for spaces in data.guards], 0)
    table = replace(
        empty_table(config, NO_CARDS),
        red=red,
        black_left=BLACK_WALLS - laid[0] if data.black_left is None else data.black_left,
        red_left=RED_WALLS - laid[1] if data.red_left is None else data.red_left,
        alexander=tables.points[data.alexander] if data.alexander else tables.board.start,
        standing=tables.spaces[data.standing] if data.standing else NOWHERE,
        guards=guards,
        held=sum(guards),
        scores=_per_seat(config, data.scores, 0),
        display=_display(data.display),
        discard=_cards(data.discard),
        deck_size=deck,
        hand_sizes=tuple(map(sum, hands)),
        taxes=tuple(Tax(**msgspec.structs.asdict(tax)) for tax in data.taxes),
    )
    return _with_walls(tables, table, black | red)


def _with_walls(tables: Tables, table: Tabletop, walls: Mask) -> Tabletop:
    walled, parts, rest = 0, [], tables.land
    for side in bits(walls):
        walled |= tables.beside[side]
    knots, _ = tables.tie(tables.shore, table.alexander, bits(walls))
    while rest:
        spaces = flood(tables, walls, (rest & -rest).bit_length() - 1)
        owners = [seat for seat, guards in enumerate(table.guards) if guards & spaces]
        owner = owners[0] if owners else NOBODY
        parts.append(make_province(tables, spaces, owner, table.held & spaces))
        rest &= ~spaces
    return replace(table, walls=walls, walled=walled, knots=knots, provinces=tuple(parts))


def _with_memory(
    config: Config,
    table: Tabletop,
    data: PositionData,
    hands: tuple[Cards, ...],
    deck: tuple[int, ...],
) -> Tabletop:
    """Use the given memory; without one, assume all cards were dealt face down from one deck."""
    unseen = gather(deck)
    for hand in hands:
        unseen = plus(unseen, hand)
    traces = tuple(Trace(NO_CARDS, (0,) * sum(hand)) for hand in hands)
    eras: tuple[Era, ...] = (Era(unseen, NO_CARDS),)
    if data.traces is not None:
        traces = tuple(Trace(each.known, _tokens(each.tokens)) for each in data.traces)
    if data.eras is not None:
        eras = tuple(Era(each.cards, each.seen) for each in data.eras)
    return replace(table, traces=_per_seat(config, list(traces), traces[0]), eras=eras)


def _tokens(tokens: list[int | list[int]]) -> tuple[Token, ...]:
    return tuple(t if isinstance(t, int) else msgspec.convert(t, Cards) for t in tokens)


def _turn(state: State, data: TurnData) -> Turn:
    tables, phase = state.config.tables, Phase[data.phase.upper()]
    turn = Turn(
        number=data.number,
        seat=data.seat,
        phase=phase,
        actions=data.actions,
        levied=data.levied,
        ending=data.ending,
        idle=data.idle,
        free=free_spaces(state.config, state.table) if phase == Phase.SOURCE else 0,
        marching=_marching(tables, data.marching) if data.marching else None,
        gift=_gift(data.gift) if data.gift else None,
    )
    if data.claim:
        guards = _mask(tables.spaces, data.claim.guards)
        first = (guards & -guards).bit_length() - 1
        claim = make_claim(state.config, province_at(state.table, first), first)
        turn = replace(turn, claim=replace(claim, guards=guards))
    return turn


def _marching(tables: Tables, data: MarchingData) -> Marching:
    path = tuple(tables.points[point] for point in data.path)
    sides_of(tables, path)  # each step must be a side of the board
    return Marching(
        _mask(tables.spaces, data.targets),
        data.owes_card,
        NOWHERE if data.space is None else tables.spaces[data.space],
        NOWHERE if data.point is None else tables.points[data.point],
        path,
    )


def _gift(data: GiftData) -> Gift:
    cards, given = _cards(data.cards), _cards(data.given)
    whole = sum(cards) + sum(given)
    return Gift(data.loser, cards, given, (whole + 1) // 2 - sum(given))


def _per_seat(config: Config, values: list[T], empty: T) -> tuple[T, ...]:
    if len(values) not in (0, config.seats):
        raise _unreadable("unreadable-seats", count=len(values), seats=config.seats)
    return tuple(values) or (empty,) * config.seats


def _mask(numbers: dict[str, int], names: list[str]) -> Mask:
    return sum(1 << numbers[name] for name in set(names))


def _cards(names: list[str]) -> Cards:
    return gather(tuple(SYMBOL_OF[name] for name in names))


def _display(names: list[str | None]) -> tuple[int, ...]:
    if len(names) > DISPLAY:
        raise _unreadable("unsound-display", count=len(names))
    shown = [NO_CARD if name is None else SYMBOL_OF[name] for name in names]
    return (*shown, *[NO_CARD] * (DISPLAY - len(shown)))
