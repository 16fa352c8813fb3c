"""The actions of a turn after Alexander's march, and the best two of them."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.bots.alexandros.claiming import claims
from satrap.bots.alexandros.outlook import Act, Rated, TurnPlan
from satrap.bots.alexandros.scene import Scene
from satrap.games.alexandros.actions import DrawCard, LevyTaxes, Pass, TakeCard
from satrap.games.alexandros.cards import NO_CARD, add
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GOAL
from satrap.games.alexandros.tables import bits

HAIR = 1e-6  # in favour of passing, if nothing is better
PASS = Pass()
_DRAW = DrawCard()
_TAKE = tuple(TakeCard(card) for card in SYMBOLS)
_LEVY = tuple(LevyTaxes(card) for card in SYMBOLS)


def rate_acts(scene: Scene, plan: TurnPlan, may_pass: bool = True) -> list[Rated]:
    """Return the actions worth considering, with what the turn is worth after them."""
    rated: list[Rated] = [(_worth_now(scene, plan) + HAIR, PASS)] if may_pass else []
    acts = list(acts_of(scene, plan))
    if plan.actions < 2:
        return rated + [(_worth_now(scene, after), act) for act, after in acts]
    takes = [each for each in acts if each[1].is_taking]
    others = [each for each in acts if not each[1].is_taking]
    others.sort(key=lambda each: -scene.worth(each[1]))
    tried = takes + others[: scene.judge.weights.first]
    return rated + [(best_worth(scene, after), act) for act, after in tried]


def best_worth(scene: Scene, plan: TurnPlan) -> float:
    """Return what the turn is worth after the best actions that are left in it."""
    if scene.is_over(plan) and plan.levied:
        return scene.worth(plan)
    return max(worth for worth, _ in rate_acts(scene, plan))


def _worth_now(scene: Scene, plan: TurnPlan) -> float:
    return scene.worth(plan._replace(actions=0) if plan.actions else plan)


def acts_of(scene: Scene, plan: TurnPlan) -> Iterator[Act]:
    """Yield actions and what they lead to."""
    if plan.actions:
        if plan.is_taking:
            yield from _takes(scene, plan)
        if not plan.levied:
            yield from _levies(scene, plan)
        yield from claims(scene, plan)
    yield from _take_backs(scene, plan)


def _takes(scene: Scene, plan: TurnPlan) -> Iterator[Act]:
    actions = plan.actions - 1
    if scene.judge.can_draw:
        yield _DRAW, plan._replace(actions=actions, draws=plan.draws + 1)
    for card in dict.fromkeys(plan.display):
        if card != NO_CARD:
            place = plan.display.index(card)
            display = (*plan.display[:place], NO_CARD, *plan.display[place + 1 :])
            hand = add(plan.hand, card)
            yield _TAKE[card], plan._replace(actions=actions, hand=hand, display=display)


def _levies(scene: Scene, plan: TurnPlan) -> Iterator[Act]:
    """Levy with the card that the hand holds most of."""
    cards = scene.judge.levy_cards(plan)
    if cards:
        card = max(cards, key=lambda card: plan.hand[card])
        yield (
            _LEVY[card],
            plan._replace(
                hand=add(plan.hand, card, -1),
                scores=_taxed(scene, plan),
                actions=plan.actions - 1,
                levied=True,
                is_taking=False,
            ),
        )


def _taxed(scene: Scene, plan: TurnPlan) -> tuple[int, ...]:
    """Return the scores after a levy; the first seat to reach 100 may stop it (ruling ALX-10)."""
    scores, config, incomes = list(plan.scores), scene.judge.config, scene.land(plan).incomes
    for step in range(config.seats):
        seat = (scene.judge.seat + step) % config.seats
        scores[seat] += incomes[seat]
        if config.options.end100 == "first_to_reach" and scores[seat] >= GOAL:
            break
    return tuple(scores)


def _take_backs(scene: Scene, plan: TurnPlan) -> Iterator[Act]:
    seat, is_free = scene.judge.seat, scene.judge.config.options.retrieve_cost == "free"
    actions = plan.actions if is_free else plan.actions - 1
    for space in bits(plan.guards[seat]) if actions >= 0 else ():
        guards = (
            *plan.guards[:seat],
            plan.guards[seat] & ~(1 << space),
            *plan.guards[seat + 1 :],
        )
        after = plan._replace(guards=guards, actions=actions, is_taking=False)
        yield scene.judge.tables.take_back[space], after
