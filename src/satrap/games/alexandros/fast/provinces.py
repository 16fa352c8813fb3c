"""Provinces: how walls divide the land, and who owns the parts.

A wall between two points of the same knot closes a ring. Only then is the land searched, on both
sides of the wall alternately, until the smaller piece is known.
"""

from __future__ import annotations

from numpy import int16
from numpy.typing import NDArray

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits
from satrap.games.alexandros.fast.layout import SYMBOLS, Record
from satrap.games.alexandros.numbers import NOBODY


@compiled
def knot(knots: NDArray[int16], point: int) -> int:
    """Return the root of the tree that a point belongs to, and shorten the way to it."""
    while knots[point] != point:
        knots[point] = knots[knots[point]]
        point = knots[point]
    return point


@compiled
def lay_wall(
    tables: Record, state: Record, side: int, point: int, other: int, scratch: Record
) -> None:
    """Lay a wall on a side that has none, between two points, and divide what it closes off."""
    bits.put(state.walls, side)
    for each in range(2):
        space = tables.beside[side, each]
        if space >= 0 and tables.bearer[space] >= 0:
            bits.put(state.walled, tables.bearer[space])
    if tables.beside[side, 1] < 0:
        return  # the coast and the edge are joined from the start
    one, two = knot(state.knots, point), knot(state.knots, other)
    if one == two:
        split(tables, state, side, scratch)
    else:
        state.knots[one] = two


@compiled
def _spread(
    tables: Record, state: Record, queue: NDArray[int16], ends: int, read: int, old: int
) -> int:
    """Spread from one space of a queue to its neighbours; return the new length of the queue."""
    space = queue[read]
    mark = state.part_at[space]
    for way in range(3):
        other = tables.across[space, way]
        if other < 0 or state.part_at[other] != old:
            continue
        if not bits.has(state.walls, tables.across_side[space, way]):
            state.part_at[other] = mark
            queue[ends] = other
            ends += 1
    return ends


@compiled
def split(tables: Record, state: Record, side: int, scratch: Record) -> None:
    """Divide the part of the land around a side: the smaller piece becomes a new part."""
    one, two = tables.beside[side, 0], tables.beside[side, 1]
    old, new = state.part_at[one], state.parts
    left, right = scratch.queue, scratch.other
    left[0], right[0] = one, two
    state.part_at[one], state.part_at[two] = new, new + 1
    read, ends, other_ends = 0, 1, 1
    while read < ends and read < other_ends:
        ends = _spread(tables, state, left, ends, read, old)
        other_ends = _spread(tables, state, right, other_ends, read, old)
        read += 1
    if read >= ends:
        _close(tables, state, left, ends, right, other_ends, old)
    else:
        _close(tables, state, right, other_ends, left, ends, old)


@compiled
def _close(
    tables: Record,
    state: Record,
    piece: NDArray[int16],
    ends: int,
    rest: NDArray[int16],
    other_ends: int,
    old: int,
) -> None:
    """Make a piece the newest part; the rest keeps the old number."""
    new = state.parts
    state.parts += 1
    state.value[new] = state.bears[new] = state.guards[new] = 0
    for symbol in range(SYMBOLS):
        state.need[new, symbol] = 0
    bits.clear(state.within[new])
    for at in range(other_ends):
        state.part_at[rest[at]] = old
    for at in range(ends):
        state.part_at[piece[at]] = new
        _move(tables, state, piece[at], old, new)
    owner = state.owner[old]
    state.owner[new] = owner if state.guards[new] else NOBODY
    state.owner[old] = owner if state.guards[old] else NOBODY


@compiled
def _move(tables: Record, state: Record, space: int, old: int, new: int) -> None:
    """Move a space from the counts of one part to those of another."""
    bearer = tables.bearer[space]
    if bearer < 0:
        state.value[old] -= 1
        state.value[new] += 1
        return
    symbol = tables.kind[bearer]
    state.need[old, symbol] -= 1
    state.need[new, symbol] += 1
    state.bears[old] -= 1
    state.bears[new] += 1
    bits.drop(state.within[old], bearer)
    bits.put(state.within[new], bearer)
    if bits.has(state.held, bearer):
        state.guards[old] -= 1
        state.guards[new] += 1


@compiled
def station(state: Record, part: int, seat: int, space: int) -> None:
    """Place a guard of a seat on a symbol space."""
    bits.put(state.mine[seat], space)
    bits.put(state.held, space)
    state.stationed[seat] += 1
    state.guards[part] += 1
    state.owner[part] = seat


@compiled
def withdraw(state: Record, part: int, space: int) -> None:
    """Return a guard to its seat."""
    seat = state.owner[part]
    bits.drop(state.mine[seat], space)
    bits.drop(state.held, space)
    state.stationed[seat] -= 1
    state.guards[part] -= 1
    if state.guards[part] == 0:
        state.owner[part] = NOBODY
