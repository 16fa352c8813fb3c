"""EN, Take a card: the top card of the deck, or a face-up one."""

from __future__ import annotations

from functools import cache

from satrap.core.chance import Chance
from satrap.core.game import Event
from satrap.core.text import Text, text
from satrap.games.alexandros import deck, events
from satrap.games.alexandros.actions import AnyAction, DrawCard, TakeCard
from satrap.games.alexandros.cards import SYMBOL_OF, shown
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import Known, State


def legal(known: Known) -> tuple[AnyAction, ...]:
    """Return draw, then the face-up cards; gaps stay open until the turn ends."""
    return _legal(known.table.display, deck.can_draw(known.table))


@cache
def _legal(display: tuple[int, ...], can_draw: bool) -> tuple[AnyAction, ...]:
    takes = tuple(TakeCard(SYMBOLS[card]) for card in shown(display))
    return (DrawCard(), *takes) if can_draw else takes


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
    state.turn.actions -= 1
    if isinstance(action, TakeCard):
        told.append(events.CardTaken(seat, action.card))
        deck.take_shown(state, seat, SYMBOL_OF[action.card])
    else:
        card = deck.draw(state, seat, chance, told)
        told.append(events.CardDrawn(seat, SYMBOLS[card]))
        deck.renew(state, chance, told)
