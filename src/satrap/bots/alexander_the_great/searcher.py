"""Bots that search: they draw up many whole turns and play each to the end of the region."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from satrap.bots.alexander_the_great.fast import splits, trials
from satrap.bots.alexander_the_great.fast.desk import new_desk
from satrap.bots.alexander_the_great.fast.ways import find_ways
from satrap.bots.alexander_the_great.learning import learned
from satrap.core.game import Choices
from satrap.fast.chance import seeded
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast import bridge, layout
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.imagine import imagine
from satrap.games.alexander_the_great.state import Config, Known, Phase
from satrap.games.alexander_the_great.view import View, known_in

SEEDS = 4096
SLICE = 64  # regions played between two looks at the clock
KEPT = 16  # matches whose tables are kept
RARE = 0.3  # a split that would be chosen so much less often than the mean is never chosen


class Budget(NamedTuple):
    """How much a bot thinks about one decision."""

    rounds: int  # regions played to their end, for a march, an attempt or a place in the order
    draws: int  # marches drawn up
    splits: int  # regions played to their end, for a secret split
    kept: int = 20  # splits of a seat that are compared thoroughly


class Searcher:
    """Chooses what led to the best ends of the region."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(
        self,
        view: View,
        legal: Choices[AnyAction],
        generator: random.Random,
        limit: float | None = None,
    ) -> AnyAction:
        """Return one of the legal actions; within a limit of seconds, or within the budget."""
        known = known_in(view)
        if len(legal) == 1 or known is None:
            return next(iter(legal))
        search = Search(view, known, self.budget, generator)
        code = search.split(limit) if search.is_secret else search.turn(limit)
        action = bridge.action_of(known, code)
        return action if action in legal else next(iter(legal))


class Search:
    """A search for one decision."""

    def __init__(self, view: View, known: Known, budget: Budget, generator: random.Random) -> None:
        self.known, self.budget, self.generator = known, budget, generator
        self.is_secret = view.turn.phase in (Phase.ALLOCATE, Phase.REDISTRIBUTE)
        self.tables, self.desk = _tables(view.config)
        self.states: Any = layout.new_states(2)
        bridge.write(imagine(view), self.states[trials.ROOT])
        self.chance = seeded(generator.getrandbits(62))

    def turn(self, limit: float | None) -> int:
        """Return the first action of the turn that was tried most."""
        found, count = self.trials(limit)
        best = max(range(count), key=lambda number: (found[number].visits, -number))
        return int(found[best].action)

    def trials(self, limit: float | None) -> tuple[Any, int]:
        """Return whole turns, and how many, with what they led to."""
        found = trials.new_trials(min(256, max(2, self.budget.draws)))
        count = trials.find_trials(
            self.tables, self.states, found, self.budget.draws, self.desk, self.chance
        )
        seeds = np.frombuffer(self.generator.randbytes(8 * SEEDS), np.uint64) | np.uint64(1)

        def go_on(rounds: int) -> int:
            trials.try_out(
                self.tables, self.states, found, count, rounds, seeds, self.desk, self.chance
            )
            return rounds

        if count > 1:
            _spend(go_on, self.budget.rounds, limit)
        return found, count

    def split(self, limit: float | None) -> int:
        """Draw a split from the mixed strategy."""
        found, count = self.options(limit)
        mine = [found[self.known.seat, number] for number in range(count)]
        shares = [float(option.share) for option in mine]
        mean = sum(shares) / count
        shares = [share if share >= RARE * mean else 0.0 for share in shares]
        if not any(shares):
            return int(mine[0].split)
        return int(self.generator.choices(mine, shares)[0].split)

    def options(self, limit: float | None) -> tuple[Any, int]:
        """Return splits of all seats, how many the seat has, and how often each is chosen."""
        options, budget = splits.new_options(), self.budget
        counts, chosen = np.zeros(layout.SEATS, np.int32), np.zeros(layout.SEATS, np.int32)
        root = self.states[trials.ROOT]
        splits.find_options(self.tables, root, options, counts, splits.MOST_SPLITS, self.chance)

        def compare(rounds: int) -> int:
            splits.compare_all(
                self.tables, self.states, options, counts, chosen, rounds, self.desk, self.chance
            )
            return rounds

        def regret(rounds: int) -> int:
            return splits.regret(
                self.tables, self.states, options, counts, chosen, rounds, self.desk, self.chance
            )

        if root.phase == layout.ALLOCATE:
            _spend(compare, budget.splits // 4, None if limit is None else limit / 4)
            splits.keep_best(self.tables, options, counts, budget.kept)
        _spend(regret, budget.splits, limit)
        return options, int(counts[self.known.seat])


def _spend(go_on: Callable[[int], int], rounds: int, limit: float | None) -> None:
    """Go on for some rounds, or within a limit of seconds."""
    if limit is None:
        go_on(rounds)
        return
    end = time.monotonic() + limit
    while time.monotonic() < end:
        go_on(SLICE)


_kept: dict[int, tuple[Config, Record, Record]] = {}


def _tables(config: Config) -> tuple[Record, Record]:
    """Return the tables of a match, and a desk; those of the last few matches are kept."""
    found = _kept.get(id(config))
    if found is None or found[0] is not config:
        while len(_kept) >= KEPT:
            del _kept[next(iter(_kept))]
        tables, desk = bridge.tables_of(config), new_desk(learned(config.seats))[0]
        find_ways(tables, desk)
        found = _kept[id(config)] = config, tables, desk
    return found[1], found[2]
