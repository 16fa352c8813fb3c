"""Cut shapes along straight lines; every side remembers what lies beyond it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from satrap.games.drawing.svg import Place

COAST = -1  # beyond a side that is a coast on the map


class Corner(NamedTuple):
    """A corner of a shape, and what lies beyond the side that begins here."""

    x: float
    y: float
    beyond: int


Ring = list[Corner]


class Edge(NamedTuple):
    """A straight line; a place is kept where `depth` is not negative."""

    a: float
    b: float
    c: float
    beyond: int

    def depth(self, at: Corner) -> float:
        """Return how far inside a place lies (in units of the line)."""
        return self.a * at.x + self.b * at.y + self.c

    def along(self, at: Corner) -> float:
        """Return how far along the line a place on it lies."""
        return self.a * at.y - self.b * at.x


def line_between(inside: Place, outside: Place, beyond: int) -> Edge:
    """Return the line midway between two places."""
    a, b = inside[0] - outside[0], inside[1] - outside[1]
    return Edge(a, b, -(a * (inside[0] + outside[0]) + b * (inside[1] + outside[1])) / 2, beyond)


def clip(rings: Iterable[Ring], lines: Iterable[Edge]) -> list[Ring]:
    """Cut shapes (holes are rings that run the other way) along lines, one by one."""
    kept = list(rings)
    for line in lines:
        kept = list(_cut(kept, line))
    return kept


def _cut(rings: list[Ring], line: Edge) -> Iterator[Ring]:
    chains: list[Ring] = []
    for ring in rings:
        depths = [line.depth(corner) for corner in ring]
        if min(depths) >= 0:
            yield ring
        elif max(depths) >= 0:
            chains += _chains(ring, depths, line)
    yield from _joined(chains, line)


def _chains(ring: Ring, depths: list[float], line: Edge) -> Iterator[Ring]:
    """Yield what lies inside, from each place where the ring enters to where it leaves."""
    first = next(n for n, depth in enumerate(depths) if depth >= 0 > depths[n - 1])
    chain: Ring = []
    for number in range(first, first + len(ring)):
        here, after = number % len(ring), (number + 1) % len(ring)
        if depths[here] >= 0:
            if not chain:
                chain.append(_crossing(ring[here - 1], ring[here], line, ring[here - 1].beyond))
            chain.append(ring[here])
            if depths[after] < 0:
                chain.append(_crossing(ring[here], ring[after], line, line.beyond))
                yield chain
                chain = []


def _crossing(one: Corner, two: Corner, line: Edge, beyond: int) -> Corner:
    a, b = line.depth(one), line.depth(two)
    share = a / (a - b)
    return Corner(one.x + share * (two.x - one.x), one.y + share * (two.y - one.y), beyond)


def _joined(chains: list[Ring], line: Edge) -> Iterator[Ring]:
    """Join chains along the line: land lies between an exit and the next entry."""
    ends = sorted(range(len(chains)), key=lambda n: line.along(chains[n][-1]))
    starts = sorted(range(len(chains)), key=lambda n: line.along(chains[n][0]))
    following = dict(zip(ends, starts, strict=True))
    while following:
        ring: Ring = []
        number = next(iter(following))
        while number in following:
            ring += chains[number]
            number = following.pop(number)
        yield ring
