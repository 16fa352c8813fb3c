"""A seeded search that spreads the symbols evenly over the land (simulated annealing).

It swaps what two spaces bear, so the number of each symbol never changes.  The closer equal symbols
are to each other, and the more the share of symbols differs from place to place, the worse the
layout is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

from satrap.games.alexandros.lattice import OPEN, SYMBOLS, Space, corners, neighbours, place

SPACING = 2.3  # sides; equal symbols nearer than this repel each other
DISC = 1.7  # sides; the share of symbols is levelled over discs of this size and around points
LEVELLING = 0.3
SIDE_NEIGHBOURS = 1000.0  # equal symbols side by side are not allowed at all
HEAT = (1.2, 0.01)


def centre(space: Space) -> tuple[float, float]:
    """Return x and y of the middle of a space, in sides."""
    places = [place(point) for point in corners(space)]
    return sum(x for x, _ in places) / 3, sum(y for _, y in places) / 3


class Scatter:
    """A layout under search: what every space bears, what is fixed, and what is banned."""

    def __init__(
        self,
        land: Sequence[Space],
        fixed: Mapping[Space, int],
        banned: Mapping[Space, set[int]],
        share: float,
        seed: int,
    ) -> None:
        self.land = list(land)
        self.random = random.Random(seed)
        self.banned = [set() if space in fixed else banned.get(space, set()) for space in land]
        self.free = [at for at, space in enumerate(self.land) if space not in fixed]
        self.share = share
        self.near = self._near()
        self.groups = self._groups()
        self.groups_of = [
            [group for group, members in enumerate(self.groups) if at in members]
            for at in range(len(self.land))
        ]
        self.symbols = self._first(fixed)
        self.filled = [sum(self.symbols[at] != OPEN for at in group) for group in self.groups]

    def _near(self) -> list[dict[int, float]]:
        """Return for each space what an equal symbol on another space would cost."""
        middle = [centre(space) for space in self.land]
        near: list[dict[int, float]] = [{} for _ in self.land]
        for a, here in enumerate(middle):
            beside = set(neighbours(self.land[a]))
            for b, there in enumerate(middle):
                gap = math.dist(here, there)
                if a != b and gap < SPACING:
                    near[a][b] = (SPACING - gap) ** 2
                    if self.land[b] in beside:
                        near[a][b] = SIDE_NEIGHBOURS
        return near

    def _groups(self) -> list[frozenset[int]]:
        """Return the sets of spaces whose share of symbols is levelled."""
        points = {point for space in self.land for point in corners(space)}
        middle = [centre(space) for space in self.land]
        round_point = [
            frozenset(at for at, space in enumerate(self.land) if point in corners(space))
            for point in points
        ]
        discs = [
            frozenset(at for at, there in enumerate(middle) if math.dist(here, there) < DISC)
            for here in middle
        ]
        return sorted((*round_point, *discs), key=sorted)

    def _first(self, fixed: Mapping[Space, int]) -> list[int]:
        """Return a random layout with the fixed spaces and equal numbers of all symbols."""
        each = round(self.share * len(self.land) / len(SYMBOLS))
        bag = [symbol for symbol in range(len(SYMBOLS)) for _ in range(each)]
        for symbol in fixed.values():
            if symbol != OPEN:
                bag.remove(symbol)
        bag += [OPEN] * (len(self.free) - len(bag))
        self.random.shuffle(bag)
        return [fixed[space] if space in fixed else bag.pop() for space in self.land]

    def cost_at(self, at: int, symbol: int) -> float:
        """Return what a symbol on a space costs, apart from the levelling."""
        if symbol == OPEN:
            return 0.0
        ban = SIDE_NEIGHBOURS if symbol in self.banned[at] else 0.0
        return ban + sum(
            cost for other, cost in self.near[at].items() if self.symbols[other] == symbol
        )

    def level(self, group: int) -> float:
        """Return how far the share of symbols in a group is from the share on the board."""
        members = len(self.groups[group])
        return LEVELLING * (self.filled[group] - self.share * members) ** 2 / math.sqrt(members)

    def _cost(self, cells: tuple[int, int]) -> float:
        groups = {group for at in cells for group in self.groups_of[at]}
        levels = sum(self.level(group) for group in groups)
        return levels + sum(self.cost_at(at, self.symbols[at]) for at in cells)

    def _swap(self, a: int, b: int) -> None:
        symbols = self.symbols
        for at, other in ((a, b), (b, a)):
            change = (symbols[other] != OPEN) - (symbols[at] != OPEN)
            for group in self.groups_of[at] if change else ():
                self.filled[group] += change
        symbols[a], symbols[b] = symbols[b], symbols[a]

    def search(self, steps: int) -> None:
        """Cool the layout down: swaps that make it worse become rarer and rarer."""
        hot, cold = HEAT
        for step in range(steps):
            heat = hot * (cold / hot) ** (step / steps)
            a, b = self.random.sample(self.free, 2)
            if self.symbols[a] == self.symbols[b]:
                continue
            before = self._cost((a, b))
            self._swap(a, b)
            worse = self._cost((a, b)) - before
            if worse > 0 and self.random.random() >= math.exp(-worse / heat):
                self._swap(a, b)

    def borne(self) -> dict[Space, int]:
        """Return what every space bears."""
        return dict(zip(self.land, self.symbols, strict=True))

    def total(self) -> float:
        """Return the whole cost of the layout."""
        pairs = sum(self.cost_at(at, symbol) for at, symbol in enumerate(self.symbols))
        return pairs / 2 + sum(self.level(group) for group in range(len(self.groups)))
