"""Whole marches of Alexander: every one that a position allows, and geometry the slow way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from satrap.core.chance import SeededChance
from satrap.core.game import Event
from satrap.games.alexandros import GAME
from satrap.games.alexandros.board import Board
from satrap.games.alexandros.events import Marched, SpaceChosen
from satrap.games.alexandros.state import Phase, State
from tests.alexandros.boards import SEED, AlexandrosMatch

MARCHING = (Phase.SOURCE, Phase.SPACE, Phase.POINT, Phase.PATH)


class March(NamedTuple):
    """One whole march: what was chosen, the points walked, the walls laid, what came of it."""

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


def neighbours(board: Board, point: str) -> list[str]:
    """Return the points one side away."""
    names = board.point_names
    pairs = ((names[a], names[b]) for a, b in board.sides)
    return [b if a == point else a for a, b in pairs if point in (a, b)]


def distances(board: Board, start: str) -> dict[str, int]:
    """Return how many sides each point is away from a start."""
    found = {start: 0}
    ring = [start]
    while ring:
        ring = [b for a in ring for b in neighbours(board, a) if b not in found]
        found |= {point: max(found.values()) + 1 for point in ring}
    return found


def corners(board: Board, space: str) -> set[str]:
    """Return the three points of a space."""
    at = board.space_names.index(space)
    return {board.point_names[point] for point in board.space_points[at]}


def how_far(board: Board, start: str, space: str) -> int:
    """Return the distance from a point to the nearest point of a space."""
    far = distances(board, start)
    return min(far[point] for point in corners(board, space))
