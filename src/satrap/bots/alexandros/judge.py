"""Weigh all but the land: the lead, cards, guards, and how likely a province is to be claimed."""

from __future__ import annotations

from satrap.bots.alexandros.outlook import Holding, Prospect, TurnPlan
from satrap.bots.alexandros.values import Rival, Weights, chance, hand_worth, lack, rivals
from satrap.core.game import Seat
from satrap.games.alexandros import claims, deck
from satrap.games.alexandros.cards import Cards
from satrap.games.alexandros.numbers import GOAL, GUARDS
from satrap.games.alexandros.tables import Mask
from satrap.games.alexandros.view import View

VICTORY = 1000.0  # more than any position is worth
REFUND = 0.7  # of the worth of cards, while it is only a guess which will be paid


class Judge:
    """Weighs options for one seat at one decision, and remembers the results."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.config, self.tables = view.config, view.config.tables
        self.seat, self.weights = seat, weights
        self.rivals: list[Rival] = rivals(view, seat, weights.heed)
        self.can_draw = deck.can_draw(view.table)
        self.land = weights.land * min(1.0, view.table.black_left / weights.horizon)
        if not view.table.guards[seat]:
            self.land *= 1.0 + weights.hunger * (len(self.rivals) - 1)
        self.holdings: dict[object, Holding] = {}
        self._hands: dict[Cards, float] = {}
        self._hopes: dict[object, float] = {}

    def verdict(self, scores: tuple[int, ...]) -> float:
        """Return what it is worth to end the match with these scores."""
        mine, best = scores[self.seat], max(scores[rival.seat] for rival in self.rivals)
        return VICTORY * ((mine > best) - (mine < best)) + self.lead(scores)

    def lead(self, scores: tuple[int, ...]) -> float:
        """Return by how many points the seat is ahead."""
        lead = float(scores[self.seat])
        for rival in self.rivals:
            lead -= rival.weight * scores[rival.seat]
        return lead

    def eve(self, scores: tuple[int, ...], incomes: tuple[int, ...]) -> float:
        """Return what it is worth if the next levy, by whichever seat, ends the match."""
        sums = [score + income for score, income in zip(scores, incomes, strict=True)]
        if max(sums) < GOAL:
            return 0.0
        mine, best = sums[self.seat], max(sums[rival.seat] for rival in self.rivals)
        return self.weights.eve * ((mine > best) - (mine < best))

    def means(self, plan: TurnPlan) -> float:
        """Return what the cards in the hand and the guards in the reserve are worth."""
        worth = self._hands.get(plan.hand)
        if worth is None:
            worth = self._hands[plan.hand] = hand_worth(self.weights, plan.hand)
        left = self.left(plan)
        guards = left + 1 if left else 0
        return worth + plan.draws * self.weights.draw + guards * self.weights.guard

    def left(self, plan: TurnPlan) -> int:
        """Return how many guards the seat has in reserve."""
        return GUARDS - plan.guards[self.seat].bit_count()

    def levy_cards(self, plan: TurnPlan) -> list[int]:
        """Return the cards in the hand that taxes can be levied with."""
        guards, bearing = plan.guards[self.seat], self.tables.bearing
        return [card for card, count in enumerate(plan.hand) if count and guards & bearing[card]]

    def removal(self, guards: Mask) -> Cards:
        """Return the cards that drive guards out."""
        return claims.removal(self.config, guards)

    def threat(self, need: Cards, removal: Cards) -> float:
        """Return how likely another seat is to claim a province next turn."""
        return self.weights.fear * max(
            chance(
                lack(need, removal, rival.cards) - self.weights.unseen * rival.unknown,
                rival.guards,
            )
            for rival in self.rivals
        )

    def hope(self, prospect: Prospect, plan: TurnPlan) -> float:
        """Return what the chance to claim a province, now or next turn, is worth to the seat."""
        left = self.left(plan)
        key = prospect.key, plan.hand, left, plan.actions, plan.draws
        worth = self._hopes.get(key)
        if worth is None:
            worth = self._hopes[key] = self._hope(prospect, plan, left)
        return worth

    def _hope(self, prospect: Prospect, plan: TurnPlan, left: int) -> float:
        weights = self.weights
        lacking = lack(prospect.need, prospect.removal, plan.hand)
        guards = max(1, lacking)
        if plan.actions and guards <= left:
            cost = (prospect.size - guards) * weights.card * REFUND
            return max(0.0, prospect.now * weights.crowd ** (guards - 1) - cost)
        return prospect.later * chance(lacking - weights.unseen * plan.draws, left)
