"""Play on from a position, in both engines."""

from __future__ import annotations

from collections.abc import Sequence

from satrap.core.chance import SeededChance
from satrap.games.alexander_the_great import GAME
from satrap.games.alexander_the_great.fast import layout
from tests.alexander_the_great.boards import SEED, AtgMatch
from tests.fast.alexander_the_great.pair import Pair


def pair_of(match: AtgMatch) -> Pair:
    """Return a pair that begins where a match begins."""
    return Pair(match.setup, SeededChance(SEED))


def play(pair: Pair, *notations: str) -> None:
    """Play for whoever decides, in turn; seats that decide simultaneously play together."""
    actions = [GAME.parse_action(pair.state.config.setup, each) for each in notations]
    while actions:
        count = len(GAME.deciders(pair.state))
        pair.play(*actions[:count])
        actions = actions[count:]


def finish(pair: Pair, splits: Sequence[str] = ()) -> None:
    """Play to the end, with these splits and otherwise the first legal action."""
    while seats := GAME.deciders(pair.state):
        if splits and pair.record.phase == layout.ALLOCATE:
            play(pair, *splits)
        else:
            pair.play(*(pair.legal()[number][0] for number in range(len(seats))))
    pair.end()
