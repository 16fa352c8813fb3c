"""Whole marches of Alexander: all that a position allows, and geometry the slow way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from satrap.core.chance import SeededChance
from satrap.core.game import Event
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.events import Marched, SpaceChosen
from satrap.games.alexandros.lattice import (
    Point,
    Space,
    format_point,
    format_space,
    parse_point,
)
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import State
from tests.alexandros.boards import SEED, AlexandrosMatch


class Around:
    """Names points and spaces relative to one point: i to the east, j to the south-east.

    A space hangs from its point (`down`) or has it as its tip (`up`).
    """

    def __init__(self, origin: str) -> None:
        point = parse_point(origin)
        assert point is not None
        self._origin = point

    def point(self, i: int, j: int) -> str:
        return format_point(Point(self._origin.i + i, self._origin.j + j))

    def down(self, i: int, j: int) -> str:
        return format_space(Space(self._origin.i + i, self._origin.j + j, False))

    def up(self, i: int, j: int) -> str:
        return format_space(Space(self._origin.i + i, self._origin.j + j, True))


MARCHING = (Phase.SOURCE, Phase.SPACE, Phase.POINT, Phase.PATH)


class March(NamedTuple):
    """One whole march: what was chosen, the path, how many walls were laid, the state after."""

    source: str
    space: str
    path: tuple[str, ...]
    new: int
    state: State

    @property
    def point(self) -> str:
        """Return the point where Alexander ended."""
        return self.path[-1]


def every_march(match: AlexandrosMatch) -> list[March]:
    """Return every march that the seat in turn can choose, to the last side of its path."""
    return list(_marches(match.state, "", ()))


def _marches(state: State, source: str, told: tuple[Event, ...]) -> Iterator[March]:
    if state.turn.phase not in MARCHING:
        yield from _told(state, source, told)
        return
    for action in GAME.legal(state, state.turn.seat):
        step = GAME.apply(state, (action,), SeededChance(SEED))
        yield from _marches(step.state, source or str(action), (*told, *step.events))


def _told(state: State, source: str, told: tuple[Event, ...]) -> Iterator[March]:
    spaces = [event.space for event in told if isinstance(event, SpaceChosen)]
    for event in told:
        if isinstance(event, Marched):
            yield March(source, spaces[0], event.path, len(event.black + event.red), state)


@cache
def neighbours(board: Board) -> dict[str, set[str]]:
    """Return the points one side away from each point."""
    found: dict[str, set[str]] = {point: set() for point in board.point_names}
    for a, b in board.sides:
        found[board.point_names[a]].add(board.point_names[b])
        found[board.point_names[b]].add(board.point_names[a])
    return found


@cache
def distances(board: Board, start: str) -> dict[str, int]:
    """Return how many sides each point is away from a start."""
    found, ring, far = {start: 0}, {start}, 0
    while ring:
        far += 1
        ring = {other for point in ring for other in neighbours(board)[point]} - set(found)
        found |= dict.fromkeys(ring, far)
    return found


def corners(board: Board, space: str) -> set[str]:
    """Return the three points of a space."""
    at = board.space_names.index(space)
    return {board.point_names[point] for point in board.space_points[at]}


def how_far(board: Board, start: str, space: str) -> int:
    """Return the distance from a point to the nearest point of a space."""
    far = distances(board, start)
    return min(far[point] for point in corners(board, space))


def rim(board: Board, spaces: set[str]) -> list[str]:
    """Return the sides that lie between a set of spaces and other land."""
    found = []
    for side, beside in enumerate(board.side_spaces):
        inside = [board.space_names[space] in spaces for space in beside]
        if sorted(inside) == [False, True]:
            found.append(board.side_name(side))
    return found
