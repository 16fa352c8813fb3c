"""What things are worth to the simple bot, in points, and what it knows about other seats."""

from __future__ import annotations

from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexandros.cards import Cards, minus, missing
from satrap.games.alexandros.numbers import GUARDS
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.view import View


class Weights(NamedTuple):
    """A handful of obvious values, tuned by letting variants play each other."""

    land: float = 2.0  # an open space held with one guard: how often it may still be taxed
    horizon: int = 10  # with fewer black walls left than this, land counts less and less
    card: float = 1.2  # the first card of a symbol in the hand
    fading: float = 0.85  # each card of it, compared with the one before
    draw: float = 1.0  # a card still to be drawn
    guard: float = 1.0  # a guard in the reserve; the first one counts double
    crowd: float = 0.8  # land under too many guards, which bring no tax, for each extra guard
    soon: float = 0.6  # land that somebody is about to claim, compared with land that is held
    cut: float = 0.35  # how much of a province is lost if Alexander marches into it
    unseen: float = 0.4  # how far a card that nobody has seen makes up for a missing one
    ready: float = 0.3  # having a card to levy with, for each point of the lead in taxes
    eve: float = 25.0  # being ahead, or behind, if the next levy ends the match
    patience: int = 80  # turns before it hurries: otherwise losers could march in circles for ever
    hurry: float = 25.0  # a wall laid after that, for each turn since
    marches: int = 3  # marches after which actions are searched
    first: int = 4  # first actions that are searched, besides taking cards
    notice: float = 1.0  # the part of the marches that is seen at all
    slip: float = 0.0  # the part of an action's gain that may be missed
    fear: float = 1.0  # how much of the danger is seen that others claim a province
    hunger: float = 0.5  # how much more land is worth to a seat without any, per rival but one
    heed: float = 1.0  # how much another seat's points can hurt, at most
    raids: float = 1.0  # how often it thinks of taking over, for each rival
    levies: float = 1.0  # how often it thinks of levying taxes
    envy: int = 999  # points: if another seat gains so many more, it does not levy
    specials: float = 1.0  # how often it thinks of a special move
    eye: float = 1.0  # the part of the free provinces that it thinks of in a turn
    purse: int = 999  # cards that it pays for a province at most
    mercy: int = 0  # its turns in which it takes over no seat's only land
    enough: int = 55  # cards: with so many it takes no more


WEIGHTS = Weights()


class Rival(NamedTuple):
    """What everybody knows about another seat."""

    seat: Seat
    weight: float  # how much its points hurt
    cards: Cards  # known to be in its hand
    unknown: int  # other cards in its hand
    guards: int  # in its reserve


def rivals(view: View, seat: Seat, heed: float) -> list[Rival]:
    """Return the other seats: half of the weight on the leader, half spread over all."""
    table = view.table
    others = [other for other in range(view.config.seats) if other != seat]
    leader = max(others, key=lambda other: table.scores[other])
    return [
        Rival(
            other,
            min(heed, 0.5 / len(others) + 0.5 * (other == leader)),
            table.traces[other].known,
            table.hand_sizes[other] - sum(table.traces[other].known),
            reserve(table, other, GUARDS),
        )
        for other in others
    ]


def chance(lacking: float, guards: int) -> float:
    """Estimate how likely a seat is to claim a province in its next turn, given what it lacks.

    A guard makes up for one card, the cards of that turn for some, and more guards for some.
    """
    short = lacking - 1.7 - 0.4 * (guards - 1)
    return min(0.9, max(0.0, 0.75 - 0.3 * short)) if guards else 0.0


def lack(need: Cards, removal: Cards, cards: Cards) -> int:
    """Return how many cards are missing to drive out guards and fill a need."""
    return sum(missing(need, minus(cards, removal)))


def hand_worth(weights: Weights, hand: Cards) -> float:
    """Return what a hand is worth; the more cards of a symbol, the less each one is worth."""
    piles = sum(1 - weights.fading**count for count in hand)
    return weights.card * piles / (1 - weights.fading)
