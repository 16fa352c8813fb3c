"""The simple bot: it searches its whole turn and takes what is obviously worth most.

At every decision it plans the rest of the turn afresh: each march that is still open, how its walls
divide the land, and the best two actions after it. It remembers nothing between decisions, and
sees only what its seat may know.
"""

from __future__ import annotations

import random
from statistics import fmean

from satrap.bots.alexandros.acts import PASS, best_worth, rate_acts
from satrap.bots.alexandros.beginners import misjudged, noticed, thought_of
from satrap.bots.alexandros.claiming import rate_gifts, rate_guards
from satrap.bots.alexandros.grounds import ground_after, ground_now
from satrap.bots.alexandros.judge import Judge
from satrap.bots.alexandros.outlook import Rated, TurnPlan
from satrap.bots.alexandros.scene import Scene
from satrap.bots.alexandros.values import WEIGHTS, Weights
from satrap.bots.alexandros.walks import new_walls, walks
from satrap.bots.ideas import is_lawful
from satrap.bots.thoughtful import Thoughtful
from satrap.core.game import Choices, sample
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Known
from satrap.games.alexandros.view import View, known_in

NEARLY = 1e-9  # smaller differences are due to rounding
BOTHER = 1e-6  # per wall: of two equally good marches the one with fewer walls is better


class Simple(Thoughtful[View, AnyAction]):
    """Chooses what leads to the best end of its turn; among equals, at random."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def think(
        self, view: View, legal: Choices[AnyAction], generator: random.Random, limit: float | None
    ) -> tuple[AnyAction, ...]:
        """Return an action of the best plan."""
        rated, allowed = self._rate(view, tuple(legal), generator), frozenset(legal)
        rated = [each for each in rated if is_lawful(each[1], allowed)]
        if not rated:
            return (sample(legal, generator),)
        top = max(worth for worth, _ in rated) - NEARLY
        best = dict.fromkeys(action for worth, action in rated if worth >= top)
        return (generator.choice(list(best)),)

    def _rate(
        self,
        view: View,
        legal: tuple[AnyAction, ...],
        generator: random.Random,
    ) -> list[Rated]:
        known = known_in(view)
        assert known is not None
        judge, phase = Judge(view, known.turn.seat, self.weights), known.turn.phase
        if phase <= Phase.PATH:
            return _rate_walks(judge, known, generator)
        if phase == Phase.GIVE:
            return rate_gifts(known, legal)
        scene = Scene(judge, ground_now(known))
        if phase == Phase.GUARDS:
            return rate_guards(scene, known, legal)
        plan = plan_of(known, known.hand, known.table.display)
        rated = rate_acts(scene, plan, PASS in legal)
        rated = thought_of(self.weights, known, rated, generator)
        usual = rated[0][0] if rated else 0.0
        worths = misjudged(self.weights, [worth for worth, _ in rated], usual, generator)
        return [(worth, action) for worth, (_, action) in zip(worths, rated, strict=True)]


def _rate_walks(judge: Judge, known: Known, generator: random.Random) -> list[Rated]:
    """Rate all marches at a glance, and the best of them to the end of the turn."""
    weights, glances = judge.weights, []
    hurry = weights.hurry * max(0, known.turn.number - weights.patience) - BOTHER
    for walk in noticed(weights, walks(known), sum(known.hand), generator):
        scene = Scene(judge, ground_after(known, walk))
        plan = plan_of(known, walk.hand, walk.display)
        haste = hurry * new_walls(known, walk)
        glances.append((scene.worth(plan) + haste, haste, walk.action, scene, plan))
    worths = [glance[0] for glance in glances]
    seen = misjudged(weights, worths, fmean(worths or [0.0]), generator)
    ranks = sorted(range(len(glances)), key=lambda rank: -seen[rank])
    best = [glances[rank] for rank in ranks[: weights.marches]]
    return [(best_worth(scene, plan) + haste, action) for _, haste, action, scene, plan in best]


def plan_of(known: Known, hand: Cards, display: tuple[int, ...]) -> TurnPlan:
    """Return the moment of the turn from which the remaining actions are planned."""
    table, turn = known.table, known.turn
    return TurnPlan(table.guards, hand, display, table.scores, turn.actions, turn.levied)
