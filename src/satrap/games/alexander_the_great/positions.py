"""Read a position: a saved state, or one written by hand with only what matters in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from satrap.core.errors import UnreadableRecord
from satrap.core.game import Json, Setup
from satrap.core.text import text
from satrap.core.unreadable import why_unreadable
from satrap.games.alexander_the_great import invariants
from satrap.games.alexander_the_great.numbers import NOBODY, STEPS, Phase
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.start import empty_table, make_config
from satrap.games.alexander_the_great.state import (
    Config,
    Gain,
    State,
    Stock,
    Tabletop,
    Turn,
    seal_state,
)
from satrap.games.alexander_the_great.tables import Mask

T = TypeVar("T")


class TurnData(msgspec.Struct, forbid_unknown_fields=True):
    """How far the match has come."""

    number: int = 1
    region: int | None = None  # from 1
    round: int = 1
    phase: str = "allocate"
    seat: int = NOBODY
    order: list[int] = []
    pickers: list[int] = []
    stocks: dict[str, list[int]] | None = None
    entered: bool = False
    ending: str = ""


class GainData(msgspec.Struct, forbid_unknown_fields=True):
    """One line of the score sheet."""

    turn: int
    seat: int
    source: str
    where: str
    points: int


class PositionData(msgspec.Struct, forbid_unknown_fields=True):
    """A position; whatever is left out is as at the start of a match."""

    scores: list[int] = []
    boxes: list[Boxes] = []
    spent: list[int] = []
    armies: list[dict[str, int]] = []
    temples: list[dict[str, int]] = []
    cities: dict[str, int] = {}
    laid_temples: list[list[str]] = []
    laid_cities: list[list[str]] = []
    gains: list[GainData] = []
    oldest: int | None = None  # None: the starter of the setup, or the first seat
    turn: TurnData = msgspec.field(default_factory=TurnData)


msgspec.json.Decoder(PositionData)  # resolve the type now: threads that do so simultaneously crash


def load_position(setup: Setup, data: Json) -> State:
    """Return the state that a position describes, or raise UnreadableRecord."""
    try:
        state = _state(make_config(setup), msgspec.convert(data, PositionData))
        broken = invariants.broken(state)
    except (msgspec.ValidationError, LookupError, ValueError) as error:
        raise UnreadableRecord("position-unreadable", reason=why_unreadable(error)) from error
    if broken:
        raise UnreadableRecord("position-unsound", reason=tuple(broken))
    return seal_state(state)


def _unreadable(key: str, **values: int) -> UnreadableRecord:
    return UnreadableRecord("position-unreadable", reason=text(key, **values))


def _state(config: Config, data: PositionData) -> State:
    region = config.campaign.start if data.turn.region is None else data.turn.region - 1
    if region not in config.campaign:
        raise _unreadable("unsound-atg-region", number=region + 1)
    table = _table(config, data, region)
    return State(config, table, _turn(config, data.turn, region, table))


def _table(config: Config, data: PositionData, region: int) -> Tabletop:
    oldest = config.setup.starter or 0 if data.oldest is None else data.oldest
    table, ids = empty_table(config, region, oldest), config.tables.provinces
    places = config.ground(region).place_of
    table.scores = _per_seat(config, data.scores, 0)
    table.boxes = _per_seat(config, data.boxes, Boxes(0, 0, 0, 0))
    table.spent = _per_seat(config, data.spent, 0)
    table.armies = _per_seat(config, [_row(places, each) for each in data.armies], table.armies[0])
    table.temples = _per_seat(config, [_row(ids, each) for each in data.temples], table.temples[0])
    owners = {ids[name]: seat for name, seat in data.cities.items()}
    table.cities = tuple(owners.get(number, NOBODY) for number in range(len(ids)))
    table.laid_temples = _per_seat(config, [_mask(ids, each) for each in data.laid_temples], 0)
    table.laid_cities = _per_seat(config, [_mask(ids, each) for each in data.laid_cities], 0)
    table.gains = tuple(Gain(**msgspec.structs.asdict(each)) for each in data.gains)
    return table


def _turn(config: Config, data: TurnData, region: int, table: Tabletop) -> Turn:
    phase = Phase[data.phase.upper()]
    return Turn(
        number=data.number,
        region=region,
        round=data.round,
        phase=phase,
        seat=data.seat,
        order=tuple(data.order),
        pickers=tuple(data.pickers),
        stocks=_stocks(config, data, region, table) if phase == Phase.MOVE else (),
        entered=data.entered,
        ending=data.ending,
    )


def _stocks(config: Config, data: TurnData, region: int, table: Tabletop) -> tuple[Stock, ...]:
    """Return the steps used as given; if none are given, all armies have all their steps left."""
    if data.stocks is None:
        return tuple((armies, *(0,) * STEPS) for armies in table.armies[data.seat])
    places = config.ground(region).place_of
    given = {places[name]: tuple(stock) for name, stock in data.stocks.items()}
    return tuple(given.get(place, (0,) * (STEPS + 1)) for place in range(len(places)))


def _per_seat(config: Config, values: Sequence[T], empty: T) -> tuple[T, ...]:
    if len(values) not in (0, config.seats):
        raise _unreadable("unreadable-seats", count=len(values), seats=config.seats)
    return tuple(values) or (empty,) * config.seats


def _row(numbers: Mapping[str, int], counts: Mapping[str, int]) -> tuple[int, ...]:
    row = [0] * len(numbers)
    for name, count in counts.items():
        row[numbers[name]] = count
    return tuple(row)


def _mask(numbers: Mapping[str, int], names: list[str]) -> Mask:
    return sum(1 << numbers[name] for name in set(names))
