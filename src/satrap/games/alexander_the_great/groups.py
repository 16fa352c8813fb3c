"""All group moves of a seat: an arrow, how many armies, and how its price is paid (5.3).

There can be very many, so they are described instead of listed. The order: places and arrows by
number; then armies from one to all, freshest first, then every other choice of armies; then
payments, most from the temple box first; `stop` is last.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from satrap.core.game import Described
from satrap.core.text import Text, text
from satrap.games.alexander_the_great.actions import Move, Stop
from satrap.games.alexander_the_great.api_types import March, Moving, Passage
from satrap.games.alexander_the_great.numbers import STEPS
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Stock

_STOP = Stop()


class Group(NamedTuple):
    """Armies that move together; `used` is empty if they are the freshest."""

    armies: int
    used: Stock


class Moves(Described[Move | Stop]):
    """Every group move that is possible, and stop."""

    def __init__(
        self, passages: tuple[Passage, ...], marches: Callable[[], tuple[March, ...]]
    ) -> None:
        self.passages, self._marches = passages, marches
        self._sizes = [len(groups(each.stock)) * len(each.payments) for each in passages]

    def __len__(self) -> int:
        return sum(self._sizes) + 1

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Move):
            return action == _STOP
        group, paid = Group(action.armies, action.used), (action.temple, action.city)
        for each in self.passages:
            if (each.source, each.target) == (action.source, action.target):
                return paid in each.payments and group in groups(each.stock)
        return False

    def __iter__(self) -> Iterator[Move | Stop]:
        for passage in self.passages:
            for group, paid in product(groups(passage.stock), passage.payments):
                yield _move(passage, group, paid)
        yield _STOP

    def sample(self, generator: random.Random) -> Move | Stop:
        number = generator.randrange(len(self))
        for passage, size in zip(self.passages, self._sizes, strict=True):
            if number < size:
                group, paid = divmod(number, len(passage.payments))
                return _move(passage, groups(passage.stock)[group], passage.payments[paid])
            number -= size
        return _STOP

    def describe(self) -> Moving:
        return Moving(self.passages, self._marches(), str(_STOP))

    def text(self) -> Text:
        return text("atg-choose-move")


def _move(passage: Passage, group: Group, paid: tuple[int, int]) -> Move:
    return Move(passage.source, passage.target, group.armies, *paid, group.used)


@lru_cache(maxsize=4096)
def groups(stock: Stock) -> tuple[Group, ...]:
    """Return every choice of armies from a stock, freshest first, then the others."""
    fresh = [freshest(stock, count) for count in range(1, sum(stock) + 1)]
    choices = product(*(range(count + 1) for count in stock))
    others = [choice for choice in choices if any(choice) and choice not in fresh]
    return (*(Group(sum(each), ()) for each in fresh), *(Group(sum(each), each) for each in others))


def freshest(stock: Stock, count: int) -> Stock:
    """Return `count` armies of a stock, those with the most steps left first."""
    taken = []
    for armies in stock:
        taken.append(min(armies, count))
        count -= taken[-1]
    return tuple(taken)


def payments(boxes: Boxes, price: int) -> tuple[tuple[int, int], ...]:
    """Return every way to pay a price from the temple and the city box together."""
    most, least = min(price, boxes.temple), max(0, price - boxes.city)
    return tuple((temple, price - temple) for temple in range(most, least - 1, -1))


def march(stocks: tuple[Stock, ...], source: int, target: int, group: Stock) -> tuple[Stock, ...]:
    """Return the stocks after a group goes one step."""
    moved = list(stocks)
    left = zip(moved[source], (*group, 0), strict=True)
    moved[source] = tuple(armies - gone for armies, gone in left)
    come = zip(moved[target], (0, *group), strict=True)
    moved[target] = tuple(armies + new for armies, new in come)
    return tuple(moved)


def movable(stock: Stock) -> Stock:
    """Return the armies of a stock that have a step left."""
    return stock[:STEPS]
