"""Everything that can follow a position: every legal action, some plies deep, in both engines."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from satrap.core.game import Json
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.board import Board
from tests.alexandros.boards import NAMES
from tests.fast.alexandros.pair import Pair


def pair_at(
    land: Board, *, players: int = 2, options: Mapping[str, object] | None = None, **position: Json
) -> Pair:
    """Return a pair that begins in a position."""
    setup = GAME.setup(
        NAMES[:players], options=options, board=land, starter=0, position=position or None
    )
    return Pair(setup, random.Random(3))


def explore(pair: Pair, plies: int, most: int = 3) -> Counter[str]:
    """Try every action, then some of those that follow, to this depth; count what was tried.

    After the first ply, at most `most` actions are tried, from both ends of the list, and a state
    seen before is not explored again.
    """
    seen: Counter[str] = Counter()
    visited: set[bytes] = set()
    for action in pair.check():
        _try(pair, action, plies, most, seen, visited)
    return seen


def _try(
    pair: Pair, action: AnyAction, plies: int, most: int, seen: Counter[str], visited: set[bytes]
) -> None:
    pair = pair.twin()
    pair.play(action)
    seen[str(action)] += 1
    legal = pair.check()
    if pair.is_over:
        seen[f"ended by {pair.state.turn.ending}"] += 1
    if plies == 1 or pair.record.tobytes() in visited:
        return
    visited.add(pair.record.tobytes())
    front = (most + 1) // 2
    few = legal if len(legal) <= most else legal[:front] + legal[len(legal) - most + front :]
    for other in few:
        _try(pair, other, plies - 1, most, seen, visited)
