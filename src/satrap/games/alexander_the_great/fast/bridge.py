"""Translate tables and states of the readable engine into records, and actions both ways."""

from __future__ import annotations

from typing import Any

from satrap.fast.options import fill
from satrap.games.alexander_the_great import actions, numbers
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast import codes, layout
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.groups import freshest, movable
from satrap.games.alexander_the_great.numbers import NOBODY, Phase
from satrap.games.alexander_the_great.options import OPTIONS
from satrap.games.alexander_the_great.splits import SPLITS
from satrap.games.alexander_the_great.state import (
    Config,
    Known,
    State,
    Tabletop,
    Turn,
    cities_left,
    deciders,
    temples_left,
)
from satrap.games.alexander_the_great.tables import Ground

# What stays the same


def tables_of(config: Config) -> Record:
    """Return the board, the options and the seats of a match as one record."""
    tables: Any = layout.new_tables()[0]
    options, setup = config.options, config.setup
    tables.seats = config.seats
    tables.starter = NOBODY if setup.starter is None else setup.starter
    tables.first, tables.last = config.campaign[0], config.campaign[-1]
    fill(tables, OPTIONS, options)
    tables.splits[:] = [codes.split(s.order, s.army, s.temple, s.city) for s in SPLITS]
    for region, ground in enumerate(config.tables.grounds):
        _lay_ground(tables, config, region, ground)
    return tables


def _lay_ground(tables: Record, config: Config, region: int, ground: Ground) -> None:
    provinces = [config.tables.board.provinces[number] for number in ground.provinces]
    tables.places[region], tables.goal[region] = len(ground.places), ground.goal
    tables.temple_sites[region] = _mask(place for place, p in enumerate(provinces, 1) if p.temple)
    tables.city_sites[region] = _mask(place for place, p in enumerate(provinces, 1) if p.city)
    for place, ways in enumerate(ground.ways):
        tables.way_count[region, place] = len(ways)
        for number, way in enumerate(ways):
            tables.way_target[region, place, number] = way.target
            tables.way_price[region, place, number] = way.price


def _mask(places: Any) -> int:
    return sum(1 << place for place in places)


# A match


def write(state: State, record: Record) -> None:
    """Write a state of the readable engine into a record."""
    config, table, turn = state.config, state.table, state.turn
    for name in layout.STATE.names or ():
        record[name] = 0
    _write_table(record, config, table, turn)
    record.number, record.region, record.turn = turn.number, turn.region, turn.round
    record.phase, record.entered, record.oldest = turn.phase, turn.entered, table.oldest
    due = deciders(config, table, turn)
    record.seat = due[0] if due else NOBODY
    record.picked = config.seats - len(turn.pickers)
    for place, seat in enumerate(turn.order):
        record.order[place] = seat
    for place, seat in enumerate(turn.pickers, start=config.seats - len(turn.pickers)):
        record.pickers[place] = seat
    if turn.seat in turn.order:
        record.playing = turn.order.index(turn.seat)
    for place, stock in enumerate(turn.stocks):
        record.stocks[place] = stock
    if turn.phase == Phase.BUILD:
        armies = table.armies[turn.seat]
        record.stands = _mask(place for place in range(1, len(armies)) if armies[place])


def _write_table(record: Record, config: Config, table: Tabletop, turn: Turn) -> None:
    grounds = config.tables.grounds
    for seat in range(config.seats):
        record.scores[seat], record.boxes[seat] = table.scores[seat], table.boxes[seat]
        record.armies[seat, : len(table.armies[seat])] = table.armies[seat]
        record.temples_left[seat] = temples_left(table, seat)
        record.cities_left[seat] = cities_left(table, seat)
        for region, ground in enumerate(grounds):
            record.temples[seat, region] = _temples(table, seat, ground)
            record.cities[seat, region] = _cities(table, seat, ground)
        here = grounds[turn.region].provinces
        record.laid_temples[seat] = _laid(table.laid_temples[seat], here)
        record.laid_cities[seat] = _laid(table.laid_cities[seat], here)
    here = grounds[turn.region].provinces
    record.open_cities = _mask(
        place
        for place, number in enumerate(here, start=1)
        if config.tables.board.provinces[number].city and table.cities[number] == NOBODY
    )


def _temples(table: Tabletop, seat: int, ground: Ground) -> int:
    return sum(table.temples[seat][number] for number in ground.provinces)


def _cities(table: Tabletop, seat: int, ground: Ground) -> int:
    owners = [table.cities[number] for number in ground.provinces]
    return _mask(place for place, owner in enumerate(owners, start=1) if owner == seat)


def _laid(mask: int, provinces: tuple[int, ...]) -> int:
    return _mask(place for place, number in enumerate(provinces, start=1) if mask >> number & 1)


# Actions


def code_of(known: Known, action: AnyAction) -> int:
    """Return the number of an action."""
    verb, place_of = codes.VERB, known.ground.place_of
    match action:
        case actions.Split(order, army, temple, city):
            return codes.split(order, army, temple, city)
        case actions.Resplit(temple, city):
            return codes.resplit(temple, city)
        case actions.ChoosePlace(place):
            return codes.CHOOSE_PLACE * verb + place - 1
        case actions.Move(source, target, armies, temple, city, used):
            stock = movable(known.turn.stocks[place_of[source]])
            fresh, one, two = used or freshest(stock, armies)
            way = place_of[source] * 16 + place_of[target]
            return codes.move(way, (fresh * 16 + one) * 16 + two, temple, city)
        case actions.LayTemple(province):
            return codes.LAY_TEMPLE * verb + place_of[province]
        case actions.LayCity(province):
            return codes.LAY_CITY * verb + place_of[province]
        case actions.Stop():
            return codes.STOP * verb
        case actions.Confirm():
            return codes.CONFIRM * verb


def action_of(known: Known, code: int) -> AnyAction:
    """Return the action with a number."""
    code = int(code)
    verb, place = codes.verb(code), codes.argument(code)
    match verb:
        case codes.SPLIT:
            return actions.Split(*(codes.in_box(code, box) for box in range(layout.BOXES)))
        case codes.RESPLIT:
            return actions.Resplit(*(codes.in_box(code, box) for box in range(2, 4)))
        case codes.CHOOSE_PLACE:
            return actions.ChoosePlace(place + 1)
        case codes.MOVE_GROUP:
            return _move(known, code)
        case codes.LAY_TEMPLE:
            return actions.LayTemple(known.ground.places[place].id)
        case codes.LAY_CITY:
            return actions.LayCity(known.ground.places[place].id)
    return actions.Stop() if verb == codes.STOP else actions.Confirm()


def _move(known: Known, code: int) -> AnyAction:
    places, source = known.ground.places, codes.source(code)
    used = tuple(codes.armies(code, steps) for steps in range(numbers.STEPS))
    fresh = freshest(movable(known.turn.stocks[source]), sum(used))
    return actions.Move(
        places[source].id,
        places[codes.target(code)].id,
        sum(used),
        codes.from_temples(code),
        codes.from_cities(code),
        () if used == fresh else used,
    )
