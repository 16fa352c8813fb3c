"""Weighs a planned position: land, cards, guards, the lead, and what can befall them."""

from __future__ import annotations

from typing import NamedTuple

from satrap.bots.alexandros.values import Rival, Weights, chance, hand_worth, lack, rivals
from satrap.core.game import Seat
from satrap.games.alexandros.cards import NO_CARDS, Cards
from satrap.games.alexandros.state import GUARDS, Config, Province
from satrap.games.alexandros.steps.levy_taxes import GOAL
from satrap.games.alexandros.tables import Mask
from satrap.games.alexandros.view import View

VICTORY = 1000.0  # more than any position is worth
PROSPECTS = 4  # provinces that a hand is measured against


class Plan(NamedTuple):
    """A moment of the turn as planned: what the further actions change."""

    guards: tuple[Mask, ...]
    hand: Cards
    display: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    levied: bool
    draws: int = 0  # cards drawn from the deck, still unknown
    is_taking: bool = True  # cards are taken before anything else is done


class Prospect(NamedTuple):
    """A province that could be claimed later."""

    number: Mask
    need: Cards
    removal: Cards
    size: int
    land: float  # what it would be worth now
    later: float  # what the hope for it is worth


class Holdings(NamedTuple):
    """What the land is worth, whatever the hand holds."""

    worth: float
    tax: float  # the lead in taxes
    prospects: tuple[Prospect, ...]


class Judge:
    """Weighs positions for one seat at one decision."""

    def __init__(self, view: View, seat: Seat, weights: Weights) -> None:
        self.config: Config = view.config
        self.seat, self.weights = seat, weights
        self.rivals: list[Rival] = rivals(view, seat)
        self.land = weights.land * min(1.0, view.table.black_left / weights.horizon)
        self._hands: dict[Cards, float] = {}
        self._threats: dict[tuple[Cards, Cards], float] = {}
        self.seen: dict[object, tuple[float, float, Prospect | None]] = {}
        self.lacks: dict[tuple[Prospect, Cards], int] = {}

    def verdict(self, scores: tuple[int, ...]) -> float:
        """Return what it is worth to end the match with these scores."""
        best = max(scores[rival.seat] for rival in self.rivals)
        mine = scores[self.seat]
        return VICTORY * ((mine > best) - (mine < best)) + self.lead(scores)

    def lead(self, scores: tuple[int, ...]) -> float:
        """Return by how much the seat leads; rivals count by how much they hurt."""
        return scores[self.seat] - sum(r.weight * scores[r.seat] for r in self.rivals)

    def means(self, plan: Plan) -> float:
        """Return what cards in the hand and guards in the reserve are worth."""
        weights, hand = self.weights, plan.hand
        if hand not in self._hands:
            self._hands[hand] = hand_worth(weights, hand)
        left = self.left(plan)
        guards = weights.guard * (left + 1) if left else 0.0
        return self._hands[hand] + plan.draws * weights.draw + guards

    def left(self, plan: Plan) -> int:
        """Return how many guards the seat has in reserve."""
        return GUARDS - plan.guards[self.seat].bit_count()

    def can_levy(self, plan: Plan) -> bool:
        """Say whether the hand holds a card to levy with."""
        guards, bearing = plan.guards[self.seat], self.config.tables.bearing
        return any(count and guards & bearing[card] for card, count in enumerate(plan.hand))

    def threat(self, need: Cards, removal: Cards) -> float:
        """Return how likely a rival claims a province next turn."""
        key = need, removal
        if key not in self._threats:
            self._threats[key] = max(self._chance_of(r, need, removal) for r in self.rivals)
        return self._threats[key]

    def _chance_of(self, rival: Rival, need: Cards, removal: Cards) -> float:
        lacking = lack(need, removal, rival.cards) - self.weights.unseen * rival.unknown
        return chance(lacking, rival.guards)

    def removal(self, guards: Mask) -> Cards:
        """Return the cards that drive out guards."""
        a, b, c, d, e = self.config.tables.need(guards)
        return (2 * a, 2 * b, 2 * c, 2 * d, 2 * e)


