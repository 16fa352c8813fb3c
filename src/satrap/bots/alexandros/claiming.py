"""Claims of a plan: which provinces, with guards on which spaces, and which cards to give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from satrap.bots.alexandros.outlook import Act, Rated, TurnPlan
from satrap.bots.alexandros.scene import Scene
from satrap.games.alexandros.actions import AddGuard, AnyAction, GiveCard, Pay
from satrap.games.alexandros.cards import SYMBOL_OF, Cards, minus, missing, plus
from satrap.games.alexandros.state import Known, Province
from satrap.games.alexandros.tables import Mask, bits


def claims(scene: Scene, plan: TurnPlan) -> Iterator[Act]:
    """Yield claims with as few guards as possible; early in a turn, the best for each province."""
    left = scene.judge.left(plan)
    most = left + sum(plan.hand) if left else 0
    mine = plan.guards[scene.judge.seat]
    for part in scene.parts:
        if 0 < part.size <= most and part.value and not mine & part.spaces:
            found = list(_claims_of(scene, part, plan, left))
            if found and plan.actions > 1:
                found = [max(found, key=lambda each: scene.worth(each[1]))]
            yield from found


def _claims_of(scene: Scene, part: Province, plan: TurnPlan, left: int) -> Iterator[Act]:
    tables = scene.judge.tables
    held = sum(guards & part.spaces for guards in plan.guards)
    removal = scene.judge.removal(held)
    hand = minus(plan.hand, removal)
    lacking = missing(part.need, hand)
    if min(hand) < 0 or sum(lacking) > left:
        return
    begin = tables.take_over if held else tables.occupy
    for guards in _settings(scene, part, lacking):
        first = (guards & -guards).bit_length() - 1
        price = plus(minus(part.need, tables.need(guards)), removal)
        yield begin[first], _claimed(scene, part, plan, guards, price)


def _claimed(scene: Scene, part: Province, plan: TurnPlan, guards: Mask, price: Cards) -> TurnPlan:
    after = [each & ~part.spaces for each in plan.guards]
    after[scene.judge.seat] |= guards
    return plan._replace(
        guards=tuple(after),
        hand=minus(plan.hand, price),
        actions=plan.actions - 1,
        is_taking=False,
    )


def _settings(scene: Scene, part: Province, lacking: Cards) -> Iterator[Mask]:
    """Yield sets of guards: one for each missing card; if none is missing, one on any symbol."""
    if any(lacking):
        yield _needed(scene, part, lacking)
        return
    for symbol, count in enumerate(part.need):
        if count:
            yield _best_spaces(scene, part, symbol, 1)


def _needed(scene: Scene, part: Province, lacking: Cards) -> Mask:
    return sum(_best_spaces(scene, part, symbol, count) for symbol, count in enumerate(lacking))


def _best_spaces(scene: Scene, part: Province, symbol: int, count: int) -> Mask:
    """Return spaces of a symbol: first those that Alexander would march to next, or could later."""
    spaces, chosen = part.spaces & scene.judge.tables.bearing[symbol], 0
    for ranked in (spaces & scene.aims[symbol], spaces & scene.ground.free, spaces):
        for space in bits(ranked & ~chosen):
            if chosen.bit_count() < count:
                chosen |= 1 << space
    return chosen


def rate_guards(scene: Scene, known: Known, legal: Iterable[AnyAction]) -> list[Rated]:
    """Pay if possible; otherwise put guards where the claim lacks cards."""
    tables, claim = known.config.tables, known.turn.claim
    assert claim is not None
    lacking = missing(claim.province.need, minus(known.hand, claim.removal))
    wanted = _needed(scene, claim.province, lacking)
    short = missing(lacking, tables.need(claim.guards))
    rated: list[Rated] = []
    for action in legal:
        if isinstance(action, Pay):
            return [(1.0, action)]
        assert isinstance(action, AddGuard)
        space = tables.spaces[action.space]
        is_short = short[tables.board.symbols[space]] > 0
        rated.append((is_short + 0.5 * (wanted >> space & 1), action))
    return rated


def rate_gifts(known: Known, legal: Iterable[AnyAction]) -> list[Rated]:
    """Give what the loser has most of, but no card that helps to drive out a guard or to levy."""
    gift, table, bearing = known.turn.gift, known.table, known.config.tables.bearing
    assert gift is not None
    cards = plus(table.traces[gift.loser].known, gift.given)
    mine, theirs = table.guards[known.turn.seat], table.guards[gift.loser]
    rated: list[Rated] = []
    for action in legal:
        assert isinstance(action, GiveCard)
        card = SYMBOL_OF[action.card]
        use = 2.0 * bool(mine & bearing[card]) + 1.0 * bool(theirs & bearing[card])
        rated.append((0.1 * cards[card] - use, action))
    return rated
