"""Deck, display and hands: every way in which a card can move."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.frozen import put
from satrap.core.game import Event, Seat
from satrap.games.alexandros import memory
from satrap.games.alexandros.cards import NO_CARD, NO_CARDS, ONE, Cards, add, minus, plus, spread
from satrap.games.alexandros.events import Reshuffled, TurnedUp
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import Era, State, Tabletop


def can_draw(table: Tabletop) -> bool:
    """Say whether the deck has a card, or the discards can become a new one."""
    return table.deck_size > 0 or table.discard != NO_CARDS


def turn_up(state: State, chance: Chance, told: list[Event]) -> None:
    """Fill the gaps in the display while there are cards (EN, Take a card)."""
    table = state.table
    while NO_CARD in table.display and can_draw(table):
        card = _top_card(state, chance, told)
        told.append(TurnedUp(SYMBOLS[card]))
        table.display = put(table.display, table.display.index(NO_CARD), card)
        memory.saw_of_deck(table, len(table.eras) - 1, ONE[card])
        renew(state, chance, told)


def renew(state: State, chance: Chance, told: list[Event]) -> None:
    """Shuffle the discards as soon as the last card of the deck is gone (ruling ALX-16)."""
    is_early = state.config.options.reshuffle == "at_once"
    if is_early and not state.deck and can_draw(state.table):
        _reshuffle(state, chance, told)


def draw(state: State, seat: Seat, chance: Chance, told: list[Event]) -> int:
    """Move the top card of the deck to a hand, unseen by the others; return it.

    The caller adds the event and then calls `renew`.
    """
    card, table = _top_card(state, chance, told), state.table
    memory.saw_draw(table, seat)
    _hold(state, seat, add(state.hands[seat], card), 1)
    era = len(table.eras) - 1
    memory.note_drawn(state, seat, era, add(state.drawn[seat][era], card))
    return card


def take_shown(state: State, seat: Seat, card: int) -> None:
    """Move a face-up card to a hand; its place stays empty for now."""
    table = state.table
    table.display = put(table.display, table.display.index(card), NO_CARD)
    memory.saw_gain(table, seat, ONE[card])
    _hold(state, seat, add(state.hands[seat], card), 1)


def gain(state: State, seat: Seat, cards: Cards) -> None:
    """Put cards into a hand for all to see."""
    memory.saw_gain(state.table, seat, cards)
    _hold(state, seat, plus(state.hands[seat], cards), sum(cards))


def play(state: State, seat: Seat, cards: Cards) -> None:
    """Take cards out of a hand for all to see; the caller puts them where they go."""
    if cards == NO_CARDS:
        return
    memory.saw_play(state.table, seat, cards)
    _hold(state, seat, minus(state.hands[seat], cards), -sum(cards))
    memory.settle(state, seat)


def discard(state: State, cards: Cards) -> None:
    """Add played cards to the discards, face up (EN, Occupy an empty province)."""
    state.table.discard = plus(state.table.discard, cards)


def _top_card(state: State, chance: Chance, told: list[Event]) -> int:
    """Take the top card; if there is none, shuffle the discards now (ruling ALX-16)."""
    if not state.deck:
        _reshuffle(state, chance, told)
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    state.table.deck_size -= 1
    return card


def _reshuffle(state: State, chance: Chance, told: list[Event]) -> None:
    table = state.table
    cards = spread(table.discard)
    order = chance.shuffle("deck", len(table.eras), len(cards))
    told.append(Reshuffled(len(cards)))
    state.deck = tuple(cards[number] for number in order)
    state.drawn = tuple((*mine, NO_CARDS) for mine in state.drawn)
    table.eras = (*table.eras, Era(table.discard, NO_CARDS))
    table.discard, table.deck_size = NO_CARDS, len(cards)


def _hold(state: State, seat: Seat, hand: Cards, more: int) -> None:
    sizes, hands = list(state.table.hand_sizes), list(state.hands)
    sizes[seat] += more
    hands[seat] = hand
    state.table.hand_sizes, state.hands = tuple(sizes), tuple(hands)
