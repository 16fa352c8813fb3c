"""What things are worth to the simple bot, in points of the score track."""

from __future__ import annotations

from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexandros.cards import Cards, minus, missing
from satrap.games.alexandros.provinces import reserve
from satrap.games.alexandros.state import GUARDS
from satrap.games.alexandros.view import View


class Weights(NamedTuple):
    """A handful of obvious values. All were tuned by letting variants play each other."""

    land: float = 2.2  # an open space held with one guard: how often it will still be taxed
    horizon: float = 24.0  # with fewer black walls left than this, land is taxed less often
    card: float = 1.2  # the first card of a symbol in the hand
    fading: float = 0.85  # each further card of that symbol is worth this much of the one before
    draw: float = 1.0  # a card from the deck
    guard: float = 1.0  # a guard in the reserve; the last one counts double
    crowd: float = 0.8  # land under several guards: this much for each guard too many
    soon: float = 0.6  # land that will be claimed next turn, against land held now
    cut: float = 0.35  # share of a province that a march into it costs
    unseen: float = 0.4  # how much of a lacking card an unknown card in a hand makes up for
    ready: float = 0.3  # holding a card to levy with, per point of tax lead
    beam: int = 6  # first actions that are followed up
    looked: int = 4  # marches whose further actions are looked through


class Rival(NamedTuple):
    """What is known of another seat."""

    seat: Seat
    weight: float  # how much its gain hurts
    cards: Cards  # surely in its hand
    unknown: int  # further cards in its hand
    guards: int  # in its reserve


def rivals(view: View, seat: Seat) -> list[Rival]:
    """Return the other seats; the one ahead of the rest hurts most."""
    table = view.table
    others = [other for other in range(view.config.seats) if other != seat]
    leader = max(others, key=lambda other: table.scores[other])
    share = 0.5 / len(others)
    return [
        Rival(
            other,
            share + (0.5 if other == leader else 0.0),
            table.traces[other].known,
            table.hand_sizes[other] - sum(table.traces[other].known),
            reserve(table, other, GUARDS),
        )
        for other in others
    ]


def chance(lacking: float, guards: int) -> float:
    """Guess how likely a seat is to claim a province next turn, for the cards it lacks.

    One guard stands for a card; a seat takes a card or two before it claims; further guards can
    stand for cards too, but then bring no tax.
    """
    if not guards:
        return 0.0
    short = lacking - 1.7 - 0.4 * (guards - 1)
    return min(0.9, max(0.0, 0.75 - 0.3 * short))


def lack(need: Cards, removal: Cards, cards: Cards) -> int:
    """Return how many cards are lacking for a province and for driving its guards out."""
    rest = minus(cards, removal)
    return sum(missing(need, rest))


def hand_worth(weights: Weights, hand: Cards) -> float:
    """Return what a hand is worth: the more of a symbol, the less each further card."""
    return sum(pile_worth(weights, count) for count in hand)


def pile_worth(weights: Weights, count: int) -> float:
    """Return what some cards of one symbol are worth."""
    return weights.card * (1 - weights.fading**count) / (1 - weights.fading)
