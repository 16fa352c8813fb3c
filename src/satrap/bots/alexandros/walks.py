"""The marches that a turn can begin with, and how their walls divide the land."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from satrap.games.alexandros import marches, sources
from satrap.games.alexandros.actions import BOTH, AnyAction, Joker, March, Source, Special
from satrap.games.alexandros.cards import NO_CARD, SYMBOL_OF, Cards, add
from satrap.games.alexandros.facts import paths
from satrap.games.alexandros.provinces import make_province
from satrap.games.alexandros.state import Known, Phase, Province
from satrap.games.alexandros.tables import Mask, Tables, bits

MOST_PATHS = 24  # to one point; more only with a far-reaching joker


class Walk(NamedTuple):
    """A march: the decision that begins it, the cards after it, its space and path."""

    action: AnyAction
    hand: Cards
    display: tuple[int, ...]
    space: int
    path: tuple[int, ...]


def walks(known: Known) -> Iterator[Walk]:
    """Yield the marches that are still open, whatever part of one is decided already."""
    tables, table, turn = known.config.tables, known.table, known.turn
    if turn.phase == Phase.SOURCE:
        yield from _from_sources(known)
        return
    marching = turn.marching
    assert marching is not None
    hand, shown = known.hand, table.display
    if turn.phase == Phase.SPACE:
        for space, path in _ways(known, marching.targets):
            yield Walk(tables.choose_space[space], hand, shown, space, path)
    elif turn.phase == Phase.POINT:
        for space, path in _ways(known, 1 << marching.space):
            yield Walk(tables.choose_point[path[-1]], hand, shown, space, path)
    else:
        done = len(marching.path)
        for path in islice(paths(tables, table, marching.path, marching.point), MOST_PATHS):
            yield Walk(tables.take_step[path[done]], hand, shown, marching.space, path)


def _from_sources(known: Known) -> Iterator[Walk]:
    for source in sources.found(known):
        hand, shown = _cards_after(source.action, known.hand, known.table.display)
        for space, path in _ways(known, source.targets):
            yield Walk(source.action, hand, shown, space, path)


def _ways(known: Known, targets: Mask) -> Iterator[tuple[int, tuple[int, ...]]]:
    tables, table = known.config.tables, known.table
    for space in bits(targets):
        for point in marches.payable_points(tables, table, space):
            for path in islice(paths(tables, table, (table.alexander,), point), MOST_PATHS):
                yield space, path


def _cards_after(
    action: Source, hand: Cards, display: tuple[int, ...]
) -> tuple[Cards, tuple[int, ...]]:
    if isinstance(action, Special):
        return add(hand, SYMBOL_OF[action.card], -1), display
    assert isinstance(action, March | Joker)
    if action.card == BOTH:
        for card in display:
            hand = add(hand, card) if card != NO_CARD else hand
        return hand, (NO_CARD,) * len(display)
    place = display.index(SYMBOL_OF[action.card])
    shown = (*display[:place], NO_CARD, *display[place + 1 :])
    return add(hand, SYMBOL_OF[action.card]), shown


# Walls


def divided(known: Known, path: tuple[int, ...]) -> tuple[Mask, int, tuple[Province, ...]]:
    """Return the walled spaces, the number of new walls and the parts after a march."""
    tables, table = known.config.tables, known.table
    walls, walled, parts, count = table.walls, table.walled, table.provinces, 0
    joined = {table.knots[path[0]]}
    for here, there in zip(path, path[1:], strict=False):
        side, knot = tables.between[here][there], table.knots[there]
        if not walls >> side & 1:
            walls |= 1 << side
            walled |= tables.beside[side]
            count += 1
            if knot in joined and tables.is_inner[side]:
                parts = _split(tables, walls, parts, side)
        joined.add(knot)
    return walled, count, parts


def _split(
    tables: Tables, walls: Mask, parts: tuple[Province, ...], side: int
) -> tuple[Province, ...]:
    one = _smaller(tables, walls, *tables.board.side_spaces[side])
    for number, whole in enumerate(parts):
        if whole.spaces & one:
            pieces = make_province(tables, one), make_province(tables, whole.spaces & ~one)
            return (*parts[:number], *pieces, *parts[number + 1 :])
    raise AssertionError("a wall lies between two spaces of one part")


def _smaller(tables: Tables, walls: Mask, first: int, second: int) -> Mask:
    """Return the first of two closed areas that is found when both are searched in step."""
    across = tables.across
    reached, todo = [1 << first, 1 << second], [[first], [second]]
    turn = 0
    while todo[turn]:
        for other, side in across[todo[turn].pop()]:
            if not (walls >> side & 1 or reached[turn] >> other & 1):
                reached[turn] |= 1 << other
                todo[turn].append(other)
        turn = 1 - turn
    return reached[turn]
