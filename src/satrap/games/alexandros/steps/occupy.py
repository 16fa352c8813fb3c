"""EN, Occupy an empty province: a guard on one symbol space, a card for every other.

The first guard is placed; more guards may follow in place of cards; then the cards are paid.
"""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import claims, deck, events, memory, provinces
from satrap.games.alexandros.actions import AddGuard, AnyAction, Occupy, Pay
from satrap.games.alexandros.cards import NO_CARDS, Cards, add, missing, names
from satrap.games.alexandros.numbers import GUARDS, NOBODY, Phase
from satrap.games.alexandros.state import Claim, Known, Province, State
from satrap.games.alexandros.steps import give_cards
from satrap.games.alexandros.tables import bits

PAY = Pay()
_GUARDS, _ACT = Phase.GUARDS, Phase.ACT


def legal(known: Known, free: list[Province]) -> list[AnyAction]:
    """Return where a first guard can occupy a free province, in the order of the spaces."""
    spaces, config, hand = 0, known.config, known.hand
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    for province in free:
        spaces |= claims.first_spaces(config, province, hand, left)
    occupy = config.tables.occupy
    return [occupy[space] for space in bits(spaces)] if spaces else []


def legal_guards(known: Known) -> tuple[AnyAction, ...]:
    """Return pay, if the hand allows it; then the spaces for another guard."""
    tables, claim = known.config.tables, known.turn.claim
    assert claim is not None
    pay = [PAY] if claims.can_pay(known, claim) else []
    spaces = claims.further_spaces(known, claim)
    return (*pay, *[tables.add_guard[space] for space in bits(spaces)])


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why a province cannot be occupied like this."""
    assert isinstance(action, Occupy)
    free, _ = claims.within_reach(known)
    if action in legal(known, free):
        return None
    space = known.config.tables.spaces[action.space]
    province = provinces.province_at(known.table, space)
    reason = why_no_claim(known, province, space)
    if reason is None and province.owner != NOBODY:
        reason = text("province-occupied")
    return reason or _why_not_payable(known, province, known.hand, space)


def why_no_claim(known: Known, province: Province, space: int) -> Text | None:
    """Return why nobody could claim this province from this space."""
    tables, table = known.config.tables, known.table
    is_closed = province in provinces.closed_provinces(table)
    if not is_closed or provinces.is_open(province):
        return text("no-province-yet")
    if not tables.symbol_spaces >> space & 1:
        return text("guard-needs-symbol", space=tables.called(tables.board.space_names[space]))
    if not provinces.reserve(table, known.turn.seat, GUARDS):
        return text("no-guard-left")
    if province.owner == known.turn.seat:
        return text("province-yours")
    return None


def _why_not_payable(known: Known, province: Province, hand: Cards, space: int) -> Text:
    lacking = missing(province.need, hand)
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    if max(1, sum(lacking)) > left:
        return text("cannot-pay", cards=events.cards_text(names(lacking)), guards=left)
    if known.config.options.extra_guards == "fewest":
        return text("guard-fewest")
    return text("cannot-pay-from-here", cards=events.cards_text(names(lacking)), guards=left)


def why_not_guard(known: Known, action: AnyAction) -> Text | None:
    """Return why placing another guard, or paying now, is not possible."""
    if action in legal_guards(known):
        return None
    claim = known.turn.claim
    assert claim is not None
    if isinstance(action, Pay):
        lacking = missing(claims.price(known.config, claim), known.hand)
        return text("pay-missing", cards=events.cards_text(names(lacking)))
    assert isinstance(action, AddGuard)
    space = known.config.tables.spaces[action.space]
    if not claim.province.symbols >> space & 1 or claim.guards >> space & 1:
        return text("guard-elsewhere", space=known.config.tables.called(action.space))
    rule = known.config.options.extra_guards
    return text(_WHY_NO_FURTHER_GUARD[rule])


_WHY_NO_FURTHER_GUARD = {
    "voluntary": "no-guard-left",
    "only_if_missing": "guard-only-if-missing",
    "fewest": "guard-fewest",
}


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Place the first guard."""
    assert isinstance(action, Occupy)
    begin(state, state.config.tables.spaces[action.space], told)


def begin(state: State, space: int, told: list[Event]) -> None:
    """Place the first guard of a claim on the province around a space."""
    province = provinces.province_at(state.table, space)
    _set_down(state, claims.make_claim(state.config, province, space), space, told)


def apply_guard(
    state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]
) -> None:
    """Place another guard, or pay."""
    (action,), claim = actions, state.turn.claim
    assert claim is not None
    if isinstance(action, Pay):
        _pay(state, claim, told)
        return
    assert isinstance(action, AddGuard)
    space = state.config.tables.spaces[action.space]
    if state.config.options.extra_guards == "only_if_missing":
        _note_missing(state, claim, space)
    further = Claim(claim.province, claim.guards | 1 << space, claim.loser, claim.removal)
    _set_down(state, further, space, told)


def _note_missing(state: State, claim: Claim, space: int) -> None:
    """Note what another guard reveals: the card for its space is missing (ALX-19)."""
    symbol = state.config.tables.board.symbols[space]
    asked = claims.price(state.config, claim)[symbol]
    memory.saw_lack(state.table, state.turn.seat, add(NO_CARDS, symbol, asked))


def _set_down(state: State, claim: Claim, space: int, told: list[Event]) -> None:
    """Place a guard; pay if everybody can see that no more can be added."""
    told.append(events.GuardPlaced(state.turn.seat, *state.config.tables.signs[space]))
    state.turn.phase, state.turn.claim = _GUARDS, claim
    if claims.is_settled(claim, state.table.guards[state.turn.seat]):
        _pay(state, claim, told)


def _pay(state: State, claim: Claim, told: list[Event]) -> None:
    """Pay for all spaces without a guard, and move in: one action in all."""
    seat, cards = state.turn.seat, claims.price(state.config, claim)
    _note_lacks(state, claim, cards)
    deck.play(state, seat, cards)
    told.append(_told(state, claim, cards))
    provinces.hold(state.table, claim.province, seat, claim.guards)
    state.turn.phase, state.turn.claim = _ACT, None
    state.turn.actions -= 1
    give_cards.share(state, claim, cards, told)


def _told(state: State, claim: Claim, cards: Cards) -> Event:
    tables, seat = state.config.tables, state.turn.seat
    spaces = tables.board.space_names
    province, value = provinces.name(tables, claim.province), claim.province.value
    guards = tuple([spaces[space] for space in bits(claim.guards)])
    place = provinces.place(tables, claim.province)
    if claim.loser == NOBODY:
        return events.Occupied(seat, province, value, guards, names(cards), place)
    gone = tuple([spaces[space] for space in bits(claim.province.guards)])
    return events.TakenOver(seat, claim.loser, province, value, guards, gone, names(cards), place)


def _note_lacks(state: State, claim: Claim, cards: Cards) -> None:
    """Note what guards after the first reveal under `fewest`: that cards were missing."""
    is_fewest = state.config.options.extra_guards == "fewest"
    if not is_fewest or claim.guards.bit_count() == 1:
        return
    for symbol, count in enumerate(state.config.tables.need(claim.guards)):
        if count:
            memory.saw_lack(state.table, state.turn.seat, add(cards, symbol))


FURTHER_GUARDS = Decision((AddGuard, Pay), legal_guards, why_not_guard, apply_guard)