class Scene:
    """The land after Alexander's move: it stays as it is during the further actions."""

    def __init__(
        self,
        judge: Judge,
        parts: tuple[Province, ...],
        aims: tuple[Mask, ...],
        free: Mask,
        is_last: bool,
        display: tuple[int,...],
    ) -> None:
        self.judge = judge
        self.parts = parts if len(parts) > 1 else ()
        self.aims = aims  # per symbol: the spaces that Alexander would march to next
        self.free = free  # the spaces he could be led to
        self.display=display
        self.is_last = is_last  # the match ends with this turn
        self._holdings: dict[tuple[tuple[Mask, ...], tuple[int, ...]], Holdings] = {}

    def worth(self, plan: Plan) -> float:
        """Return what a position is worth to the seat."""
        judge = self.judge
        if self.is_last or (plan.levied and max(plan.scores) >= GOAL):
            return judge.verdict(plan.scores)
        key = plan.guards
        if key not in self._holdings:
            self._holdings[key] = self._hold(key)
        worth, tax, prospects = self._holdings[key]
        worth += judge.lead(plan.scores) + judge.means(plan)
        if tax > 0 and judge.can_levy(plan):
            worth += judge.weights.ready * tax
        return worth + sum(self._hope(each, plan) for each in prospects)

    def _hope(self, prospect: Prospect, plan: Plan) -> float:
        judge, left, key = self.judge, self.judge.left(plan), (prospect.number, plan.hand)
        lacking = judge.lacks.get(key)
        if lacking is None:
            lacking = judge.lacks[key] = lack(prospect.need, prospect.removal, plan.hand)
        if plan.actions and max(1, lacking) <= left:
            cost = (prospect.size - max(1, lacking)) * judge.weights.card * 0.7
            crowd = judge.weights.crowd ** max(0, lacking - 1)
            return max(0.0, prospect.land * crowd - cost)
        return prospect.later * chance(lacking - judge.weights.unseen * plan.draws, left)

    def _hold(self, guards: tuple[Mask, ...]) -> Holdings:
        worth = tax = 0.0
        prospects = []
        for part in self.parts:
            if part.size and part.value:
                more, taxed, prospect = self._part(part, guards, self.display)
                worth += more
                tax += taxed
                if prospect:
                    prospects.append(prospect)
        prospects.sort(key=lambda each: -each.later)
        return Holdings(worth, tax, tuple(prospects[:PROSPECTS]))

    def _part(
        self, part: Province, guards: tuple[Mask, ...], display: tuple[int, ...]
    ) -> tuple[float, float, Prospect | None]:
        judge = self.judge
        mine = guards[judge.seat] & part.spaces
        if mine:
            return self._own(part, mine, display)
        for rival in judge.rivals:
            theirs = guards[rival.seat] & part.spaces
            if theirs:
                key = (part.spaces, theirs)
                if key not in judge.seen:
                    judge.seen[key] = self._held(part, theirs, rival.weight)
                return judge.seen[key]
        key = part.spaces
        if key not in judge.seen:
            judge.seen[key]=self._free(part)
        return judge.seen[key]

    def _free(self, part):
        judge=self.judge
        land = judge.land * part.value
        threat = judge.threat(part.need, NO_CARDS)
        soon = judge.weights.soon
        prospect = Prospect(part.spaces, part.need, NO_CARDS, part.size, land * 0.9, land * soon * (1 - threat))
        return -land * soon * threat, 0.0, prospect

    def _own(
        self, part: Province, mine: Mask, display: tuple[int, ...]
    ) -> tuple[float, float, None]:
        judge, count = self.judge, mine.bit_count()
        key=(part.spaces,mine,display,self.aims)
        if key in judge.seen: return judge.seen[key]
        cut = 0.0
        for symbol, aim in enumerate(self.aims):
            if aim & part.spaces & ~mine:
                cut += 1.0 if symbol in display else 0.3
        taken = judge.threat(part.need, judge.removal(mine))
        keep = 1.0 - min(0.9, taken + judge.weights.cut * min(1.0, cut))
        worth = judge.land * part.value * judge.weights.crowd ** (count - 1) * keep
        judge.seen[key]= worth, float(part.value) if count == 1 else 0.0, None
        return judge.seen[key]

    def _held(
        self, part: Province, theirs: Mask, weight: float
    ) -> tuple[float, float, Prospect]:
        judge, count = self.judge, theirs.bit_count()
        land, crowd = judge.land * part.value, judge.weights.crowd ** (count - 1)
        gain = land * (1 + weight * crowd)
        prospect = Prospect(
            -part.spaces,part.need,
            judge.removal(theirs),
            part.size + 2 * count,
            gain * 0.9,
            gain * judge.weights.soon * 0.5,
        )
        return -weight * land * crowd, -weight * part.value if count == 1 else 0.0, prospect
