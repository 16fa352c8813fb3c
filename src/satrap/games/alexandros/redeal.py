"""Deal all hands and the deck again, for a position whose author knows the cards."""

from __future__ import annotations

from satrap.core.chance import Chance
from satrap.core.frozen import replace
from satrap.games.alexandros.cards import (
    FULL_DECK,
    NO_CARD,
    NO_CARDS,
    Cards,
    gather,
    minus,
    plus,
    spread,
)
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import Era, State, Trace


def can_redeal(state: State) -> bool:
    """Say whether no turn is under way: during one, the seat may owe cards from its old hand."""
    return state.turn.phase == Phase.SOURCE


def redeal(state: State, occurrence: int, chance: Chance) -> State:
    """Shuffle all cards that are not face up, and deal each seat as many as it had.

    The author of the position chooses neither these cards nor what is known about them: they are
    all the cards outside the display and the discards, and nobody remembers any of them.
    """
    table = state.table
    display = gather(tuple(card for card in table.display if card != NO_CARD))
    pool = minus(FULL_DECK, plus(display, table.discard))
    order = chance.shuffle("redeal", occurrence, sum(pool))
    cards = spread(pool)
    deck = [cards[number] for number in order]
    hands = tuple(_take(deck, size) for size in table.hand_sizes)
    table = replace(
        table,
        deck_size=len(deck),
        traces=tuple(Trace(NO_CARDS, (0,) * size) for size in table.hand_sizes),
        eras=(Era(pool, NO_CARDS),),
    )
    drawn = tuple((hand,) for hand in hands)
    return replace(state, table=table, hands=hands, deck=tuple(deck), drawn=drawn)


def _take(deck: list[int], count: int) -> Cards:
    """Take cards from the top of a deck, which is its end."""
    return gather(tuple(deck.pop() for _ in range(count)))
