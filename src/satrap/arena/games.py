"""The games of the arena: a unit of work depends only on itself, so it can be played anywhere."""

from __future__ import annotations

import random
from collections.abc import Mapping
from hashlib import sha256
from time import thread_time  # processor time, whatever else runs on the machine

import msgspec

from satrap.arena.lineups import Lineup
from satrap.arena.playing import Player, Stage
from satrap.arena.playing import play as moments
from satrap.core.chance import SeededChance
from satrap.core.game import Outcome, Seat
from satrap.core.options import OptionValue
from satrap.packs import get_pack

Turns = list[list[float]]  # per seat: the seconds of each of its turns


class Unit(msgspec.Struct, frozen=True):
    """One game to play."""

    game: str
    preset: str
    options: Mapping[str, OptionValue]
    lineup: Lineup
    seed: int
    deal: int  # every lineup plays the same deals
    seconds: float | None = None  # per turn; None: each bot thinks as long as its level does


class ArenaGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game that was played."""

    lineup: Lineup
    deal: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    milliseconds: list[list[int]]  # per seat, of each of its turns


def play(unit: Unit) -> ArenaGame:
    """Play a game."""
    try:
        turns: Turns = [[] for _ in unit.lineup]
        outcome = _played(unit, turns)
    except Exception as error:
        error.add_note(f"in {unit}")
        raise
    times = [[round(1000 * seconds) for seconds in each] for each in turns]
    return ArenaGame(unit.lineup, unit.deal, outcome.scores, outcome.winners, times)


def _played(unit: Unit, turns: Turns) -> Outcome:
    """Play a unit: the deal depends on the seed alone, and each seat has its own dice."""
    pack = get_pack(unit.game)
    names = tuple(f"{seat + 1}" for seat in range(len(unit.lineup)))
    setup = pack.game.setup(names, preset=unit.preset, options=dict(unit.options))
    seed = sha256(f"{unit.seed}/{len(names)}/{unit.deal}".encode()).digest()
    players = [
        Player(pack.bot(bot), random.Random(seed + bytes([seat])), unit.seconds)
        for seat, bot in enumerate(unit.lineup)
    ]
    last: tuple[Seat, ...] = ()
    for moment in moments(pack.game, setup, players, SeededChance(seed), thread_time):
        _note(turns, moment, last)
        last = moment.seats
    outcome = pack.game.outcome(moment.state)
    assert outcome is not None
    return outcome


def _note(turns: Turns, moment: Stage, last: tuple[Seat, ...]) -> None:
    """Note how long the bots took; consecutive decisions of a seat are one turn."""
    for seat, seconds in zip(moment.seats, moment.seconds, strict=True):
        if last == (seat,):
            turns[seat][-1] += seconds
        else:
            turns[seat].append(seconds)
