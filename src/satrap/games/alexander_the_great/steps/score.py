"""5.5: the provinces are scored by their numbers: armies, then temples, then cities."""

from __future__ import annotations

from satrap.core.frozen import put
from satrap.core.game import Event, Seat
from satrap.games.alexander_the_great import contests, events
from satrap.games.alexander_the_great.events import CITY, TEMPLE
from satrap.games.alexander_the_great.numbers import (
    CITY_POINTS,
    CITY_PRICE,
    MAJORITY,
    NOBODY,
    TEMPLE_POINTS,
    TEMPLE_PRICE,
)
from satrap.games.alexander_the_great.state import Gain, State

PRICES = {TEMPLE: TEMPLE_PRICE, CITY: CITY_PRICE}
POINTS = {TEMPLE: TEMPLE_POINTS, CITY: CITY_POINTS}


def score(state: State, told: list[Event]) -> None:
    """Score every province of the region, one by one (ruling ATG-5)."""
    for place in range(1, len(state.ground.places)):  # not the symbol: ruling ATG-12
        _armies(state, place, told)
        for building in (TEMPLE, CITY):
            _build(state, place, building, told)
    nothing = (0,) * state.config.seats
    state.table.laid_temples = state.table.laid_cities = nothing


def most(counts: tuple[int, ...]) -> Seat:
    """Return the seat that has strictly the most, or NOBODY: ties, even at zero, gain nothing."""
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NOBODY


def _armies(state: State, place: int, told: list[Event]) -> None:
    """5.5.1: the most armies in a province score, again in every turn."""
    seat = most(tuple(armies[place] for armies in state.table.armies))
    if seat != NOBODY:
        mark = state.ground.places[place]
        told.append(events.ProvinceScored(seat, mark, MAJORITY))
        gain(state, seat, "province", mark.id, MAJORITY)


def _build(state: State, place: int, building: str, told: list[Event]) -> None:
    """5.5.2 to 5.5.4: one of those who laid one down builds; old ones do not count (ATG-9)."""
    table, number = state.table, state.ground.provinces[place - 1]
    laid = table.laid_temples if building == TEMPLE else table.laid_cities
    seats = tuple(seat for seat, mask in enumerate(laid) if mask >> number & 1)
    if not seats:
        return
    mark = state.ground.places[place]
    boxes = {seat: getattr(table.boxes[seat], building) for seat in seats}
    won = contests.settle(boxes, PRICES[building], state.config.options)
    if won is None:
        is_tie = contests.is_tied(boxes, state.config.options)
        told.append(events.NotBuilt(seats, building, mark, is_tie))
        return
    rivals = tuple(seat for seat in seats if seat != won.seat)
    points = POINTS[building]
    told.append(events.Built(won.seat, building, mark, won.price, points, rivals))
    _stand_up(state, won, building, number)
    gain(state, won.seat, building, mark.id, points)


def _stand_up(state: State, won: contests.Built, building: str, number: int) -> None:
    table, seat = state.table, won.seat
    box = table.boxes[seat]
    if building == TEMPLE:
        standing = table.temples[seat]
        more = put(standing, number, standing[number] + 1)
        table.temples = (*table.temples[:seat], more, *table.temples[seat + 1 :])
        box = box._replace(temple=box.temple - won.price)
    else:
        table.cities = put(table.cities, number, seat)
        box = box._replace(city=box.city - won.price)
    table.boxes = (*table.boxes[:seat], box, *table.boxes[seat + 1 :])
    table.spent = put(table.spent, seat, table.spent[seat] + won.price)


def gain(state: State, seat: Seat, source: str, where: str, points: int) -> None:
    """Move a marker on the score track, and record why."""
    table = state.table
    table.scores = put(table.scores, seat, table.scores[seat] + points)
    table.gains = (*table.gains, Gain(state.turn.number, seat, source, where, points))
