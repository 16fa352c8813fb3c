"""Deals of unseen cards that fit what was seen of each hidden hand; see `imagine.py`.

A slot is one unseen card, drawn by a hidden hand or still in the deck. A deal fills all slots.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from satrap.core.game import Seat
from satrap.games.alexandros.cards import Cards, spread
from satrap.games.alexandros.state import Token


class Deal(NamedTuple):
    """A deal: for each hidden hand the cards in its slots, in order; and the deck."""

    hidden: Mapping[Seat, tuple[Token, ...]]
    slots: Mapping[Seat, tuple[int, ...]]
    deck: tuple[int, ...]
    is_accepted: bool

    def tokens_of(self, seat: Seat) -> Iterator[tuple[int, int]]:
        """Yield each draw as (era, card) and each play of a card drawn unseen as (-1, card)."""
        cards = iter(self.slots[seat])
        for token in self.hidden[seat]:
            if isinstance(token, int):
                yield (token, next(cards)) if token >= 0 else (-1, -1 - token)


class Puzzle:
    """What has to be dealt: the unseen cards of each era, the hidden hands, the deck."""

    def __init__(
        self, pools: Sequence[Cards], hidden: Mapping[Seat, tuple[Token, ...]], deck_size: int
    ) -> None:
        self.pools, self.hidden, self.deck_size = pools, hidden, deck_size
        self.eras = {
            seat: [token for token in tokens if isinstance(token, int) and token >= 0]
            for seat, tokens in hidden.items()
        }
        self.counts = [
            sum(eras.count(number) for eras in self.eras.values()) for number in range(len(pools))
        ]
        self.counts[-1] += deck_size
        self.size = sum(self.counts)
        self.has_one_era = sum(1 for count in self.counts if count) <= 1

    def propose(self, generator: random.Random) -> Deal | None:
        """Return a random deal that fits all plays, or None if this attempt failed."""
        found = self.weighed(generator)
        if found is None:
            return None
        deal, weight = found
        return deal._replace(is_accepted=generator.random() < weight)

    def weighed(self, generator: random.Random) -> tuple[Deal, float] | None:
        """Return a random deal that fits, and the probability of accepting it."""
        attempt = _Attempt(self, generator)
        for seat in self.hidden:
            if not attempt.place_plays(seat):
                return None
        deal = attempt.deal_rest()
        ways = self.ways(deal)
        return (deal, attempt.weight / ways) if ways else None

    def ways(self, deal: Deal) -> int:
        """Return in how many ways plays can be assigned to draws; 0 if the deal is impossible."""
        ways = 1
        for seat, tokens in self.hidden.items():
            pile, cards = [0] * 5, iter(deal.slots[seat])
            for token in tokens:
                if not isinstance(token, int):
                    ways *= any(pile[card] < need for card, need in enumerate(token))
                elif token >= 0:
                    pile[next(cards)] += 1
                else:
                    ways *= pile[-1 - token]
                    pile[-1 - token] -= 1
                if not ways:
                    return 0
        return ways

    def swap(self, deal: Deal, generator: random.Random) -> Deal | None:
        """Return the deal with one or two pairs of cards of an era swapped, if it still fits."""
        slots = {seat: list(cards) for seat, cards in deal.slots.items()}
        deck = list(deal.deck)
        places: list[list[tuple[list[int], int]]] = [[] for _ in self.pools]
        for seat, cards in slots.items():
            for place, era in enumerate(self.eras[seat]):
                places[era].append((cards, place))
        places[-1] += [(deck, place) for place in range(len(deck))]
        for _ in range(generator.choice((1, 2))):
            spots = places[generator.choice([e for e, spots in enumerate(places) if spots])]
            (one, here), (other, there) = generator.choice(spots), generator.choice(spots)
            one[here], other[there] = other[there], one[here]
        changed = Deal(self.hidden, {s: tuple(c) for s, c in slots.items()}, tuple(deck), True)
        return changed if self.ways(changed) else None


class _Attempt:
    """One attempt to place all plays and deal the rest."""

    def __init__(self, puzzle: Puzzle, generator: random.Random) -> None:
        self.puzzle, self.generator = puzzle, generator
        self.left = [list(pool) for pool in puzzle.pools]  # cards not yet placed, per era
        self.open = list(puzzle.counts)  # slots not yet filled, per era
        self.slots: dict[Seat, list[int]] = {s: [-1] * len(e) for s, e in puzzle.eras.items()}
        self.weight = 1.0
        self.placed = 0

    def place_plays(self, seat: Seat) -> bool:
        """Assign each play of a card drawn unseen to one of the draws before it."""
        pile: list[int] = []
        drawn = 0
        for token in self.puzzle.hidden[seat]:
            if isinstance(token, int) and token >= 0:
                pile.append(drawn)
                drawn += 1
            elif isinstance(token, int) and not self._place(seat, pile, -1 - token):
                return False
        return True

    def _place(self, seat: Seat, pile: list[int], card: int) -> bool:
        eras = self.puzzle.eras[seat]
        chances = [self.left[eras[slot]][card] / self.open[eras[slot]] for slot in pile]
        total = sum(chances)
        if not total:
            return False
        (slot,) = self.generator.choices(pile, chances)
        if not self.puzzle.has_one_era:
            self.weight *= total / self._bound(len(pile), card)
        pile.remove(slot)
        self.slots[seat][slot] = card
        self.left[eras[slot]][card] -= 1
        self.open[eras[slot]] -= 1
        self.placed += 1
        return True

    def _bound(self, size: int, card: int) -> float:
        """Return an upper bound for `total`, whatever was placed before."""
        pools, counts = self.puzzle.pools, self.puzzle.counts
        ratios = (
            min(1.0, pool[card] / max(1, count - self.placed))
            for pool, count in zip(pools, counts, strict=True)
        )
        return size * max(ratios)

    def deal_rest(self) -> Deal:
        """Deal the remaining cards to the remaining slots."""
        rest = [list(spread(tuple(left))) for left in self.left]
        for cards in rest:
            self.generator.shuffle(cards)
        filled = {
            seat: tuple(
                rest[era].pop() if card < 0 else card
                for era, card in zip(self.puzzle.eras[seat], cards, strict=True)
            )
            for seat, cards in self.slots.items()
        }
        return Deal(self.puzzle.hidden, filled, tuple(rest[-1]), True)
