"""Play on from a position, in both engines."""

from __future__ import annotations

from collections.abc import Sequence

from satrap.core.chance import SeededChance
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.fast import layout
from tests.alexander_the_great.boards import SEED, AtgMatch
from tests.fast.alexander_the_great.pair import Pair


def pair_of(match: AtgMatch) -> Pair:
    """Begin where a match begins."""
    return Pair(match.setup, SeededChance(SEED))


def play(pair: Pair, *notations: str) -> None:
    """Let whoever decides play, one after the other; those who decide at once, together."""
    actions = [GAME.parse_action(pair.state.config.setup, each) for each in notations]
    while actions:
        count = len(GAME.deciders(pair.state))
        pair.play(*actions[:count])
        actions = actions[count:]


def finish(pair: Pair, splits: Sequence[str] = ()) -> None:
    """Play to the end: with these splits, and else whatever comes first."""
    while seats := GAME.deciders(pair.state):
        if splits and pair.record.phase == layout.ALLOCATE:
            play(pair, *splits)
        else:
            pair.play(*(pair.legal()[number][0] for number in range(len(seats))))
    pair.end()
