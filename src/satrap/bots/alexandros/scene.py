"""Weigh the land: what is held, what is free, and what may happen to it."""

from __future__ import annotations

from satrap.bots.alexandros.judge import Judge
from satrap.bots.alexandros.outlook import Ground, Holding, Land, Prospect, TurnPlan
from satrap.bots.alexandros.values import Rival
from satrap.games.alexandros.cards import NO_CARDS
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GOAL, NOBODY
from satrap.games.alexandros.state import Province
from satrap.games.alexandros.steps.levy_taxes import tax
from satrap.games.alexandros.tables import Mask

PROSPECTS = 4  # provinces that a hand is measured against
SURE = 0.9  # of the worth of land, while it is only a guess that it will be claimed
COSTLY = 0.5  # of the worth of land, if guards must be driven out of it first
UNSHOWN = 0.3  # how likely Alexander is to be led by a card that is not face up


class Scene:
    """Weighs plans on one ground."""

    def __init__(self, judge: Judge, ground: Ground) -> None:
        self.judge, self.ground = judge, ground
        self.parts = ground.parts if len(ground.parts) > 1 else ()
        self.aims = tuple(self._aim(symbol) for symbol in range(len(SYMBOLS)))
        self._lands: dict[tuple[Mask, ...], Land] = {}

    def _aim(self, symbol: int) -> Mask:
        """Return the spaces that a symbol leads Alexander to next."""
        for _, ring in self.judge.tables.nearest[self.ground.alexander][symbol]:
            if ring & self.ground.free:
                return ring & self.ground.free
        return 0

    def is_over(self, plan: TurnPlan) -> bool:
        """Say whether only the scores still count."""
        return self.ground.is_last or (plan.levied and max(plan.scores) >= GOAL)

    def worth(self, plan: TurnPlan) -> float:
        """Return what a position is worth to the seat."""
        judge = self.judge
        if self.is_over(plan):
            return judge.verdict(plan.scores)
        worth, incomes, lead, prospects = self.land(plan)
        worth += judge.lead(plan.scores) + judge.means(plan)
        if lead > 0 and judge.levy_cards(plan):
            worth += judge.weights.ready * lead
        if not plan.actions:
            worth += judge.eve(plan.scores, incomes)
        for prospect in prospects:
            worth += judge.hope(prospect, plan)
        return worth

    def land(self, plan: TurnPlan) -> Land:
        """Return what the land is worth with these guards on it."""
        land = self._lands.get(plan.guards)
        if land is None:
            land = self._lands[plan.guards] = self._land(plan)
        return land

    def _land(self, plan: TurnPlan) -> Land:
        parts = [part for part in self.parts if part.size and part.value]
        held = [self._holding(part, plan) for part in parts]
        incomes = [0] * len(plan.guards)
        for each in held:
            if each.tax:
                incomes[each.owner] += each.tax
        prospects = [each.prospect for each in held if each.prospect]
        prospects.sort(key=lambda each: -each.later)
        taxes = tuple(incomes)
        worth, lead = sum(each.worth for each in held), self.judge.lead(taxes)
        return Land(worth, taxes, lead, tuple(prospects[:PROSPECTS]))

    def _holding(self, part: Province, plan: TurnPlan) -> Holding:
        judge, spaces = self.judge, part.spaces
        mine = plan.guards[judge.seat] & spaces
        key: object = spaces, mine, self.ground.display, self.aims
        if not mine:
            key = spaces, *[plan.guards[rival.seat] & spaces for rival in judge.rivals]
        holding = judge.holdings.get(key)
        if holding is None:
            holding = self._own(part, mine) if mine else self._foreign(part, plan)
            judge.holdings[key] = holding
        return holding

    def _own(self, part: Province, mine: Mask) -> Holding:
        judge, weights, count = self.judge, self.judge.weights, mine.bit_count()
        marched = 0.0
        for symbol, aim in enumerate(self.aims):
            if aim & part.spaces & ~mine:
                marched += 1.0 if symbol in self.ground.display else UNSHOWN
        lost = judge.threat(part.need, judge.removal(mine)) + weights.cut * min(1.0, marched)
        worth = judge.land * part.value * weights.crowd ** (count - 1) * (1.0 - min(0.9, lost))
        return Holding(worth, judge.seat, tax(part.value, count), None)

    def _foreign(self, part: Province, plan: TurnPlan) -> Holding:
        for rival in self.judge.rivals:
            guards = plan.guards[rival.seat] & part.spaces
            if guards:
                return self._held(part, guards, rival)
        judge, land = self.judge, self.judge.land * part.value
        threat, soon = judge.threat(part.need, NO_CARDS), judge.weights.soon * land
        prospect = Prospect(
            part.spaces, part.need, NO_CARDS, part.size, SURE * land, soon * (1 - threat)
        )
        return Holding(-soon * threat, NOBODY, 0, prospect)

    def _held(self, part: Province, guards: Mask, rival: Rival) -> Holding:
        judge, weights, count = self.judge, self.judge.weights, guards.bit_count()
        land, hurt = judge.land * part.value, rival.weight * weights.crowd ** (count - 1)
        gain, removal = land * (1 + hurt), judge.removal(guards)
        prospect = Prospect(
            (part.spaces, guards),
            part.need,
            removal,
            part.size + sum(removal),
            SURE * gain,
            COSTLY * weights.soon * gain,
        )
        return Holding(-land * hurt, rival.seat, tax(part.value, count), prospect)
