"""The simple bot: it searches its whole turn, and splits its cubes by a mixed plan.

A march is planned as a whole. It remembers nothing: at its next decision it plans afresh.
Only its secret choices are random.
"""

from __future__ import annotations

import random

from satrap.bots.alexander_the_great.building import choose_attempt
from satrap.bots.alexander_the_great.marches import choose_march
from satrap.bots.alexander_the_great.scene import Scene
from satrap.bots.alexander_the_great.splitting import choose_resplit, choose_split
from satrap.bots.alexander_the_great.values import WEIGHTS, Weights
from satrap.bots.ideas import is_lawful
from satrap.bots.thoughtful import Thoughtful
from satrap.core.game import Choices, sample
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.view import View, known_in


class Simple(Thoughtful[View, AnyAction]):
    """Chooses what leads to the best end of its turn."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def think(
        self, view: View, legal: Choices[AnyAction], generator: random.Random, limit: float | None
    ) -> tuple[AnyAction, ...]:
        """Return the actions of its plan."""
        known = known_in(view)
        assert known is not None
        plan = self._choose(Scene(*known, self.weights), legal, generator)
        return plan if is_lawful(plan[0], legal) else (sample(legal, generator),)

    def _choose(
        self, scene: Scene, legal: Choices[AnyAction], generator: random.Random
    ) -> tuple[AnyAction, ...]:
        phase = scene.turn.phase
        if phase == Phase.ALLOCATE:
            return (choose_split(scene, generator),)
        if phase == Phase.REDISTRIBUTE:
            return (choose_resplit(scene, generator),)
        if phase == Phase.MOVE:
            return choose_march(scene)
        if phase == Phase.BUILD:
            return (choose_attempt(scene),)
        return (list(legal)[-1],)  # the last seat sees what all others do
