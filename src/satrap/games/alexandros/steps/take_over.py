"""EN, Take over an occupied province: drive the guards out, move in, share the cards."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import claims, deck, events, provinces
from satrap.games.alexandros.actions import AnyAction, GiveCard, TakeOver
from satrap.games.alexandros.cards import (
    NO_CARDS,
    SYMBOL_OF,
    Cards,
    add,
    kinds,
    minus,
    missing,
    names,
    shortage,
)
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import (
    GUARDS,
    NOBODY,
    REMOVAL,
    Claim,
    Gift,
    Known,
    Phase,
    Province,
    State,
)
from satrap.games.alexandros.steps import occupy
from satrap.games.alexandros.tables import Mask, bits

_GIVE = tuple(GiveCard(card) for card in SYMBOLS)


def legal(known: Known, theirs: list[Province]) -> list[AnyAction]:
    """Return the first guards that can take over provinces, in the order of the spaces."""
    spaces, hand, symbols = 0, known.hand, known.config.tables.board.symbols
    for province in theirs:
        last = symbols[province.guards.bit_length() - 1]  # if its cards lack, more is not asked
        if hand[last] >= REMOVAL:
            spaces |= _first_guards(known, province)
    take_over = known.config.tables.take_over
    return [take_over[space] for space in bits(spaces)] if spaces else []


def _first_guards(known: Known, province: Province) -> Mask:
    cards = claims.removal(known.config, province.guards)
    if shortage(cards, known.hand):
        return 0
    left = provinces.reserve(known.table, known.turn.seat, GUARDS)
    return claims.first_spaces(known.config, province, minus(known.hand, cards), left)


def legal_gifts(known: Known) -> tuple[AnyAction, ...]:
    """Return the cards of which one can be given, in the order of the symbols."""
    gift = known.turn.gift
    assert gift is not None
    return tuple(_GIVE[card] for card in kinds(gift.cards))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why a province cannot be taken over like this."""
    assert isinstance(action, TakeOver)
    _, theirs = claims.within_reach(known)
    if action in legal(known, theirs):
        return None
    space = known.config.tables.spaces[action.space]
    province = provinces.province_at(known.table, space)
    reason = occupy.why_no_claim(known, province, space)
    if reason is None and province.owner == NOBODY:
        reason = text("province-free")
    cards = claims.removal(known.config, province.guards)
    lacking = missing(cards, known.hand)
    if reason is None and any(lacking):
        reason = text("cannot-remove", cards=events.cards_text(names(lacking)))
    if reason is None:
        rest = missing(province.need, minus(known.hand, cards))
        left = provinces.reserve(known.table, known.turn.seat, GUARDS)
        reason = text("cannot-pay-after", cards=events.cards_text(names(rest)), guards=left)
    return reason


def why_not_gift(known: Known, action: AnyAction) -> Text | None:
    """Return why this card cannot be given."""
    assert isinstance(action, GiveCard)
    if action in legal_gifts(known):
        return None
    return text("give-not-played", card=events.card_text(action.card))


def share(state: State, claim: Claim, cards: Cards, told: list[Event]) -> None:
    """Divide the cards of a take-over: half of them, rounded up, are for the loser.

    EN, Exception: with two players all of them are discarded.
    """
    if claim.loser == NOBODY or state.config.seats == 2:
        deck.discard(state, cards)
        return
    state.turn.phase = Phase.GIVE
    state.turn.gift = Gift(claim.loser, cards, NO_CARDS, (sum(cards) + 1) // 2)
    _go_on(state, told)


def give(state: State, action: GiveCard, chance: Chance, told: list[Event]) -> None:
    """Give the loser one of the cards played."""
    _give_one(state, SYMBOL_OF[action.card])
    _go_on(state, told)


def _give_one(state: State, card: int) -> Gift:
    gift = state.turn.gift
    assert gift is not None
    rest, given = add(gift.cards, card, -1), add(gift.given, card)
    state.turn.gift = gift = Gift(gift.loser, rest, given, gift.left - 1)
    return gift


def _go_on(state: State, told: list[Event]) -> None:
    """Give without asking while there is only one kind to give; then hand the cards over."""
    gift = state.turn.gift
    assert gift is not None
    while gift.left and len(kinds(gift.cards)) == 1:
        gift = _give_one(state, *kinds(gift.cards))
    if gift.left:
        return
    told.append(events.CardsGiven(state.turn.seat, gift.loser, names(gift.given)))
    deck.gain(state, gift.loser, gift.given)
    deck.discard(state, gift.cards)
    state.turn.phase, state.turn.gift = Phase.ACT, None
