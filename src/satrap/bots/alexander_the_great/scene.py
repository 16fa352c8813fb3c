"""Weigh where armies may end a turn: provinces held, sites to build on, cubes kept."""

from __future__ import annotations

from functools import cached_property

from satrap.bots.alexander_the_great.beginners import sight
from satrap.bots.alexander_the_great.sites import KINDS, Kind, kind_of
from satrap.bots.alexander_the_great.trees import Places
from satrap.bots.alexander_the_great.values import Rival, Weights, rivals
from satrap.core.game import Seat
from satrap.games.alexander_the_great.contests import settle
from satrap.games.alexander_the_great.groups import payments
from satrap.games.alexander_the_great.numbers import CUBES, MAJORITY, TURNS
from satrap.games.alexander_the_great.resources import Boxes
from satrap.games.alexander_the_great.state import Config, Tabletop, Turn

STUBBORN = 0.1  # how likely a later seat is to leave a province where it has as many armies
UNLIKELY = 0.3  # how much less likely a later seat with fewer cubes is to try to build at a site
NEVER = float("-inf")


class Scene:
    """Weighs options for one seat at one decision, and remembers the results."""

    def __init__(self, config: Config, table: Tabletop, turn: Turn, seat: Seat, w: Weights) -> None:
        self.config, self.table, self.turn = config, table, turn
        self.seat, self.weights = seat, w
        self.ground = config.ground(turn.region)
        self.rivals: tuple[Rival, ...] = rivals(config, table, turn, seat)
        self.box = table.boxes[seat]
        size = len(self.ground.places)
        self.sights, seen, self._calm = sight(w, table, turn, seat, self.rivals, size)
        kinds = (kind_of(name, config, table, turn, seat, w) for name in KINDS)
        self.kinds = tuple(kind._replace(open=kind.open & seen) for kind in kinds)
        self.can_go_on = turn.round < TURNS and not turn.entered
        self._yields: dict[tuple[int, Places, float], list[float]] = {}

    # Provinces

    @cached_property
    def holds(self) -> list[list[float]]:
        """Return what each number of armies in each place is worth this turn."""
        most = sum(self.table.armies[self.seat]) + self.box.army
        places = range(1, len(self.ground.places))
        rows = [
            [self.sights[place] * self._hold(place, count) for count in range(most + 1)]
            for place in places
        ]
        return [[0.0] * (most + 1), *rows]

    def _hold(self, place: int, count: int) -> float:
        here = [(self.table.armies[rival.seat][place], rival) for rival in self.rivals]
        best = max(armies for armies, _ in here)
        if best and self._calm >> place & 1:
            return 0.0
        leaders = [rival for armies, rival in here if armies == best]
        if best > count:
            return -MAJORITY * leaders[0].weight if len(leaders) == 1 else 0.0
        if not count:
            return 0.0
        sure = 1.0
        for armies, rival in here:
            if rival.is_later and rival.armies:
                sure *= 1 - self._press(rival) ** (count - armies) if count > armies else STUBBORN
            elif armies == count:
                return 0.0
        return MAJORITY * sure

    def _press(self, rival: Rival) -> float:
        pressing = self.weights.press * rival.armies
        return pressing / (pressing + len(self.ground.places) - 1)

    # Buildings and cubes

    def cube(self, ended: bool) -> float:
        """Return what a cube that is left at the end of the turn is worth."""
        back = self.config.options.cubes_return == "all_but_armies"
        return 0.0 if ended or back else self.weights.again * self.weights.cube

    def rest(self, box: Boxes, occupied: Places, price: int, ended: bool) -> float:
        """Return what buildings and cubes are worth after paying a price in the best way."""
        temples, cities = (self._yield(kind, occupied, ended) for kind in range(len(KINDS)))
        paid = payments(box, price)
        if not paid:
            return NEVER
        return max([temples[box.temple - t] + cities[box.city - c] for t, c in paid])

    def _yield(self, number: int, occupied: Places, ended: bool) -> list[float]:
        kind, cube = self.kinds[number], self.cube(ended)
        key = number, kind.open & occupied, cube
        found = self._yields.get(key)
        if found is None:
            found = self._yields[key] = self._build(kind, kind.open & occupied, cube)
        return found

    def _build(self, kind: Kind, sites: Places, cube: float) -> list[float]:
        """Return, for each number of cubes, the best that building and keeping can yield."""
        box = kind.boxes[self.seat]
        best = [cube * cubes for cubes in range(box + 1)]
        offers = sorted(
            (self.offer(kind, place) for place in range(sites.bit_length()) if sites >> place & 1),
            key=lambda offer: -offer[1] / offer[0],
        )
        for price, worth in offers[: kind.left]:
            for cubes in range(box, price - 1, -1):
                best[cubes] = max(best[cubes], best[cubes - price] + worth)
        return best

    def offer(self, kind: Kind, place: int) -> tuple[int, float]:
        """Return the price of a site and what building there is worth."""
        worth, mine = self.sights[place] * kind.worth, kind.boxes[self.seat]
        tried = {self.seat: CUBES + 1}  # more than anybody has
        for rival in self.rivals:
            cubes = kind.boxes[rival.seat]
            if kind.laid[rival.seat] >> place & 1:
                tried[rival.seat] = cubes
                worth += rival.weight * kind.points
            elif rival.is_later and rival.armies:
                worth *= 1 - self.weights.rival * (1.0 if cubes >= mine else UNLIKELY)
        won = settle(tried, kind.price, self.config.options)
        return (won.price if won else CUBES + 1), worth

    # Another turn

    def outlook(self) -> float:
        """Return the loss, below 0, from the cubes that others will have left for another turn."""
        cubes = 0.0
        for rival in self.rivals:
            box = self.table.boxes[rival.seat]
            kept = self.weights.kept if rival.is_later else 1.0
            cubes += rival.weight * kept * (box.temple + box.city)
        return -self.cube(ended=False) * cubes
