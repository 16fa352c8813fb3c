"""How the two easiest levels see the game, and what they overlook.

They play like people who have read the rules once: they want land of their own first, claim what
is not too dear, levy unless others gain far more, and stop taking cards when they have plenty. They
see few of the marches, overlook free land for a turn or two, chances to take over and most of what
others gain, and misjudge what an action gains. Early in a match they leave a seat its only land.
They do not miss the obvious: a gain is never taken for a loss, and what gains far more than
anything else stays the best of what comes to their mind.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from satrap.bots.alexandros.outlook import Rated
from satrap.bots.alexandros.values import Weights, lack
from satrap.bots.alexandros.walks import Walk
from satrap.games.alexandros import claims
from satrap.games.alexandros.actions import (
    AnyAction,
    DrawCard,
    LevyTaxes,
    Occupy,
    Special,
    TakeBackGuard,
    TakeCard,
    TakeOver,
)
from satrap.games.alexandros.numbers import GOAL, GUARDS
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.state import Known, Province
from satrap.games.alexandros.steps.levy_taxes import incomes

RECRUIT = Weights(
    land=2.5,
    card=0.5,
    fading=0.7,
    guard=0.2,
    crowd=0.85,
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
    levies=0.7,
    envy=5,
    specials=0.05,
    eye=0.6,
    purse=6,
    mercy=10,
    enough=13,
)
HOPLITE = Weights(
    soon=0.4,
    marches=1,
    notice=0.3,
    slip=0.9,
    fear=0.6,
    heed=0.55,
    raids=0.4,
    envy=7,
    specials=0.5,
    eye=0.9,
    purse=9,
    mercy=6,
    enough=14,
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
    if generator.random() >= weights.levies or _is_gift(weights, known):
        missed += (LevyTaxes,)
    return [
        (worth, action)
        for worth, action in rated
        if not isinstance(action, missed)
        and not _gives_up(known, action)
        and _is_fair_claim(weights, known, action)
    ]


def _is_gift(weights: Weights, known: Known) -> bool:
    """Say whether another seat would gain far more by a levy, and the levy would not win."""
    seat, gains = known.turn.seat, [0] * known.config.seats
    for income in incomes(known.config, known.table):
        gains[income.seat] += income.points
    scores = [score + gain for score, gain in zip(known.table.scores, gains, strict=True)]
    mine, gain = scores.pop(seat), gains.pop(seat)
    return max(gains) - gain >= weights.envy and mine < max(GOAL, *scores)


def _gives_up(known: Known, action: AnyAction) -> bool:
    """Say whether the last guard would leave a province although there are guards in reserve."""
    if not isinstance(action, TakeBackGuard) or not reserve(known.table, known.turn.seat, GUARDS):
        return False
    part = _around(known, action.space)
    return part.guards.bit_count() == 1 and part.value > 0


def _is_fair_claim(weights: Weights, known: Known, action: AnyAction) -> bool:
    """Say whether an action is no claim, or one that comes to mind, not too dear or too hard."""
    if not isinstance(action, Occupy | TakeOver):
        return True
    part = _around(known, action.space)
    removal = claims.removal(known.config, part.guards)
    lacking = lack(part.need, removal, known.hand)
    if part.size + sum(removal) - max(1, lacking) > weights.purse:
        return False
    if isinstance(action, TakeOver):
        is_only = part.guards == known.table.guards[part.owner]
        return not is_only or known.turn.number > weights.mercy * known.config.seats
    return _sees(weights, known, part)


def _sees(weights: Weights, known: Known, part: Province) -> bool:
    """Say whether free land comes to mind: always to a seat without land or full of cards."""
    if not known.table.guards[known.turn.seat] or sum(known.hand) >= weights.enough:
        return True
    moment = known.turn.number, known.turn.seat, known.table.walls, part.first
    return random.Random(repr(moment)).random() < weights.eye


def _around(known: Known, space: str) -> Province:
    at = known.config.tables.spaces[space]
    return next(part for part in known.table.provinces if part.spaces >> at & 1)


def misjudged(
    weights: Weights, worths: Sequence[float], usual: float, generator: random.Random
) -> list[float]:
    """Shrink what each choice gains or loses compared with a usual one, at random."""
    if not weights.slip:
        return list(worths)
    return [usual + (worth - usual) * (1.0 - weights.slip * generator.random()) for worth in worths]
