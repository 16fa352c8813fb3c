"""How the two easiest levels see the game, and what they overlook.

They play like people who have read the rules once: they want land of their own first, claim what
they can pay for, levy now and then, and stop taking cards when they have plenty. They see few of
the marches, overlook chances to take over and most of what others gain, and misjudge what an action
gains. They do not miss the obvious: a gain is never taken for a loss, and what gains far more than
anything else stays the best of what comes to their mind.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from satrap.bots.alexandros.outlook import Rated
from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import Walk
from satrap.games.alexandros.actions import (
    AnyAction,
    DrawCard,
    LevyTaxes,
    Special,
    TakeBackGuard,
    TakeCard,
    TakeOver,
)
from satrap.games.alexandros.numbers import GUARDS
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.state import Known

RECRUIT = Weights(
    land=2.5,
    card=0.5,
    fading=0.7,
    guard=0.2,
    crowd=1.0,
    soon=0.1,
    cut=0.0,
    unseen=0.0,
    ready=0.0,
    eve=0.0,
    marches=1,
    notice=0.01,
    slip=0.98,
    fear=0.5,
    heed=0.0,
    raids=0.08,
    levies=0.2,
    specials=0.05,
    enough=11,
)
HOPLITE = Weights(
    soon=0.4,
    marches=1,
    notice=0.2,
    slip=0.9,
    fear=0.6,
    heed=0.55,
    raids=0.3,
    specials=0.5,
    enough=16,
)


def noticed(
    weights: Weights, walks: Iterable[Walk], cards: int, generator: random.Random
) -> Iterable[Walk]:
    """Return the marches that a player sees: all of them, or random ones for each choice.

    A special move costs a card: it seldom comes to the mind of a beginner with few of them.
    """
    if weights.notice >= 1.0:
        return walks
    found: dict[AnyAction, list[Walk]] = {}
    for walk in walks:
        found.setdefault(walk.action, []).append(walk)
    usual = [action for action in found if not isinstance(action, Special)]
    if usual and cards < weights.enough and generator.random() >= weights.specials:
        found = {action: found[action] for action in usual}
    return [
        walk
        for ways in found.values()
        for walk in generator.sample(ways, max(1, round(weights.notice * len(ways))))
    ]


def thought_of(
    weights: Weights, known: Known, rated: Sequence[Rated], generator: random.Random
) -> list[Rated]:
    """Return the actions that come to a player's mind; a beginner gives up no land for nothing."""
    if not weights.slip:
        return list(rated)
    missed: tuple[type, ...] = ()
    if sum(known.hand) >= weights.enough:
        missed += DrawCard, TakeCard
    if generator.random() < (1.0 - weights.raids) ** (known.config.seats - 1):
        missed += (TakeOver,)
    if generator.random() >= weights.levies:
        missed += (LevyTaxes,)
    return [
        each for each in rated if not (isinstance(each[1], missed) or _gives_up(known, each[1]))
    ]


def _gives_up(known: Known, action: AnyAction) -> bool:
    """Say whether the last guard would leave a province although there are guards in reserve."""
    if not isinstance(action, TakeBackGuard) or not reserve(known.table, known.turn.seat, GUARDS):
        return False
    space = 1 << known.config.tables.spaces[action.space]
    return any(part.guards == space and part.value for part in known.table.provinces)


def misjudged(
    weights: Weights, worths: Sequence[float], usual: float, generator: random.Random
) -> list[float]:
    """Shrink what each choice gains or loses compared with a usual one, at random."""
    if not weights.slip:
        return list(worths)
    return [usual + (worth - usual) * (1.0 - weights.slip * generator.random()) for worth in worths]
