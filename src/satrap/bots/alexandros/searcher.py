"""Bots that search: they imagine the hidden cards many times and try out whole turns."""

from __future__ import annotations

import random
import time
from typing import NamedTuple

import numpy as np

from satrap.bots.alexandros.fast import plans
from satrap.bots.alexandros.learning import learned
from satrap.bots.thoughtful import Thoughtful
from satrap.core.game import Choices
from satrap.fast.chance import seeded
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.fast.boards import size_of, tables_record
from satrap.games.alexandros.fast.bridge import code_of, state_record
from satrap.games.alexandros.fast.codes import IN_PATH, IN_SOURCE
from satrap.games.alexandros.fast.layout import (
    Records,
    records,
    scratch_type,
    state_type,
)
from satrap.games.alexandros.imagine import imagine_many
from satrap.games.alexandros.view import View

ROOM = 2048  # plans
FIRST_SHARE, LATER_SHARE = 0.4, 0.15  # of a turn's time: its first decision settles most


class Budget(NamedTuple):
    """How much a bot thinks about one decision."""

    worlds: int  # imagined ones
    marches: int  # that are kept, of all there are
    looks: int  # worlds in which each plan is tried first
    wide: int  # marches after which all actions are tried
    best: int  # plans that are tried further
    rounds: int  # in how many worlds, at first
    turns: int  # how far, including the own turn
    tries: int  # turns of the others that are compared


class Searcher(Thoughtful[View, AnyAction]):
    """Chooses the first action of the best plan."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def think(
        self, view: View, legal: Choices[AnyAction], generator: random.Random, limit: float | None
    ) -> tuple[AnyAction, ...]:
        """Return the best plan's first action, within the budget or a turn's limit in seconds."""
        began = time.monotonic()
        search = Search(view, imagined(view, self.budget.worlds, generator), self.budget, generator)
        search.look()
        search.try_on(None if limit is None else began + search.share * limit)
        tables = view.config.tables
        first = search.plans[0].codes[0]
        return (next(each for each in legal if code_of(tables, each) == first),)


class Search:
    """A search for one decision."""

    def __init__(
        self, view: View, worlds: Records, budget: Budget, generator: random.Random
    ) -> None:
        size = size_of(view.config.tables)
        self.worlds, self.budget, self.count, self.round = worlds, budget, 0, 0
        self.seat = int(worlds[0].seat)
        self.tables, self.weights = tables_record(view.config)[0], learned(view.config.seats)
        self.chance = seeded(generator.getrandbits(62))
        self.states, self.scratch = (
            records(state_type(size), plans.STATES),
            records(scratch_type(size))[0],
        )
        self.plans, self.spare = plans.new_plans(ROOM), plans.new_plans(1)

    @property
    def share(self) -> float:
        """Return the part of a turn's time that is spent on this decision."""
        return FIRST_SHARE if self.worlds[0].phase == IN_SOURCE else LATER_SHARE

    def look(self) -> None:
        """Try all marches, then all actions after the best of them."""
        budget, world = self.budget, self.worlds[0]
        self.states[plans.FIRST] = world
        kept = self.plans[: budget.marches]
        if world.phase <= IN_PATH:
            self.count = plans.list_marches(
                self.tables, self.states, kept, self.chance, self.scratch
            )
        else:
            self.count = plans.list_actions(self.tables, self.states, kept, self.scratch)
        self.try_plans(0, self.count, budget.looks, 1)
        if world.phase <= IN_PATH and budget.wide:
            self.rank(budget.wide)
            begun, best = self.count, min(budget.wide, self.count)
            self.count = plans.widen(
                self.tables, world, self.states, self.plans, best, begun, self.chance, self.scratch
            )
            self.try_plans(begun, self.count, budget.looks, 1)

    def try_on(self, until: float | None = None) -> None:
        """Try the best plans further, fewer and fewer of them in more and more worlds."""
        best, rounds = min(self.budget.best, self.count), self.budget.rounds
        if self.worlds[0].phase != IN_SOURCE:
            rounds = (rounds + 1) // 2
        self.rank(best)
        if best < 2:
            return
        self.count = best
        for plan in self.plans[:best]:
            plans.forget(plan)
        while best > 1:
            self._try_best(best, rounds, until)
            self.rank(best)
            best, rounds = (best + 1) // 2, 2 * rounds

    def _try_best(self, best: int, rounds: int, until: float | None) -> None:
        """Try plans in so many worlds or, by the clock, for an equal part of the time left."""
        if until is None:
            self.try_plans(0, best, rounds, self.budget.turns)
            return
        halvings, now = (best - 1).bit_length(), time.monotonic()
        end = now + (until - now) / halvings
        self.try_plans(0, best, 1, self.budget.turns)
        while time.monotonic() < end:
            self.try_plans(0, best, 1, self.budget.turns)

    def try_plans(self, first: int, last: int, rounds: int, turns: int) -> None:
        plans.try_plans(
            self.tables, self.worlds, self.states, self.plans[first:last], last - first,
            self.weights, self.round, rounds, turns, self.budget.tries, self.chance, self.scratch,
        )  # fmt: skip
        self.round += 0 if turns == 1 else rounds

    def rank(self, best: int) -> None:
        plans.rank(self.plans, self.count, best, self.seat, self.spare)


def imagined(view: View, count: int, generator: random.Random) -> Records:
    """Return worlds that are possible as far as the viewer knows."""
    worlds = records(state_type(size_of(view.config.tables)), count)
    states = imagine_many(view, count, generator)
    worlds[:] = state_record(states[0])
    for number, state in enumerate(states):
        worlds[number].hands[: view.config.seats] = state.hands
        worlds[number].deck[: len(state.deck)] = np.array(state.deck, np.int8)
    return worlds
