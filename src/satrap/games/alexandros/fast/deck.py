"""Deck, display and hands: every way in which a card can move."""

from __future__ import annotations

from satrap.fast.chance import Words, shuffle
from satrap.fast.compiling import compiled
from satrap.games.alexandros.fast.codes import AT_ONCE
from satrap.games.alexandros.fast.layout import SYMBOLS, Record
from satrap.games.alexandros.numbers import DISPLAY


@compiled
def can_draw(state: Record) -> bool:
    """Say whether the deck has a card, or the discards can become a new one."""
    cards = int(state.deck_size)
    for card in range(SYMBOLS):
        cards += state.discard[card]
    return cards > 0


@compiled
def reshuffle(state: Record, chance: Words) -> None:
    """Shuffle the discards into a new deck."""
    total = 0
    for card in range(SYMBOLS):
        total += state.discard[card]
    shuffle(chance, state.deck, total)
    for place in range(total):
        number, card = int(state.deck[place]), 0
        while number >= state.discard[card]:
            number -= state.discard[card]
            card += 1
        state.deck[place] = card
    for card in range(SYMBOLS):
        state.discard[card] = 0
    state.deck_size = total


@compiled
def top_card(tables: Record, state: Record, chance: Words) -> int:
    """Take the top card; shuffle the discards if the deck is empty before or (option) after it."""
    if state.deck_size == 0:
        reshuffle(state, chance)
    state.deck_size -= 1
    card = int(state.deck[state.deck_size])
    if tables.reshuffle == AT_ONCE and state.deck_size == 0 and can_draw(state):
        reshuffle(state, chance)
    return card


@compiled
def turn_up(tables: Record, state: Record, chance: Words) -> None:
    """Fill the gaps in the display while there are cards."""
    for place in range(DISPLAY):
        if state.display[place] < 0 and can_draw(state):
            state.display[place] = top_card(tables, state, chance)


@compiled
def gain(state: Record, seat: int, card: int) -> None:
    """Put a card into a hand."""
    state.hands[seat, card] += 1
    state.hand_sizes[seat] += 1


@compiled
def take_shown(state: Record, seat: int, card: int) -> None:
    """Move a face-up card to a hand; its place stays empty for now."""
    place = 0 if state.display[0] == card else 1
    state.display[place] = -1
    gain(state, seat, card)


@compiled
def throw(state: Record, seat: int, card: int) -> None:
    """Move a card from a hand to the discards."""
    state.hands[seat, card] -= 1
    state.hand_sizes[seat] -= 1
    state.discard[card] += 1
