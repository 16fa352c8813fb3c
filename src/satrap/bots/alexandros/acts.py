"""The further actions of a plan, and the best two of them."""

from __future__ import annotations

from collections.abc import Iterator

from satrap.bots.alexandros.judge import Judge, Plan, Scene
from satrap.games.alexandros.actions import AnyAction, DrawCard, LevyTaxes, Pass, TakeCard
from satrap.games.alexandros.cards import NO_CARD, Cards, add, minus, missing, plus
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import GUARDS, Province
from satrap.games.alexandros.steps.levy_taxes import GOAL
from satrap.games.alexandros.tables import Mask, bits

Act = tuple[AnyAction, Plan]

_PASS = Pass()
_DRAW = DrawCard()
_TAKE = tuple(TakeCard(card) for card in SYMBOLS)
_LEVY = tuple(LevyTaxes(card) for card in SYMBOLS)


def best_acts(scene: Scene, plan: Plan) -> list[tuple[float, AnyAction]]:
    """Return the first actions worth thinking about, each with what it leads to."""
    found = [(scene.worth(plan._replace(actions=0)), _PASS)]
    acts = list(all_acts(scene, plan))
    if plan.actions == 1:
        return found + [(scene.worth(after), act) for act, after in acts]
    takes = [act for act in acts if act[1].is_taking]
    ranked = sorted((act for act in acts if not act[1].is_taking), key=lambda act: -scene.worth(act[1]))
    for act, after in takes + ranked[: scene.judge.weights.beam]:
        found.append((best_worth(scene, after), act))
    return found


def best_worth(scene: Scene, plan: Plan) -> float:
    """Return what a plan is worth with the best actions that are left in it."""
    if not plan.actions or (plan.levied and max(plan.scores) >= GOAL):
        return scene.worth(plan)
    return max(value for value, _ in best_acts(scene, plan))


def all_acts(scene: Scene, plan: Plan) -> Iterator[Act]:
    """Yield the actions that make sense, each with the plan after it."""
    judge = scene.judge
    if plan.is_taking:
        yield from _takes(plan)
    yield from _retrievals(judge, plan)
    if not plan.levied:
        yield from _levies(judge, scene, plan)
    left = judge.left(plan)
    most = left + sum(plan.hand) if left else 0
    for part in scene.parts:
        if 0 < part.size <= most and part.value and not plan.guards[judge.seat] & part.spaces:
            claims = list(_claims(judge, scene, part, plan, left))
            if claims and plan.actions > 1:
                claims = [max(claims, key=lambda act: scene.worth(act[1]))]
            yield from claims


def _takes(plan: Plan) -> Iterator[Act]:
    guards, hand, display, scores, actions, levied, draws, _ = plan
    yield _DRAW, Plan(guards, hand, display, scores, actions - 1, levied, draws + 1)
    for card in dict.fromkeys(display):
        if card != NO_CARD:
            place = display.index(card)
            shown = (*display[:place], NO_CARD, *display[place + 1 :])
            after = Plan(guards, add(hand, card), shown, scores, actions - 1, levied, draws)
            yield _TAKE[card], after


def _levies(judge: Judge, scene: Scene, plan: Plan) -> Iterator[Act]:
    """Levy with the card of which the hand holds most."""
    guards, bearing = plan.guards[judge.seat], judge.config.tables.bearing
    cards = [card for card in range(5) if plan.hand[card] and guards & bearing[card]]
    if not cards:
        return
    card = max(cards, key=lambda card: plan.hand[card])
    scores = _taxed(judge, scene, plan)
    yield (
        _LEVY[card],
        plan._replace(
            hand=add(plan.hand, card, -1), scores=scores, actions=plan.actions - 1, levied=True, is_taking=False
        ),
    )


def _taxed(judge: Judge, scene: Scene, plan: Plan) -> tuple[int, ...]:
    scores, seats = list(plan.scores), judge.config.seats
    for step in range(seats):
        seat = (judge.seat + step) % seats
        guards = plan.guards[seat]
        scores[seat] += sum(
            part.value for part in scene.parts if (guards & part.spaces).bit_count() == 1
        )
        if judge.config.options.end100 == "first_to_reach" and scores[seat] >= GOAL:
            break
    return tuple(scores)


def _retrievals(judge: Judge, plan: Plan) -> Iterator[Act]:
    cost = 0 if judge.config.options.retrieve_cost == "free" else 1
    for space in bits(plan.guards[judge.seat]):
        guards = list(plan.guards)
        guards[judge.seat] &= ~(1 << space)
        after = plan._replace(guards=tuple(guards), actions=plan.actions - cost, is_taking=False)
        yield judge.config.tables.take_back[space], after


def _claims(
    judge: Judge, scene: Scene, part: Province, plan: Plan, left: int
) -> Iterator[Act]:
    """Claim a province with as few guards as the hand allows."""
    tables = judge.config.tables
    held = 0
    for guards in plan.guards:
        held |= guards & part.spaces
    a, b, c, d, e = tables.need(held)
    removal = (2 * a, 2 * b, 2 * c, 2 * d, 2 * e)
    hand = minus(plan.hand, removal)
    if min(hand) < 0:
        return
    lacking = missing(part.need, hand)
    if sum(lacking) > left:
        return
    begin = tables.take_over if held else tables.occupy
    for first, set_down in _settings(judge, scene, part, lacking, plan.display):
        price = plus(minus(part.need, tables.need(set_down)), removal)
        guards = [each & ~part.spaces for each in plan.guards]
        guards[judge.seat] |= set_down
        yield (
            begin[first],
            plan._replace(
                guards=tuple(guards), hand=minus(plan.hand, price), actions=plan.actions - 1, is_taking=False
            ),
        )


def _settings(
    judge: Judge, scene: Scene, part: Province, lacking: Cards, display: tuple[int, ...]
) -> Iterator[tuple[int, Mask]]:
    """Yield guards that make the claim payable, with the space of the first of them."""
    if not any(lacking):
        for symbol in range(5):
            if part.need[symbol]:
                space = best_spaces(judge, scene, part, symbol, 1)
                yield space.bit_length() - 1, space
        return
    spaces = 0
    for symbol, count in enumerate(lacking):
        if count:
            spaces |= best_spaces(judge, scene, part, symbol, count)
    yield (spaces & -spaces).bit_length() - 1, spaces


def best_spaces(judge: Judge, scene: Scene, part: Province, symbol: int, count: int) -> Mask:
    """Return the spaces of a symbol where guards best keep Alexander out."""
    spaces = part.spaces & judge.config.tables.bearing[symbol]
    chosen = 0
    for ranked in (spaces & scene.aims[symbol], spaces & scene.free, spaces):
        for space in bits(ranked & ~chosen):
            if chosen.bit_count() < count:
                chosen |= 1 << space
    return chosen
