"""A march in order: which group moves carry it out, as few of them as possible.

Armies are all alike, so only how many go over each arrow matters. No arrows are used that together
lead back to where they began: the armies there would only change places. Those that go over
the same arrow go together, and pay for it once, even if they come from different places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from satrap.games.alexander_the_great.actions import Move
from satrap.games.alexander_the_great.groups import freshest, march, movable, payments
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known

Paying = Callable[[Boxes, int], tuple[int, int]]  # from which boxes a price is paid
Way = tuple[int, ...]  # places, one after the other


class Arrow(NamedTuple):
    """From one place to the next."""

    source: int
    target: int


Flow = Counter[Arrow]  # how many armies go over each arrow


def orders(known: Known, flow: Flow, pay: Paying) -> list[Move]:
    """Return the group moves of a march; armies without a step left stay behind."""
    stocks, box, found = known.turn.stocks, known.table.boxes[known.seat], list[Move]()
    for arrow, wanted in _in_order(_straight(flow)):
        price = _price(known, arrow)
        there = movable(stocks[arrow.source])
        armies = min(wanted, sum(there))
        if not armies or not payments(box, price):
            continue
        paid = pay(box, price)
        box = box._replace(temple=box.temple - paid[0], city=box.city - paid[1])
        places = known.ground.places[arrow.source].id, known.ground.places[arrow.target].id
        found.append(Move(*places, armies, *paid))
        stocks = march(stocks, *arrow, freshest(there, armies))
    return found


def _price(known: Known, arrow: Arrow) -> int:
    ways = known.ground.ways[arrow.source]
    return next(way.price for way in ways if way.target == arrow.target)


def _straight(flow: Flow) -> Flow:
    """Return a flow that leads the same numbers of armies to the same places, without rings."""
    flow = +flow
    while ring := next(_rings(flow), ()):
        arrows = [Arrow(*each) for each in pairwise(ring)]
        least = min(flow[arrow] for arrow in arrows)
        flow = flow - Counter(dict.fromkeys(arrows, least))
    return flow


def _rings(flow: Flow) -> Iterator[Way]:
    todo: list[Way] = [(arrow.source,) for arrow in flow]
    while todo:
        way = todo.pop(0)
        if way[-1] in way[:-1]:
            yield way[way.index(way[-1]) :]
        else:
            todo += [(*way, arrow.target) for arrow in flow if arrow.source == way[-1]]


def _in_order(flow: Flow) -> Iterator[tuple[Arrow, int]]:
    """Yield each arrow when all armies that will use it are there; farther ways come first."""
    left = dict(flow)
    while left:
        ready = [arrow for arrow in left if not any(arrow.source == each.target for each in left)]
        arrow = max(ready, key=lambda each: (_length(left, each.target), -each.source))
        yield arrow, left.pop(arrow)


def _length(arrows: Iterable[Arrow], place: int) -> int:
    """Return how many arrows lead on from a place, one after the other."""
    onward = [arrow.target for arrow in arrows if arrow.source == place]
    return max([1 + _length(arrows, target) for target in onward], default=0)
