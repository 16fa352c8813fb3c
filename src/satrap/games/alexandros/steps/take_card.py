"""EN, Take a card: the top card of the deck, or a face-up one."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import deck, events
from satrap.games.alexandros.actions import AnyAction, DrawCard, TakeCard
from satrap.games.alexandros.cards import SYMBOL_OF, shown
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import Known, State

_DRAW: AnyAction = DrawCard()
_TAKE: tuple[AnyAction, ...] = tuple(TakeCard(card) for card in SYMBOLS)


def legal(known: Known) -> list[AnyAction]:
    """Return: draw, then the face-up cards; their gaps stay open until the turn ends."""
    takes = [_TAKE[card] for card in shown(known.table.display)]
    return [_DRAW, *takes] if deck.can_draw(known.table) else takes


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why this card cannot be taken."""
    if action in legal(known):
        return None
    if isinstance(action, TakeCard):
        return text("card-not-shown", card=events.card_text(action.card))
    return text("no-card-left")


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Move the card to the hand."""
    seat = state.turn.seat
    if isinstance(action, TakeCard):
        told.append(events.CardTaken(seat, action.card))
        deck.take_shown(state, seat, SYMBOL_OF[action.card])
    else:
        card = deck.draw(state, seat, chance, told)
        told.append(events.CardDrawn(seat, SYMBOLS[card]))
