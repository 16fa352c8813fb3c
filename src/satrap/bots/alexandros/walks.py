"""The marches that are still open in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from satrap.games.alexandros import marches, sources
from satrap.games.alexandros.actions import BOTH, AnyAction, Joker, March, Source, Special
from satrap.games.alexandros.cards import NO_CARD, SYMBOL_OF, Cards, add
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Known
from satrap.games.alexandros.tables import Mask, bits

MOST_PATHS = 32  # to one point
MOST_WAYS = 360  # with one card; only a far-reaching joker has more

Path = tuple[int, ...]


class Walk(NamedTuple):
    """A march: the decision now due that leads to it, cards after it, space and path."""

    action: AnyAction
    hand: Cards
    display: tuple[int, ...]
    space: int
    path: Path


def walks(known: Known) -> Iterator[Walk]:
    """Yield the marches that are still open, however much of one is decided already."""
    marching = known.turn.marching
    if marching is None:
        yield from _from_sources(known)
        return
    tables, cards = known.config.tables, (known.hand, known.table.display)
    if known.turn.phase == Phase.SPACE:
        for space, path in _ways(known, marching.targets):
            yield Walk(tables.choose_space[space], *cards, space, path)
    elif known.turn.phase == Phase.POINT:
        for space, path in _ways(known, 1 << marching.space):
            yield Walk(tables.choose_point[path[-1]], *cards, space, path)
    else:
        for path in _paths(known, marching.path, marching.point, MOST_PATHS):
            step = tables.take_step[path[len(marching.path)]]
            yield Walk(step, *cards, marching.space, path)


def new_walls(known: Known, walk: Walk) -> int:
    """Return how many walls a march lays."""
    between, walls = known.config.tables.between, known.table.walls
    return sum(not walls >> between[a][b] & 1 for a, b in pairwise(walk.path))


def _from_sources(known: Known) -> Iterator[Walk]:
    for source in sources.found(known):
        hand, display = _cards_after(source.action, known.hand, known.table.display)
        for space, path in _ways(known, source.targets):
            yield Walk(source.action, hand, display, space, path)


def _ways(known: Known, targets: Mask) -> Iterator[tuple[int, Path]]:
    """Yield the paths to all points of the spaces, fewer to each if there are many."""
    tables, table = known.config.tables, known.table
    most = min(MOST_PATHS, max(1, MOST_WAYS // (3 * targets.bit_count() or 1)))
    for space in bits(targets):
        for point in marches.payable_points(tables, table, space):
            for path in _paths(known, (table.alexander,), point, most):
                yield space, path


def _paths(known: Known, path: Path, end: int, most: int) -> Iterator[Path]:
    """Yield shortest paths that can be paid for, at most `most`, as different as possible."""
    if path[-1] == end:
        yield path
        return
    points = marches.next_points(known.config.tables, known.table, path, end)[:most]
    for point in points:
        yield from _paths(known, (*path, point), end, max(1, most // len(points)))


def _cards_after(
    action: Source, hand: Cards, display: tuple[int, ...]
) -> tuple[Cards, tuple[int, ...]]:
    """Return hand and display after the card is taken or played; its gap stays open."""
    if isinstance(action, Special):
        return add(hand, SYMBOL_OF[action.card], -1), display
    assert isinstance(action, March | Joker)
    shown = [card for card in display if card != NO_CARD]
    for card in shown if action.card == BOTH else [SYMBOL_OF[action.card]]:
        place = display.index(card)
        display = (*display[:place], NO_CARD, *display[place + 1 :])
        hand = add(hand, card)
    return hand, display
