"""The simple bot: it searches its whole turn, and splits its cubes by a mixed plan.

At every decision it plans the rest of the turn afresh, and remembers nothing between decisions.
Only its secret choices are random.
"""

from __future__ import annotations

import random

from satrap.bots.alexander_the_great.building import choose_attempt
from satrap.bots.alexander_the_great.marches import choose_move
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
    ) -> AnyAction:
        """Return the first action of its plan."""
        known = known_in(view)
        assert known is not None
        action = self._choose(Scene(*known, self.weights), legal, generator)
        return action if is_lawful(action, legal) else sample(legal, generator)

    def _choose(
        self, scene: Scene, legal: Choices[AnyAction], generator: random.Random
    ) -> AnyAction:
        phase = scene.turn.phase
        if phase == Phase.ALLOCATE:
            return choose_split(scene, generator)
        if phase == Phase.REDISTRIBUTE:
            return choose_resplit(scene, generator)
        if phase == Phase.MOVE:
            return choose_move(scene)
        if phase == Phase.BUILD:
            return choose_attempt(scene)
        return list(legal)[-1]  # the last seat sees what all others do
