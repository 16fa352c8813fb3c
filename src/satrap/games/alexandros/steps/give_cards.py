"""EN, Take over an occupied province: half of the cards played go to the loser."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.decisions import Decision
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import deck, events
from satrap.games.alexandros.actions import AnyAction, GiveCard
from satrap.games.alexandros.cards import NO_CARDS, SYMBOL_OF, Cards, add, kinds, names
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import NOBODY, Phase
from satrap.games.alexandros.state import Claim, Gift, Known, State

_GIVE = tuple(GiveCard(card) for card in SYMBOLS)


def legal(known: Known) -> tuple[AnyAction, ...]:
    """Return the kinds of card that can be given, in the order of the symbols."""
    gift = known.turn.gift
    assert gift is not None
    return tuple(_GIVE[card] for card in kinds(gift.cards))


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this card cannot be given."""
    assert isinstance(action, GiveCard)
    if action in legal(known):
        return None
    return text("give-not-played", card=events.card_text(action.card))


def share(state: State, claim: Claim, cards: Cards, told: list[Event]) -> None:
    """Divide the cards of a take-over: half of them, rounded up, go to the loser.

    EN, Exception: with two players all of them are discarded.
    """
    if claim.loser == NOBODY or state.config.seats == 2:
        deck.discard(state, cards)
        return
    state.turn.phase = Phase.GIVE
    state.turn.gift = Gift(claim.loser, cards, NO_CARDS, (sum(cards) + 1) // 2)
    _go_on(state, told)


def apply(state: State, actions: tuple[AnyAction, ...], chance: Chance, told: list[Event]) -> None:
    """Give the loser one of the cards played."""
    (action,) = actions
    assert isinstance(action, GiveCard)
    _give_one(state, SYMBOL_OF[action.card])
    _go_on(state, told)


def _give_one(state: State, card: int) -> Gift:
    gift = state.turn.gift
    assert gift is not None
    rest, given = add(gift.cards, card, -1), add(gift.given, card)
    state.turn.gift = gift = Gift(gift.loser, rest, given, gift.left - 1)
    return gift


def _go_on(state: State, told: list[Event]) -> None:
    """Give automatically while there is only one kind to give; then hand the cards over."""
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


GIVE = Decision((GiveCard,), legal, why_not, apply)
