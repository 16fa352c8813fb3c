"""Deck, display and hands: every way in which a card changes place."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.frozen import replace
from satrap.core.game import Event, Seat
from satrap.games.alexandros import memory
from satrap.games.alexandros.cards import NO_CARD, NO_CARDS, Cards, add, minus, plus, spread
from satrap.games.alexandros.events import Reshuffled, TurnedUp
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.state import Era, State, Table


def can_draw(table: Table) -> bool:
    """Say whether the deck has a card, or the discards can become a new one."""
    return table.deck_size > 0 or table.discard != NO_CARDS


def turn_up(state: State, chance: Chance, events: list[Event]) -> State:
    """Fill the gaps in the display as far as there are cards (EN, Take a card)."""
    for place, shown in enumerate(state.table.display):
        if shown == NO_CARD and can_draw(state.table):
            state = _turn_up_one(state, place, chance, events)
    return state


def _turn_up_one(state: State, place: int, chance: Chance, events: list[Event]) -> State:
    state = ready_deck(state, chance, events)
    table, card = state.table, state.deck[-1]
    events.append(TurnedUp(SYMBOLS[card]))
    table = replace(
        table,
        display=(*table.display[:place], card, *table.display[place + 1 :]),
        deck_size=table.deck_size - 1,
        eras=memory.saw_era(table.eras, len(table.eras) - 1, add(NO_CARDS, card)),
    )
    return replace(state, table=table, deck=state.deck[:-1])


def ready_deck(state: State, chance: Chance, events: list[Event]) -> State:
    """Shuffle the discards into a new deck if a card is needed and none is left (ALX-16)."""
    if state.deck:
        return state
    table = state.table
    cards = spread(table.discard)
    order = chance.shuffle("deck", len(table.eras), len(cards))
    events.append(Reshuffled(len(cards)))
    table = replace(
        table,
        discard=NO_CARDS,
        deck_size=len(cards),
        eras=(*table.eras, Era(table.discard, NO_CARDS)),
    )
    deck = tuple(cards[number] for number in order)
    drawn = tuple((*mine, NO_CARDS) for mine in state.drawn)
    return replace(state, table=table, deck=deck, drawn=drawn)


def draw(state: State, seat: Seat, chance: Chance, events: list[Event]) -> tuple[State, int]:
    """Move the top card of the deck to a hand, unseen by the others."""
    state = ready_deck(state, chance, events)
    table, card, era = state.table, state.deck[-1], len(state.table.eras) - 1
    trace = memory.saw_draw(table.traces[seat], era)
    table = replace(
        table,
        deck_size=table.deck_size - 1,
        hand_sizes=_changed(table.hand_sizes, seat, 1),
        traces=memory.with_trace(table, seat, trace),
    )
    mine = state.drawn[seat]
    mine = (*mine[:era], add(mine[era], card))
    return replace(
        state,
        table=table,
        deck=state.deck[:-1],
        hands=_exchange(state.hands, seat, add(state.hands[seat], card)),
        drawn=(*state.drawn[:seat], mine, *state.drawn[seat + 1 :]),
    ), card


def take_shown(state: State, seat: Seat, card: int) -> State:
    """Move a face-up card to a hand; its place stays empty for now."""
    table = state.table
    place = table.display.index(card)
    table = replace(table, display=(*table.display[:place], NO_CARD, *table.display[place + 1 :]))
    return gain(replace(state, table=table), seat, add(NO_CARDS, card))


def gain(state: State, seat: Seat, cards: Cards) -> State:
    """Put cards into a hand for all to see."""
    table = state.table
    trace = memory.saw_gain(table.traces[seat], cards)
    table = replace(
        table,
        hand_sizes=_changed(table.hand_sizes, seat, sum(cards)),
        traces=memory.with_trace(table, seat, trace),
    )
    hands = _exchange(state.hands, seat, plus(state.hands[seat], cards))
    return replace(state, table=table, hands=hands)


def play(state: State, seat: Seat, cards: Cards) -> State:
    """Take cards out of a hand for all to see; the caller puts them where they go."""
    if cards == NO_CARDS:
        return state
    table = state.table
    trace = memory.saw_play(table.traces[seat], cards)
    table = replace(
        table,
        hand_sizes=_changed(table.hand_sizes, seat, -sum(cards)),
        traces=memory.with_trace(table, seat, trace),
    )
    hands = _exchange(state.hands, seat, minus(state.hands[seat], cards))
    return memory.settle(replace(state, table=table, hands=hands), seat)


def discard(state: State, cards: Cards) -> State:
    """Put played cards on the discards, face up (EN, Occupy an empty province)."""
    table = state.table
    return replace(state, table=replace(table, discard=plus(table.discard, cards)))


def _changed(sizes: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*sizes[:seat], sizes[seat] + by, *sizes[seat + 1 :])


def _exchange(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
