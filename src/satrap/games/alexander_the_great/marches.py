"""How far armies can march in one go: to every place within their steps (5.3).

The cheapest way comes first, of equal ones the shortest. A way through the last province of the
region, which would end it, is taken only if no other can be paid for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.games.alexander_the_great.actions import format_groups
from satrap.games.alexander_the_great.api_types import March
from satrap.games.alexander_the_great.groups import freshest, march, movable, payments
from satrap.games.alexander_the_great.numbers import STEPS, TURNS
from satrap.games.alexander_the_great.state import Known, Stock


class Route(NamedTuple):
    """A way from one place to another; routes compare by how good they are."""

    ends_region: bool  # it passes through the last province
    price: int
    steps: int
    places: tuple[int, ...]  # the source first
    prices: tuple[int, ...]


def marches(known: Known) -> tuple[March, ...]:
    """Return where the armies of the seat in turn can go, however far."""
    found = []
    for source, stock in enumerate(known.turn.stocks):
        if any(movable(stock)):
            by_target: dict[int, list[Route]] = {}
            for route in _routes(known, _rest(source), STEPS - _fresh(stock)):
                by_target.setdefault(route.places[-1], []).append(route)
            for _, routes in sorted(by_target.items()):
                found += [_march(known, route) for route in _best(sorted(routes), stock)]
    return tuple(found)


def _rest(source: int) -> Route:
    return Route(False, 0, 0, (source,), ())


def _fresh(stock: Stock) -> int:
    """Return the fewest steps that an army of a stock has used."""
    return next(used for used, armies in enumerate(stock) if armies)


def _routes(known: Known, route: Route, steps: int) -> Iterator[Route]:
    """Yield every way that goes on from a route and can be paid for, without a detour."""
    boxes, here = known.table.boxes[known.seat], route.places[-1]
    is_last = here == known.ground.goal and not known.turn.entered
    for way in known.ground.ways[here] if steps else ():
        price = route.price + way.price
        if way.target not in route.places and price <= boxes.temple + boxes.city:
            places, prices = (*route.places, way.target), (*route.prices, way.price)
            further = Route(route.ends_region or is_last, price, len(prices), places, prices)
            yield further
            yield from _routes(known, further, steps - 1)


def _best(routes: list[Route], stock: Stock) -> Iterator[Route]:
    """Yield the best route, and each next one that more armies have the steps for."""
    armies = 0
    for route in routes:
        if sum(_able(stock, route.steps)) > armies:
            armies = sum(_able(stock, route.steps))
            yield route


def _able(stock: Stock, steps: int) -> Stock:
    """Return the armies of a stock that have so many steps left."""
    return stock[: STEPS + 1 - steps]


def _march(known: Known, route: Route) -> March:
    ids = [place.id for place in known.ground.places]
    source, *way = [ids[place] for place in route.places]
    able = _able(known.turn.stocks[route.places[0]], route.steps)
    counts = range(1, sum(able) + 1)
    words = [_suffixes(known, route, freshest(able, count)) for count in counts]
    return March(
        source,
        way[-1],
        tuple(way),
        route.prices,
        route.price,
        able + (0,) * (STEPS - len(able)),
        payments(known.table.boxes[known.seat], route.price),
        tuple(zip(*words, strict=True)),
        _ends(known, route),
    )


def _ends(known: Known, route: Route) -> str:
    """Return what ends after this turn because of a march, and would go on without it."""
    turn = known.turn
    if known.ground.goal not in route.places or turn.entered or turn.round == TURNS:
        return ""
    return "match" if turn.region == known.config.campaign[-1] else "region"


def _suffixes(known: Known, route: Route, group: Stock) -> list[str]:
    """Return how the moves of a group are told from moves of fresher armies on its way."""
    stocks, found = known.turn.stocks, []
    group += (0,) * (STEPS - len(group))
    for source, target in zip(route.places, route.places[1:], strict=False):
        is_plain = freshest(movable(stocks[source]), sum(group)) == group
        found.append("" if is_plain else format_groups(group))
        stocks, group = march(stocks, source, target, group), (0, *group[:-1])
    return found
