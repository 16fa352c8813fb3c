"""Where Alexander can march: free spaces, the nearest of them, and paths that can be paid for."""

from __future__ import annotations

from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast import bits
from satrap.games.alexandros.fast.codes import TOUCHING
from satrap.games.alexandros.fast.layout import EXITS, Mask, Record

UNKNOWN = 30_000  # more walls than any path needs


@compiled
def free_spaces(tables: Record, state: Record, free: Mask) -> None:
    """Find the symbol spaces with no wall and no guard that are not blocked by Alexander."""
    touches = tables.alexander_blocks == TOUCHING
    for word in range(free.shape[0]):
        blocked = state.walled[word] | state.held[word]
        if touches:
            blocked |= tables.touching[state.alexander, word]
        free[word] = tables.symbols[word] & ~blocked
    if not touches and state.standing >= 0:
        bits.drop(free, state.standing)


@compiled
def nearest(tables: Record, point: int, symbol: int, spaces: Mask, found: Mask) -> int:
    """Find the nearest spaces of a symbol; return how far they are, or -1."""
    bits.clear(found)
    far = -1
    for place in range(tables.first[symbol], tables.first[symbol + 1]):
        if far >= 0 and tables.reach[point, place] > far:
            break
        space = tables.near[point, place]
        if bits.has(spaces, space):
            far = tables.reach[point, place]
            bits.put(found, space)
    return far


@compiled
def nearest_of_all(tables: Record, point: int, spaces: Mask, found: Mask) -> None:
    """Find the nearest spaces, whatever their symbol."""
    bits.clear(found)
    far = UNKNOWN
    for place in range(tables.first[tables.first.shape[0] - 1]):
        space = tables.near[point, place]
        reach = tables.reach[point, place]
        if reach <= far and bits.has(spaces, space):
            if reach < far:
                bits.clear(found)
            far = reach
            bits.put(found, space)


@compiled
def walls_left(state: Record) -> int:
    """Return how many walls of either colour are left."""
    return int(state.black_left + state.red_left)


@compiled
def has_plenty(tables: Record, state: Record) -> bool:
    """Say whether enough walls are left for any march, however long."""
    return bool(walls_left(state) >= tables.farthest[state.alexander])


@compiled
def fewest_walls(tables: Record, state: Record, start: int, end: int, scratch: Record) -> int:
    """Return how many new walls the cheapest shortest path needs."""
    costs, queue = scratch.costs, scratch.queue
    for point in range(tables.points):
        costs[point] = UNKNOWN
    costs[start] = 0
    queue[0] = start
    read, written = 0, 1
    while read < written:
        point = queue[read]
        read += 1
        onward = tables.onward[end, point]
        for way in range(EXITS):
            if not onward >> way & 1:
                continue
            other = tables.exits[point, way]
            price = costs[point]
            if not bits.has(state.walls, tables.exit_side[point, way]):
                price += 1
            if costs[other] == UNKNOWN:
                queue[written] = other
                written += 1
            costs[other] = min(costs[other], price)
    return int(costs[end])


@compiled
def is_payable(
    tables: Record, state: Record, start: int, end: int, left: int, scratch: Record
) -> bool:
    """Say whether some shortest path needs no more new walls than are left."""
    if tables.distance[start, end] <= left:
        return True
    return fewest_walls(tables, state, start, end, scratch) <= left


@compiled
def payable_points(tables: Record, state: Record, space: int, scratch: Record) -> int:
    """Put the points of a space that can be paid for on the scratch; return how many."""
    left = walls_left(state)
    count = 0
    for corner in range(3):
        point = tables.corners[space, corner]
        if is_payable(tables, state, state.alexander, point, left, scratch):
            scratch.points[count] = point
            count += 1
    return count


@compiled
def keep_payable(tables: Record, state: Record, spaces: Mask, scratch: Record) -> None:
    """Remove from a set the spaces that no payable path leads to."""
    if has_plenty(tables, state):
        return
    for space in range(tables.first[tables.first.shape[0] - 1]):
        if bits.has(spaces, space) and payable_points(tables, state, space, scratch) == 0:
            bits.drop(spaces, space)


@compiled
def side_between(tables: Record, point: int, other: int) -> int:
    """Return the side between two neighbouring points."""
    way = 0
    while tables.exits[point, way] != other:
        way += 1
    return int(tables.exit_side[point, way])


@compiled
def new_walls(tables: Record, state: Record) -> int:
    """Return how many sides of the path have no wall yet."""
    count = 0
    for step in range(state.steps - 1):
        side = side_between(tables, state.path[step], state.path[step + 1])
        if not bits.has(state.walls, side):
            count += 1
    return count


@compiled
def next_points(tables: Record, state: Record, scratch: Record) -> int:
    """Put on the scratch the next points of a path that can be paid for; return how many."""
    here, end, count = state.path[state.steps - 1], state.point, 0
    left = walls_left(state)
    is_short = left < tables.distance[state.alexander, end]
    if is_short:
        left -= new_walls(tables, state)
    onward = tables.onward[end, here]
    for way in range(EXITS):
        if not onward >> way & 1:
            continue
        other = tables.exits[here, way]
        if is_short:
            rest = left
            if not bits.has(state.walls, tables.exit_side[here, way]):
                rest -= 1
            if not is_payable(tables, state, other, end, rest, scratch):
                continue
        scratch.steps[count] = other
        count += 1
    return count
