"""Search the whole march of a turn: where every army ends, with and without the goal.

Each group of armies in turn is spread in the best way while the others keep their planned ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from satrap.bots.alexander_the_great.scene import NEVER, Scene
from satrap.bots.alexander_the_great.spreads import Counts, counts_of, gains_of
from satrap.bots.alexander_the_great.trees import STAY, Places, Tree, trees
from satrap.games.alexander_the_great.actions import AnyAction, Move, Stop
from satrap.games.alexander_the_great.groups import freshest, movable, payments
from satrap.games.alexander_the_great.numbers import STEPS
from satrap.games.alexander_the_great.tables import SYMBOL, Way

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


def choose_move(scene: Scene) -> AnyAction:
    """Return the first group move of the best march, or stop."""
    waiting = sum(movable(scene.turn.stocks[SYMBOL]))
    for way in scene.ground.ways[SYMBOL] if waiting else ():
        if paid := payments(scene.box, way.price):
            return _move(scene, way, waiting, 0, paid[len(paid) // 2])
    plan = best_plan(scene)
    for group in plan.groups:
        for way, ends in group.tree.branches:
            count = sum(armies for place, armies in enumerate(group.ends) if ends >> place & 1)
            return _move(scene, way, count, group.used, _payment(scene, plan, way))
    return Stop()


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
        if ends in sums and ends & goal == goal:
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


def _payment(scene: Scene, plan: MarchPlan, way: Way) -> tuple[int, int]:
    """Return how to pay for an arrow: from the box that will miss the cubes least."""
    further = sum(group.tree.price for group in plan.groups) - way.price
    occupied, box = _mask(_sum(scene, plan.groups)), scene.box

    def rest(paid: tuple[int, int]) -> float:
        left = box._replace(temple=box.temple - paid[0], city=box.city - paid[1])
        return scene.rest(left, occupied, further, plan.ended)

    return max(payments(box, way.price), key=rest)


def _move(scene: Scene, way: Way, count: int, used: int, paid: tuple[int, int]) -> Move:
    """Return a group move as an action; armies that are not the freshest are named."""
    places, stock = scene.ground.places, movable(scene.turn.stocks[way.source])
    wanted = tuple(count if each == used else 0 for each in range(STEPS))
    named = () if wanted == freshest(stock, count) else wanted
    return Move(places[way.source].id, places[way.target].id, count, *paid, named)
