"""Search the whole march of a turn: where every army ends, with and without the goal.

Each group of armies in turn is spread in the best way while the others keep their planned ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from satrap.bots.alexander_the_great.orders import Arrow, Flow, orders
from satrap.bots.alexander_the_great.scene import NEVER, Scene
from satrap.bots.alexander_the_great.spreads import Counts, counts_of, gains_of
from satrap.bots.alexander_the_great.trees import STAY, Places, Tree, trees
from satrap.games.alexander_the_great.actions import AnyAction, Stop
from satrap.games.alexander_the_great.groups import movable, payments
from satrap.games.alexander_the_great.numbers import STEPS
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Known
from satrap.games.alexander_the_great.tables import SYMBOL

OPEN = -1  # no place is shut
ROUNDS = 3  # how often each group is spread
BOTHER = 0.01  # per arrow: of two equally good marches the shorter one is better


class Spread(NamedTuple):
    """Armies in one place that have used the same number of steps, and how they spread."""

    place: int
    used: int
    armies: int
    tree: Tree
    ends: Counts


class MarchPlan(NamedTuple):
    """A whole march, and what it is worth."""

    worth: float
    groups: tuple[Spread, ...]
    ended: bool  # there is no later turn in the region


def choose_march(scene: Scene) -> tuple[AnyAction, ...]:
    """Return the moves of the best march, then stop; from the symbol all go together first."""
    known = Known(scene.config, scene.table, scene.turn, scene.seat)
    waiting = sum(movable(scene.turn.stocks[SYMBOL]))
    for way in scene.ground.ways[SYMBOL] if waiting else ():
        if payments(scene.box, way.price):
            return tuple(orders(known, Counter({Arrow(*way[:2]): waiting}), _evenly))
    plan = best_plan(scene)
    flow = sum((_flow(scene, plan, group) for group in plan.groups), Counter())
    return (*orders(known, flow, _Purse(scene, plan).pay), Stop())


def _evenly(box: Boxes, price: int) -> tuple[int, int]:
    found = payments(box, price)
    return found[len(found) // 2]


def _flow(scene: Scene, plan: MarchPlan, group: Spread) -> Flow:
    """Return how many armies of a group go over each arrow."""
    shut, flow = OPEN if plan.ended else scene.ground.goal, Flow()
    todo = [(group.tree, group.used)]
    while todo:
        tree, used = todo.pop()
        for way, ends in tree.branches:
            armies = sum(each for place, each in enumerate(group.ends) if ends >> place & 1)
            flow[Arrow(way.source, way.target)] += armies
            todo.append((trees(scene.ground, way.target, STEPS - used - 1, shut)[ends], used + 1))
    return flow


def best_plan(scene: Scene) -> MarchPlan:
    """Return the best march: one that goes on, or one that ends the region."""
    groups = _groups(scene)
    if not scene.can_go_on:
        return _improve(scene, groups, True, OPEN)
    plans = [_improve(scene, groups, False, OPEN)]
    ways = sorted(_ways_to_goal(scene, groups))
    if ways and ways[0][0] <= scene.box.temple + scene.box.city:
        price, _, number = ways[0]
        first = groups[number]._replace(tree=STAY._replace(price=price))  # set aside for the goal
        groups = (*groups[:number], first, *groups[number + 1 :])
        plans.append(_improve(scene, groups, True, number))
    return max(plans, key=lambda plan: plan.worth)


def _ways_to_goal(scene: Scene, groups: tuple[Spread, ...]) -> Iterator[tuple[int, int, int]]:
    """Yield what entering the goal costs each group that can; bigger groups sort first."""
    for number, group in enumerate(groups):
        tree = _trees(scene, group, True).get(1 << scene.ground.goal)
        if tree:
            yield tree.price, -group.armies, number


def _groups(scene: Scene) -> tuple[Spread, ...]:
    size = len(scene.ground.places)
    return tuple(
        Spread(place, used, armies, STAY, _single(size, place, armies))
        for place, stock in enumerate(scene.turn.stocks)
        for used, armies in enumerate(stock)
        if armies
    )


def _single(size: int, place: int, armies: int) -> Counts:
    return tuple(armies if each == place else 0 for each in range(size))


def _improve(scene: Scene, groups: tuple[Spread, ...], ended: bool, forced: int) -> MarchPlan:
    """Spread the groups, tired ones first or fresh ones first; the forced one enters the goal."""
    tired = sorted(range(len(groups)), key=lambda number: -groups[number].used)
    orders = [tired, tired[::-1]] if len(groups) > 1 else [tired]
    plans = [_spread_all(scene, groups, order, ended, forced) for order in orders]
    return max(plans, key=lambda plan: plan.worth)


def _spread_all(
    scene: Scene, groups: tuple[Spread, ...], order: list[int], ended: bool, forced: int
) -> MarchPlan:
    worth = NEVER
    for _ in range(ROUNDS if len(groups) > 1 else 1):
        before = groups
        for number in order:
            others = groups[:number] + groups[number + 1 :]
            worth, group = _spread(scene, groups[number], others, ended, number == forced)
            groups = (*groups[:number], group, *groups[number + 1 :])
        if groups == before:
            break
    return MarchPlan(worth + (0.0 if ended else scene.outlook()), groups, ended)


def _spread(
    scene: Scene, group: Spread, others: tuple[Spread, ...], ended: bool, forced: bool
) -> tuple[float, Spread]:
    """Return the best way to spread a group, and what the whole march is then worth."""
    base = _sum(scene, others)
    spent, occupied = sum(each.tree.price for each in others), _mask(base)
    held = sum(row[count] for row, count in zip(scene.holds, base, strict=True))
    gains = [
        [row[count + more] - row[count] for more in range(group.armies + 1)]
        for row, count in zip(scene.holds, base, strict=True)
    ]
    factor = 1.0 if ended else 1 + scene.weights.again
    ways = _trees(scene, group, ended)
    sums = gains_of(ways, gains, group.armies)
    goal, best = 1 << scene.ground.goal if forced else 0, (NEVER, 0)
    for ends, tree in ways.items():
        is_few = (occupied | ends).bit_count() <= scene.weights.spread
        if ends in sums and ends & goal == goal and is_few:
            worth = factor * (held + sums[ends][group.armies])
            worth += scene.rest(scene.box, occupied | ends, spent + tree.price, ended)
            worth -= BOTHER * tree.arrows
            best = max(best, (worth, -ends))
    if best[0] == NEVER:
        return NEVER, group
    bother, ends = BOTHER * sum(each.tree.arrows for each in others), -best[1]
    return best[0] - bother, group._replace(
        tree=ways[ends], ends=counts_of(ends, sums, gains, group.armies)
    )


def _trees(scene: Scene, group: Spread, ended: bool) -> Mapping[Places, Tree]:
    shut = OPEN if ended else scene.ground.goal
    return trees(scene.ground, group.place, STEPS - group.used, shut)


def _sum(scene: Scene, groups: tuple[Spread, ...]) -> Counts:
    nothing = (0,) * len(scene.ground.places)
    return tuple(map(sum, zip(nothing, *(group.ends for group in groups), strict=True)))


def _mask(counts: Counts) -> Places:
    return sum(1 << place for place, armies in enumerate(counts) if armies)


class _Purse:
    """Pays for the arrows of a march."""

    def __init__(self, scene: Scene, plan: MarchPlan) -> None:
        self._scene, self._plan = scene, plan
        self._further = sum(group.tree.price for group in plan.groups)
        self._occupied = _mask(_sum(scene, plan.groups))

    def pay(self, box: Boxes, price: int) -> tuple[int, int]:
        """Return how to pay for an arrow: from the box that will miss the cubes least."""
        self._further -= price

        def rest(paid: tuple[int, int]) -> float:
            left = box._replace(temple=box.temple - paid[0], city=box.city - paid[1])
            return self._scene.rest(left, self._occupied, self._further, self._plan.ended)

        return max(payments(box, price), key=rest)
