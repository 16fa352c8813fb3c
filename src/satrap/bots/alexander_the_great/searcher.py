"""Bots that search: they draft many whole turns and play each to the end of the region."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import lru_cache
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from satrap.bots.alexander_the_great.fast import drafts, quick, trials
from satrap.bots.alexander_the_great.fast.scratch import new_scratch
from satrap.bots.alexander_the_great.fast.ways import find_ways
from satrap.bots.alexander_the_great.learning import learned
from satrap.bots.alexander_the_great.mixing import Mixing, Options
from satrap.bots.alexander_the_great.sifting import likely_options
from satrap.bots.alexander_the_great.turn_lines import plan_of_turn
from satrap.bots.thoughtful import Thoughtful
from satrap.core.game import Choices
from satrap.fast.chance import seeded
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast import bridge, codes, layout
from satrap.games.alexander_the_great.fast.codes import Record
from satrap.games.alexander_the_great.imagine import imagine
from satrap.games.alexander_the_great.numbers import Phase
from satrap.games.alexander_the_great.state import Config, Known, deciders, pool
from satrap.games.alexander_the_great.view import View, known_in

SEEDS = 4096
LOOKS = 2  # at each drafted turn
MOST_TRIALS = 1024
SLICE = 64  # regions played between two looks at the clock
KEPT = 16  # cached tables
ROOM = 20  # regions played for each split drawn
MOST_SPLITS = 400
# Parts of a time limit: a turn is a march and some attempts, and there are few new splits.
SHARES = {Phase.MOVE: 0.6, Phase.BUILD: 0.3, Phase.ORDER: 0.25, Phase.REDISTRIBUTE: 0.5}
FIRST = 0.25  # part of the time for finding the splits to compare
ALIKE, NEARLY = 0.5, 0.003  # tried half as often as the best, with nearly its chance to win
RARE = 0.3  # a split with less than this part of the mean share is never chosen


class Budget(NamedTuple):
    """How much a bot thinks about one decision."""

    rounds: int  # regions played to their end, for a march, an attempt or a place in the order
    draws: int  # marches drafted
    splits: int  # regions played to their end, for a secret split
    kept: int = 20  # splits of a seat that are compared thoroughly


class Searcher(Thoughtful[View, AnyAction]):
    """Chooses what led to the best results at the end of the region."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def think(
        self, view: View, legal: Choices[AnyAction], generator: random.Random, limit: float | None
    ) -> tuple[AnyAction, ...]:
        """Return what led to the best results, within the budget or a turn's limit in seconds."""
        known = known_in(view)
        if known is None:
            return (next(iter(legal)),)
        search = Search(view, known, self.budget, generator)
        limit = limit and SHARES.get(view.turn.phase, 1.0) * limit
        if search.is_secret:
            return (bridge.action_of(known, search.split(limit)),)
        return plan_of_turn(known, search.turn(limit))


