"""EN, Levy taxes: one card, and every seat scores its provinces that hold exactly one guard."""

from __future__ import annotations

from operator import add

from satrap.core.chance import Chance
from satrap.core.game import Event, Seat
from satrap.core.text import Text, text
from satrap.games.alexandros import deck, events, provinces
from satrap.games.alexandros.actions import AnyAction, LevyTaxes
from satrap.games.alexandros.cards import ONE, SYMBOL_OF, kinds
from satrap.games.alexandros.events import Income
from satrap.games.alexandros.lattice import SYMBOLS
from satrap.games.alexandros.numbers import GOAL, TAXED
from satrap.games.alexandros.state import Config, Known, State, Tabletop, Tax
from satrap.games.alexandros.steps import game_ends

_LEVY = tuple(LevyTaxes(card) for card in SYMBOLS)


def legal(known: Known) -> list[AnyAction]:
    """Return the cards that match any of the seat's guards (ruling ALX-20); once per turn."""
    if known.turn.levied:
        return []
    guards = known.table.guards[known.turn.seat]
    if not guards:
        return []
    bearing = known.config.tables.bearing
    return [_LEVY[card] for card in kinds(known.hand) if guards & bearing[card]]


def why_not(known: Known, action: AnyAction) -> Text | None:
    """Return why taxes cannot be levied with this card."""
    assert isinstance(action, LevyTaxes)
    if action in legal(known):
        return None
    card = events.card_text(action.card)
    if known.turn.levied:
        return text("levied-already")
    if not known.hand[SYMBOL_OF[action.card]]:
        return text("card-not-held", card=card)
    return text("levy-no-guard", card=card)


def tax(value: int, guards: int) -> int:
    """Return what a province pays its owner: its value, if exactly one guard stands in it."""
    return value if guards == TAXED else 0


def incomes(config: Config, table: Tabletop) -> tuple[Income, ...]:
    """Return what each province would pay now (nothing if it has several guards)."""
    found = []
    for province in table.provinces:
        guards = province.guards.bit_count()
        if guards == TAXED:
            name = provinces.name(config.tables, province)
            found.append(Income(province.owner, name, tax(province.value, guards)))
    return tuple(found)


def apply(state: State, action: AnyAction, chance: Chance, told: list[Event]) -> None:
    """Discard the card and let every seat score, the seat in turn first, then clockwise."""
    assert isinstance(action, LevyTaxes)
    seat, card, table = state.turn.seat, ONE[SYMBOL_OF[action.card]], state.table
    deck.play(state, seat, card)
    deck.discard(state, card)
    paid = _paid(state, incomes(state.config, table))
    gains = [0] * state.config.seats
    for income in paid:
        gains[income.seat] += income.points
    told.append(events.TaxesLevied(seat, action.card, paid, tuple(gains)))
    lines = [Tax(state.turn.number, seat, i.seat, i.province, i.points) for i in paid]
    table.taxes = (*table.taxes, *lines)
    table.scores = tuple(map(add, table.scores, gains))
    state.turn.levied = True
    state.turn.actions -= 1
    game_ends.end_at_once(state, told)


def _paid(state: State, due: tuple[Income, ...]) -> tuple[Income, ...]:
    """Return what is actually paid: under `first_to_reach` scoring stops at 100 (ruling ALX-10)."""
    if state.config.options.end100 != "first_to_reach":
        return due
    paying: list[Seat] = []
    for step in range(state.config.seats):
        seat = (state.turn.seat + step) % state.config.seats
        paying.append(seat)
        if state.table.scores[seat] + sum(i.points for i in due if i.seat == seat) >= GOAL:
            break
    return tuple(income for income in due if income.seat in paying)
