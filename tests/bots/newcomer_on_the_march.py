"""A model of somebody who plays Alexander the Great for the first time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from satrap.core.game import Choices
from satrap.games.alexander_the_great.actions import (
    AnyAction,
    Confirm,
    LayCity,
    LayTemple,
    Move,
    Resplit,
    Split,
    Stop,
)
from satrap.games.alexander_the_great.groups import movable, payments
from satrap.games.alexander_the_great.numbers import (
    CITY_PRICE,
    NOBODY,
    STEPS,
    TEMPLE_PRICE,
    Phase,
)
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known, pool
from satrap.games.alexander_the_great.tables import SYMBOL, Way
from satrap.games.alexander_the_great.view import View, known_in

EVEN = Split(0, 5, 5, 5)
KEPT = 2  # cubes of each kind that are not spent on a march: they pay for a temple and a city


class Newcomer:
    """Has one idea: an army at each site, and something built there.

    It splits its cubes evenly, sends an army to the nearest site where nobody stands, and builds
    where it is alone or has more cubes. It knows nothing of the awards or of the goal.
    """

    def choose(
        self,
        view: View,
        legal: Choices[AnyAction],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        known = known_in(view)
        assert known is not None
        match known.turn.phase:
            case Phase.ALLOCATE:
                return EVEN
            case Phase.REDISTRIBUTE:
                cubes = pool(known.config, known.table, known.seat)
                return Resplit(cubes // 2, cubes - cubes // 2)
            case Phase.MOVE:
                return _march(known, generator)
            case Phase.BUILD:
                return _build(known, legal)
        return generator.choice(list(legal))


def _march(known: Known, generator: random.Random) -> AnyAction:
    """Send one army, or all from the beginning, a step towards the nearest site that is free."""
    armies = [sum(stock) for stock in known.turn.stocks]
    land, sites = set(range(1, len(armies))), set(_sites(known))
    others = known.table.armies[: known.seat] + known.table.armies[known.seat + 1 :]
    taken = {place for place in land if any(each[place] for each in others)}
    for wanted in (sites - taken, land - taken, sites):
        aims = {place for place in wanted if not armies[place]}
        steps: list[tuple[int, float, Way]] = []
        for place, stock in enumerate(known.turn.stocks):
            if any(movable(stock)) and armies[place] > (place != SYMBOL):
                for length, way in _ways(known, place, aims, _steps_left(stock)):
                    steps.append((length, generator.random(), way))
        if steps:
            _, _, way = min(steps)
            count = sum(movable(known.turn.stocks[SYMBOL])) if way.source == SYMBOL else 1
            return _move(known, way, count)
    return Stop()


def _sites(known: Known) -> Iterator[int]:
    """Yield the places where something can still be built."""
    for place, number in enumerate(known.ground.provinces, start=1):
        province = known.config.tables.board.provinces[number]
        has_city = province.city and known.table.cities[number] == NOBODY
        if has_city or (province.temple and not known.table.temples[known.seat][number]):
            yield place


def _steps_left(stock: Iterable[int]) -> int:
    return next(STEPS - used for used, armies in enumerate(stock) if armies)


def _ways(known: Known, place: int, aims: set[int], most: int) -> Iterator[tuple[int, Way]]:
    """Yield first steps that can be paid for, each with how far the nearest aim is behind it."""
    box = known.table.boxes[known.seat]
    for way in known.ground.ways[place]:
        if _paid(box, way.price) or (place == SYMBOL and payments(box, way.price)):
            length, reached = 1, {way.target}
            while length < most and not reached & aims:
                length += 1
                reached |= {way.target for here in reached for way in known.ground.ways[here]}
            if reached & aims:
                yield length, way


def _paid(box: Boxes, price: int) -> list[tuple[int, int]]:
    """Return how a price can be paid without giving up what is kept for building."""
    return [
        paid
        for paid in payments(box, price)
        if box.temple - paid[0] >= min(box.temple, KEPT)
        and box.city - paid[1] >= min(box.city, KEPT)
    ]


def _move(known: Known, way: Way, count: int) -> Move:
    """Pay from the fuller box."""
    box, places = known.table.boxes[known.seat], known.ground.places
    found = _paid(box, way.price) or payments(box, way.price)
    paid = max(found, key=lambda paid: min(box.temple - paid[0], box.city - paid[1]))
    return Move(places[way.source].id, places[way.target].id, count, *paid)


def _build(known: Known, legal: Choices[AnyAction]) -> AnyAction:
    """Build wherever it can be paid for, if nobody else tries or everybody else has fewer cubes."""
    table, box = known.table, known.table.boxes[known.seat]
    for act in legal:
        if isinstance(act, LayTemple | LayCity):
            is_temple = isinstance(act, LayTemple)
            laid = table.laid_temples if is_temple else table.laid_cities
            mine, price = (box.temple, TEMPLE_PRICE) if is_temple else (box.city, CITY_PRICE)
            number = known.config.tables.provinces[act.province]
            bids = [
                other.temple if is_temple else other.city
                for seat, other in enumerate(table.boxes)
                if seat != known.seat and laid[seat] >> number & 1
            ]
            if mine > max(bids, default=0) and mine >= price * (laid[known.seat].bit_count() + 1):
                return act
    return Confirm()