class Search:
    """A search for one decision."""

    def __init__(
        self,
        view: View,
        known: Known,
        budget: Budget,
        generator: random.Random,
        looks: int = LOOKS,
    ) -> None:
        self.view, self.looks = view, looks
        self.known, self.budget, self.generator = known, budget, generator
        self.is_secret = view.turn.phase in (Phase.ALLOCATE, Phase.REDISTRIBUTE)
        self.tables, self.scratch = _tables(view.config, get_ident())
        self.states: Any = layout.new_states(2)
        bridge.write(imagine(view), self.states[trials.ROOT])
        self.chance = seeded(generator.getrandbits(62))
        self.seeds = np.frombuffer(generator.randbytes(8 * SEEDS), np.uint64) | np.uint64(1)

    # Turns

    def turn(self, limit: float | None) -> Any:
        """Return the turn that was tried most; of those that are about as good, the shortest."""
        found = self.drafts()
        if len(found) > 1:
            self.try_all(found, limit)
        mean = found.won[:, self.known.seat] / np.maximum(found.visits, 1)
        best = int(np.argmax(found.visits + mean))
        alike = (found.visits >= ALIKE * found.visits[best]) & (mean >= mean[best] - NEARLY)
        return min(found[alike], key=_length)

    def try_all(self, found: Any, limit: float | None = None) -> None:
        """Try all turns, then mostly the most promising ones."""
        looks = self.looks * len(found)
        if limit is None:
            self._try(found, self.looks, max(looks, self.budget.rounds))
            return
        more = _clock(0, limit)
        self._try(found, self.looks, looks)
        while more(SLICE):
            self._try(found, self.looks, SLICE)

    def drafts(self) -> Any:
        """Return whole turns that the seat could play; or the places it could choose."""
        found, phase = trials.new_trials(MOST_TRIALS), self.known.turn.phase
        if phase == Phase.MOVE:
            draws = self.budget.draws
            count = drafts.draft_marches(
                self.tables, self.states, found, draws, self.scratch, self.chance
            )
        elif phase == Phase.BUILD:
            count = drafts.draft_attempts(
                self.tables, self.states, found, self.scratch, self.chance
            )
        else:
            places = [at for at, seat in enumerate(self.known.turn.order) if seat < 0]
            count = len(places)
            found.seat, found.move_count = self.known.seat, 1
            found.action[:count] = codes.CHOOSE_PLACE * codes.VERB + np.array(places)
            found.moves[:, 0] = found.action
        return found[:count]

    def _try(self, found: Any, looks: int, rounds: int) -> None:
        trials.try_out(
            self.tables, self.states, found, len(found), looks, rounds, self.seeds, self.scratch,
            self.chance,
        )  # fmt: skip

    # Secret splits

    def split(self, limit: float | None) -> int:
        """Draw a split from the mixed strategy."""
        mixing = self.mixing(limit)
        at = [each.seat for each in mixing.options].index(self.known.seat)
        shares = mixing.shares[at]
        likely = np.where(shares >= RARE * shares.mean(), shares, 0.0)
        return int(self.generator.choices(mixing.options[at].codes, likely.tolist())[0])

    def mixing(self, limit: float | None = None, also: int | None = None) -> Mixing:
        """Return the mixed strategies of all seats; `also` adds a split of the own seat."""
        options, splits, seat = self._options(), self.budget.splits, self.known.seat
        if self.known.turn.phase == Phase.ALLOCATE:
            first = _clock(round(FIRST * splits), limit and FIRST * limit)
            options = likely_options(options, self.budget.kept, self._meet, first, self.generator)
            splits, limit = round((1 - FIRST) * splits), limit and (1 - FIRST) * limit
        if also is not None:
            options = [_with(each, also) if each.seat == seat else each for each in options]
        mixing, number = Mixing(options), 0
        more = _clock(splits, limit)
        while number == 0 or more(mixing.size):
            mixing.go_on(number, self._meet, self.generator)
            number += 1
        return mixing

    def _meet(self, found: Any, number: int) -> None:
        self.meet(found, number + 1)

    def meet(self, found: Any, looks: int, rounds: int = 1) -> None:
        """Play the splits of each trial against each other, until all have had so many looks."""
        self._try(found, looks, rounds * len(found))

    def _options(self) -> list[Options]:
        """Return splits of every seat: all splits of the cubes left, or some of all 15 cubes."""
        config, table, turn, _ = self.known
        found = []
        for seat in deciders(config, table, turn):
            if turn.phase == Phase.ALLOCATE:
                count = min(MOST_SPLITS, max(self.budget.kept, self.budget.splits // ROOM))
                drawn = list(dict.fromkeys(quick.draw_split(self.chance) for _ in range(count)))
            else:
                cubes = pool(config, table, seat)
                drawn = [codes.resplit(cubes - city, city) for city in range(cubes + 1)]
            found.append(Options(seat, np.array(drawn, np.int32)))
        return found


def _length(turn: Any) -> int:
    """Return how many moves and attempts a turn has."""
    return int(turn.move_count) + int(turn.temples).bit_count() + int(turn.cities).bit_count()


def _with(options: Options, code: int) -> Options:
    """Return options that include this split."""
    codes_ = options.codes if code in options.codes else np.append(options.codes, np.int32(code))
    return Options(options.seat, codes_)


def _clock(rounds: int, limit: float | None) -> Callable[[int], bool]:
    """Return a function that says whether more rounds fit into a total, or into a time limit."""
    end, left = time.monotonic() + (limit or 0.0), rounds

    def more(count: int) -> bool:
        nonlocal left
        left -= count
        return left >= 0 if limit is None else time.monotonic() < end

    return more


@lru_cache(maxsize=KEPT)
def _tables(config: Config, thread: int) -> tuple[Record, Record]:
    """Return the tables of a match, and a scratch, whose content means nothing between calls.

    Equal matches share them, but threads do not: several may be using scratches.
    """
    tables, scratch = bridge.tables_of(config), new_scratch(learned(config.seats))[0]
    find_ways(tables, scratch)
    return tables, scratch
