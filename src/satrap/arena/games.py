"""The games of the arena: a unit of work depends on itself alone, so it can be played anywhere."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from satrap.arena.lineups import Lineup
from satrap.bots.registry import get_bot
from satrap.core.chance import SeededChance
from satrap.core.game import Outcome, Seat
from satrap.core.options import OptionValue
from satrap.games import get_game

Turns = list[list[float]]  # per seat: the seconds of each of its turns


class Unit(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    preset: str
    options: Mapping[str, OptionValue]
    lineup: Lineup
    seed: int
    deal: int  # every lineup plays the same deals
    seconds: float | None = None  # for a turn; None: each bot thinks as much as its level does


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that was played."""

    lineup: Lineup
    deal: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    milliseconds: list[list[int]]  # per seat, of each of its turns


def play(unit: Unit) -> Played:
    """Play a game."""
    try:
        turns: Turns = [[] for _ in unit.lineup]
        outcome = _played(unit, turns)
    except Exception as error:
        error.add_note(f"in {unit}")
        raise
    times = [[round(1000 * seconds) for seconds in each] for each in turns]
    return Played(unit.lineup, unit.deal, outcome.scores, outcome.winners, times)


def _played(unit: Unit, turns: Turns) -> Outcome:
    """Deals depend on the seed alone; each seat has dice of its own."""
    game = get_game(unit.game)
    names = tuple(f"{seat + 1}" for seat in range(len(unit.lineup)))
    setup = game.setup(names, preset=unit.preset, options=dict(unit.options))
    seed = sha256(f"{unit.seed}/{len(names)}/{unit.deal}".encode()).digest()
    chance = SeededChance(seed)
    dice = [random.Random(seed + bytes([seat])) for seat in range(len(names))]
    state, _ = game.start(setup, chance)
    last: tuple[Seat, ...] = ()
    while (outcome := game.outcome(state)) is None:
        seats = game.deciders(state)
        actions = tuple(_choose(unit, state, seat, dice[seat], turns, last) for seat in seats)
        state, _ = game.apply(state, actions, chance)
        last = seats
    return outcome


def _choose(
    unit: Unit, state: Any, seat: Seat, dice: random.Random, turns: Turns, last: tuple[Seat, ...]
) -> Any:
    """Let a bot choose, and note how long it took; what a seat does on end is one turn."""
    game, bot = get_game(unit.game), get_bot(unit.game, unit.lineup[seat])
    began = time.thread_time()  # of one core, whatever else runs on the machine
    action = bot.choose(game.view(state, seat), game.legal(state, seat), dice, unit.seconds)
    seconds = time.thread_time() - began
    if last == (seat,) and turns[seat]:
        turns[seat][-1] += seconds
    else:
        turns[seat].append(seconds)
    return action
