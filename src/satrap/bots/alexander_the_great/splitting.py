"""Split cubes by a sampled mixed plan: random splits, the others' answers, our answer.

Splits are weighed by a rough estimate of what a region yields to each seat.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, fsum, pow, sqrt

from satrap.bots.alexander_the_great.scene import Scene
from satrap.core.game import Seat
from satrap.games.alexander_the_great.actions import Resplit, Split
from satrap.games.alexander_the_great.numbers import CUBES, MAJORITY
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import pool

SAMPLES = 30  # splits that are compared
TABLES = 4  # samples of what the others may have split, for each comparison
LEVELS = 2  # comparisons


def choose_split(scene: Scene, generator: random.Random) -> Split:
    """Compare random splits with random ones, then with those that did well."""
    splits = [_draw(generator) for _ in range(SAMPLES)]
    if scene.weights.slip:  # a beginner wants some cubes for everything that can be built
        splits = [each for each in splits if each.temple and each.city > 1] or splits
    chances = [1.0] * len(splits)
    for _ in range(LEVELS):
        tables = [generator.choices(splits, chances, k=len(scene.rivals)) for _ in range(TABLES)]
        chances = _chances(scene, splits, tables)
    return Split(*generator.choices(splits, chances)[0])


def choose_resplit(scene: Scene, generator: random.Random) -> Resplit:
    """Compare all splits of the cubes left with what the others may split."""
    seats = [rival.seat for rival in scene.rivals]
    tables = [[_redraw(scene, seat, generator) for seat in seats] for _ in range(TABLES)]
    splits = _resplits(scene, scene.seat)
    chosen = generator.choices(splits, _chances(scene, splits, tables))[0]
    return Resplit(chosen.temple, chosen.city)


def _redraw(scene: Scene, seat: Seat, generator: random.Random) -> Boxes:
    return generator.choice(_resplits(scene, seat))


def _resplits(scene: Scene, seat: Seat) -> list[Boxes]:
    armies, cubes = sum(scene.table.armies[seat]), pool(scene.config, scene.table, seat)
    return [Boxes(0, armies, temple, cubes - temple) for temple in range(cubes + 1)]


def _draw(generator: random.Random) -> Boxes:
    """Draw a split: rarely many cubes for the order, at least a few armies."""
    order = max(0, generator.randint(-5, 3))
    army = generator.randint(3, 9)
    temple = generator.randint(0, CUBES - order - army)
    return Boxes(order, army, temple, CUBES - order - army - temple)


def _chances(
    scene: Scene, splits: Sequence[Boxes], tables: Sequence[Sequence[Boxes]]
) -> list[float]:
    """Return how likely each split is to be chosen: the better it does, the likelier."""
    worths = [sum(worth(scene, mine, rest) for rest in tables) / len(tables) for mine in splits]
    best, heat = max(worths), scene.weights.heat
    return [exp((each - best) / heat) for each in worths]


def worth(scene: Scene, mine: Boxes, others: Sequence[Boxes]) -> float:
    """Estimate what a split yields in the region: provinces, temples and cities."""
    w, places, crowd = scene.weights, len(scene.ground.places) - 1, sqrt(len(others))
    late = sum(mine.order > other.order for other in others) / len(others)
    held = share(mine.army + w.late * late, [other.army for other in others], w.sharp)
    total = MAJORITY * w.turns / crowd * places * held
    for kind in scene.kinds:
        box = Boxes._fields.index(kind.name)
        built = share(mine[box], [other[box] for other in others], w.keen * crowd)
        sites = kind.open.bit_count() * built
        total += kind.worth * min(sites, kind.left, mine.army * w.cover, mine[box] / kind.price)
    return total


def share(mine: float, others: Sequence[float], sharp: float) -> float:
    """Return the part that a seat gets of what all compete for."""
    strength = pow(mine, sharp)
    return strength / (strength + fsum(pow(other, sharp) for other in others)) if mine else 0.0
