"""A board as integer tables: sets of spaces, points and sides are bit masks.

Everything that does not change during a match is computed here once, so that a rule takes only a
few operations on integers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby

from satrap.core.text import Text
from satrap.games.alexandros import actions
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.knots import Knots, Ring, loose, spaces_beyond, tie
from satrap.games.alexandros.lattice import OPEN, SYMBOLS
from satrap.games.alexandros.mapping import point_place, space_centre
from satrap.games.alexandros.places import PlaceName, heading, place_text, places_of

Mask = int
Onward = tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(maxsize=1 << 12)  # the same few sets recur again and again
def bits(mask: Mask) -> tuple[int, ...]:
    """Return the numbers in a set, ascending."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


class Tables:
    """The tables of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.spaces = {name: number for number, name in enumerate(board.space_names)}
        self.points = {name: number for number, name in enumerate(board.point_names)}
        self.sides = {board.side_name(side): side for side in range(len(board.sides))}
        self.side_names = tuple(self.sides)
        self.places = places_of(board)  # per space: what it is called
        self.named: Mask = sum(1 << space for space in board.names)
        self.corner = lru_cache(maxsize=None)(self._corner)
        self.way = lru_cache(maxsize=None)(self._way)
        self.signs = tuple(map(self._sign, range(len(board.symbols))))
        self.land: Mask = (1 << len(board.symbols)) - 1
        self.bearing = tuple(self._bearing(symbol) for symbol in range(len(SYMBOLS)))
        self.need = lru_cache(maxsize=1 << 12)(self.count)  # for sets that recur
        self.symbol_spaces: Mask = sum(self.bearing)
        self.open_spaces: Mask = self.land & ~self.symbol_spaces
        self.touching = self._touching()  # per point: the spaces that it is a corner of
        self.beside = tuple(sum(1 << space for space in two) for two in board.side_spaces)
        self.is_inner = tuple(len(two) == 2 for two in board.side_spaces)
        self.across = self._across()  # per space: (neighbour, side between)
        self.beyond = spaces_beyond(self.across, len(board.sides))  # per side: see `knots`
        self.exits = self._exits()  # per point: (next point, side between)
        self.between = tuple(dict(each) for each in self.exits)  # per point: next point -> side
        self.distance = tuple(self._distances(point) for point in range(len(board.point_names)))
        self.farthest = tuple(map(max, self.distance))  # per point: the longest distance from it
        self.onward = self._onward()  # per end and point: (next point nearer to it, side between)
        self.runs = self._runs()  # per end and point: the next points while there is only one way
        self.nearest = tuple(self._nearest(point) for point in range(len(board.point_names)))
        self.shore = self._shore()  # the knots before the first wall
        self._make_actions(board)

    def count(self, spaces: Mask) -> Cards:
        """Count the symbols on a set of spaces: the cards that they would cost."""
        a, b, c, d, e = self.bearing
        return (
            (spaces & a).bit_count(),
            (spaces & b).bit_count(),
            (spaces & c).bit_count(),
            (spaces & d).bit_count(),
            (spaces & e).bit_count(),
        )

    def tie(self, knots: Knots, start: int, sides: Iterable[int]) -> tuple[Knots, list[Ring]]:
        """Join points by walls that lead on from a start; also return the rings they close."""
        return tie(knots, start, sides, self.board.sides, self.beyond)

    def called(self, space: str) -> Text | str:
        """Return what a space is called, in words."""
        return place_text(self.places[self.spaces[space]])

    def _corner(self, space: int, point: int) -> str:
        """Return which corner of a space a point is."""
        return heading(space_centre(self.board, space), point_place(self.board, point))

    def _way(self, start: int, end: int) -> str:
        """Return in which direction one point lies from another."""
        return heading(point_place(self.board, start), point_place(self.board, end))

    def _bearing(self, symbol: int) -> Mask:
        return sum(1 << n for n, borne in enumerate(self.board.symbols) if borne == symbol)

    def _sign(self, space: int) -> tuple[str, str, PlaceName]:
        """Return the name of a space, its symbol and what the space is called."""
        board = self.board
        symbol = board.symbols[space]
        shown = "" if symbol == OPEN else SYMBOLS[symbol]
        return board.space_names[space], shown, self.places[space]

    def _touching(self) -> tuple[Mask, ...]:
        touching = [0] * len(self.board.point_names)
        for space, corners in enumerate(self.board.space_points):
            for point in corners:
                touching[point] |= 1 << space
        return tuple(touching)

    def _across(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        across: list[list[tuple[int, int]]] = [[] for _ in self.board.symbols]
        for side, two in enumerate(self.board.side_spaces):
            if len(two) == 2:
                across[two[0]].append((two[1], side))
                across[two[1]].append((two[0], side))
        return tuple(map(tuple, across))

    def _exits(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        exits: list[list[tuple[int, int]]] = [[] for _ in self.board.point_names]
        for side, (a, b) in enumerate(self.board.sides):
            exits[a].append((b, side))
            exits[b].append((a, side))
        return tuple(tuple(sorted(each)) for each in exits)

    def _distances(self, start: int) -> tuple[int, ...]:
        """Return the distance to each point in sides; walls are ignored (EN, Moving Alexander)."""
        far = {start: 0}
        queue = deque([start])
        while queue:
            point = queue.popleft()
            for other, _ in self.exits[point]:
                if other not in far:
                    far[other] = far[point] + 1
                    queue.append(other)
        return tuple(far[point] for point in range(len(self.exits)))

    def _onward(self) -> tuple[Onward, ...]:
        """Return the exits that lie on shortest paths to each end (EN, Moving Alexander)."""
        return tuple(
            tuple(
                tuple(exit for exit in exits if far[exit[0]] < far[point])
                for point, exits in enumerate(self.exits)
            )
            for far in self.distance
        )

    def _runs(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return tuple(map(self._runs_to, self.distance, self.onward))

    def _runs_to(self, far: tuple[int, ...], onward: Onward) -> tuple[tuple[int, ...], ...]:
        runs: list[tuple[int, ...]] = [()] * len(far)
        for point in sorted(range(len(far)), key=far.__getitem__):
            if len(onward[point]) == 1:
                ((other, _),) = onward[point]
                runs[point] = (other, *runs[other])
        return tuple(runs)

    def _nearest(self, point: int) -> tuple[tuple[tuple[int, Mask], ...], ...]:
        """Return for each symbol its spaces in rings of equal distance, nearest ring first."""
        return tuple(self._rings(point, bearing) for bearing in self.bearing)

    def _rings(self, point: int, spaces: Mask) -> tuple[tuple[int, Mask], ...]:
        far = self.distance[point]
        reach = sorted((min(far[p] for p in self.board.space_points[s]), s) for s in bits(spaces))
        rings = groupby(reach, key=lambda pair: pair[0])
        return tuple((ring, sum(1 << space for _, space in pairs)) for ring, pairs in rings)

    def _shore(self) -> Knots:
        """Join the points along the coast and the board edge."""
        outer = [side for side, is_inner in enumerate(self.is_inner) if not is_inner]
        return self.tie(loose(len(self.exits)), self.board.start, outer)[0]

    def _steps(self, end: int, point: int) -> tuple[actions.TakeStep, ...]:
        """Return the first steps of all shortest ways from a point to an end."""
        return tuple(self.take_step[other] for other, _ in self.onward[end][point])

    def _make_actions(self, board: Board) -> None:
        names = board.space_names
        self.choose_space = tuple(map(actions.ChooseSpace, names))
        self.occupy = tuple(map(actions.Occupy, names))
        self.take_over = tuple(map(actions.TakeOver, names))
        self.add_guard = tuple(map(actions.AddGuard, names))
        self.take_back = tuple(map(actions.TakeBackGuard, names))
        self.choose_point = tuple(map(actions.ChoosePoint, board.point_names))
        self.take_step = tuple(map(actions.TakeStep, board.point_names))
        self.choose_corner = tuple(
            tuple(self.choose_point[point] for point in corners) for corners in board.space_points
        )
        self.steps = lru_cache(maxsize=None)(self._steps)

    def __reduce__(self) -> tuple[Callable[[Board], Tables], tuple[Board]]:
        return tables_of, (self.board,)  # pickled as its board: recomputed once per process


@lru_cache(maxsize=32)
def tables_of(board: Board) -> Tables:
    """Return the tables of a board, computed once."""
    return Tables(board)
