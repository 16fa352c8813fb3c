"""Both engines of Alexander the Great: the same match in each, compared at every ply."""

from __future__ import annotations

import fcntl
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from satrap.core.chance import Chance, Draw, NotedChance, SeededChance
from satrap.core.game import Setup
from satrap.fast.chance import STATE, TAPED, USED, Words, seeded, taped
from satrap.fast.kept import key
from satrap.games.alexander_the_great import GAME, events
from satrap.games.alexander_the_great.actions import AnyAction
from satrap.games.alexander_the_great.fast import (
    bridge,
    codes,
    comparing,
    decisions,
    layout,
    playouts,
    start,
)
from satrap.games.alexander_the_great.splits import SPLITS, Splits
from satrap.games.alexander_the_great.state import Known, State


class Different(AssertionError):
    """The two engines disagree."""


def same(fast: object, readable: object, what: str) -> None:
    """Require that both engines agree."""
    if fast != readable:
        raise Different(f"{what}: fast {fast}, readable {readable}")


class Pair:
    """A match in both engines."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.chance = NotedChance(chance)
        self.state: State = GAME.start(setup, self.chance).state
        self.tables = bridge.tables_of(self.state.config)
        self.record: Any = layout.new_states(1)[0]
        self.out = layout.new_choices()
        self.seen = Counter[str]()
        self._legal: list[list[AnyAction]] = []
        if setup.position is None:
            start.start(self.tables, self.record, self.words())
        else:
            self.cross()
        self.agree()

    def words(self) -> Words:
        """Return a tape of the readable engine's latest draws."""
        draws, self.chance.draws = self.chance.draws, list[Draw]()
        return taped(chain.from_iterable(draw.result for draw in draws))

    def cross(self) -> None:
        """Let the fast engine continue from the readable one's state."""
        bridge.write(self.state, self.record)

    def agree(self) -> None:
        """Require the same state in both."""
        fast, readable = (
            comparing.of_record(self.tables, self.record),
            comparing.of_state(self.state),
        )
        for name, one, other in zip(comparing.Facts._fields, fast, readable, strict=True):
            same(one, other, name)

    def legal(self) -> list[list[AnyAction]]:
        """Return the legal actions of each deciding seat, from the readable engine."""
        if not self._legal:
            found = (GAME.legal(self.state, seat) for seat in GAME.deciders(self.state))
            self._legal = [_splits() if isinstance(each, Splits) else list(each) for each in found]
        return self._legal

    def play(self, *actions: AnyAction) -> None:
        """Play an action for each deciding seat; compare what was legal and the results."""
        before, seats = self.state, GAME.deciders(self.state)
        legal, self._legal = self.legal(), []
        self.state, told = GAME.apply(before, actions, self.chance)
        words = self.words()
        drawn = int(words[STATE])
        for seat, action, offered in zip(seats, actions, legal, strict=True):
            self._decide(before, seat, action, offered, words)
        same((int(words[STATE]), int(words[USED])), (drawn, int(words[TAPED])), "chance")
        self.agree()
        for event in told:
            self.seen[_name(self.state, event)] += 1
        self.seen["plies"] += 1

    def _decide(
        self, before: State, seat: int, action: AnyAction, offered: list[AnyAction], words: Words
    ) -> None:
        known = Known(before.config, before.table, before.turn, seat)
        same(int(self.record.seat), seat, "who decides")
        number = offered.index(action)
        code = self._compare(known, offered, number)
        same(bridge.action_of(known, code), action, "action")
        decisions.apply(self.tables, self.record, code, words)
        if seat < GAME.deciders(before)[-1]:  # sealed: nothing is seen of it yet
            same(
                comparing.of_record(self.tables, self.record), comparing.of_state(before), "sealed"
            )

    def _compare(self, known: Known, offered: list[AnyAction], number: int) -> int:
        """Require the same list of actions; return the code of one of them."""
        total = decisions.legal(self.tables, self.record, self.out)
        same(self.out[:total].tolist(), _codes(known, offered), "legal")
        same(decisions.count(self.tables, self.record), total, "count")
        for each in {number, number * 7 % total, total - 1}:
            same(decisions.nth(self.tables, self.record, each), int(self.out[each]), "nth")
        return int(self.out[number])

    def end(self) -> None:
        """Require that nothing is legal after the end."""
        same(decisions.legal(self.tables, self.record, self.out), 0, "after the end")
        same(decisions.count(self.tables, self.record), 0, "after the end")


@cache
def _splits() -> list[AnyAction]:
    return list(SPLITS)


def _codes(known: Known, offered: list[AnyAction]) -> list[int]:
    if offered is _splits():
        return _split_codes()
    return [bridge.code_of(known, action) for action in offered]


@cache
def _split_codes() -> list[int]:
    return [codes.split(each.order, each.army, each.temple, each.city) for each in SPLITS]


def _name(state: State, event: object) -> str:
    """Return the name under which an event is counted."""
    match event:
        case events.LotsDrawn():
            return f"lots, {state.config.options.turn_order}"
        case events.NotBuilt(is_tie=is_tie):
            return "not built: a tie" if is_tie else "not built: no cubes"
        case events.Built(building=building, price=price, rivals=rivals):
            cubes = price if price < 4 else "more"
            return f"{building} for {cubes}, {'contested' if rivals else 'alone'}"
        case events.RegionEnded(reason=reason):
            return f"region ended by {reason}"
        case events.AwardWon(building=building, region=region):
            return f"award for {building}, {'region' if region else 'board'}"
    return type(event).__name__


@cache
def make_ready() -> None:
    """Compile everything in one process; the others wait and take it from the cache."""
    lock = Path(gettempdir()) / f"satrap-fast-march-{key()}.lock"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        pair = Pair(GAME.setup(("a", "b"), preset="short", starter=0), SeededChance(bytes(32)))
        while GAME.deciders(pair.state):
            pair.play(*(each[0] for each in pair.legal()))
        playouts.playouts(pair.tables, layout.new_states(1), seeded(1), 1)
