"""A first opponent: looks through its whole turn and takes what is obviously worth most.

At every decision it plans the rest of its turn anew: each march that is still open, how its walls
divide the land, and the best two actions after it. It keeps nothing between decisions.
"""

from __future__ import annotations

import random

from satrap.bots.alexandros.acts import best_acts, best_spaces, best_worth
from satrap.bots.alexandros.judge import Judge, Plan, Scene
from satrap.bots.alexandros.values import Weights
from satrap.bots.alexandros.walks import Walk, divided, walks
from satrap.core.game import Choices, sample
from satrap.games.alexandros import marches
from satrap.games.alexandros.actions import AddGuard, AnyAction, GiveCard, Pay
from satrap.games.alexandros.cards import SYMBOL_OF, minus, missing
from satrap.games.alexandros.state import NOWHERE, Config, Known, Phase, Province
from satrap.games.alexandros.tables import Mask, Tables
from satrap.games.alexandros.view import View, known_in



class Simple:
    def __init__(self, weights: Weights = Weights()) -> None:  # noqa: B008
        self.weights = weights

    def choose(self, view: View, legal: Choices[AnyAction], generator: random.Random) -> AnyAction:
        """Return the action that leads to the best end of the turn."""
        if len(legal) == 1:
            return next(iter(legal))
        known = known_in(view)
        assert known is not None
        judge = Judge(view, known.turn.seat, self.weights)
        rated = [pair for pair in _rated(judge, known, legal) if pair[1] in legal]
        if not rated:
            return sample(legal, generator)
        top = max(value for value, _ in rated)
        best = list(dict.fromkeys(action for value, action in rated if value >= top - 1e-9))
        return generator.choice(best)


def _rated(judge, known, legal):
    phase = known.turn.phase
    if phase <= Phase.PATH:
        return _rated_walks(judge, known)
    scene = _scene(judge, known.table.guards, known.table.provinces, known.table.walled, known.table.alexander, known.table.standing, known.turn.ending != "", known.table.display)
    if phase == Phase.ACT:
        return best_acts(scene, _plan(known, known.hand, known.table.display))
    if phase == Phase.GUARDS:
        return _rated_guards(judge, scene, known, legal)
    return _rated_gifts(judge, known, legal)


def _plan(known, hand, display):
    table, turn = known.table, known.turn
    return Plan(table.guards, hand, display, table.scores, turn.actions, turn.levied)


def _scene(judge, guards, parts, walled, alexander, standing, is_last, display):
    config = judge.config
    tables = config.tables
    blocked = walled
    for each in guards:
        blocked |= each
    if config.options.alexander_blocks == "touching":
        blocked |= tables.touching[alexander]
    elif standing != NOWHERE:
        blocked |= 1 << standing
    free = tables.symbol_spaces & ~blocked
    return Scene(judge, parts, tuple(_aim(tables, alexander, s, free) for s in range(5)), free, is_last, display)


def _aim(tables, alexander, symbol, free):
    for _, ring in tables.nearest[alexander][symbol]:
        if ring & free:
            return ring & free
    return 0


def _rated_walks(judge, known):
    found = []
    for walk in walks(known):
        walled, count, parts = divided(known, walk.path)
        is_last = count > known.table.black_left
        scene = _scene(judge, known.table.guards, parts, walled, walk.path[-1], walk.space, is_last, walk.display)
        plan = _plan(known, walk.hand, walk.display)
        found.append((scene.worth(plan), walk.action, scene, plan))
    found.sort(key=lambda each: -each[0])
    return [(best_worth(scene, plan), action) for _, action, scene, plan in found[:judge.weights.looked]]


def _rated_guards(judge, scene, known, legal):
    claim = known.turn.claim
    hand = minus(known.hand, claim.removal)
    lacking = missing(claim.province.need, hand)
    found = []
    for action in legal:
        if isinstance(action, Pay):
            return [(1.0, action)]
        space = known.config.tables.spaces[action.space]
        symbol = known.config.tables.board.symbols[space]
        value = 1.0 if lacking[symbol] else 0.0
        value += 0.5 if best_spaces(judge, scene, claim.province, symbol, lacking[symbol]) >> space & 1 else 0.0
        found.append((value, action))
    return found


def _rated_gifts(judge, known, legal):
    gift = known.turn.gift
    bearing = known.config.tables.bearing
    mine, theirs = known.table.guards[known.turn.seat], known.table.guards[gift.loser]
    cards = known.table.traces[gift.loser].known
    found = []
    for action in legal:
        card = SYMBOL_OF[action.card]
        harm = (2.0 if mine & bearing[card] else 0) + (1.0 if theirs & bearing[card] else 0) - 0.1*cards[card]-0.1*gift.given[card]
        found.append((-harm, action))
    return found
