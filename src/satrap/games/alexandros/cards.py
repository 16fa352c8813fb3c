"""Cards: eleven of each symbol. A hand is five counts, so it reveals no order."""

from __future__ import annotations

from functools import cache, lru_cache

from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import COPIES

Cards = tuple[int, int, int, int, int]  # how many cards of each symbol

NO_CARDS: Cards = (0, 0, 0, 0, 0)
FULL_DECK: Cards = (COPIES, COPIES, COPIES, COPIES, COPIES)
ONE: tuple[Cards, ...] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)
NO_CARD = -1  # an empty place in the display

SYMBOL_OF = {name: number for number, name in enumerate(SYMBOLS)}


@cache
def shown(display: tuple[int, ...]) -> tuple[int, ...]:
    """Return the face-up cards in display order, each symbol once."""
    return tuple(card for card in dict.fromkeys(display) if card != NO_CARD)


def add(cards: Cards, symbol: int, count: int = 1) -> Cards:
    """Return the cards with `count` more (or fewer) of a symbol."""
    changed = list(cards)
    changed[symbol] += count
    return tuple(changed)  # type: ignore[return-value]


def plus(one: Cards, other: Cards) -> Cards:
    """Return two piles combined."""
    a, b, c, d, e = one
    f, g, h, i, j = other
    return (a + f, b + g, c + h, d + i, e + j)


def minus(one: Cards, other: Cards) -> Cards:
    """Return the first pile without the second."""
    a, b, c, d, e = one
    f, g, h, i, j = other
    return (a - f, b - g, c - h, d - i, e - j)


def missing(need: Cards, hand: Cards) -> Cards:
    """Return the needed cards that a hand lacks."""
    a, b, c, d, e = need
    f, g, h, i, j = hand
    return (
        a - f if a > f else 0,
        b - g if b > g else 0,
        c - h if c > h else 0,
        d - i if d > i else 0,
        e - j if e > j else 0,
    )


def shortage(need: Cards, hand: Cards) -> int:
    """Return how many of the needed cards a hand lacks."""
    a, b, c, d, e = need
    f, g, h, i, j = hand
    return (
        (a - f if a > f else 0)
        + (b - g if b > g else 0)
        + (c - h if c > h else 0)
        + (d - i if d > i else 0)
        + (e - j if e > j else 0)
    )


@lru_cache(maxsize=1 << 12)
def kinds(cards: Cards) -> tuple[int, ...]:
    """Return the symbols that have at least one card."""
    return tuple(symbol for symbol, count in enumerate(cards) if count)


@lru_cache(maxsize=1 << 12)
def spread(cards: Cards) -> tuple[int, ...]:
    """Return the cards one by one, in the order of the symbols."""
    return tuple(symbol for symbol, count in enumerate(cards) for _ in range(count))


def gather(symbols: tuple[int, ...]) -> Cards:
    """Count listed cards by symbol."""
    return tuple(symbols.count(symbol) for symbol in range(len(SYMBOLS)))  # type: ignore[return-value]


@lru_cache(maxsize=1 << 12)
def names(cards: Cards) -> tuple[str, ...]:
    """Name the cards one by one, in the order of the symbols."""
    return tuple(SYMBOLS[symbol] for symbol in spread(cards))
