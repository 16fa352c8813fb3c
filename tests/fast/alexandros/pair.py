"""Both engines of Alexandros side by side: the same match in each, compared at every ply."""

from __future__ import annotations

import fcntl
import random
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import gettempdir

import numpy as np

from satrap.core.chance import Draw, NotedChance, PlainChance
from satrap.core.game import Setup
from satrap.fast import chance as fast_chance
from satrap.fast.kept import key
from satrap.games.alexandros import GAME
from satrap.games.alexandros.actions import AnyAction
from satrap.games.alexandros.fast import bridge, comparing, decisions
from satrap.games.alexandros.fast import start as fast_start
from satrap.games.alexandros.fast.boards import size_of, tables_record
from satrap.games.alexandros.fast.layout import MOST_ACTIONS, records, scratch_type
from satrap.games.alexandros.fast.steps import game_ends
from satrap.games.alexandros.numbers import Phase
from satrap.games.alexandros.state import State

UNUSED = -99  # after the end of the list of actions
UNTOUCHED = fast_chance.seeded(1)[fast_chance.STATE]  # while only the tape is read


class Different(AssertionError):
    """The engines do not agree."""


def tape_of(draws: Iterable[Draw]) -> fast_chance.Words:
    """Return a tape of these draws for the fast engine."""
    return fast_chance.taped(number for draw in draws for number in draw.result)


class Pair:
    """A match in both engines."""

    def __init__(self, setup: Setup, generator: random.Random) -> None:
        self.generator = generator
        self.chance = NotedChance(PlainChance(generator))
        self.state: State = GAME.start(setup, self.chance).state
        self.config = self.state.config
        self.tables = tables_record(self.config)
        self.scratch = records(scratch_type(size_of(self.config.tables)))
        self.out = np.full(MOST_ACTIONS, UNUSED, np.int32)
        self.plies = 0
        if setup.position is None:
            self.record = bridge.blank(self.config)
            tape = tape_of(self.chance.draws)
            fast_start.start(self.tables[0], self.record[0], tape, self.scratch[0])
            self.check_tape(tape)
        else:
            self.record = bridge.state_record(self.state)

    @property
    def is_over(self) -> bool:
        """Say whether the match has ended."""
        return self.state.turn.phase == Phase.OVER

    def check(self) -> tuple[AnyAction, ...]:
        """Compare everything; return the legal actions."""
        told, found = (
            comparing.of_state(self.state),
            comparing.of_record(self.config, self.record[0]),
        )
        if told != found:
            wrong = {name: (told[name], found[name]) for name in told if told[name] != found[name]}
            raise Different(f"after {self.plies} plies (readable, fast): {wrong}")
        self._check_end()
        legal = () if self.is_over else GAME.legal(self.state, self.state.turn.seat)
        self._check_legal(legal)
        return legal

    def _check_legal(self, legal: tuple[AnyAction, ...]) -> None:
        tables = self.config.tables
        before = self.record.tobytes()
        count = decisions.legal(self.tables[0], self.record[0], self.out, self.scratch[0])
        told, found = [bridge.code_of(tables, each) for each in legal], self.out[:count].tolist()
        if told != found:
            words = [str(bridge.action_of(tables, code)) for code in found]
            raise Different(f"after {self.plies} plies {[*map(str, legal)]} but {words}")
        if self.record.tobytes() != before:
            raise Different("asking what is legal changed the state")
        assert [bridge.action_of(tables, code) for code in found] == list(legal)

    def _check_end(self) -> None:
        outcome = GAME.outcome(self.state)
        if outcome:
            bits = game_ends.winners(self.tables[0], self.record[0])
            winners = tuple(seat for seat in range(self.config.seats) if bits >> seat & 1)
            if winners != outcome.winners:
                raise Different(f"{outcome.winners} won, not {winners}")

    def play(self, action: AnyAction) -> None:
        """Play an action in both engines."""
        self.chance.draws.clear()
        code = bridge.code_of(self.config.tables, action)
        self.state = GAME.apply(self.state, (action,), self.chance).state
        tape = tape_of(self.chance.draws)
        decisions.apply(self.tables[0], self.record[0], code, tape, self.scratch[0])
        self.plies += 1
        self.check_tape(tape)

    @staticmethod
    def check_tape(tape: fast_chance.Words) -> None:
        """Check that the fast engine used exactly the draws of the readable one."""
        used, there = tape[fast_chance.USED], tape[fast_chance.TAPED]
        if used != there or tape[fast_chance.STATE] != UNTOUCHED:
            raise Different(f"{used} of {there} draws were used")

    def twin(self) -> Pair:
        """Return another pair in the same state."""
        other = object.__new__(Pair)
        other.__dict__.update(self.__dict__)
        other.record = self.record.copy()
        return other


@cache
def make_ready() -> None:
    """Compile everything in one process; the others wait and take it from the cache."""
    lock = Path(gettempdir()) / f"satrap-fast-{key()}.lock"
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        pair = Pair(GAME.setup(("a", "b"), options={"max_turns": 1}), random.Random(1))
        while not pair.is_over:
            pair.play(pair.check()[-1])
