"""Knots: which points are joined by walls, coast and board edge, and what a closed ring cuts off.

A fixed route leads through the land to each space; `beyond` holds for each side the spaces whose
route crosses it. Routes to the spaces on one side of a ring cross it an odd number of times, all
others an even number. So the exclusive or of the sets beyond all sides of a ring yields the spaces
on one side of it. Each point carries that sum for the walls that lead to it. A wall between two
points of the same knot closes a ring, and what it cuts off is known immediately, without a search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

Across = Sequence[tuple[int, int]]  # of a space: its neighbours, and the sides between
Ring = tuple[int, int]  # the side that closed it, and the spaces on one side of it


class Knots(Struct, frozen=True, gc=False):
    """Derived from the walls, so all knots compare equal: they must not make two tables differ."""

    letters: str  # per point; joined points share a letter
    sums: tuple[int, ...]  # per point: the sum for the walls that lead to it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knots)

    def __hash__(self) -> int:
        return 0


def spaces_beyond(across: Sequence[Across], sides: int) -> tuple[int, ...]:
    """Return the spaces beyond each side, on routes from the first space of each piece of land."""
    beyond, ways = [0] * sides, dict[int, tuple[int, ...]]()
    for first in range(len(across)):
        queue = [] if first in ways else [first]
        ways.setdefault(first, ())
        for space in queue:
            for other, side in across[space]:
                if other not in ways:
                    ways[other] = (*ways[space], side)
                    queue.append(other)
    for space, crossed in ways.items():
        for side in crossed:
            beyond[side] |= 1 << space
    return tuple(beyond)


def loose(points: int) -> Knots:
    """Return knots in which no points are joined."""
    return Knots("".join(map(chr, range(points))), (0,) * points)


def tie(
    knots: Knots,
    start: int,
    sides: Iterable[int],
    ends: Sequence[tuple[int, int]],
    beyond: Sequence[int],
) -> tuple[Knots, list[Ring]]:
    """Join the ends of the sides in turn; return the knots and the rings that were closed.

    Walls lead on from a start: what they reach joins its knot, mostly single points.
    """
    rings: list[Ring] = []
    letters, sums = knots.letters, list(knots.sums)
    home = letters[start]
    for side in sides:
        a, b = ends[side]
        one, other, spaces = letters[a], letters[b], sums[a] ^ sums[b] ^ beyond[side]
        if one == other:
            rings.append((side, spaces))
            continue
        if other == home:
            one, other = other, one
        point = letters.find(other)
        while point >= 0:
            sums[point] ^= spaces
            point = letters.find(other, point + 1)
        letters = letters.replace(other, one)
    return Knots(letters, tuple(sums)), rings
