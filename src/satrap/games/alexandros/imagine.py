"""Sample the hidden cards fairly, given what a viewer has seen.

All deals of the unseen cards that are consistent with what happened are equally likely. What the
viewer saw of a hand is a sequence of tokens (see `state.Token`): unseen draws, plays that must
have come from them, and cards that were certainly missing. `propose` first assigns each such play
to one of the draws before it and then deals the rest at random. A deal with several ways to assign
its plays is proposed more often, so it is accepted that much less often: accepted deals are
exactly fair. Where that would take too long, random swaps that keep the deal possible lead from a
proposed deal to an (almost) fair one.
"""

from __future__ import annotations

import random

from satrap.core.frozen import seal
from satrap.core.game import Seat
from satrap.games.alexandros import claims
from satrap.games.alexandros.cards import NO_CARDS, Cards, add, minus
from satrap.games.alexandros.deals import Deal, Puzzle
from satrap.games.alexandros.state import Known, State
from satrap.games.alexandros.view import View

TRIES = 300  # proposals before swaps take over
SWAPS = 40  # per unseen card
PROPOSALS = 4  # per state in `imagine_many`


def imagine(view: View, generator: random.Random) -> State:
    """Return a state drawn fairly from all that would look the same to the viewer."""
    puzzle = _puzzle(view)
    deal = None
    for _ in range(TRIES):
        deal = puzzle.propose(generator) or deal
        if deal and deal.is_accepted and _is_possible(view, deal):
            return _state(view, deal)
    while not (deal and _is_possible(view, deal)):
        deal = puzzle.propose(generator) or deal
    for _ in range(SWAPS * puzzle.size):
        changed = puzzle.swap(deal, generator)
        if changed and _is_possible(view, changed):
            deal = changed
    return _state(view, deal)


def imagine_many(view: View, count: int, generator: random.Random) -> list[State]:
    """Return states drawn like those of `imagine`: nearly as fair, and much faster for many.

    It proposes many deals and draws from them by weight.
    """
    puzzle = _puzzle(view)
    proposed = (puzzle.weighed(generator) for _ in range(PROPOSALS * count))
    found = [each for each in proposed if each and _is_possible(view, each[0])]
    if not found:
        return [imagine(view, generator) for _ in range(count)]
    deals, weights = zip(*found, strict=True)
    return [_state(view, deal) for deal in generator.choices(deals, weights, k=count)]


def _puzzle(view: View) -> Puzzle:
    pools = []
    for number, era in enumerate(view.table.eras):
        pool = minus(era.cards, era.seen)
        for mine in view.drawn:
            pool = minus(pool, mine[number]) if mine else pool
        pools.append(pool)
    hidden = {
        seat: view.table.traces[seat].tokens for seat, hand in enumerate(view.hands) if hand is None
    }
    return Puzzle(pools, hidden, 0 if view.deck is not None else view.table.deck_size)


def _hand(view: View, deal: Deal, seat: Seat) -> Cards:
    hand = view.hands[seat]
    if hand is not None:
        return hand
    cards = view.table.traces[seat].known
    for token, card in deal.tokens_of(seat):
        cards = add(cards, card, 1 if token >= 0 else -1)
    return cards


def _is_possible(view: View, deal: Deal) -> bool:
    """Say whether a deal is consistent with an unfinished claim of a hidden hand."""
    claim, seat = view.turn.claim, view.turn.seat
    if claim is None or view.hands[seat] is not None:
        return True
    seen = Known(view.config, view.table, view.turn, _hand(view, deal, seat))
    return claims.is_possible(seen, claim)


def _state(view: View, deal: Deal) -> State:
    seats = range(view.config.seats)
    deck = view.deck if view.deck is not None else tuple(deal.deck)
    drawn = tuple(view.drawn[seat] or _drawn(view, deal, seat) for seat in seats)
    hands = tuple(_hand(view, deal, seat) for seat in seats)
    return seal(State(view.config, view.table, view.turn, hands, deck, drawn))


def _drawn(view: View, deal: Deal, seat: Seat) -> tuple[Cards, ...]:
    drawn = [NO_CARDS] * len(view.table.eras)
    for token, card in deal.tokens_of(seat):
        if token >= 0:
            drawn[token] = add(drawn[token], card)
    return tuple(drawn)
