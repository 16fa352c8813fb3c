"""Choose building attempts: which of them the scoring would reward most.

An attempt that fails costs nothing, but one that wins must be paid for, and cubes paid at one site
are missing at the next; an attempt can also raise another seat's price, or force a tie.
"""

from __future__ import annotations

from collections.abc import Iterator

from satrap.bots.alexander_the_great.scene import Scene
from satrap.bots.alexander_the_great.sites import Kind
from satrap.bots.alexander_the_great.trees import Places
from satrap.games.alexander_the_great.actions import AnyAction, Confirm, LayCity, LayTemple
from satrap.games.alexander_the_great.contests import settle
from satrap.games.alexander_the_great.events import TEMPLE

NEARLY = 1e-9  # smaller differences are due to rounding


def choose_attempt(scene: Scene) -> AnyAction:
    """Return the next attempt of the best set, or confirm."""
    for kind in scene.kinds:
        chosen = best_attempts(scene, kind)
        if chosen:
            place = (chosen & -chosen).bit_length() - 1
            name = scene.ground.places[place].id
            return LayTemple(name) if kind.name == TEMPLE else LayCity(name)
    return Confirm()


def best_attempts(scene: Scene, kind: Kind) -> Places:
    """Return where to lay down buildings; of equally good sets, the smallest."""
    armies = scene.table.armies[scene.seat]
    stand = sum(1 << place for place, count in enumerate(armies) if count)
    sites = kind.open & stand & ~kind.laid[scene.seat]
    sets = [each for each in _subsets(sites) if each.bit_count() <= kind.left]
    return max(sets, key=lambda each: (_worth(scene, kind, each), -each.bit_count(), -each))


def _subsets(places: Places) -> Iterator[Places]:
    part = places
    while part:
        yield part
        part = (part - 1) & places
    yield 0


def _worth(scene: Scene, kind: Kind, more: Places) -> float:
    """Weigh a set of attempts: if nobody adds to it, and if all later seats do."""
    laid = list(kind.laid)
    laid[scene.seat] |= more
    later = [rival for rival in scene.rivals if rival.is_later and rival.armies]
    worth = _scored(scene, kind, laid)
    if later:
        for rival in later:
            laid[rival.seat] |= kind.open
        risk = scene.weights.rival
        worth = (1 - risk) * worth + risk * _scored(scene, kind, laid)
    return round(worth / NEARLY) * NEARLY


def _scored(scene: Scene, kind: Kind, laid: list[Places]) -> float:
    """Score the sites of one kind by their numbers; other seats' buildings count against it."""
    boxes = list(kind.boxes)
    weights = {rival.seat: -rival.weight for rival in scene.rivals}
    cube, worth = scene.cube(not scene.can_go_on), 0.0
    for place in range(1, kind.open.bit_length()):
        tried = {seat: boxes[seat] for seat, mask in enumerate(laid) if mask >> place & 1}
        won = settle(tried, kind.price, scene.config.options)
        if won:
            boxes[won.seat] -= won.price
            points = weights.get(won.seat, 0.0) * kind.points or kind.worth
            worth += points - weights.get(won.seat, 1.0) * cube * won.price
    return worth
