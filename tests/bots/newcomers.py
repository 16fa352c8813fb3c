"""A model of somebody who plays Alexandros for the first time, to measure the easiest levels by."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, TypeVar

from satrap.core.game import Choices
from satrap.games.alexandros import claims
from satrap.games.alexandros.actions import (
    AnyAction,
    DrawCard,
    Joker,
    LevyTaxes,
    March,
    Occupy,
    Pay,
    TakeBackGuard,
    TakeCard,
    TakeOver,
)
from satrap.games.alexandros.cards import add, minus, missing
from satrap.games.alexandros.numbers import GUARDS
from satrap.games.alexandros.state import Known, Province
from satrap.games.alexandros.steps.levy_taxes import incomes
from satrap.games.alexandros.view import View, known_in

LEAST = 2  # open spaces of a province that is worth a guard
POOR = 4  # of a province whose guard is better used elsewhere
A = TypeVar("A")


class Newcomer:
    """Has one idea: land that pays taxes.

    It leads Alexander anywhere, claims the best province that one guard and its cards can hold,
    levies if nobody else gains as much, takes back a guard from poor land when it has none left,
    and otherwise takes cards.
    """

    def choose(
        self,
        view: View,
        legal: Choices[AnyAction],
        generator: random.Random,
        limit: float | None = None,
    ) -> Any:
        known = known_in(view)
        assert known is not None
        acts = list(legal)
        for wanted in (
            _of(acts, March, Joker),
            _best_claims(known, acts),
            _of(acts, LevyTaxes) if _gains_most(known) else [],
            _of(acts, Pay),
            _useless(known, acts),
            _of(acts, TakeCard, DrawCard),
        ):
            if wanted:
                return generator.choice(wanted)
        return generator.choice(acts)


def _of(acts: Iterable[A], *kinds: type) -> list[A]:
    return [each for each in acts if isinstance(each, kinds)]


def _around(known: Known, space: str) -> Province:
    at = known.config.tables.spaces[space]
    return next(part for part in known.table.provinces if part.spaces >> at & 1)


def _best_claims(known: Known, acts: list[AnyAction]) -> list[AnyAction]:
    found = [
        (_worth(known, each.space), each) for each in acts if isinstance(each, Occupy | TakeOver)
    ]
    best = max([worth for worth, _ in found], default=0)
    return [each for worth, each in found if worth == best >= LEAST]


def _worth(known: Known, space: str) -> int:
    """Return the value of a province that a guard on this space and cards can hold; or 0."""
    part, tables = _around(known, space), known.config.tables
    rest = minus(known.hand, claims.removal(known.config, part.guards))
    need = add(part.need, tables.board.symbols[tables.spaces[space]], -1)
    return 0 if min(rest) < 0 or any(missing(need, rest)) else part.value


def _gains_most(known: Known) -> bool:
    gains = [0] * known.config.seats
    for income in incomes(known.config, known.table):
        gains[income.seat] += income.points
    mine = gains.pop(known.turn.seat)
    return mine > max(gains)


def _useless(known: Known, acts: list[AnyAction]) -> list[AnyAction]:
    """Return the guards that bring nothing or little, if there is none in reserve."""
    if known.table.guards[known.turn.seat].bit_count() < GUARDS:
        return []
    lands = [(_around(known, each.space), each) for each in acts if isinstance(each, TakeBackGuard)]
    return [each for land, each in lands if land.guards.bit_count() > 1 or land.value < POOR]
